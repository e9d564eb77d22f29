import { listTalents, listTalentsByLevel } from '@prova/contract/talents/talents';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { signUpMember } from '../../../test/members.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { changeTalent, signUpTalent, type Talent } from '../../../test/talents-factory.ts';

let server: TestServer;
let owner: Person;
let zoe: Talent;
beforeAll(async () => {
  server = await startTestServer();
  owner = await signUp(server, 'RECRUITER');
  zoe = await signUpTalent(server, {
    name: 'Zoé Conceição',
    title: 'Pessoa Desenvolvedora Full-stack',
    seniority: 'senior',
    city: 'São José dos Campos',
    skills: [{ name: 'React' }, { name: 'Node.js' }, { name: 'C#' }],
  });
  await signUpTalent(server, {
    name: 'Ivo Łukasz',
    title: 'Engenharia de dados',
    seniority: 'senior',
    skills: [{ name: 'Java' }, { name: 'Testes automatizados' }, { name: 'C++' }, { name: 'Crochê' }],
  });
  await signUpTalent(server, {
    name: 'Lia Rocha',
    seniority: 'junior',
    skills: [{ name: 'JavaScript' }, { name: 'C' }],
  });
  await signUpTalent(server, { name: 'Escondida React', visibility: 'hidden', skills: [{ name: 'React' }] });
  await signUpTalent(server, { name: 'Reservada React', visibility: 'applied', skills: [{ name: 'React' }] });
});
afterAll(() => server.close());

const find = async (search?: string, query: object = {}) => {
  const { data, body } = await server.call(listTalents, { as: owner.token, query: { search, ...query } });
  expect(body.meta?.total).toBeGreaterThanOrEqual(data.length);
  return data.map(({ name }) => name.split(' ')[0]);
};

describe('the list', () => {
  test('has those who are open to all recruiters, by their last change', async () => {
    expect(await find()).toEqual(['Lia', 'Ivo', 'Zoé']);
    server.clock.advance(60);
    await changeTalent(server, zoe, { bio: 'Escrevo sobre interfaces.' });
    expect(await find()).toEqual(['Zoé', 'Lia', 'Ivo']);
  });

  test('shows names, skills and level, and never contacts', async () => {
    const [first] = (await server.call(listTalents, { as: owner.token, query: { limit: 1 } })).data;
    expect(first).toEqual({
      id: zoe.talentId,
      similarName: false,
      name: 'Zoé Conceição',
      photoUrl: null,
      title: 'Pessoa Desenvolvedora Full-stack',
      seniority: 'senior',
      city: 'São José dos Campos',
      state: null,
      availability: null,
      workModel: null,
      skillScore: null,
      skills: ['React', 'Node.js', 'C#'].map((name) => ({ name, level: 'BEGINNING', proven: false })),
    });
  });

  test('goes page by page', async () => {
    expect(await find(undefined, { limit: 2, page: 2 })).toEqual(['Ivo']);
    expect(await find(undefined, { limit: 2, page: 3 })).toEqual([]);
  });

  test('is empty for those who run no jobs', async () => {
    const interviewer = await signUpMember(server, owner, 'interviewer');
    expect((await server.call(listTalents, { as: interviewer.token })).data).toEqual([]);
  });

  test('is there by level', async () => {
    const byLevel = async (level: string) =>
      (await server.call(listTalentsByLevel, { as: owner.token, params: { level } })).data.map(({ name }) => name);
    expect(await byLevel('senior')).toEqual(['Zoé Conceição', 'Ivo Łukasz']);
    expect(await byLevel('director')).toEqual([]);
    expect((await server.call(listTalentsByLevel, { as: owner.token, params: { level: 'ninja' } })).status).toBe(404);
  });
});

describe('a search finds', () => {
  test.each<[string, string[]]>([
    ['zoe', ['Zoé']],
    ['conceicao ZOÉ', ['Zoé']],
    ['Conceiç', ['Zoé']],
    ['lukasz', ['Ivo']],
    ['sao jose', ['Zoé']],
    ['fullstack', []],
    ['full stack', ['Zoé']],
    ['full-stack zoe', ['Zoé']],
    // Any spelling of a skill.
    ['ReactJS', ['Zoé']],
    ['react.js conceição', ['Zoé']],
    ['nodejs', ['Zoé']],
    ['node', ['Zoé']],
    ['testes automatizados', ['Ivo']],
    ['automatizados testes', ['Ivo']],
    ['croche', ['Ivo']],
    // A skill is the skill, not what begins like it.
    ['java', ['Ivo']],
    ['js', ['Lia']],
    ['c#', ['Zoé']],
    ['C++', ['Ivo']],
    ['c', ['Lia']],
    ['reac', ['Zoé']],
    ['react java', []],
    ['nada disso', []],
    ["a'b & c:* | !", []],
    ['%', ['Zoé', 'Lia', 'Ivo']],
    ['\u0000', ['Zoé', 'Lia', 'Ivo']],
  ])('%s', async (search, names) => {
    expect(await find(search)).toEqual(names);
  });

  test('what was changed a moment ago, in name and skills', async () => {
    const nova = await signUpTalent(server, { name: 'Nara Prado' });
    await changeTalent(server, nova, { name: 'Nara Teles', skills: [{ name: 'Elixir' }] });
    expect([await find('prado'), await find('teles'), await find('elixir')]).toEqual([[], ['Nara'], ['Nara']]);
    await changeTalent(server, nova, { visibility: 'applied' });
    expect(await find('elixir')).toEqual([]);
  });
});
