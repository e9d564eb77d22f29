import type { FirstVisit } from '../../lib/first-visit.ts';

export const firstVisits: readonly FirstVisit[] = [
  {
    name: 'a job, then applying (…/apply)',
    limitKb: 121,
    entry: 'public',
    pages: ['jobs/public/public-job.page.tsx', 'applications/apply/apply.page.tsx'],
    phrases: ['lib', 'ui', 'site', 'language-switch', 'public-jobs', 'apply', 'upload'],
  },
];
