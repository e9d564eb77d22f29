import type { TestResult } from '@prova/contract/assessments/taking';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { proofEnd, setProofs, shownProofs } from '../../matching/matching.service.ts';
import { seenBefore } from '../right-answers/right-answers.ts';
import type { AssignmentRow } from '../sending/assignments.queries.ts';
import { resultOf } from '../sending/present-assignment.ts';

type Proof = Omit<NonNullable<TestResult['proof']>, 'validUntil'> & { validUntil: Date };

/** What a result proves of a talent; null until it proves something. */
export async function proofOf(ctx: Ctx, row: AssignmentRow): Promise<Proof | null> {
  const proven = await provenBy(ctx, row);
  if (!proven) return null;
  const { skills, attemptId, provenAt } = proven;
  const shown = (await shownProofs(ctx, attemptId)) > 0;
  return { skills: [...skills], shown, validUntil: proofEnd(provenAt) };
}

/**
 * Shows a result on the profile, or takes it back. Whoever is graded once more is shown as they were graded last.
 * @throws AppError PROOF_IMPOSSIBLE
 */
export async function setProof(ctx: Ctx, row: AssignmentRow, shown: boolean): Promise<void> {
  const proven = await provenBy(ctx, row);
  if (!proven) throw new AppError('PROOF_IMPOSSIBLE');
  const { talentId, skills, score, provenAt, attemptId } = proven;
  await setProofs(ctx, { talentId, skills, score, provenAt, source: 'test', sourceId: attemptId }, shown);
}

/** After a grade: a result that is shown says what it came to. */
export async function refreshProof(ctx: Ctx, row: AssignmentRow): Promise<void> {
  if (row.attemptId !== null && (await shownProofs(ctx, row.attemptId)) > 0) await setProof(ctx, row, true);
}

async function provenBy(ctx: Ctx, row: AssignmentRow) {
  const { skills, talentId, attemptId, submittedAt } = row;
  const score = resultOf(row)?.score ?? null;
  if (skills.length === 0 || talentId === null || attemptId === null || submittedAt === null || score === null)
    return null;
  // Who had seen right answers of its questions has proven that they remember them.
  if ((await seenBefore(ctx, [attemptId])).get(attemptId)?.own) return null;
  return { skills, talentId, attemptId, score, provenAt: submittedAt };
}
