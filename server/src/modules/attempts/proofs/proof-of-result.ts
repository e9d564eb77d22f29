import type { TestResult } from '@prova/contract/attempts/taking';
import { provenLevel } from '@prova/contract/matching/proven-level';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { proofEnd, setProofs, shownProofs } from '../../matching/matching.service.ts';
import type { AssignmentRow } from '../assignments/assignments.queries.ts';
import { resultOf } from '../assignments/present-assignment.ts';
import { seenBefore } from '../right-answers/right-answers.ts';

type Proof = Omit<NonNullable<TestResult['proof']>, 'validUntil'> & { validUntil: Date };

/** What a result proves of a talent, or would have; null until there is something to prove. */
export async function proofOf(ctx: Ctx, row: AssignmentRow): Promise<Proof | null> {
  const result = await provingResult(ctx, row);
  if (!result) return null;
  const { skills, attemptId, provenAt, level } = result;
  const shown = (await shownProofs(ctx, attemptId)) > 0;
  return { skills: [...skills], level, provesFrom: row.provesFrom, shown, validUntil: proofEnd(provenAt) };
}

/**
 * Shows a result on the profile, or takes it back. Whoever is graded once more is shown as they were graded last.
 * @throws AppError PROOF_IMPOSSIBLE, PROOF_BELOW
 */
export async function setProof(ctx: Ctx, row: AssignmentRow, shown: boolean): Promise<void> {
  const result = await provingResult(ctx, row);
  if (!result) throw new AppError('PROOF_IMPOSSIBLE');
  const { talentId, skills, score, provenAt, attemptId, level } = result;
  if (shown && level === null) throw new AppError('PROOF_BELOW');
  const proven = skills.map((skill) => ({ skill, score }));
  await setProofs(ctx, { talentId, skills: proven, provenAt, source: 'test', sourceId: attemptId }, shown);
}

/**
 * After a grade: a result that is shown says what it came to, and what proves nothing any more is shown no more.
 * @returns whether it was shown until now, and is not any more
 */
export async function refreshProof(ctx: Ctx, row: AssignmentRow): Promise<boolean> {
  if (row.attemptId === null || (await shownProofs(ctx, row.attemptId)) === 0) return false;
  const isProof = ((await provingResult(ctx, row))?.level ?? null) !== null;
  await setProof(ctx, row, isProof);
  return !isProof;
}

/**
 * A graded result of a test that names skills, taken with an account; `level` is null where it proves none of them. Who had seen
 * right answers of its questions has proven that they remember them.
 */
async function provingResult(ctx: Ctx, row: AssignmentRow) {
  const { skills, talentId, attemptId, submittedAt, provesFrom } = row;
  const score = resultOf(row)?.score ?? null;
  if (skills.length === 0 || talentId === null || attemptId === null || submittedAt === null || score === null)
    return null;
  if ((await seenBefore(ctx, [attemptId])).get(attemptId)?.own) return null;
  return { skills, talentId, attemptId, score, provenAt: submittedAt, level: provenLevel(score, provesFrom) };
}
