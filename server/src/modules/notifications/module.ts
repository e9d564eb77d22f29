import type { ServerModule } from '../../platform/module.ts';
import { notificationsData } from './notifications.privacy.ts';
import { newMessage, readMessage } from './notifications.realtime.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { notificationTasks } from './notifications.tasks.ts';
import { notificationPorts } from './ports.ts';

export const notifications: ServerModule = {
  name: 'notifications',
  routes: notificationRoutes,
  tasks: notificationTasks,
  messages: [newMessage, readMessage],
  personalData: notificationsData,
  ports: notificationPorts,
};
