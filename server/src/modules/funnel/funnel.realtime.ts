import { type BoardChange, serverFrames } from '@prova/contract/realtime';
import * as z from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { defineMessage, defineTopic, publish, toTopic } from '../../platform/realtime/messages.ts';
import type { ApplicationChanged } from '../applications/applications.service.ts';
import { mayUseBoard } from './funnel.policy.ts';
import { selectCompanyOfJob } from './funnel.queries.ts';

/** The candidates of a job, followed by those who may use its board. */
export const boardTopic = defineTopic({
  name: 'board',
  may: async (ctx, { jobId }) => {
    const job = await selectCompanyOfJob(ctx, jobId);
    return job !== undefined && mayUseBoard(ctx.actor, job);
  },
});

/** Small enough to travel whole: a window needs nothing more to put a card into its place. */
const frame = serverFrames['board:changed'];
export const boardChanged = defineMessage({
  type: 'board:changed',
  data: frame.extend({ at: z.iso.datetime() }),
  to: ({ jobId }) => toTopic('board', { jobId }),
  load: async (_ctx, data) => data,
});

/** For app.ts. */
export const funnelTopics = [boardTopic];
export const funnelMessages = [boardChanged];

/** Tells open boards of a change of a candidacy, in its transaction. */
export async function publishChange(ctx: Ctx, change: ApplicationChanged): Promise<void> {
  const { row, before, actor, at } = change;
  await publish(ctx, boardChanged, {
    jobId: row.jobId,
    kind: kindOf(change),
    applicationId: row.id,
    version: row.version,
    stageId: row.stageId,
    fromStageId: before && before.stageId !== row.stageId ? before.stageId : null,
    status: row.status,
    actorId: actor.kind === 'user' ? actor.id : null,
    actorName: actor.label,
    at: at.toISOString(),
  });
}

function kindOf({ row, before }: ApplicationChanged): BoardChange {
  if (!before) return 'added';
  if (before.stageId !== row.stageId) return 'moved';
  return before.status === row.status && before.active === row.active ? 'updated' : 'status';
}
