import { defineMails } from '../../platform/mail/mail-kind.ts';
import type { ServerModule } from '../../platform/module.ts';
import * as budgets from './conversations.budgets.ts';
import * as notifications from './conversations.notifications.ts';
import { conversationsData } from './conversations.privacy.ts';
import { conversationChange, conversationFollowing, inboxChange, inboxFollowing } from './conversations.realtime.ts';
import { conversationRoutes } from './conversations.routes.ts';
import * as mails from './mails/conversations.kinds.ts';
import { mailUnread } from './notify-written.ts';
import { conversationPorts } from './ports.ts';

export const conversations: ServerModule = {
  name: 'conversations',
  routes: conversationRoutes,
  tasks: [mailUnread],
  topics: [conversationFollowing, inboxFollowing],
  messages: [conversationChange, inboxChange],
  mails: defineMails(mails),
  notifications: Object.values(notifications),
  budgets: Object.values(budgets),
  personalData: conversationsData,
  ports: conversationPorts,
};
