import type { FirstVisit } from '../../lib/first-visit.ts';

export const firstVisits: readonly FirstVisit[] = [
  {
    name: 'landing page (/)',
    // 100 is the aim; the names of files, which change with every build, weigh up to 0.1 more or less.
    limitKb: 100.5,
    entry: 'public',
    pages: ['site/landing.page.tsx'],
    phrases: ['lib', 'ui', 'site', 'language-switch', 'landing', 'app'],
  },
];
