import type { ServerModule } from '../../platform/module.ts';
import { connect } from '../../platform/ports.ts';
import { sitePorts } from '../site/site.service.ts';
import { forgetMessages } from './forget-messages.ts';
import { mailState } from './mail-state.ts';
import { messagingMails } from './messaging.mails.ts';
import { messagingPages } from './messaging.pages.ts';
import { messagingData } from './messaging.privacy.ts';
import { messagingRoutes } from './messaging.routes.ts';
import { messagingTasks } from './messaging.tasks.ts';
import { registerLeavingNewsletter } from './newsletter/one-click.ts';
import { registerOutboxRoutes } from './outbox.routes.ts';
import { messagingPorts } from './ports.ts';

export const messaging: ServerModule = {
  name: 'messaging',
  routes: messagingRoutes,
  http: [registerOutboxRoutes, registerLeavingNewsletter],
  pages: messagingPages,
  tasks: [...messagingTasks, forgetMessages],
  mails: messagingMails,
  personalData: messagingData,
  ports: messagingPorts,
  connects: [connect(sitePorts.mailState, mailState)],
};
