import { expect, test } from 'vitest';
import { itemHints, reliabilityWord } from './item-hints.ts';

const item = (given: object) =>
  ({ difficulty: 0.6, discrimination: 0.4, options: [], ...given }) as unknown as Parameters<typeof itemHints>[0];

test.each([
  ['a question that works', {}, []],
  ['too few people', { difficulty: null, discrimination: null }, []],
  ['one that misleads', { discrimination: -0.1 }, ['negative']],
  ['one that tells nothing', { discrimination: 0.1 }, ['weak']],
  ['an easy one', { difficulty: 0.97 }, ['easy']],
  ['a hard one', { difficulty: 0.05 }, ['hard']],
  [
    'a wrong option that is chosen more often',
    {
      options: [
        { correct: true, share: 0.3 },
        { correct: false, share: 0.5 },
      ],
    },
    ['distractor'],
  ],
])('%s', (_what, given, hints) => {
  expect(itemHints(item(given))).toEqual(hints);
});

test.each([
  [0.9, 'good'],
  [0.7, 'good'],
  [0.6, 'fair'],
  [0.2, 'poor'],
  [-0.5, 'poor'],
])('an alpha of %d is %s', (alpha, word) => expect(reliabilityWord(alpha)).toBe(word));
