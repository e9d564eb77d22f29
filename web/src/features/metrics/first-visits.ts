import type { FirstVisit } from '../../lib/first-visit.ts';

export const firstVisits: readonly FirstVisit[] = [
  {
    name: "a recruiter's home",
    limitKb: 190,
    entry: 'index',
    pages: ['metrics/recruiter-home.page.tsx'],
    phrases: ['lib', 'ui', 'app', 'parts', 'notifications', 'language-switch', 'metrics', 'jobs', 'recruiters'],
  },
  {
    name: "a talent's home",
    limitKb: 194,
    entry: 'index',
    pages: ['metrics/talent-home.page.tsx'],
    phrases: [
      ...['lib', 'ui', 'app', 'parts', 'notifications', 'language-switch'],
      ...['talents', 'talent-jobs', 'public-jobs', 'matching'],
    ],
  },
];
