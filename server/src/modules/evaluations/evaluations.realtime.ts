import { id } from '@prova/contract/common';
import { feedbackChanged, ownFeedbackTopic, teamFeedbackTopic } from '@prova/contract/evaluations/realtime';
import * as z from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { defineMessage, defineTopic, toTopic } from '../../platform/realtime/messages.ts';
import { type JudgedRow, loadApplication, mayWithApplication } from '../applications/applications.service.ts';
import { isOwn } from '../conversations/conversations.service.ts';

const application = z.object({ applicationId: id });

export const teamFeedbackFollowing = defineTopic({
  topic: teamFeedbackTopic,
  params: application,
  may: async (ctx, { applicationId }) => {
    const row = await find(ctx, applicationId);
    return row !== null && mayWithApplication(ctx.actor, 'converse', row);
  },
});

export const ownFeedbackFollowing = defineTopic({
  topic: ownFeedbackTopic,
  params: application,
  may: async (ctx, { applicationId }) => {
    const row = await find(ctx, applicationId);
    return row !== null && (await isOwn(ctx, row));
  },
});

async function find(ctx: Ctx, applicationId: string): Promise<JudgedRow | null> {
  return loadApplication(ctx, applicationId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'APPLICATION_NOT_FOUND') return null;
    throw error;
  });
}

export const feedbackChange = defineMessage({
  message: feedbackChanged,
  data: application.extend({ side: z.enum(['team', 'candidate']) }),
  to: ({ applicationId, side }) => toTopic(side === 'team' ? teamFeedbackTopic : ownFeedbackTopic, { applicationId }),
  load: async (_ctx, { applicationId }) => ({ applicationId }),
});
