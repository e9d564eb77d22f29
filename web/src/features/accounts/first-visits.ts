import type { FirstVisit } from '../../lib/first-visit.ts';

export const firstVisits: readonly FirstVisit[] = [
  {
    name: 'signed-in shell (/admin/*)',
    limitKb: 165,
    entry: 'index',
    pages: [],
    phrases: ['lib', 'ui', 'app', 'parts', 'notifications', 'language-switch'],
  },
  {
    name: 'login (/auth/login)',
    limitKb: 120,
    entry: 'public',
    pages: ['accounts/login.page.tsx', '../app/layouts/login-layout.tsx'],
    phrases: ['lib', 'ui', 'site', 'language-switch', 'accounts', 'widgets', 'app'],
  },
];
