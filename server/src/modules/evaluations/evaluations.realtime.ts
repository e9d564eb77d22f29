import { id } from '@prova/contract/common';
import { feedbackChanged, ownFeedbackTopic, teamFeedbackTopic } from '@prova/contract/evaluations/realtime';
import * as z from 'zod';
import { defineMessage, defineTopic, toTopic } from '../../platform/realtime/messages.ts';
import { findApplication, mayWithApplication } from '../applications/applications.service.ts';
import { isOwn } from '../conversations/conversations.service.ts';

const application = z.object({ applicationId: id });

export const teamFeedbackFollowing = defineTopic({
  topic: teamFeedbackTopic,
  params: application,
  may: async (ctx, { applicationId }) => {
    const row = await findApplication(ctx, applicationId);
    return row !== null && mayWithApplication(ctx.actor, 'converse', row);
  },
});

export const ownFeedbackFollowing = defineTopic({
  topic: ownFeedbackTopic,
  params: application,
  may: async (ctx, { applicationId }) => {
    const row = await findApplication(ctx, applicationId);
    return row !== null && (await isOwn(ctx, row));
  },
});

export const feedbackChange = defineMessage({
  message: feedbackChanged,
  data: application.extend({ side: z.enum(['team', 'candidate']) }),
  to: ({ applicationId, side }) => toTopic(side === 'team' ? teamFeedbackTopic : ownFeedbackTopic, { applicationId }),
  load: async (_ctx, { applicationId }) => ({ applicationId }),
});
