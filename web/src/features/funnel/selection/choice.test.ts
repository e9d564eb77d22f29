import { expect, test } from 'vitest';
import { type Choosable, NOBODY, rangeOf, toggled, withAll, without } from './choice.ts';

const people: Choosable[] = ['a', 'b', 'c', 'd', 'e'].map((id, index) => ({ id, version: index + 1 }));
const [a, b, c] = people as [Choosable, Choosable, Choosable];
const ids = (choice: ReadonlyMap<string, unknown>) => [...choice.keys()].join('');

test('one is chosen and left again, with the version that was seen', () => {
  const one = toggled(NOBODY, b, 100);
  expect([...one]).toEqual([['b', 2]]);
  expect(toggled(one, { id: 'b', version: 9 }, 100).size).toBe(0);
});

test('who is chosen already keeps their place and version', () => {
  const some = withAll(toggled(NOBODY, c, 100), [a, { id: 'c', version: 9 }], 100);
  expect([...some]).toEqual([
    ['c', 3],
    ['a', 1],
  ]);
});

test('whoever comes after the last one that fits stays out', () => {
  const two = withAll(NOBODY, people, 2);
  expect(ids(two)).toBe('ab');
  expect(toggled(two, c, 2)).toBe(two);
  expect(withAll(two, people, 2)).toBe(two);
  expect(ids(toggled(two, a, 2))).toBe('b');
  expect(ids(without(two, ['b', 'z']))).toBe('a');
});

test('a range goes from the one before to this one, in both directions', () => {
  const range = (from: string | null, to: string) =>
    rangeOf(people, from, to)
      .map(({ id }) => id)
      .join('');
  expect(range('b', 'd')).toBe('bcd');
  expect(range('d', 'b')).toBe('bcd');
  expect(range('c', 'c')).toBe('c');
  expect(range(null, 'd')).toBe('d');
  expect(range('elsewhere', 'd')).toBe('d');
  expect(range('b', 'elsewhere')).toBe('');
});
