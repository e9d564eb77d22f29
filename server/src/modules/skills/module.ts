import type { ServerModule } from '../../platform/module.ts';
import { bringDictionary } from './bring-dictionary.ts';
import * as budgets from './skills.budgets.ts';
import { skillRoutes } from './skills.routes.ts';

export const skills: ServerModule = {
  name: 'skills',
  routes: skillRoutes,
  prepares: [bringDictionary],
  budgets: Object.values(budgets),
};
