import { attemptChanged, attemptTopic } from '@prova/contract/attempts/realtime';
import { id } from '@prova/contract/common';
import * as z from 'zod';
import { defineMessage, defineTopic, toTopic } from '../../platform/realtime/messages.ts';
import { mayTake } from './assignments/assignments.policy.ts';
import { selectAttemptOf } from './assignments/assignments.queries.ts';

const assignment = z.object({ assignmentId: id });

/** Followed by the windows of whoever takes it, by its link. */
export const attemptFollowing = defineTopic({
  topic: attemptTopic,
  params: assignment,
  may: async (ctx, { assignmentId }) => {
    const row = await selectAttemptOf(ctx, assignmentId);
    return row !== undefined && mayTake(ctx.actor, row);
  },
});

export const attemptChange = defineMessage({
  message: attemptChanged,
  data: assignment,
  to: ({ assignmentId }) => toTopic(attemptTopic, { assignmentId }),
  load: async (_ctx, data) => data,
});
