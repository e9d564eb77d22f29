import type { FirstVisit } from '../../lib/first-visit.ts';

export const firstVisits: readonly FirstVisit[] = [
  {
    name: 'an invitation to an interview',
    limitKb: 110,
    entry: 'public',
    pages: ['interviews/invitation.page.tsx'],
    phrases: ['lib', 'ui', 'site', 'language-switch', 'interviews-invitation'],
  },
];
