import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import type { actOnCandidates as endpoint, undoChanges as undoing } from '@prova/contract/funnel/mass-actions';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { eachByItself } from '../../platform/each-by-itself.ts';
import { type Reply, reply } from '../../platform/http/route.ts';
import { callOffScheduledAiInterview } from '../ai-interviews/ai-interviews.service.ts';
import { callOffAhead } from '../interviews/interviews.service.ts';
import { reject } from './act-on-candidate.ts';
import { type ChangedData, lockForChange } from './change-application.ts';
import { requireJobFor } from './job-of-many.ts';
import { approve, move } from './move-candidate.ts';
import { notProcessed } from './partial-words.ts';
import { rejectionWords } from './rejection-mail.ts';
import { undoChange } from './undo-change.ts';

type Body = BodyOf<typeof endpoint>;
type Outcome = ResultOf<typeof endpoint>;

/**
 * Does one thing to several applications, each as if it were asked for alone.
 * @throws AppError JOB_NOT_FOUND, FORBIDDEN, where all are of one job that is not the actor's to decide about
 */
export async function actOnCandidates(ctx: Ctx, body: Body): Promise<Reply<Outcome>> {
  await requireJobFor(ctx, 'decide', body.jobId);
  return withMessage(ctx, await actOnEach(ctx, body.applications, (ctx, seen) => act(ctx, seen, body)));
}

/**
 * Takes several changes back, each by itself. Whether there is time left is judged by the moment at which it was asked for,
 * so that the last is not too late because of the first.
 * @throws AppError JOB_NOT_FOUND, FORBIDDEN, as above
 */
export async function undoChanges(ctx: Ctx, body: BodyOf<typeof undoing>): Promise<Reply<Outcome>> {
  await requireJobFor(ctx, 'decide', body.jobId);
  // A repetition goes on with the time that the first one had.
  const now = async () => ctx.clock.now().toISOString();
  const askedAt = new Date(ctx.pieces ? await ctx.pieces.once('asked', now) : await now());
  return withMessage(
    ctx,
    await actOnEach(ctx, body.changes, (ctx, { id, eventId }) => undoChange(ctx, id, eventId, askedAt)),
  );
}

/** With a message, where some were left as they were. */
export function withMessage<T extends Pick<Outcome, 'processed' | 'failed'>>(ctx: Ctx, data: T): Reply<T> {
  const { processed, failed } = data;
  return reply(data, failed.length > 0 ? { message: notProcessed(ctx.locale, processed.length, failed.length) } : {});
}

async function act(ctx: Ctx, { id, ...seen }: Body['applications'][number], body: Body): Promise<ChangedData> {
  const found = await lockForChange(ctx, id, seen);
  if (body.jobId !== undefined && body.jobId !== found.jobId) throw new AppError('APPLICATION_NOT_FOUND');
  const callsOff = 'cancelInterviews' in body && body.cancelInterviews;
  const row = callsOff ? await callOffAhead(ctx, await callOffScheduledAiInterview(ctx, found)) : found;
  const among = body.applications.length;
  switch (body.action) {
    case 'approve':
      return approve(ctx, row, among);
    case 'move':
      return move(ctx, row, { ...body, ofSkips: true, among });
    case 'reject':
      return reject(ctx, row, { ...body, mail: body.mail ? await rejectionWords(ctx, row, body.cause) : null, among });
  }
}

/** Each by itself: the rows of one are locked at a time, and whoever waits for them waits for one. */
export async function actOnEach<Item extends { readonly id: string }>(
  ctx: Ctx,
  items: readonly Item[],
  work: (ctx: Ctx, item: Item) => Promise<ChangedData>,
): Promise<Outcome> {
  const { done: changes, failed } = await eachByItself(ctx, items, work);
  return { processed: changes.map(({ card }) => card.id), changes, failed };
}
