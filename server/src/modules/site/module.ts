import type { ServerModule } from '../../platform/module.ts';
import { sitePorts } from './ports.ts';
import { registerShortAddresses } from './short-addresses.ts';
import { sitePages } from './site.pages.ts';
import { siteRoutes } from './site.routes.ts';

export const site: ServerModule = {
  name: 'site',
  routes: siteRoutes,
  pages: sitePages,
  http: [registerShortAddresses],
  ports: sitePorts,
};
