import type { Phrases } from '../phrases.ts';
import type { openTests as ptBR } from '../pt-BR/open-tests.ts';

export const openTests: Phrases<typeof ptBR> = {
  title: 'Choose a test',
  lead: 'Show what you know without waiting to be asked. The result is yours: it only goes on your profile if you want it to.',
  loadError: 'The tests did not load',
  none: 'No open tests right now',
  noneText: 'When a company opens a test to everyone, it shows up here.',
  noMatch: 'No test matches these filters',
  search: 'Search tests',
  searchPlaceholder: 'Name or skill',
  sorts: { fitting: 'For you', recent: 'Newest', title: 'Name' },
  provesFrom: 'Proves, from {{from}}:',
  proves: 'Skills it proves',
  gradedByPeople: 'Some answers are graded by a person who does not see your name, so the score can take a few days.',
  take: 'Take this test',
  again: 'Take it again',
  open: 'Open test',
  goOn: 'Continue where I left off',
  result: 'Your last score: {{score}}',
  inGrading: 'Being graded',
  answersSeen: 'You have seen right answers of this test, so it can’t be taken again.',
  retakeAt: 'You can take it again from {{date}}.',
};
