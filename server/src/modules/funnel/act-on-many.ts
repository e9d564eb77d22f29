import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import type { actOnCandidates as endpoint, undoChanges as undoing } from '@prova/contract/funnel/mass-actions';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { eachByItself } from '../../platform/each-by-itself.ts';
import { lockApplications } from '../applications/applications.service.ts';
import { callOffAhead } from '../interviews/interviews.service.ts';
import { reject } from './act-on-candidate.ts';
import { type ChangedData, lockForChange } from './change-application.ts';
import { requireJobFor } from './job-of-many.ts';
import { approve, move } from './move-candidate.ts';
import { rejectionWords } from './rejection-mail.ts';
import { undoChange } from './undo-change.ts';

type Body = BodyOf<typeof endpoint>;
type Outcome = ResultOf<typeof endpoint>;

/**
 * Does one thing to several applications, each as if it were asked for alone.
 * @throws AppError JOB_NOT_FOUND, FORBIDDEN, where all are of one job that is not the actor's to decide about
 */
export async function actOnCandidates(ctx: Ctx, body: Body): Promise<Outcome> {
  await requireJobFor(ctx, 'decide', body.jobId);
  return actOnEach(ctx, body.applications, (ctx, seen) => act(ctx, seen, body));
}

/**
 * Takes several changes back, each by itself.
 * @throws AppError JOB_NOT_FOUND, FORBIDDEN, as above
 */
export async function undoChanges(ctx: Ctx, body: BodyOf<typeof undoing>): Promise<Outcome> {
  await requireJobFor(ctx, 'decide', body.jobId);
  return actOnEach(ctx, body.changes, (ctx, { id, eventId }) => undoChange(ctx, id, eventId));
}

async function act(ctx: Ctx, { id, ...seen }: Body['applications'][number], body: Body): Promise<ChangedData> {
  const found = await lockForChange(ctx, id, seen);
  if (body.jobId !== undefined && body.jobId !== found.jobId) throw new AppError('APPLICATION_NOT_FOUND');
  const row = 'cancelInterviews' in body && body.cancelInterviews ? await callOffAhead(ctx, found) : found;
  switch (body.action) {
    case 'approve':
      return approve(ctx, row);
    case 'move':
      return move(ctx, row, { ...body, ofSkips: true });
    case 'reject':
      return reject(ctx, row, { ...body, mail: body.mail ? await rejectionWords(ctx, row, body.cause) : null });
  }
}

/** Each by itself, all of them locked before the first. */
export async function actOnEach<Item extends { readonly id: string }>(
  ctx: Ctx,
  items: readonly Item[],
  work: (ctx: Ctx, item: Item) => Promise<ChangedData>,
): Promise<Outcome> {
  // All of them before the first changes: a rejection ends by locking what its job counts, and whoever waits for that
  // must not hold an application which is still to come.
  await ctx.transaction((ctx) =>
    lockApplications(
      ctx,
      items.map(({ id }) => id),
    ),
  );
  const { done: changes, failed } = await eachByItself(ctx, items, work);
  return { processed: changes.map(({ card }) => card.id), changes, failed };
}
