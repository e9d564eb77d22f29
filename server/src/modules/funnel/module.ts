import { funnelPaths } from '@prova/contract/funnel/paths';
import { scheduleAiInterviews } from '@prova/contract/funnel/schedule-ai-interviews';
import { scheduleInterviews } from '@prova/contract/funnel/schedule-interviews';
import { secretPage } from '../../platform/http/page-heads.ts';
import { requestExample } from '../../platform/http/request-example.ts';
import type { ServerModule } from '../../platform/module.ts';
import { connect } from '../../platform/ports.ts';
import { applicationPorts } from '../applications/applications.service.ts';
import { conversationPorts } from '../conversations/conversations.service.ts';
import { forgetExports } from './export-candidates.ts';
import { EXPORTED_ROWS } from './funnel.budgets.ts';
import * as notifications from './funnel.notifications.ts';
import { funnelData } from './funnel.privacy.ts';
import {
  boardChange,
  boardFollowing,
  publishChange,
  publishConversation,
  publishShown,
  publishWritten,
} from './funnel.realtime.ts';
import { funnelRoutes } from './funnel.routes.ts';
import { notifyGoingOn, notifyMoved } from './notify-candidate.ts';
import { registerExportRoutes } from './send-export.ts';

export const funnel: ServerModule = {
  name: 'funnel',
  routes: funnelRoutes,
  http: [registerExportRoutes],
  examples: [
    requestExample(scheduleInterviews, {
      timeZone: 'America/Sao_Paulo',
      type: 'presencial',
      location: 'Rua da Aurora, 100, sala 3',
      applications: [{ id: '01939c2a-0000-7000-8000-000000000001', date: '2027-01-20', time: '14:30' }],
    }),
    requestExample(scheduleAiInterviews, {
      date: '2027-01-20',
      time: '18:00',
      timeZone: 'America/Sao_Paulo',
      offset: undefined,
      documentsUrl: undefined,
      applications: [{ id: '01939c2a-0000-7000-8000-000000000001' }],
    }),
  ],
  pages: [secretPage(funnelPaths.linkedBoard, { 'pt-BR': 'Quadro de candidatos', 'en-US': 'Candidate board' })],
  tasks: [notifyMoved, forgetExports],
  personalData: funnelData,
  budgets: [EXPORTED_ROWS],
  topics: [boardFollowing],
  messages: [boardChange],
  notifications: Object.values(notifications),
  connects: [
    connect(applicationPorts.onApplicationChanged, publishChange),
    connect(applicationPorts.onApplicationChanged, notifyGoingOn),
    connect(applicationPorts.onHistoryWritten, publishWritten),
    connect(applicationPorts.onProfileShown, publishShown),
    connect(conversationPorts.onConversationChanged, publishConversation),
  ],
};
