import { drawn } from '@prova/contract/assessments/draw-questions';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shuffled } from './shuffled.ts';

const NAMES = ['Fácil', 'Difícil', 'Rara'] as const;
/** Questions in a few pools or none, and pools that draw no more than they have. */
const written = fc.array(fc.constantFrom('', ...NAMES), { minLength: 1, maxLength: 30 }).chain((places) => {
  const questions = places.map((pool, id) => ({ id, pool }));
  const named = NAMES.filter((name) => places.includes(name));
  const sizes = named.map((name) => places.filter((pool) => pool === name).length);
  return fc.record({
    questions: fc.constant(questions),
    pools: fc
      .tuple(...sizes.map((max) => fc.integer({ min: 1, max })))
      .map((draws) => named.map((name, index) => ({ name, draws: draws[index] ?? 1 }))),
  });
});

test('an attempt gets of each pool exactly as many as it draws, each once, all others too, in their order', () => {
  fc.assert(
    fc.property(written, ({ questions, pools }) => {
      const asked = drawn(questions, pools, shuffled);
      for (const { name, draws } of pools) expect(asked.filter(({ pool }) => pool === name)).toHaveLength(draws);
      expect(asked.filter(({ pool }) => pool === '')).toEqual(questions.filter(({ pool }) => pool === ''));
      const ids = asked.map(({ id }) => id);
      expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => one - other));
    }),
  );
});

test('every question of a pool is drawn about as often as any other', () => {
  const questions = Array.from({ length: 8 }, (_none, id) => ({ id, pool: 'SQL' }));
  const times = questions.map(() => 0);
  for (let turn = 0; turn < 4000; turn += 1)
    for (const { id } of drawn(questions, [{ name: 'SQL', draws: 2 }], shuffled)) times[id] = (times[id] ?? 0) + 1;
  // 1000 are expected of each; seven standard deviations are 192.
  for (const count of times) expect(Math.abs(count - 1000)).toBeLessThan(192);
});
