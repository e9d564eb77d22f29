import type { FirstVisit } from '../../lib/first-visit.ts';

export const firstVisits: readonly FirstVisit[] = [
  {
    name: 'signed-in shell (/admin/*)',
    limitKb: 162,
    entry: 'index',
    pages: [],
    phrases: ['lib', 'ui', 'app', 'parts', 'notifications', 'language-switch'],
  },
  {
    name: 'login (/auth/login)',
    limitKb: 215,
    entry: 'index',
    pages: ['accounts/login.page.tsx'],
    phrases: ['lib', 'ui', 'app', 'parts', 'accounts', 'widgets', 'language-switch'],
  },
];
