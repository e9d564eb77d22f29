import { VISIBILITIES } from '@prova/contract/talents/talent-words';
import { expect, test } from 'vitest';
import { maySee } from './talents.policy.ts';

const seen = VISIBILITIES.flatMap((visibility) =>
  [true, false].flatMap((runsJobs) =>
    [true, false].map((applied) => ({
      visibility,
      runsJobs,
      applied,
      sees: maySee({ visibility }, { runsJobs, applied }),
    })),
  ),
);

test('a hidden profile is seen by nobody', () => {
  expect(seen.filter(({ visibility, sees }) => visibility === 'hidden' && sees)).toEqual([]);
});

test('who applied is seen by that company, and an open profile by everybody who runs jobs', () => {
  expect(
    seen.filter(({ sees }) => sees).map(({ visibility, runsJobs, applied }) => [visibility, runsJobs, applied]),
  ).toEqual([
    ['open', true, true],
    ['open', true, false],
    ['open', false, true],
    ['applied', true, true],
    ['applied', false, true],
  ]);
});
