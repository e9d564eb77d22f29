import type { ServerModule } from '../../platform/module.ts';
import { evaluationsData } from './evaluations.privacy.ts';
import { evaluationRoutes } from './evaluations.routes.ts';

export const evaluations: ServerModule = {
  name: 'evaluations',
  routes: evaluationRoutes,
  personalData: evaluationsData,
};
