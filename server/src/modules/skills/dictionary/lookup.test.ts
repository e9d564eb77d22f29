import fc from 'fast-check';
import { expect, test } from 'vitest';
import { theDictionary } from './dictionary.ts';
import { lookUp } from './lookup.ts';

const nameOf = (written: string) => lookUp(written)?.name ?? null;

test.each([
  ['React.js', 'React'],
  ['ReactJS 18', 'React'],
  ['NODE JS', 'Node.js'],
  ['golang', 'Go'],
  ['Go', 'Go'],
  ['R', 'R'],
  ['c #', 'C#'],
  ['Automated testing', 'Testes automatizados'],
  ['Gestao de projetos', 'Gestão de projetos'],
  ['comunicação assertiva', 'Comunicação'],
])('%s is %s', (written, name) => {
  expect(nameOf(written)).toBe(name);
});

test.each([
  ['Java 17', 'Java'],
  ['Java (8+)', 'Java'],
  ['Python 3.x', 'Python'],
  ['Angular 2+', 'Angular'],
  ['Angular14', 'Angular'],
  ['ES6+', 'JavaScript'],
  ['C++17', 'C++'],
  ['C#10', 'C#'],
  ['.NET 6', '.NET'],
  ['Oracle 19c', 'Oracle Database'],
  ['SQL Server 2019', 'SQL Server'],
  ['PHP 7.4/8.0', 'PHP'],
  ['Node.js 18.x LTS', 'Node.js'],
  ['S3', 'Amazon S3'],
  ['Vue3', 'Vue.js'],
])('%s without its version is %s', (written, name) => {
  expect(nameOf(written)).toBe(name);
});

test.each([
  ['TypeScript (intermediário)', 'TypeScript'],
  ['Conhecimento avançado em Java 17', 'Java'],
  ['sólida experiência com React', 'React'],
  ['5+ years of experience with React', 'React'],
  ['Java - 3 anos', 'Java'],
  ['linguagem de programação C', 'C'],
  ['banco de dados PostgreSQL', 'PostgreSQL'],
  ['PostgreSQL database', 'PostgreSQL'],
  ['Power BI avançado', 'Power BI'],
  ['Amazon Web Services (AWS)', 'AWS'],
  ['Docker (desejável)', 'Docker'],
  ['Desenvolvedor Java Sênior', 'Java'],
])('%s without its ornaments is %s', (written, name) => {
  expect(nameOf(written)).toBe(name);
});

test.each([
  ['Excel avançado', 'Excel avançado'],
  ['banco de dados', 'Banco de dados'],
  ['React Native', 'React Native'],
  ['Spring Boot', 'Spring Boot'],
])('%s is a skill with all its words', (written, name) => {
  expect(nameOf(written)).toBe(name);
});

test.each([
  ['microsserviço', 'Microsserviços'],
  ['Teste unitário', 'Testes unitários'],
  ['testes de unidade', 'Testes unitários'],
  ['integration test', 'Testes de integração'],
  ['REST API', 'REST'],
  ['APIs RESTful', 'REST'],
])('%s in another number or order is %s', (written, name) => {
  expect(nameOf(written)).toBe(name);
});

test.each([
  ['Pyhton', 'Python'],
  ['Javascrit', 'JavaScript'],
  ['typescipt', 'TypeScript'],
  ['Reat.js', 'React'],
  ['Reactt', 'React'],
  ['Kubernets', 'Kubernetes'],
  ['postgress', 'PostgreSQL'],
  ['Sprint Boot', 'Spring Boot'],
  ['Xamarim', 'Xamarin'],
  ['Mogodb avançado', 'MongoDB'],
])('%s is a typing error for %s', (written, name) => {
  expect(nameOf(written)).toBe(name);
});

test.each([
  '',
  '   ',
  '—',
  'foo bar',
  'Base64',
  'Jav',
  'Inglês',
  'Espanhol',
  'Documentos',
  'reach',
  'Português',
  'Ensino superior',
  'Engenharia de',
  'Carteira de motorista',
  'Disponibilidade para viagens',
  'x'.repeat(5_000),
])('%j is no skill', (written) => {
  expect(nameOf(written)).toBeNull();
});

test.each([
  ['C', 'C++', 'C#'],
  ['Java', 'JavaScript'],
  ['Db2', 'H2'],
  ['Python', 'Cython'],
])('%s, %s … are not taken for each other', (...names) => {
  expect(new Set(names.map(nameOf)).size).toBe(names.length);
});

const spellings = theDictionary().spellings.map(({ text, skill }) => ({ text, name: skill.name }));

test('every spelling is its own skill, in any case', () => {
  const wrong = spellings.filter(({ text, name }) =>
    [text, text.toUpperCase(), text.toLowerCase(), ` ${text} `].some((written) => nameOf(written) !== name),
  );
  expect(wrong).toEqual([]);
});

const SEPARATOR = /[ .\-/_]/g;

test('every spelling is its own skill with its blanks, dots and hyphens moved', () => {
  const wrong = spellings.filter(({ text, name }) =>
    ['', ' ', '-', '.'].some((sign) => nameOf(text.replace(SEPARATOR, sign)) !== name),
  );
  expect(wrong).toEqual([]);
});

/** One error, as fingers make them; neither the signs that tell languages apart nor digits. */
function mistype(text: string, at: number, letter: string, kind: number): string {
  const [before, own, next, behind] = [text.slice(0, at), text.charAt(at), text.charAt(at + 1), text.slice(at + 2)];
  if (kind === 0) return before + next + behind;
  if (kind === 1) return before + own + letter + next + behind;
  if (kind === 2) return before + letter + next + behind;
  return before + next + own + behind;
}

test('one typing error in nine or more letters leaves the skill what it is, or unknown', () => {
  const long = spellings.filter(({ text }) => /^[\p{L} -]{9,}$/u.test(text));
  let found = 0;
  let right = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...long),
      fc.nat(),
      fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
      fc.nat(3),
      ({ text, name }, place, letter, kind) => {
        const typed = nameOf(mistype(text, place % text.length, letter, kind));
        found++;
        if (typed === name || typed === null) right++;
      },
    ),
    { numRuns: 3_000, seed: 11 },
  );
  expect(right / found).toBeGreaterThan(0.97);
});

test('most of them are found', () => {
  const long = spellings.filter(({ text }) => /^[\p{L}]{9,}$/u.test(text));
  const found = long.filter(({ text, name }) => nameOf(mistype(text, 4, 'k', 2)) === name);
  expect(found.length / long.length).toBeGreaterThan(0.95);
});
