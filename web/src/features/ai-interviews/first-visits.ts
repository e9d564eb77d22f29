import type { FirstVisit } from '../../lib/first-visit.ts';

export const firstVisits: readonly FirstVisit[] = [
  {
    name: 'the analyses of interviews, beside the shell',
    limitKb: 50,
    entry: 'index',
    besideShell: true,
    isLater: true,
    pages: ['ai-interviews/analyses.page.tsx'],
    phrases: ['interview-analysis'],
  },
  {
    name: 'the analysis of an interview, beside the shell',
    limitKb: 60,
    entry: 'index',
    besideShell: true,
    isLater: true,
    pages: ['ai-interviews/analysis.page.tsx'],
    phrases: ['interview-analysis'],
  },
];
