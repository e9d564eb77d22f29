import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { docxLayout } from '../../src/modules/files/layout/docx-layout.ts';
import { readLayout } from '../../src/modules/talents/resume/read-layout.ts';

const FOLDER = new URL('../fixtures/resume-files/', import.meta.url);
const read = async (name: string) =>
  readLayout((await docxLayout(readFileSync(new URL(`${name}.docx`, FOLDER)))).lines);

async function jobsOf(name: string): Promise<string[]> {
  const { experience } = await read(name);
  return experience.map(
    ({ position, company, start, end, current }) => `${position} @ ${company}: ${start} to ${current ? 'now' : end}`,
  );
}

const TWO = [
  'Engenheira de Software @ Banco Aurora: 2023-09 to 2024-03',
  'Desenvolvedora @ Loja Boreal: 2020-01 to 2023-08',
];
const ONE = ['Engenheira de Software @ Banco Boreal: 2021-03 to 2023-02'];

test.each([
  ['dates-soft-hyphen', TWO],
  ['dates-minus-sign', TWO],
  ['dates-nonbreaking-hyphen', TWO],
  ['dates-figure-dash', TWO],
  ['dates-arrow', TWO],
  ['dates-tilde', TWO],
  ['joined-by-cr', ONE],
  ['joined-by-u00ad', ONE],
  ['joined-by-u2010', ONE],
  ['joined-by-u2011', ONE],
  ['joined-by-u2015', ONE],
  ['joined-by-u2043', ONE],
  [
    'headerless',
    [
      'Engenheira de Software Sênior @ Banco Aurora: 2021-03 to now',
      'Desenvolvedora @ Loja Boreal: 2018-06 to 2021-02',
    ],
  ],
  [
    'undated',
    ['Atendente @ Padaria Pão Quente: null to null', 'Auxiliar administrativa @ Contábil Silva Ltda: null to null'],
  ],
  [
    'date-above',
    ['Engenheira de Software @ Banco Aurora: 2021-03 to now', 'Desenvolvedora @ Loja Boreal: 2017-06 to 2021-02'],
  ],
  ['after-skills', ONE],
  [
    'gap',
    [
      'Engenheira de Software @ Banco Boreal: 2021-03 to now',
      'Pausa para cuidar da família @ : 2020-01 to 2021-02',
      'Desenvolvedora @ Loja Austral: 2018-01 to 2019-12',
    ],
  ],
  ['dots', ['Engenheira de Software @ Banco Boreal: 2021 to now', 'Desenvolvedora @ Loja Austral: 2019 to 2021']],
])('the jobs of %s', async (name, jobs) => {
  expect(await jobsOf(name)).toEqual(jobs);
});

test.each([
  ['mononym', 'Etelvina'],
  ['nickname', 'Maria Eduarda Cavalcanti'],
  ['quoted', 'José Arimateia de Souza'],
  ['pronouns', 'Bruna Lima'],
  ['doctor', 'Ana Paula d’Ávila e Sá'],
])('the name of %s', async (file, name) => {
  expect((await read(file)).name).toBe(name);
});

test('jobs without a heading are none of the summary', async () => {
  const { summary, title } = await read('headerless');
  expect([summary, title]).toEqual(['Engenheira de software com oito anos em pagamentos.', null]);
});

test('what stands below a qualified heading of work is no skill', async () => {
  expect((await read('after-skills')).skills.map(({ name }) => name)).toEqual(['Python', 'SQL']);
});

test('two degrees below one school are both of that school', async () => {
  expect((await read('two-degrees')).education).toMatchObject([
    { degree: 'Mestrado', institution: 'Universidade Federal de Pernambuco', startYear: 2017, endYear: 2019 },
    { degree: 'Bacharelado', institution: 'Universidade Federal de Pernambuco', startYear: 2012, endYear: 2016 },
  ]);
});

test('a forecast of graduation is an end, and begins nothing', async () => {
  const { education, unread } = await read('cursando');
  expect(education).toMatchObject([
    { degree: 'MBA', institution: 'FGV', startYear: null, endYear: 2027, current: true },
    { degree: 'Bacharelado', institution: 'UFBA', startYear: null, endYear: null, current: false },
    { degree: 'Técnico', institution: 'SENAC', startYear: null, endYear: 2019, current: false },
  ]);
  // The semester has no field.
  expect(unread).toEqual([{ heading: 'Formação', text: 'Bacharelado em Direito – UFBA – 5º semestre' }]);
});
