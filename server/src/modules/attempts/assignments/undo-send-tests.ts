import { CANDIDATE_STATUSES } from '@prova/contract/applications/application-status';
import { UNDO_SECONDS } from '@prova/contract/applications/status-events';
import type * as contract from '@prova/contract/attempts/assignments';
import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import * as z from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import { after } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { eachByItself } from '../../../platform/each-by-itself.ts';
import {
  beforeChange,
  changeApplication,
  clocksOf,
  lockApplications,
  requireApplication,
} from '../../applications/applications.service.ts';
import { deleteAssignments, selectOpenAssignments, selectSentEvent } from './assignments.queries.ts';
import { countSent } from './count-sent.ts';
import { takeBackMail } from './notify-tests.ts';

/** What `sendTo` has left in the history. */
const kept = z.object({ before: beforeChange, assignmentIds: z.array(z.string()) });

/**
 * Takes sent tests back while their ten seconds last, each by itself.
 * @throws AppError APPLICATION_NOT_FOUND, FORBIDDEN by the first of them: who may not touch it is told of nothing
 */
export async function undoSendTests(
  ctx: Ctx,
  { sendings }: BodyOf<typeof contract.undoSendTests>,
): Promise<ResultOf<typeof contract.undoSendTests>> {
  const [first] = sendings;
  if (first) await requireApplication(ctx, first.applicationId, 'handle_tests');
  const items = sendings.map(({ applicationId: id, eventId }) => ({ id, eventId }));
  await ctx.transaction((ctx) =>
    lockApplications(
      ctx,
      items.map(({ id }) => id),
    ),
  );
  const { done, failed } = await eachByItself(ctx, items, undo);
  return { undone: done, failed };
}

/** @throws AppError APPLICATION_NOT_FOUND, UNDO_EXPIRED when it is too late or something has happened since */
async function undo(ctx: Ctx, { id, eventId }: { id: string; eventId: string }): Promise<string> {
  const row = await requireApplication(ctx, id, 'handle_tests', { forUpdate: true });
  const event = await selectSentEvent(ctx, id, eventId);
  const left = kept.safeParse(event?.data);
  if (!event || !left.success) throw tooLate();
  const over = ctx.clock.now() > after(event.at, UNDO_SECONDS);
  if (over || left.data.before.version !== row.version || !(await takeBackMail(ctx, eventId))) throw tooLate();
  const mine = new Set(left.data.assignmentIds);
  const open = (await selectOpenAssignments(ctx, id)).filter((each) => mine.has(each.id));
  await deleteAssignments(ctx, left.data.assignmentIds);
  const { before } = left.data;
  await changeApplication(ctx, row, {
    type: 'undone',
    ...(event.fromStatus !== null && { toStatus: z.enum(CANDIDATE_STATUSES).parse(event.fromStatus) }),
    statusBefore: before.statusBefore,
    ...clocksOf(before),
    data: { undoneEventId: eventId },
  });
  await countSent(
    ctx,
    open.map(({ testId }) => testId),
  );
  return id;
}

const tooLate = () => new AppError('UNDO_EXPIRED');
