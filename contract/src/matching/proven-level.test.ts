import { describe, expect, test } from 'vitest';
import { levelFrom, PROVES_FROM, provenLevel } from './proven-level.ts';

const SCORES = Array.from({ length: 101 }, (_, score) => score);

/** Written out once more, by hand. */
const byHand = (score: number) => {
  if (score >= 85) return 'ADVANCED';
  if (score >= 70) return 'INTERMEDIATE';
  return score >= 50 ? 'BEGINNING' : null;
};

describe('what a result proves', () => {
  test('each score proves its level, and nothing below half of the points', () => {
    for (const score of SCORES) expect(provenLevel(score), `${score} %`).toBe(byHand(score));
  });

  test('an author asks more, never less, and changes no level above it', () => {
    for (const provesFrom of SCORES)
      for (const score of SCORES)
        expect(provenLevel(score, provesFrom), `${score} % of a test that proves from ${provesFrom} %`).toBe(
          score < provesFrom ? null : byHand(score),
        );
  });

  test('the levels begin where the texts say', () => {
    expect(PROVES_FROM).toBe(50);
    expect(['BEGINNING', 'INTERMEDIATE', 'ADVANCED'].map((level) => levelFrom(level as 'ADVANCED'))).toEqual([
      50, 70, 85,
    ]);
  });
});
