import { skillKey } from '@prova/contract/skills/skill-key';
import { SKILL_CATEGORIES } from '@prova/contract/skills/skills';
import { expect, test } from 'vitest';
import { type DictionarySkill, readDictionary } from './read-dictionary.ts';

const dictionary = readDictionary();
const byName = new Map(dictionary.map((skill) => [skill.name, skill]));

test('knows far more than nine hundred skills, of every category', () => {
  expect(byName.size).toBeGreaterThan(900);
  for (const category of SKILL_CATEGORIES) {
    expect(dictionary.filter((skill) => skill.category === category).length, category).toBeGreaterThan(50);
  }
});

test('no spelling means two skills', () => {
  const owners = new Map<string, string>();
  const clashes: string[] = [];
  for (const { name, spellings } of dictionary) {
    for (const { text } of spellings) {
      const key = skillKey(text);
      expect(key, `${name}: ${text}`).not.toBe('');
      const owner = owners.get(key);
      if (owner !== undefined && owner !== name) clashes.push(`${text}: ${owner}, ${name}`);
      owners.set(key, name);
    }
  }
  expect(clashes).toEqual([]);
});

test('no skill is there twice', () => {
  expect(dictionary.map(({ name }) => name)).toHaveLength(byName.size);
});

test('every relation leads to another skill, once, with a strength a person could defend', () => {
  const faults: string[] = [];
  const pairs = new Set<string>();
  for (const { name, relations } of dictionary) {
    for (const { to, strength } of relations) {
      if (!byName.has(to)) faults.push(`${name} → ${to}: unknown`);
      if (to === name) faults.push(`${name}: related to itself`);
      if (strength < 0.2 || strength > 0.95) faults.push(`${name} → ${to}: ${strength}`);
      if (pairs.has(`${name}\n${to}`)) faults.push(`${name} → ${to}: twice`);
      pairs.add(`${name}\n${to}`);
    }
  }
  expect(faults).toEqual([]);
});

test('a pair that stands for each other is named on one line only', () => {
  const mutual = dictionary.flatMap(({ name, relations }) =>
    relations.filter((relation) => relation.mutual).map(({ to }) => [name, to].sort().join('\n')),
  );
  expect(mutual.filter((pair, index) => mutual.indexOf(pair) !== index)).toEqual([]);
});

test('hardly a skill stands alone', () => {
  const named = new Set(dictionary.flatMap(({ relations }) => relations.map(({ to }) => to)));
  const alone = dictionary.filter(({ name, relations }) => relations.length === 0 && !named.has(name));
  expect(alone.length / dictionary.length).toBeLessThan(0.02);
});

test.each([
  ['TypeScript', 'JavaScript'],
  ['Next.js', 'React'],
  ['PostgreSQL', 'SQL'],
])('%s brings some of %s', (from, to) => {
  expect(byName.get(from)?.relations.find((relation) => relation.to === to)?.strength).toBeGreaterThanOrEqual(0.6);
});

const spelled = (text: string): DictionarySkill | undefined =>
  dictionary.find(({ spellings }) => spellings.some((spelling) => skillKey(spelling.text) === skillKey(text)));

test.each([
  ['React.js', 'React'],
  ['ReactJS', 'React'],
  ['testes automatizados', 'Testes automatizados'],
  ['automated testing', 'Testes automatizados'],
  ['Postgres', 'PostgreSQL'],
  ['k8s', 'Kubernetes'],
  ['CI/CD', 'CI/CD'],
])('%s is %s', (written, name) => {
  expect(spelled(written)?.name).toBe(name);
});

test.each(['Go', 'R', 'C', 'Swift'])('%s in running text needs other skills around it', (name) => {
  const own = byName.get(name)?.spellings.find(({ text }) => text === name);
  expect(own).toEqual({ text: name, needsContext: true });
});
