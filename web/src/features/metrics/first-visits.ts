import type { FirstVisit } from '../../lib/first-visit.ts';

export const firstVisits: readonly FirstVisit[] = [
  {
    name: "a recruiter's home",
    limitKb: 199,
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
    // No more than 60 kB above what every page of a recruiter loads.
    name: 'the metrics',
    limitKb: 199,
    entry: 'index',
    pages: ['metrics/metrics.page.tsx'],
    phrases: ['lib', 'ui', 'app', 'parts', 'notifications', 'language-switch', 'reports', 'matching'],
  },
  {
    name: "a talent's home",
    limitKb: 199,
    entry: 'index',
    pages: ['metrics/talent-home.page.tsx'],
    phrases: [
      ...['lib', 'ui', 'app', 'parts', 'notifications', 'language-switch'],
      ...['talents', 'talent-jobs', 'public-jobs', 'matching'],
    ],
  },
];
