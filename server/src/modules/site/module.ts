import type { ServerModule } from '../../platform/module.ts';
import { sitePages } from './site.pages.ts';

export const site: ServerModule = { name: 'site', pages: sitePages };
