import type { ServerModule } from '../../platform/module.ts';
import { filesData } from './files.privacy.ts';
import { filePrograms } from './files.programs.ts';
import { registerFileRoutes } from './files.routes.ts';
import { fileTasks } from './files.tasks.ts';

export const files: ServerModule = {
  name: 'files',
  http: [registerFileRoutes],
  programs: filePrograms,
  tasks: fileTasks,
  personalData: filesData,
};
