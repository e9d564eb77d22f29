import { expect, test } from 'vitest';
import { skillKey } from './skill-key.ts';

test.each([
  ['Node.js', 'NodeJS', 'node js', 'NODE.JS', ' Node-JS '],
  ['React', 'React.js', 'ReactJS'],
  ['JavaScript', 'Javascript', 'JS'],
  ['C#', 'c #', 'CSharp'],
  ['.NET', 'dotnet', '.NET Core'],
  ['PostgreSQL', 'Postgres', 'postgre-sql'],
  ['Gestão', 'gestao', 'GESTÃO'],
  ['Ruby on Rails', 'Rails'],
])('%s is the same as %s, %s …', (...names) => {
  expect(new Set(names.map(skillKey)).size).toBe(1);
});

test.each([
  ['C', 'C++', 'C#'],
  ['Java', 'JavaScript'],
  ['Go', 'Godot'],
  ['React', 'React Native'],
  ['D3', 'R'],
])('%s, %s and %s are different', (...names) => {
  expect(new Set(names.map(skillKey)).size).toBe(names.length);
});

test.each(['', '  ', '.', '—'])('%j names nothing', (name) => {
  expect(skillKey(name)).toBe('');
});
