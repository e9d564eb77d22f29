import { mayAct } from '@prova/contract/applications/application-status';
import type * as contract from '@prova/contract/applications/applications';
import type { ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { ownTalentId } from '../talents/talents.service.ts';
import { mailWithdrawn, tellTeamWithdrawn } from './application-mails.ts';
import { type ApplicationRow, selectApplication } from './applications.queries.ts';
import { applicationState, changeApplication, loadApplication } from './applications.service.ts';
import { wordHistory } from './candidate-history.ts';
import { selectPastEvents, selectStagesOf } from './own.queries.ts';
import { toOwn } from './own-application.ts';

type Own = ResultOf<typeof contract.withdrawOwn>;

/** Far more than an application ever has. */
const HISTORY_LIMIT = 200;

/** Where the application of the status link stands. */
export async function applicationStatus(ctx: Ctx): Promise<ResultOf<typeof contract.applicationStatus>> {
  const row = await ofToken(ctx, false);
  return {
    ...(await presentOwn(ctx, row)),
    candidateName: row.candidateName ?? '',
    history: wordHistory(await selectPastEvents(ctx, row.id, HISTORY_LIMIT), ctx.locale),
  };
}

export function withdrawByToken(ctx: Ctx, reason: string | undefined): Promise<Own> {
  return ctx.transaction(async (ctx) => withdraw(ctx, await ofToken(ctx, true), reason));
}

/** @throws AppError APPLICATION_NOT_FOUND for one that is not the talent's, WITHDRAWAL_REFUSED */
export function withdrawOwn(ctx: Ctx, id: string, reason: string | undefined): Promise<Own> {
  return ctx.transaction(async (ctx) => {
    return withdraw(ctx, await requireOwn(ctx, id), reason);
  });
}

/** The talent's own application, locked. @throws AppError APPLICATION_NOT_FOUND for one that is not theirs */
export async function requireOwn(ctx: Ctx, id: string): Promise<ApplicationRow> {
  const row = await loadApplication(ctx, id, { forUpdate: true });
  if (row.talentId === null || row.talentId !== (await ownTalentId(ctx))) throw new AppError('APPLICATION_NOT_FOUND');
  return row;
}

/** Final: with an offer out it answers that offer too. */
async function withdraw(ctx: Ctx, row: ApplicationRow, reason: string | undefined): Promise<Own> {
  const application = applicationState(row);
  if (!mayAct('withdraw', application).allowed) throw new AppError('WITHDRAWAL_REFUSED');
  const changed = await changeApplication(ctx, row, {
    type: 'withdrawn',
    withdrawnAt: ctx.clock.now(),
    reason: reason || null,
    ...(application.liveOffer && { toStatus: 'offer_declined', statusBefore: null }),
  });
  await mailWithdrawn(ctx, changed.row);
  await tellTeamWithdrawn(ctx, changed.row);
  return presentOwn(ctx, changed.row);
}

/** An application as its candidate sees it, with the stages of its job. */
export async function presentOwn(ctx: Ctx, row: ApplicationRow): Promise<Own> {
  return toOwn(row, await selectStagesOf(ctx, [row.jobId]));
}

/** @throws AppError TOKEN_INVALID when what the token named is gone */
async function ofToken(ctx: Ctx, forUpdate: boolean): Promise<ApplicationRow> {
  const row = ctx.actor.kind === 'token' && (await selectApplication(ctx, ctx.actor.subjectId, forUpdate));
  if (!row) throw new AppError('TOKEN_INVALID');
  return row;
}
