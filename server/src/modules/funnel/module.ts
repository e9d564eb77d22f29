import type { ServerModule } from '../../platform/module.ts';
import { connect } from '../../platform/ports.ts';
import { applicationPorts } from '../applications/applications.service.ts';
import { conversationPorts } from '../conversations/conversations.service.ts';
import * as notifications from './funnel.notifications.ts';
import {
  boardChange,
  boardFollowing,
  publishChange,
  publishConversation,
  publishShown,
  publishWritten,
} from './funnel.realtime.ts';
import { funnelRoutes } from './funnel.routes.ts';
import { notifyMoved, notifyRejected } from './notify-candidate.ts';

export const funnel: ServerModule = {
  name: 'funnel',
  routes: funnelRoutes,
  tasks: [notifyMoved, notifyRejected],
  topics: [boardFollowing],
  messages: [boardChange],
  notifications: Object.values(notifications),
  connects: [
    connect(applicationPorts.onApplicationChanged, publishChange),
    connect(applicationPorts.onHistoryWritten, publishWritten),
    connect(applicationPorts.onProfileShown, publishShown),
    connect(conversationPorts.onConversationChanged, publishConversation),
  ],
};
