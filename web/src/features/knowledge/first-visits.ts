import type { FirstVisit } from '../../lib/first-visit.ts';

export const firstVisits: readonly FirstVisit[] = [
  {
    name: 'an article, beside the shell',
    limitKb: 56,
    entry: 'index',
    besideShell: true,
    isLater: true,
    pages: ['knowledge/article.page.tsx'],
    phrases: ['knowledge', 'tests', 'code'],
  },
];
