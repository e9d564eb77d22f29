import { scoreOf } from '@prova/contract/attempts/score';
import type * as contract from '@prova/contract/certificates/certificates';
import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import { provenLevel } from '@prova/contract/matching/proven-level';
import { AppError } from '../../platform/app-error.ts';
import { refuseBeyond } from '../../platform/budget.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import { noResult, proofOf, selectAssignment, selectAttempt } from '../attempts/attempts.service.ts';
import { ownTalentId } from '../talents/talents.service.ts';
import { certificateAddress } from './addresses.ts';
import { newCertificateCode } from './certificate-code.ts';
import { printCertificate } from './certificate-file.ts';
import { CERTIFICATES } from './certificates.budgets.ts';
import {
  type CertificateRow,
  insertCertificate,
  selectCurrent,
  selectWithdrawn,
  updateCertificate,
  withdrawCurrent,
} from './certificates.queries.ts';
import { endOf, isExpired, placeOf } from './certified.ts';
import { giveStatus } from './status-list.ts';

type Own = ResultOf<typeof contract.getCertificate>;
type Choices = contract.CertificateChoices;

/** @param id of the test asked, as other calls about results name it @throws AppError NOT_FOUND, ASSIGNMENT_NOT_DONE, ASSIGNMENT_ENDED */
export async function getCertificate(ctx: Ctx, id: string): Promise<Own> {
  return show(ctx, await requireOwnResult(ctx, id));
}

/** @throws AppError NOT_FOUND, ASSIGNMENT_NOT_DONE, ASSIGNMENT_ENDED, VERSION_CONFLICT, PROOF_IMPOSSIBLE until it is graded, where its test names no skill, and after twelve months, PROOF_BELOW */
export async function putCertificate(
  ctx: Ctx,
  id: string,
  { seen, ...choices }: BodyOf<typeof contract.putCertificate>,
): Promise<Own> {
  const { attempt, talentId } = await requireOwnResult(ctx, id);
  return ctx.transaction(async (ctx) => {
    // Two windows that issue at once, and whoever grades meanwhile, come one after the other.
    await selectAttempt(ctx, attempt.id, true);
    const own = await requireOwnResult(ctx, id);
    const current = await selectCurrent(ctx, attempt.id);
    const now = ctx.clock.now();
    const same = current !== undefined && CHOICES.every((choice) => current[choice] === choices[choice]);
    const isSeen = seen === undefined || Date.parse(seen ?? '') === current?.changedAt.getTime();
    // What another window chose since is not turned back, and what it withdrew is not issued again.
    if (!same && !isSeen && !(seen === null && !current)) throw new AppError('VERSION_CONFLICT');
    if (current) {
      if (!same) await updateCertificate(ctx, current.id, { ...choices, changedAt: now });
      return show(ctx, own);
    }
    if (own.proof !== null && own.proof.level === null) throw new AppError('PROOF_BELOW');
    if (!isPossible(ctx, own.proof)) throw new AppError('PROOF_IMPOSSIBLE');
    await refuseBeyond(ctx, CERTIFICATES, [attempt.id]);
    await insertCertificate(ctx, {
      ...choices,
      ...(await giveStatus(ctx)),
      ...{ id: newId(ctx), attemptId: attempt.id, talentId, score: scoreOf(own.row.points, own.row.pointsMax) },
      code: newCertificateCode(),
      ...{ createdAt: now, changedAt: now },
    });
    return show(ctx, own);
  });
}

/** @throws AppError NOT_FOUND, ASSIGNMENT_NOT_DONE, ASSIGNMENT_ENDED */
export async function withdrawCertificate(ctx: Ctx, id: string): Promise<Own> {
  const own = await requireOwnResult(ctx, id);
  return ctx.transaction(async (ctx) => {
    await withdrawCurrent(ctx, own.attempt.id, 'talent');
    return show(ctx, own);
  });
}

/** @throws AppError NOT_FOUND where none was issued, ASSIGNMENT_NOT_DONE, ASSIGNMENT_ENDED, SERVICE_UNAVAILABLE */
export async function downloadCertificate(
  ctx: Ctx,
  id: string,
  format: contract.CertificateFormat,
): Promise<ResultOf<typeof contract.downloadCertificate>> {
  const { attempt } = await requireOwnResult(ctx, id);
  const current = await selectCurrent(ctx, attempt.id);
  if (!current) throw new AppError('NOT_FOUND');
  return printCertificate(ctx, current, format);
}

/**
 * After a grade: what was downloaded for another score is not valid any more, and a certificate of what proves nothing any more
 * ends. Within the transaction that holds the attempt.
 * @returns whether it has ended now
 */
export async function followScore(ctx: Ctx, attemptId: string): Promise<boolean> {
  const current = await selectCurrent(ctx, attemptId);
  if (!current) return false;
  const score = scoreOf(current.points, current.pointsMax);
  if (score === current.score) return false;
  if (provenLevel(score, current.provesFrom) === null) {
    await withdrawCurrent(ctx, attemptId, 'grade');
    return true;
  }
  await updateCertificate(ctx, current.id, { ...(await giveStatus(ctx)), score, changedAt: ctx.clock.now() });
  return false;
}

const CHOICES = ['showsName', 'showsScore', 'showsPlace', 'showsCompany'] as const satisfies (keyof Choices)[];

/** @throws AppError NOT_FOUND for what is not the actor's own, ASSIGNMENT_NOT_DONE, ASSIGNMENT_ENDED */
async function requireOwnResult(ctx: Ctx, id: string) {
  const [talentId, row] = [await ownTalentId(ctx), await selectAssignment(ctx, id)];
  if (!row || talentId === null || row.talentId !== talentId) throw new AppError('NOT_FOUND');
  const { attemptId, submittedAt, points } = row;
  if (attemptId === null || submittedAt === null) throw noResult(row);
  return {
    row: { ...row, points: points ?? 0 },
    talentId,
    attempt: { id: attemptId, versionId: row.versionId },
    proof: await proofOf(ctx, row),
  };
}
type OwnResult = Awaited<ReturnType<typeof requireOwnResult>>;

const isPossible = (ctx: Ctx, proof: OwnResult['proof']): boolean =>
  proof !== null && proof.level !== null && proof.validUntil > ctx.clock.now();

async function show(ctx: Ctx, { attempt, proof }: OwnResult): Promise<Own> {
  const [current, ended] = [await selectCurrent(ctx, attempt.id), await selectWithdrawn(ctx, attempt.id)];
  const [last] = ended;
  return {
    certificate: current ? shown(ctx, current) : null,
    possible: isPossible(ctx, proof),
    hasPlace: proof !== null && (await placeOf(ctx, attempt)) !== null,
    withdrawn: ended.filter(({ withdrawnBy }) => withdrawnBy === 'talent').length,
    overruledAt: !current && last?.withdrawnBy === 'grade' ? last.withdrawnAt : null,
  };
}

function shown(ctx: Ctx, row: CertificateRow) {
  return { ...row, url: certificateAddress(ctx, row.code), validUntil: endOf(row), expired: isExpired(ctx, row) };
}
