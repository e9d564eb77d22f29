import { me } from '@prova/contract/accounts/accounts';
import { COMPLETENESS } from '@prova/contract/talents/completeness';
import { TALENT_LIMITS } from '@prova/contract/talents/talent-words';
import {
  deleteTalent,
  getPublicTalent,
  ownTalentProfile,
  setPublicAddress,
  setTalentPhoto,
  updateTalent,
  updateTalentProfile,
} from '@prova/contract/talents/talents';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { twoHalves } from '../../../test/fixtures/pictures.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { signUp } from '../../../test/people.ts';
import { changeTalent, profileOf, signUpTalent, type Talent } from '../../../test/talents-factory.ts';

let server: TestServer;
let ana: Talent;
beforeAll(async () => {
  server = await startTestServer();
  ana = await signUpTalent(server, { name: 'Ana Lima' });
});
afterAll(() => server.close());

const own = () => profileOf(server, ana);
const update = (body: object) => server.call(updateTalentProfile, { as: ana.token, body });
const detailsOf = ({ body }: { body: { details?: { field: string; message: string }[] } }) =>
  Object.fromEntries(body.details?.map(({ field, message }) => [field, message]) ?? []);

test('who registers has an empty profile, and who is no talent has none', async () => {
  const bia = await signUp(server, 'POTENTIAL', { name: 'Bia Sá' });
  const profile = await profileOf(server, bia);
  expect(profile).toMatchObject({
    name: 'Bia Sá',
    email: bia.email,
    visibility: 'applied',
    title: null,
    skills: [],
    otherProofs: [],
    languages: [],
    experience: [],
    skillScore: null,
    publicSlug: null,
  });
  expect(profile.completeness.percent).toBe(0);
  expect(profile.completeness.missing[0]).toEqual({ part: 'skills', gain: COMPLETENESS.skills });
  const recruiter = await signUp(server, 'RECRUITER');
  expect((await server.call(ownTalentProfile, { as: recruiter.token })).status).toBe(403);
});

