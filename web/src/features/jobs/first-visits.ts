import type { FirstVisit } from '../../lib/first-visit.ts';

export const firstVisits: readonly FirstVisit[] = [
  {
    name: 'public job page (/jobs/:slug)',
    limitKb: 109,
    entry: 'public',
    pages: ['jobs/public/public-job.page.tsx'],
    phrases: ['lib', 'ui', 'site', 'language-switch', 'public-jobs'],
  },
  {
    name: 'jobs of a recruiter',
    limitKb: 197,
    entry: 'index',
    pages: ['jobs/recruiter-jobs.page.tsx'],
    phrases: ['lib', 'ui', 'app', 'parts', 'notifications', 'language-switch', 'jobs'],
  },
];
