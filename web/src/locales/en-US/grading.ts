import type { Phrases } from '../phrases.ts';
import type { grading as ptBR } from '../pt-BR/grading.ts';

export const grading: Phrases<typeof ptBR> = {
  title: 'Grading',
  waiting_one: '{{count, number}} answer waits to be graded. Names stay hidden.',
  waiting_many: '{{count, number}} answers wait to be graded. Names stay hidden.',
  waiting_other: '{{count, number}} answers wait to be graded. Names stay hidden.',
  loadError: 'The grading queue did not load',
  none: 'Nothing waits to be graded',
  noneText: 'Essays and code appear here when somebody hands in a test.',
  answerOf: 'Answer {{label}}',
  answer: 'Answer',
  expected: 'What is expected',
  explanation: 'Explanation by the author',
  grade: 'Grade',
  pointsMax_one: '{{count}} point',
  pointsMax_many: '{{count}} points',
  pointsMax_other: '{{count}} points',
  points: 'Points, 0 to {{max}}',
  pointsHint: 'Quarters of a point count: 2.5 or 3.75.',
  pointsWrong: 'Enter points from 0 to {{max}}, in quarters: 2.5 or 3.75.',
  shares: { none: 'None', half: 'Half ({{points}})', all: 'All ({{points}})' },
  comment: 'Comment',
  commentHint: 'Only the team sees it.',
  save: 'Save grade',
  saveAndNext: 'Save and see the next one',
  gradedBefore: 'Somebody else graded this answer first. Their grade stands.',
};
