import type { FirstVisit } from '../../lib/first-visit.ts';

export const firstVisits: readonly FirstVisit[] = [
  {
    name: 'a job, then applying (…/apply)',
    // 110 is the aim; the names of files, which change with every build, weigh up to 0.1 more or less.
    limitKb: 110.5,
    entry: 'public',
    pages: ['jobs/public/public-job.page.tsx', 'applications/apply/apply.page.tsx'],
    phrases: ['lib', 'ui', 'site', 'language-switch', 'public-jobs', 'apply', 'upload'],
  },
];
