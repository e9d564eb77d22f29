import type { ServerModule } from '../../platform/module.ts';
import { metricsRoutes } from './metrics.routes.ts';

export const metrics: ServerModule = { name: 'metrics', routes: metricsRoutes };
