import type { Ctx } from '../../platform/context.ts';
import { defineHook } from '../../platform/ports.ts';
import type { ApplicationRow } from '../applications/applications.service.ts';

/** What conversations need of modules further right. */
export const conversationPorts = {
  /** Something was written or read: what counts unread messages shows another number. In the transaction of the change. */
  onConversationChanged: defineHook<[ctx: Ctx, application: ApplicationRow]>('conversations.onConversationChanged'),
};
