import type { ServerModule } from '../../platform/module.ts';
import { registerShortAddresses } from './short-addresses.ts';
import { sitePages } from './site.pages.ts';

export const site: ServerModule = { name: 'site', pages: sitePages, http: [registerShortAddresses] };
