import { expect, test, vi } from 'vitest';
import { expectPart, isPartMissing, partAnswers } from './page-parts.ts';

test('presses are tried again part by part, not before the page itself answers, and no longer once all of it does', () => {
  vi.useFakeTimers();
  const said: string[] = [];
  for (const kind of ['prova:part', 'prova:ready']) addEventListener(kind, () => said.push(kind));
  const saidSoFar = () => {
    vi.runAllTimers();
    return said.splice(0);
  };
  expectPart('foot');
  expectPart('below');
  const leave = expectPart('card');
  partAnswers('foot');
  expect(saidSoFar()).toEqual([]);
  partAnswers();
  expect(saidSoFar()).toEqual(['prova:part']);
  expect(isPartMissing()).toBe(true);
  partAnswers('below');
  partAnswers('below');
  expect(saidSoFar()).toEqual(['prova:part']);
  // It has gone with its page.
  leave();
  expect(saidSoFar()).toEqual(['prova:ready']);
  expect(isPartMissing()).toBe(false);
  vi.useRealTimers();
});
