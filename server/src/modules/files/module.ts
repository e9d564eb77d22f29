import type { ServerModule } from '../../platform/module.ts';
import { filesData } from './files.privacy.ts';
import { registerFileRoutes } from './files.routes.ts';
import { fileTasks } from './files.tasks.ts';

export const files: ServerModule = {
  name: 'files',
  http: [registerFileRoutes],
  tasks: fileTasks,
  personalData: filesData,
};
