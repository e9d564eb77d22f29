import type { FirstVisit } from '../../lib/first-visit.ts';

export const firstVisits: readonly FirstVisit[] = [
  {
    name: 'public job page (/jobs/:slug)',
    limitKb: 100,
    entry: 'public',
    pages: ['jobs/public/public-job.page.tsx'],
    phrases: ['lib', 'ui', 'site', 'language-switch', 'public-jobs'],
  },
];
