import { expect, test } from 'vitest';
import { theDictionary } from './dictionary.ts';
import { related, relationStrength } from './relations.ts';

test('a framework brings its language, the language brings less of the framework', () => {
  expect(relationStrength('React', 'JavaScript')).toBe(0.85);
  expect(relationStrength('JavaScript', 'React')).toBe(0);
});

test('what stands for each other does so both ways', () => {
  expect(relationStrength('MySQL', 'PostgreSQL')).toBe(0.75);
  expect(relationStrength('PostgreSQL', 'MySQL')).toBe(0.75);
});

test('a skill is wholly itself, and nothing without a relation', () => {
  expect(relationStrength('React', 'React')).toBe(1);
  expect(relationStrength('React', 'COBOL')).toBe(0);
  expect(relationStrength('nobody knows', 'React')).toBe(0);
});

test('the strongest come first', () => {
  const strengths = related('React').map(({ strength }) => strength);
  expect(strengths.length).toBeGreaterThan(4);
  expect(strengths).toEqual([...strengths].sort((one, other) => other - one));
  expect(related('nobody knows')).toEqual([]);
});

test('every relation is found by both functions', () => {
  for (const { name } of theDictionary().skills)
    for (const { to, strength } of related(name)) expect(relationStrength(name, to)).toBe(strength);
});
