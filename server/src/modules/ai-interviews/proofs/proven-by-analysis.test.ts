import { CRITERIA } from '@prova/contract/ai-interviews/ai-interview-fields';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { provenByAnalysis } from './proven-by-analysis.ts';

const quote = { line: 2, start: 0, end: 3, text: 'Eu ' };
const criterion = (key: string, level: number | null, evidence = [quote]) => ({
  ...{ key, level, evidence },
  ...{ missing: null, rationale: '', counterEvidence: [] },
});

test.each([
  [1, []],
  [2, []],
  [3, [{ skill: 'React', score: 50, level: 'BEGINNING' }]],
  [4, [{ skill: 'React', score: 75, level: 'INTERMEDIATE' }]],
  [5, [{ skill: 'React', score: 100, level: 'ADVANCED' }]],
])('level %i of a technology proves %j', (level, expected) => {
  expect(provenByAnalysis({ criteria: [criterion('React', level)] })).toEqual(expected);
});

test('what has no evidence or no level, and what every interview is judged by, proves nothing', () => {
  const level = fc.constantFrom(null, 1, 2, 3, 4, 5);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...CRITERIA), level)), level, (common, given) => {
      const criteria = [...common.map(([key, each]) => criterion(key, each)), criterion('Go', given, [])];
      expect(provenByAnalysis({ criteria })).toEqual([]);
    }),
  );
});
