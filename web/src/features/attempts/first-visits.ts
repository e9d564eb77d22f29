import type { FirstVisit } from '../../lib/first-visit.ts';

export const firstVisits: readonly FirstVisit[] = [
  {
    name: 'a test, beside the shell',
    limitKb: 80,
    entry: 'public',
    besideShell: true,
    pages: ['attempts/taking.page.tsx'],
    phrases: ['taking', 'tests', 'code', 'video'],
  },
];
