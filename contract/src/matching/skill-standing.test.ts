import { expect, test } from 'vitest';
import type { SkillLevel } from './match-input.ts';
import { SKILL_STANDINGS, skillStanding } from './skill-standing.ts';

const LEVELS = ['BEGINNING', 'INTERMEDIATE', 'ADVANCED'] as const satisfies SkillLevel[];
const FROM = { BEGINNING: 50, INTERMEDIATE: 70, ADVANCED: 85 } as const;

test('only the skill itself, with a proof at the asked level or above, is proven', () => {
  for (const strength of [0.3, 0.85, 1])
    for (const level of [null, ...LEVELS])
      for (const score of [null, 0, 49, 50, 69, 70, 84, 85, 100])
        for (const asked of [null, ...LEVELS]) {
          const standing = skillStanding({ strength, level, score }, asked);
          expect(SKILL_STANDINGS).toContain(standing);
          const isProven = strength === 1 && score !== null && score >= FROM[asked ?? 'BEGINNING'];
          expect(standing === 'proven', JSON.stringify({ strength, level, score, asked })).toBe(isProven);
          expect(standing === 'similar').toBe(strength < 1);
        }
});

test('what is declared below the asked level is there in part', () => {
  const declared = (level: SkillLevel, asked: SkillLevel | null) =>
    skillStanding({ strength: 1, level, score: null }, asked);
  expect(declared('BEGINNING', 'INTERMEDIATE')).toBe('partly');
  expect(declared('INTERMEDIATE', 'INTERMEDIATE')).toBe('declared');
  expect(declared('ADVANCED', 'BEGINNING')).toBe('declared');
  expect(declared('BEGINNING', null)).toBe('declared');
});
