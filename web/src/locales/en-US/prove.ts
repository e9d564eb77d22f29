import type { Phrases } from '../phrases.ts';
import type { prove as source } from '../pt-BR/prove.ts';

export const prove: Phrases<typeof source> = {
  take: 'Take the test',
  takeNamed: 'Take a test that proves {{skill}}',
  similar: '{{by}} test',
  similarNamed: 'Prove {{skill}}: {{by}} test, counts as {{percent}}',
  none: 'No test yet',
  noneNamed: 'No test proves {{skill}} yet. See what helps',
  taken: 'Test already taken',
  takenNamed: '{{skill}} test already taken. See the result and when you can take it again',
  title: 'Prove {{skill}}',
  lead: 'Tests that prove {{skill}}, or a similar skill that counts, too.',
  back: 'Back to where I was',
  nothing: 'No test proves {{skill}} yet',
  nothingText:
    'Meanwhile it helps to say in your profile where you used it and at what level: it is worth less than a proof, but it counts.',
  experience: 'Say where I used it',
  others: 'See all tests',
  nextTime: 'What to prove for next time',
  nextTimeText: 'What this job asked for and is not proven yet. A proof counts for every job.',
};
