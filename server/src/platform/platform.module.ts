import { ACTIONS } from './audit.ts';
import { housekeeping } from './housekeeping.ts';
import type { ServerModule } from './module.ts';
import { platformPorts } from './platform.ports.ts';
import { platformData } from './platform.privacy.ts';

/** What the platform itself adds to the program. */
export const platformModule: ServerModule = {
  name: 'platform',
  tasks: [housekeeping],
  budgets: [ACTIONS],
  personalData: platformData,
  ports: platformPorts,
};
