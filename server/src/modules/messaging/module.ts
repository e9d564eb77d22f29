import { messagingPaths } from '@prova/contract/messaging/paths';
import { secretPage } from '../../platform/http/page-heads.ts';
import type { ServerModule } from '../../platform/module.ts';
import { connect } from '../../platform/ports.ts';
import { sitePorts } from '../site/site.service.ts';
import { mailState } from './mail-state.ts';
import { messagingData } from './messaging.privacy.ts';
import { messagingRoutes } from './messaging.routes.ts';
import { messagingTasks } from './messaging.tasks.ts';
import { registerOutboxRoutes } from './outbox.routes.ts';
import { messagingPorts } from './ports.ts';

export const messaging: ServerModule = {
  name: 'messaging',
  routes: messagingRoutes,
  http: [registerOutboxRoutes],
  pages: [secretPage(messagingPaths.mailReport, { 'pt-BR': 'Denunciar um e-mail', 'en-US': 'Report an email' })],
  tasks: messagingTasks,
  personalData: messagingData,
  ports: messagingPorts,
  connects: [connect(sitePorts.mailState, mailState)],
};
