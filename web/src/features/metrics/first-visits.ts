import type { FirstVisit } from '../../lib/first-visit.ts';

export const firstVisits: readonly FirstVisit[] = [
  {
    name: "a talent's home",
    limitKb: 188,
    entry: 'index',
    pages: ['metrics/talent-home.page.tsx'],
    phrases: [
      ...['lib', 'ui', 'app', 'parts', 'notifications', 'language-switch'],
      ...['talents', 'talent-jobs', 'public-jobs', 'matching'],
    ],
  },
];
