import type { ServerModule } from '../../platform/module.ts';
import { connect } from '../../platform/ports.ts';
import { sitePorts } from '../site/site.service.ts';
import { countInstallation } from './installation.ts';
import { metricsRoutes } from './metrics.routes.ts';
import { metricsPorts } from './ports.ts';

export const metrics: ServerModule = {
  name: 'metrics',
  routes: metricsRoutes,
  ports: metricsPorts,
  connects: [connect(sitePorts.countInstallation, countInstallation)],
};
