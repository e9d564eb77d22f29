import { expect, test } from 'vitest';
import { OutcomeCounter, WindowCounter } from './window-counter.ts';

const at = (seconds: number) => new Date(1_700_000_000_000 + seconds * 1000);

test('counts up to its limit within a span, for each key by itself', () => {
  const counter = new WindowCounter({ max: 2, seconds: 60 });
  counter.add('a', at(0));
  expect(counter.wait('a', at(1))).toBe(0);
  counter.add('a', at(10));
  expect(counter.wait('a', at(10.5))).toBe(50);
  expect(counter.wait('b', at(10))).toBe(0);
  expect(counter.wait('a', at(60))).toBe(0);
  counter.add('a', at(60));
  expect(counter.wait('a', at(61))).toBe(0);
});

test('what is taken back leaves its capacity', () => {
  const counter = new WindowCounter({ max: 1, seconds: 60 });
  counter.add('a', at(0));
  counter.takeBack('a');
  expect(counter.wait('a', at(0))).toBe(0);
});

test('refusals, failures and what was done have capacity of their own', () => {
  const counter = new OutcomeCounter({ max: 2, refusals: 3, seconds: 60 });
  for (let n = 0; n < 2; n += 1) {
    expect(counter.begin('a', at(n))).toBe(0);
    counter.end('a', at(n), 'refused');
  }
  for (let n = 0; n < 5; n += 1) {
    expect(counter.begin('a', at(n))).toBe(0);
    counter.end('a', at(n), 'failed');
  }
  expect(counter.begin('a', at(5))).toBe(0);
  expect(counter.begin('a', at(5))).toBe(0);
  expect(counter.begin('a', at(5))).toBe(55);
  counter.end('a', at(6), 'refused');
  expect(counter.begin('a', at(6))).toBeGreaterThan(0);
});

test('many at once do not slip through while none of them has ended', () => {
  const counter = new OutcomeCounter({ max: 3, refusals: 3, seconds: 60 });
  expect([1, 2, 3, 4, 5].map(() => counter.begin('a', at(0)) === 0)).toEqual([true, true, true, false, false]);
});
