import type { Phrases } from '../phrases.ts';
import type { ownTests as ptBR } from '../pt-BR/own-tests.ts';

export const ownTests: Phrases<typeof ptBR> = {
  title: 'Technical tests',
  lead: 'Tests companies asked you to take, and the ones you chose.',
  loadError: 'Your tests did not load',
  none: 'No tests yet',
  noneText:
    'When a company asks you to take a test, it shows up here with its deadline. You can also choose one and show what you know right away.',
  toJobs: 'See jobs',
  toTests: 'My tests',
  notFound: 'This is not one of your tests',
  ofApplication: 'Tests for this application',
  choose: 'Choose a test',
  drop: {
    open: 'Remove',
    label: 'Remove the test {{title}} from your list',
    done: 'The test was removed from your list',
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
      'You already submitted this same test, and it is being graded. Then you can show that score here instead of taking it again.',
    graded: 'You already have a score for this test. Open it to show that one instead of taking it again.',
  },
  results: 'Test results',
  allResults: 'All results',
  resultsError: 'The results did not load',
  noResults: 'No results yet',
  noResultsText: 'Once you submit a test, your score and time show up here.',
  noSuchResult: 'We could not find this result',
  stats: { taken: 'Tests taken', average: 'Average score', best: 'Best score', time: 'Average time' },
  proof: {
    title: 'Proof of skills',
    skills: 'Skills it proves',
    levels: {
      BEGINNING: 'Your score proves beginner level.',
      INTERMEDIATE: 'Your score proves intermediate level.',
      ADVANCED: 'Your score proves advanced level.',
    },
    taken: 'Test taken',
    below:
      'This test proves {{skills}} from {{from}}. At {{score}}, the result shows you took the test, but does not prove that yet: it does not show on your profile or count toward your matches.',
    next: 'See {{skill}} tests',
    text: 'You decide whether companies see this result on your profile. It counts toward your matches until {{date}}, a little less as time goes by.',
    show: 'Show on my profile',
    shown: 'The result now shows on your profile',
    hidden: 'The result no longer shows on your profile',
    failed: 'Your choice was not saved',
  },
};
