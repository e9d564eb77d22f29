import { expect, test } from 'vitest';
import { readJsonResume } from './json-resume.ts';

const RESUME = {
  $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
  basics: {
    name: 'Ana Clara Nogueira',
    label: 'Analista de Dados',
    email: 'ana@correio.example',
    url: 'https://ana.example',
    summary: 'Gosto de dados.',
    location: { city: 'Recife', region: 'PE', countryCode: 'br' },
    profiles: [{ network: 'LinkedIn', url: 'https://www.linkedin.com/in/ana-exemplo' }],
  },
  work: [
    {
      name: 'Banco Ipê',
      position: 'Analista',
      startDate: '2020-03-01',
      highlights: ['Painéis', 'Testes'],
      keywords: ['SQL'],
    },
    'no job',
  ],
  education: [
    { institution: 'UFPE', studyType: 'Bacharelado', area: 'Estatística', startDate: '2014', endDate: '2018-12' },
  ],
  languages: [
    { language: 'Inglês', fluency: 'Full Professional' },
    { language: 'Português', fluency: 'native' },
  ],
  skills: [
    { name: 'Bancos', keywords: ['PostgreSQL', 'Zorbifex'] },
    { name: 'Python', level: 'ADVANCED', yearsOfExperience: 4 },
  ],
  meta: {
    prova: { seniority: 'mid', payExpected: 900_000, currency: 'BRL', availability: 'available', workModel: 'remote' },
  },
};

test('a JSON Resume says all that a profile takes', () => {
  expect(readJsonResume(JSON.stringify(RESUME))).toMatchObject({
    name: 'Ana Clara Nogueira',
    title: 'Analista de Dados',
    city: 'Recife',
    state: 'PE',
    country: 'BR',
    phone: null,
    linkedinUrl: 'https://www.linkedin.com/in/ana-exemplo',
    portfolioUrl: 'https://ana.example',
    experience: [
      {
        company: 'Banco Ipê',
        position: 'Analista',
        startDate: '2020-03',
        endDate: null,
        current: true,
        description: 'Painéis\nTestes',
        technologies: ['SQL'],
      },
    ],
    education: [{ institution: 'UFPE', startYear: 2014, endYear: 2018, current: false }],
    languages: [
      { name: 'Inglês', proficiency: 'fluent' },
      { name: 'Português', proficiency: 'native' },
    ],
    skills: [
      { name: 'PostgreSQL', known: true, level: null },
      { name: 'Zorbifex', known: false },
      { name: 'Python', level: 'ADVANCED', yearsOfExperience: 4 },
    ],
    seniority: 'mid',
    payExpected: 900_000,
    currency: 'BRL',
    availability: 'available',
    workModel: 'remote',
  });
});

test.each(['', '{', '[]', '"basics"', 'null', '{"name":"prova","version":"1.0.0"}'])('%j is none', (text) => {
  expect(readJsonResume(text)).toBeNull();
});

test('what is wrong in it is left out, and nothing is longer than a profile takes', () => {
  const odd = {
    basics: { name: 7, label: 'x'.repeat(500), location: 'Recife', profiles: {} },
    work: { name: 'no list' },
    education: [null, { institution: 5, startDate: 'soon' }],
    languages: [{}],
    skills: Array.from({ length: 2_000 }, (_, i) => ({ name: `skill ${i}` })),
    meta: { prova: { seniority: 'king', payExpected: -1 } },
  };
  const read = readJsonResume(JSON.stringify(odd));
  expect(read).toMatchObject({
    name: null,
    city: null,
    experience: [],
    languages: [],
    seniority: null,
    payExpected: null,
  });
  expect([read?.title?.length, read?.skills.length]).toEqual([120, 300]);
});
