import { mayAct } from '@prova/contract/applications/application-status';
import type * as contract from '@prova/contract/applications/applications';
import type { ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { holdStage } from '../jobs/jobs.service.ts';
import { holdTalent, spreadChange } from '../talents/talents.service.ts';
import type { ApplicationRow } from './applications.queries.ts';
import { applicationState, changeApplication } from './applications.service.ts';
import { isAppliedAgain } from './applied-again.ts';
import { clocksOf, keepBefore } from './before-change.ts';
import { notifyWithdrawnLater } from './notify-withdrawn.ts';
import { applicationOfToken, presentOwn, requireOwn } from './own-applications.ts';
import { undoableWithdrawal, undoOfWithdrawal } from './withdrawal-undo.ts';

type Withdrawn = ResultOf<typeof contract.withdrawOwn>;
type Own = ResultOf<typeof contract.undoWithdrawal>;

/** @throws AppError WITHDRAWAL_REFUSED */
export function withdrawByToken(ctx: Ctx, reason: string | undefined): Promise<Withdrawn> {
  return ctx.transaction(async (ctx) => withdraw(ctx, await applicationOfToken(ctx, { forUpdate: true }), reason));
}

/** @throws AppError APPLICATION_NOT_FOUND for one that is not the talent's, WITHDRAWAL_REFUSED */
export function withdrawOwn(ctx: Ctx, id: string, reason: string | undefined): Promise<Withdrawn> {
  return ctx.transaction(async (ctx) => withdraw(ctx, await requireOwn(ctx, id), reason));
}

/** @throws AppError UNDO_EXPIRED when it is too late or something has happened since */
export function undoWithdrawalByToken(ctx: Ctx, eventId: string): Promise<Own> {
  return orTooLate(
    ctx.transaction(async (ctx) => putBack(ctx, await applicationOfToken(ctx, { forUpdate: true }), eventId)),
  );
}

/** @throws AppError APPLICATION_NOT_FOUND for one that is not the talent's, UNDO_EXPIRED */
export function undoWithdrawal(ctx: Ctx, id: string, eventId: string): Promise<Own> {
  return orTooLate(ctx.transaction(async (ctx) => putBack(ctx, await requireOwn(ctx, id), eventId)));
}

/** Stands at once; with an offer out it answers that offer too. Who is to hear of it does once it cannot be taken back. */
async function withdraw(ctx: Ctx, row: ApplicationRow, reason: string | undefined): Promise<Withdrawn> {
  const application = applicationState(row);
  if (!mayAct('withdraw', application).allowed) throw new AppError('WITHDRAWAL_REFUSED');
  if (row.talentId) await holdTalent(ctx, row.talentId);
  const changed = await changeApplication(ctx, row, {
    type: 'withdrawn',
    withdrawnAt: ctx.clock.now(),
    undoable: true,
    reason: reason || null,
    ...(application.liveOffer && { toStatus: 'offer_declined', statusBefore: null }),
    data: { before: keepBefore(row) },
  });
  // Who might see the profile for this application alone cannot any more, in open windows too.
  if (row.talentId) await spreadChange(ctx, row.talentId);
  await notifyWithdrawnLater(ctx, changed.row);
  return { ...(await presentOwn(ctx, changed.row)), undo: await undoOfWithdrawal(ctx, changed.row) };
}

/** The application goes on exactly where it stood. */
async function putBack(ctx: Ctx, row: ApplicationRow, eventId: string): Promise<Own> {
  const undoable = await undoableWithdrawal(ctx, row);
  if (undoable?.eventId !== eventId) throw tooLate();
  const { before, fromStatus } = undoable;
  // The stage may have been removed, since nobody stood in it any more.
  await holdStage(ctx, row.jobId, row.stageId);
  if (row.talentId) await holdTalent(ctx, row.talentId);
  const changed = await changeApplication(ctx, row, {
    type: 'undone',
    withdrawnAt: null,
    ...(fromStatus !== null && { toStatus: fromStatus }),
    statusBefore: before.statusBefore,
    ...clocksOf(before),
    data: { undoneEventId: eventId },
  });
  if (row.talentId) await spreadChange(ctx, row.talentId);
  return presentOwn(ctx, changed.row);
}

function orTooLate(undone: Promise<Own>): Promise<Own> {
  return undone.catch((error: unknown) => {
    const gone = error instanceof AppError && error.code === 'STAGE_NOT_FOUND';
    throw gone || isAppliedAgain(error) ? tooLate(error) : error;
  });
}

const tooLate = (cause?: unknown) => new AppError('UNDO_EXPIRED', { cause });
