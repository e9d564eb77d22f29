import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { arrived, following, useWishedAddress, wish } from './wished-address.ts';

/** What happens to a list: something is asked for, a link is followed, an address comes. */
const happening = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('ask' as const), value: fc.integer() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('follow' as const), value: fc.integer() }) },
  // A router leaves out addresses that a later one has overtaken.
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('come' as const), skipped: fc.nat({ max: 2 }) }) },
);

test('whatever comes in between, what was asked for last shows, and in the end the address', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 40 }), (happenings) => {
      let shown = following(-1, { key: 'first', change: undefined });
      let number = 0;
      const underway: { key: string; change: string | undefined; value: number }[] = [];
      const come = (index: number) => {
        const [entry] = underway.splice(0, index + 1).slice(-1);
        if (entry) shown = arrived(shown, entry, () => entry.value);
      };
      /** Of changes alone: a link that comes takes over what is asked for before it. */
      let asked: number | null = null;
      for (const step of happenings) {
        number += 1;
        if (step.kind === 'ask') {
          shown = wish(shown, step.value, `change ${number}`);
          underway.push({ key: `entry ${number}`, change: `change ${number}`, value: step.value });
          asked = step.value;
        } else if (step.kind === 'follow') {
          underway.push({ key: `entry ${number}`, change: undefined, value: step.value });
        } else if (underway.length > 0) {
          const index = Math.min(step.skipped, underway.length - 1);
          if (underway.slice(0, index + 1).at(-1)?.change === undefined) asked = null;
          come(index);
        }
        if (asked !== null && underway.every(({ change }) => change !== undefined)) expect(shown.value).toBe(asked);
      }
      const last = underway.at(-1);
      while (underway.length > 0) come(0);
      if (last) expect(shown.value).toBe(last.value);
      expect(shown.awaited).toEqual([]);
    }),
    {
      numRuns: 2000,
      examples: [
        [
          // A change is asked for before a link comes, and its address comes after the next change was asked for.
          [
            { kind: 'ask', value: 0 },
            { kind: 'follow', value: 0 },
            { kind: 'ask', value: 0 },
            { kind: 'come', skipped: 1 },
            { kind: 'ask', value: 1 },
            { kind: 'come', skipped: 0 },
          ],
        ],
      ],
    },
  );
});

test('what was typed before something else was chosen is asked for beside it', async () => {
  const { result } = renderHook(
    () => ({
      wished: useWishedAddress(
        (address) => Object.fromEntries(address),
        (value: Record<string, string>) => value,
      ),
      at: useLocation().search,
    }),
    { wrapper: ({ children }) => <MemoryRouter initialEntries={['/jobs?place=Natal']}>{children}</MemoryRouter> },
  );
  // Both begin from the same sight of the list, as a field does that waits for the end of a word.
  const [, change] = result.current.wished;
  await act(async () => change((latest) => ({ ...latest, search: 'react' })));
  await act(async () => change(({ place: _, ...latest }) => ({ ...latest, level: 'senior' })));
  expect(result.current.at).toBe('?search=react&level=senior');
  expect(result.current.wished[0]).toEqual({ search: 'react', level: 'senior' });
});
