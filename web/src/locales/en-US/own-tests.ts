import type { Phrases } from '../phrases.ts';
import type { ownTests as ptBR } from '../pt-BR/own-tests.ts';

export const ownTests: Phrases<typeof ptBR> = {
  title: 'Technical tests',
  lead: 'What companies asked for, and what you chose.',
  loadError: 'Your tests did not load',
  none: 'No test for now',
  noneText:
    'When a company asks for a test in one of your applications, it appears here with its deadline. Or choose one and show what you know now.',
  toJobs: 'See jobs',
  toTests: 'My tests',
  notFound: 'This test is not one of yours',
  ofApplication: 'Tests of this application',
  choose: 'Choose a test',
  drop: {
    open: 'Remove',
    label: 'Remove the test {{title}} from the list',
    done: 'The test left your list',
    failed: 'The test was not removed',
  },
  groups: { open: 'To do', completed: 'Completed', over: 'Declined and expired' },
  standing: {
    not_started: 'Not started',
    in_progress: 'In progress',
    completed: 'Completed',
    declined: 'Declined',
    expired: 'Expired',
  },
  otherSitting: {
    in_progress:
      'You are already taking this same test elsewhere. Once it is graded, you can show that score here instead of taking it again.',
    in_grading:
      'You already handed in this same test, and it is being graded. Then you can show that score here instead of taking it again.',
    graded: 'You already have a score for this test. Open it to show that one instead of taking it again.',
  },
  results: 'Test results',
  allResults: 'All results',
  resultsError: 'The results did not load',
  noResults: 'No result yet',
  noResultsText: 'Once you hand in a test, its score and time are here.',
  noSuchResult: 'This result was not found',
  stats: { taken: 'Tests taken', average: 'Average score', best: 'Best score', time: 'Average time' },
  proof: {
    title: 'Proof of knowledge',
    skills: 'Skills proven',
    text: 'You decide whether companies see this result on your profile. It counts in matches until {{date}} and weighs less as time passes.',
    show: 'Show on my profile',
    shown: 'The result is on your profile',
    hidden: 'The result is off your profile',
    failed: 'Your choice was not saved',
  },
};
