import { id } from '@prova/contract/common';
import {
  conversationChanged,
  conversationTopic,
  inboxChanged,
  inboxTopic,
} from '@prova/contract/conversations/realtime';
import * as z from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { defineMessage, defineTopic, toTopic } from '../../platform/realtime/messages.ts';
import { findApplication, type JudgedRow, mayWithApplication } from '../applications/applications.service.ts';
import { ownTalentId } from '../talents/talents.service.ts';

const application = z.object({ applicationId: id });

/** Followed by the team, and by the talent whose application it is. */
export const conversationFollowing = defineTopic({
  topic: conversationTopic,
  params: application,
  may: async (ctx, { applicationId }) => {
    const row = await findApplication(ctx, applicationId);
    return row !== null && (mayWithApplication(ctx.actor, 'converse', row) || isOwn(ctx, row));
  },
});

export async function isOwn(ctx: Ctx, { talentId }: Pick<JudgedRow, 'talentId'>): Promise<boolean> {
  return talentId !== null && ctx.actor.kind === 'user' && talentId === (await ownTalentId(ctx));
}

export const conversationChange = defineMessage({
  message: conversationChanged,
  data: application,
  to: ({ applicationId }) => toTopic(conversationTopic, { applicationId }),
  load: async (_ctx, data) => data,
});

const company = z.object({ companyId: id });

/** Followed by those who have conversations, about all jobs or about those shared with them. */
export const inboxFollowing = defineTopic({
  topic: inboxTopic,
  params: company,
  may: async (ctx, { companyId }) => mayWithApplication(ctx.actor, 'converse', { companyId, shared: true }),
});

export const inboxChange = defineMessage({
  message: inboxChanged,
  data: company,
  to: ({ companyId }) => toTopic(inboxTopic, { companyId }),
  load: async (_ctx, data) => data,
});
