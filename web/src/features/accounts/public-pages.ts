import { accountPaths } from '@prova/contract/accounts/paths';
import type { PublicPage } from '../../lib/feature.ts';

export const accountPages: readonly PublicPage[] = [
  {
    path: accountPaths.login,
    page: async () => (await import('./login.page.tsx')).LoginPage,
    source: 'accounts/login.page.tsx',
    phrases: ['accounts', 'widgets', 'app'],
    frame: 'login',
  },
];
