import { notificationPaths } from '@prova/contract/notifications/paths';
import { secretPage } from '../../platform/http/page-heads.ts';
import { defineMails } from '../../platform/mail/mail-kind.ts';
import type { ServerModule } from '../../platform/module.ts';
import { connect } from '../../platform/ports.ts';
import { messagingPorts } from '../messaging/messaging.service.ts';
import * as mails from './mails/notifications.kinds.ts';
import { notificationsData } from './notifications.privacy.ts';
import { newMessage, readMessage } from './notifications.realtime.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { notificationTasks } from './notifications.tasks.ts';
import { notificationPorts } from './ports.ts';
import { choiceOfMail } from './preferences.ts';
import { registerUnsubscribe } from './unsubscribe.ts';

export const notifications: ServerModule = {
  name: 'notifications',
  routes: notificationRoutes,
  http: [registerUnsubscribe],
  pages: [
    secretPage(notificationPaths.unsubscribe, {
      'pt-BR': 'Parar de receber e-mails',
      'en-US': 'Stop receiving emails',
    }),
  ],
  mails: defineMails(mails),
  tasks: notificationTasks,
  messages: [newMessage, readMessage],
  personalData: notificationsData,
  ports: notificationPorts,
  connects: [connect(messagingPorts.choiceOf, choiceOfMail)],
};
