import { expect, test } from 'vitest';
import { type AskedQuestion, isAnswered, shuffled } from './answers.ts';

const of = (type: AskedQuestion['type'], starterCode = '') => ({ type, starterCode }) as AskedQuestion;

test.each([
  ['MULTIPLE_CHOICE', undefined, false],
  ['MULTIPLE_CHOICE', 'b', true],
  ['TRUE_FALSE', false, true],
  ['TRUE_FALSE', null, false],
  ['ESSAY', ' \n', false],
  ['ESSAY', 'Uma closure', true],
] as const)('%s with %j counts as answered: %s', (type, answer, answered) => {
  expect(isAnswered(of(type), answer)).toBe(answered);
});

test('code that was left as it was given is no answer', () => {
  const question = of('CODE', 'function soma() {}');
  expect(isAnswered(question, 'function soma() {}')).toBe(false);
  expect(isAnswered(question, 'function soma() { return 1 }')).toBe(true);
});

test('an order has everything once', () => {
  expect(shuffled([1, 2, 3], () => 0.99)).toEqual([3, 2, 1]);
  expect(shuffled([1, 2, 3, 4]).sort()).toEqual([1, 2, 3, 4]);
});
