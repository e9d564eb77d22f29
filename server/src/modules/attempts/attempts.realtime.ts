import { sittingChanged, sittingTopic } from '@prova/contract/attempts/realtime';
import { id } from '@prova/contract/common';
import * as z from 'zod';
import { defineMessage, defineTopic, toTopic } from '../../platform/realtime/messages.ts';
import { mayTake } from './assignments/assignments.policy.ts';
import { selectSitting } from './assignments/assignments.queries.ts';

const assignment = z.object({ assignmentId: id });

/** Followed by the windows of whoever takes it, by its link. */
export const sittingFollowing = defineTopic({
  topic: sittingTopic,
  params: assignment,
  may: async (ctx, { assignmentId }) => {
    const row = await selectSitting(ctx, assignmentId);
    return row !== undefined && mayTake(ctx.actor, row);
  },
});

export const sittingChange = defineMessage({
  message: sittingChanged,
  data: assignment,
  to: ({ assignmentId }) => toTopic(sittingTopic, { assignmentId }),
  load: async (_ctx, data) => data,
});
