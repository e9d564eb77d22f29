import type { FirstVisit } from '../../lib/first-visit.ts';

export const firstVisits: readonly FirstVisit[] = [
  {
    name: "a recruiter's home",
    limitKb: 202,
    entry: 'index',
    pages: ['metrics/recruiter-home.page.tsx'],
    phrases: [
      'lib',
      'ui',
      'app',
      'parts',
      'notifications',
      'language-switch',
      'metrics',
      'jobs',
      'recruiters',
      'interviews',
    ],
  },
  {
    name: 'the metrics, beside the shell',
    limitKb: 40,
    entry: 'index',
    besideShell: true,
    isLater: true,
    pages: ['metrics/metrics.page.tsx'],
    phrases: ['reports'],
  },
  {
    // What to prove next, and the way from each skill to its test, stand on it.
    name: "a talent's home",
    limitKb: 201,
    entry: 'index',
    pages: ['metrics/talent-home.page.tsx'],
    phrases: [
      ...['lib', 'ui', 'app', 'parts', 'notifications', 'language-switch'],
      ...['talents', 'talent-jobs', 'public-jobs', 'matching'],
    ],
  },
];
