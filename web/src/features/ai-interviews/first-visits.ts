import type { FirstVisit } from '../../lib/first-visit.ts';

const FRAME = ['lib', 'ui', 'site', 'language-switch'];

export const firstVisits: readonly FirstVisit[] = [
  {
    name: 'an AI interview in writing',
    limitKb: 120,
    entry: 'public',
    pages: ['ai-interviews/ai-interview.page.tsx'],
    phrases: [...FRAME, 'ai-interview', 'ai-interview-session'],
  },
  {
    name: 'the analyses of interviews, beside the shell',
    limitKb: 53,
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
