import {
  exportProfile,
  PROFILE_EXPORT_FORMATS,
  type ProfileExportFormat,
} from '@prova/contract/talents/profile-export';
import { type ImportedProfile, importResume } from '@prova/contract/talents/resume-import';
import type { TalentProfile } from '@prova/contract/talents/talents';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { profileOf, signUpTalent, type Talent } from '../../../test/talents-factory.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function exported({ token: as }: Talent, format: ProfileExportFormat) {
  const { status, data, body } = await server.call(exportProfile, { as, query: { format } });
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
  return { name: data.name, mime: data.mime, body: Buffer.from(data.content, 'base64') };
}

async function imported({ token: as }: Talent, { name, body }: { name: string; body: Buffer }) {
  const answer = await server.call(importResume, { as, files: { resume: { name, body } } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.data;
}

/** What importing a profile should say: a review has months, and no site beside the portfolio. */
const expected = (profile: TalentProfile): ImportedProfile => ({
  name: profile.name,
  title: profile.title,
  summary: profile.bio,
  email: profile.email,
  phone: profile.phone,
  city: profile.city,
  state: profile.state,
  country: profile.country,
  linkedinUrl: profile.linkedinUrl,
  githubUrl: profile.githubUrl,
  portfolioUrl: profile.portfolioUrl,
  experience: profile.experience.map((each) => ({
    ...each,
    startDate: each.startDate.slice(0, 7),
    endDate: each.endDate?.slice(0, 7) ?? null,
  })),
  education: profile.education.map((each) => ({ ...each })),
  languages: profile.languages.map((each) => ({ ...each })),
  skills: profile.skills.map(({ name, level, yearsOfExperience, proposed }) => ({
    name,
    level,
    yearsOfExperience,
    known: !proposed,
    sentence: null,
  })),
  seniority: profile.seniority,
  experienceYears: profile.experienceYears,
  availability: profile.availability,
  workModel: profile.workModel,
  payExpected: profile.payExpected,
  currency: profile.currency,
  unread: [],
});

type Given = Parameters<typeof signUpTalent>[1];

const FULL: NonNullable<Given> = {
  name: 'Conceição D’Ávila Müller',
  title: 'Pessoa Engenheira de Dados',
  bio: 'Primeira linha, com acentos: ação, pé, órgão.\n\n  Recuada, e “citada”.',
  seniority: 'senior',
  experienceYears: 12,
  city: 'São Luís',
  state: 'MA',
  country: 'BR',
  availability: 'employed',
  workModel: 'hybrid',
  payExpected: 1_234_567,
  currency: 'EUR',
  phone: '(11) 91234-5678',
  linkedinUrl: 'https://www.linkedin.com/in/fan-of-github',
  portfolioUrl: `https://conceicao.example/${'p'.repeat(1_500)}`,
  websiteUrl: 'https://conceicao.github.io/linkedin',
  skills: [
    { name: 'React', level: 'ADVANCED', yearsOfExperience: 4 },
    { name: 'Tecelagem de cabos', level: 'BEGINNING', yearsOfExperience: 0 },
  ],
  languages: [
    { name: 'Português', proficiency: 'native' },
    { name: 'Inglês', proficiency: 'intermediate' },
  ],
  education: [
    { institution: 'UFMA', degree: 'Bacharelado', field: 'Computação', startYear: 2004, endYear: 2008 },
    { institution: 'Escola Livre', degree: 'Curso', field: 'Redes', startYear: 2020, endYear: null, current: false },
    { institution: 'USP', degree: 'Mestrado', field: 'Dados', startYear: 2025, current: true },
  ],
  experience: [
    {
      company: 'Banco Ipê',
      position: 'Pessoa Engenheira',
      startDate: '2019-02-01',
      current: true,
      description: '• Reduzi 40% do custo\n• Cuidei de ETL',
      technologies: ['React', 'Ação'],
    },
    { company: 'Loja Coral', position: 'Analista', startDate: '2015-05-20', endDate: null, current: false },
    { company: 'Porto', position: 'Estágio', startDate: '2010-01-01', endDate: '2012-12-31' },
  ],
};

const HOSTILE: NonNullable<Given> = {
  name: '<script>alert(1)</script>',
  title: '"><img src=x onerror=alert(1)> \\u0000 %PDF-1.7',
  bio: '</body><script>fetch("//x")</script>\n) Tj ET endstream endobj\n{"basics":{"name":"Outra"}}',
  skills: [{ name: '<b>"SQL\'; drop table talents;--', level: 'INTERMEDIATE', yearsOfExperience: 50 }],
  experience: [
    {
      company: '/JavaScript (app.alert(1))',
      position: '__proto__',
      startDate: '1900-01-01',
      endDate: '1900-01-01',
      description: '{{constructor}} \t $x',
      technologies: ['constructor', '<<>>'],
    },
  ],
};

const FOREIGN: NonNullable<Given> = {
  name: 'שרה 🦊 محمد 王',
  title: '👩🏽‍💻 مهندسة برمجيات',
  bio: 'Ελληνικά, Кириллица, 日本語, ไทย, हिन्दी, e\u0301, 🇧🇷, \u200f\u202eabc',
  city: 'القاهرة',
  country: 'EG',
  skills: [{ name: '机器学习 🚀', level: 'ADVANCED', yearsOfExperience: 3 }],
  languages: [{ name: 'العربية', proficiency: 'native' }],
};

/** As many letters to be printed, and as many bytes to be attached, as there may be. */
const LARGE: NonNullable<Given> = {
  name: 'Pessoa com muito a dizer',
  bio: '日'.repeat(2_000),
  skills: Array.from({ length: 300 }, (_, i) => ({
    name: `Habilidade número ${i} ${'x'.repeat(50)}`,
    level: 'INTERMEDIATE' as const,
    yearsOfExperience: i % 51,
  })),
  experience: Array.from({ length: 60 }, (_, i) => ({
    company: `Empresa ${i}`,
    position: 'Analista',
    startDate: '2011-03-01',
    endDate: '2012-04-30',
    description: `Cuidei de relatórios "${i}" e de \\n com acentuação. `.repeat(38),
    technologies: Array.from({ length: 50 }, (_, j) => `Técnica ${j} ${'語'.repeat(60)}`),
  })),
};

describe.each(PROFILE_EXPORT_FORMATS)('as %s', (format) => {
  test.each<[string, Given]>([
    ['a full profile', FULL],
    ['an empty profile', {}],
    ['hostile text', HOSTILE],
    ['text of all the world', FOREIGN],
    ['all that a profile holds', LARGE],
  ])('%s comes back as it was', async (_what, given) => {
    const talent = await signUpTalent(server, given);
    const { outcome, profile } = await imported(talent, await exported(talent, format));
    expect(outcome).toBe('read');
    expect(profile).toEqual(expected(await profileOf(server, talent)));
  });
});

test('a JSON Resume says what the schema has a word for, and nothing that is null', async () => {
  const file = await exported(await signUpTalent(server, FULL), 'json-resume');
  expect([file.name, file.mime]).toEqual(['curriculo-conceicao-d-avila-muller.json', 'application/json']);
  const text = file.body.toString();
  expect(text).not.toContain('null');
  expect(JSON.parse(text)).toMatchObject({
    basics: {
      label: 'Pessoa Engenheira de Dados',
      location: { city: 'São Luís', region: 'MA', countryCode: 'BR' },
      profiles: [{ network: 'LinkedIn', username: 'fan-of-github' }],
    },
    work: [{ name: 'Banco Ipê', startDate: '2019-02-01' }, {}, { endDate: '2012-12-31' }],
    meta: { version: 'v1.0.0', prova: { payExpected: 1_234_567, website: FULL.websiteUrl } },
  });
});

test('its name is one that every system stores', async () => {
  const named = async (name: string) => (await exported(await signUpTalent(server, { name }), 'json-resume')).name;
  expect(await named('../..\\"a"; x=ç')).toBe('curriculo-a-x-c.json');
  expect(await named('王小明')).toBe('curriculo.json');
});
