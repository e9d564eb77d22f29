import type { FirstVisit } from '../../lib/first-visit.ts';
import { boardPhrases } from './phrases.ts';

export const firstVisits: readonly FirstVisit[] = [
  {
    name: 'a board',
    limitKb: 254,
    entry: 'index',
    pages: ['funnel/board.page.tsx'],
    phrases: ['lib', 'ui', 'app', 'parts', 'notifications', 'language-switch', ...boardPhrases],
  },
];
