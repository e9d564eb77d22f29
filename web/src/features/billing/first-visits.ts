import type { FirstVisit } from '../../lib/first-visit.ts';

export const firstVisits: readonly FirstVisit[] = [
  {
    name: 'plan and billing, beside the shell',
    limitKb: 36,
    entry: 'index',
    besideShell: true,
    isLater: true,
    pages: ['billing/billing.page.tsx'],
    phrases: ['billing'],
  },
];
