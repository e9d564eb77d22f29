import type { FirstVisit } from '../../lib/first-visit.ts';

export const firstVisits: readonly FirstVisit[] = [
  {
    name: 'landing page (/)',
    limitKb: 101,
    entry: 'public',
    pages: ['site/landing.page.tsx'],
    phrases: ['lib', 'ui', 'site', 'language-switch', 'landing', 'app'],
  },
];