describe('the profile is changed', () => {
  const studies = { institution: 'UFPE', degree: 'Bacharelado', field: 'Computação', startYear: 2010, endYear: 2014 };
  const work = {
    company: 'Banco Ipê',
    position: 'Pessoa Desenvolvedora',
    startDate: '2015-03-01',
    endDate: '2019-12-31',
    description: 'Cobrança recorrente.\nSem repetição.',
    technologies: ['Java', 'Kafka'],
  };

  test('field after field: what is left out stays, what is empty goes, lists come whole', async () => {
    const first = await changeTalent(server, ana, {
      name: 'Ana Lima Prado',
      title: 'Pessoa Engenheira de Software',
      bio: 'Primeira linha.\nSegunda linha.',
      seniority: 'senior',
      experienceYears: 9,
      city: 'Recife',
      state: 'PE',
      country: 'BR',
      availability: 'available',
      workModel: 'remote',
      payExpected: 1_500_000,
      phone: '(81) 99999-9999',
      linkedinUrl: 'linkedin.com/in/ana-lima',
      skills: [
        { name: 'ReactJS', level: 'ADVANCED', yearsOfExperience: 5 },
        { name: 'Java', level: 'INTERMEDIATE' },
      ],
      languages: [{ name: 'Inglês', proficiency: 'fluent' }],
      education: [studies],
      experience: [work],
    });
    expect(first).toMatchObject({
      name: 'Ana Lima Prado',
      phone: '+5581999999999',
      linkedinUrl: 'https://www.linkedin.com/in/ana-lima',
      currency: 'BRL',
      skills: [
        { name: 'React', level: 'ADVANCED', yearsOfExperience: 5, proposed: false, proof: null },
        { name: 'Java', level: 'INTERMEDIATE', yearsOfExperience: 0 },
      ],
      education: [{ ...studies, current: false }],
      experience: [{ ...work, current: false }],
    });
    expect((await server.call(me, { as: ana.token })).data.name).toBe('Ana Lima Prado');
    const second = await changeTalent(server, ana, { bio: '', phone: null, skills: [{ name: 'Go' }] });
    expect(second).toMatchObject({
      bio: null,
      phone: null,
      title: 'Pessoa Engenheira de Software',
      skills: [{ name: 'Go', level: 'BEGINNING' }],
      experience: [{ company: 'Banco Ipê' }],
    });
    expect(second.version).toBe(first.version + 1);
  });

  test('by the version that was read: of two at once one is refused, and a later tab too', async () => {
    const { version } = await own();
    const answers = await Promise.all([
      update({ version, title: 'Uma aba', skills: [{ name: 'React' }] }),
      update({ version, title: 'Outra aba', skills: [{ name: 'Vue.js' }] }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won] = answers.filter(({ status }) => status === 200);
    expect(await own()).toMatchObject({ title: won?.data.title, skills: won?.data.skills });
    expect((await update({ version, title: 'Mais uma' })).body.error).toBe('VERSION_CONFLICT');
  });

  test('by its id, which is nobody else’s', async () => {
    const { id, version } = await own();
    const body = { version, title: 'Pelo endereço' };
    expect((await server.call(updateTalent, { as: ana.token, params: { id }, body })).data.title).toBe('Pelo endereço');
    const stranger = await signUpTalent(server);
    const answer = await server.call(updateTalent, {
      as: stranger.token,
      params: { id },
      body: { ...body, version: 2 },
    });
    expect(answer.status).toBe(404);
  });

  test('300 skills are kept in their order, and no more are taken', async () => {
    const skills = Array.from({ length: TALENT_LIMITS.skills }, (_, at) => ({ name: `Técnica número ${at}` }));
    const { skills: kept } = await changeTalent(server, ana, { skills });
    expect(kept.map(({ name }) => name)).toEqual(skills.map(({ name }) => name));
    expect(kept.every(({ proposed }) => proposed)).toBe(true);
    const { version } = await own();
    const refused = await update({ version, skills: [...skills, { name: 'Mais uma' }] });
    expect(detailsOf(refused)).toEqual({ skills: 'Selecione no máximo 300' });
  });

  test('two spellings of one skill are one, the first of them; the same name twice is refused', async () => {
    const { skills } = await changeTalent(server, ana, {
      skills: [
        { name: 'React.js', level: 'ADVANCED' },
        { name: 'ReactJS', level: 'BEGINNING' },
        { name: 'Bordado manual' },
        { name: 'bordado  manual ' },
      ],
    });
    expect(skills.map(({ name, level }) => [name, level])).toEqual([
      ['React', 'ADVANCED'],
      ['Bordado manual', 'BEGINNING'],
    ]);
    // What the profile has stands above what is added under another name.
    const again = await changeTalent(server, ana, {
      skills: [
        { name: 'ReactJS', level: 'BEGINNING' },
        { name: 'React', level: 'ADVANCED' },
        { name: 'Bordado manual' },
      ],
    });
    expect(again.skills.map(({ name, level }) => [name, level])).toEqual([
      ['React', 'ADVANCED'],
      ['Bordado manual', 'BEGINNING'],
    ]);
    const { version } = await own();
    const twice = await update({ version, skills: [{ name: 'React' }, { name: 'REACT' }] });
    expect(detailsOf(twice)).toEqual({ 'skills.1.name': 'Este item já está na lista' });
  });

  test.each<[string, object, Record<string, string>]>([
    [
      'a year to come',
      { education: [{ ...studies, startYear: 2027, endYear: null }] },
      { 'education.0.startYear': 'O ano não pode estar no futuro' },
    ],
    [
      'an end before the beginning',
      { education: [{ ...studies, endYear: 2009 }] },
      { 'education.0.endYear': 'O valor mínimo é 2010' },
    ],
    [
      'an end too far ahead',
      { education: [{ ...studies, endYear: 2037 }] },
      { 'education.0.endYear': 'O valor máximo é 2036' },
    ],
    [
      'a day to come',
      { experience: [{ ...work, startDate: '2026-12-01', endDate: null }] },
      { 'experience.0.startDate': expect.stringContaining('futuro') },
    ],
    [
      'a day that does not exist',
      { experience: [{ ...work, startDate: '2015-02-30' }] },
      { 'experience.0.startDate': expect.any(String) },
    ],
    [
      'work that goes on and has ended',
      { experience: [{ ...work, current: true }] },
      { 'experience.0.endDate': expect.any(String) },
    ],
    [
      'a language twice',
      { languages: [{ name: 'Inglês' }, { name: 'English' }] },
      { 'languages.1.name': 'Este item já está na lista' },
    ],
    ['an address that is none', { websiteUrl: 'javascript:alert(1)' }, { websiteUrl: expect.any(String) }],
    ['a level that is none', { seniority: 'ninja' }, { seniority: 'Escolha uma das opções' }],
  ])('%s is refused, and nothing is changed', async (_, change, expected) => {
    const { version } = await own();
    const answer = await update({ version, title: 'Não fica', ...change });
    expect(answer.body.error).toBe('VALIDATION_FAILED');
    expect(detailsOf(answer)).toMatchObject(expected);
    expect((await own()).version).toBe(version);
  });

  test('a course may end in the years to come, and work may have begun today', async () => {
    const { education, experience } = await changeTalent(server, ana, {
      education: [{ ...studies, startYear: 2026, endYear: 2030 }],
      experience: [{ ...work, startDate: '2026-11-20', endDate: null, current: true }],
    });
    expect([education[0]?.endYear, experience[0]?.startDate]).toEqual([2030, '2026-11-20']);
  });

  test('pay without a currency is in ours, and a currency may be told', async () => {
    expect(await changeTalent(server, ana, { payExpected: 900_000 })).toMatchObject({ currency: 'BRL' });
    expect(await changeTalent(server, ana, { payExpected: 500_000, currency: 'EUR' })).toMatchObject({
      currency: 'EUR',
    });
    expect(await changeTalent(server, ana, { payExpected: 510_000 })).toMatchObject({ currency: 'EUR' });
  });

  test('completeness grows with what is told', async () => {
    const before = (await own()).completeness.percent;
    await changeTalent(server, ana, { bio: 'Aprendo em público.', githubUrl: 'https://github.com/ana-lima' });
    const { completeness } = await own();
    expect(completeness.percent).toBe(before + COMPLETENESS.bio);
    const left = completeness.missing.reduce((sum, { gain }) => sum + gain, 0);
    expect(completeness.percent).toBe(100 - left);
  });
});

describe('an address for everybody', () => {
  const open = (slug: string | null, as = ana.token) => server.call(setPublicAddress, { as, body: { slug } });
  const read = (slug: string) => server.call(getPublicTalent, { params: { slug } });

  test('is there only where it was chosen, and not while the profile is hidden', async () => {
    expect((await read('ana-lima')).status).toBe(404);
    expect((await open('ana-lima')).data.publicSlug).toBe('ana-lima');
    const { data, body } = await read('ana-lima');
    expect(data.name).toBe('Ana Lima Prado');
    for (const secret of [ana.email, 'payExpected', 'linkedinUrl', 'github', ana.talentId])
      expect(JSON.stringify(body)).not.toContain(secret);
    await changeTalent(server, ana, { visibility: 'hidden' });
    expect((await read('ana-lima')).status).toBe(404);
    await changeTalent(server, ana, { visibility: 'applied' });
    expect((await read('ana-lima')).status).toBe(200);
    expect((await open(null)).data.publicSlug).toBeNull();
    expect((await read('ana-lima')).status).toBe(404);
  });

  test('belongs to one person, also of two who ask at once', async () => {
    const bia = await signUpTalent(server);
    const answers = await Promise.all([open('a-melhor'), open('a-melhor', bia.token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.body.error).toBe('ADDRESS_TAKEN');
    expect((await open('Com Espaço')).status).toBe(422);
  });
});

test('emptying takes everything out of the profile, and the account stays', async () => {
  const person = await signUpTalent(server, {
    name: 'Caio Reis',
    title: 'Pessoa Designer',
    city: 'Natal',
    skills: [{ name: 'Figma' }],
    languages: [{ name: 'Inglês' }],
  });
  const call = { as: person.token, params: { id: person.talentId } };
  const photo = { name: 'foto.png', mime: 'image/png', body: await twoHalves() };
  const { photoUrl } = (await server.call(setTalentPhoto, { ...call, files: { file: photo } })).data;
  expect((await server.call(deleteTalent, call)).status).toBe(200);
  expect(await profileOf(server, person)).toMatchObject({
    name: 'Caio Reis',
    email: person.email,
    visibility: 'hidden',
    title: null,
    city: null,
    photoUrl: null,
    skills: [],
    languages: [],
    completeness: { percent: 0 },
  });
  expect((await server.app.inject({ url: photoUrl ?? '' })).statusCode).toBe(404);
});
