import { expect, test } from 'vitest';
import { levelBeside } from './level-words.ts';

test.each([
  ['React (avançado), SQL', 'React', 'ADVANCED'],
  ['React (avançado), SQL', 'SQL', null],
  ['Avançado: React, SQL', 'SQL', 'ADVANCED'],
  ['Avançado: React, SQL básico', 'SQL', 'BEGINNING'],
  ['Linguagens: Java, Go', 'Go', null],
  ['Noções de Docker; Kubernetes', 'Docker', 'BEGINNING'],
  ['Conhecimento intermediário em SQL Server', 'SQL Server', 'INTERMEDIATE'],
  // What is said of a person is said of no skill.
  ['Atuei como desenvolvedora sênior em React na Aurora', 'React', null],
  ['', 'React', null],
])('%j says of %s that it is known as %j', (line, skill, level) => {
  expect(levelBeside(line, (piece) => piece.includes(skill))).toBe(level);
});
