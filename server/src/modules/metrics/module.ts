import type { ServerModule } from '../../platform/module.ts';
import { metricsRoutes } from './metrics.routes.ts';
import { metricsPorts } from './ports.ts';

export const metrics: ServerModule = { name: 'metrics', routes: metricsRoutes, ports: metricsPorts };
