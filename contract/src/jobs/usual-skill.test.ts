import { expect, test } from 'vitest';
import { SKILL_LEVELS } from '../skills/skill-levels.ts';
import { SENIORITIES } from '../work-fields.ts';
import { usuallyAsked } from './usual-skill.ts';

const rank = (seniority: (typeof SENIORITIES)[number]) => SKILL_LEVELS.indexOf(usuallyAsked(seniority).level);

test('whoever has come further on the same way is asked no less', () => {
  const way = ['trainee', 'junior', 'mid', 'senior', 'specialist', 'lead', 'principal'] as const;
  const ranks = way.map(rank);
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(new Set(ranks).size).toBe(3);
});

test('every seniority asks something, and who comes to learn is asked for nothing that must be known', () => {
  for (const seniority of SENIORITIES) expect(rank(seniority)).toBeGreaterThanOrEqual(0);
  expect(SENIORITIES.filter((each) => !usuallyAsked(each).required)).toEqual(['trainee']);
});
