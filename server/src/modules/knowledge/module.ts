import type { ServerModule } from '../../platform/module.ts';
import * as budgets from './knowledge.budgets.ts';
import { knowledgeData } from './knowledge.privacy.ts';
import { knowledgeRoutes } from './knowledge.routes.ts';
import { sweepPicturesTask } from './pictures.ts';

export const knowledge: ServerModule = {
  name: 'knowledge',
  routes: knowledgeRoutes,
  tasks: [sweepPicturesTask],
  budgets: Object.values(budgets),
  personalData: knowledgeData,
};
