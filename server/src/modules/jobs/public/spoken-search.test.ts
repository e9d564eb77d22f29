import { hintAtJobs, listPublicJobs } from '@prova/contract/jobs/public-jobs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { type JobOverrides, publishJob } from '../../../../test/jobs-factory.ts';
import { type Person, signUp } from '../../../../test/people.ts';
import { system } from '../../../platform/actor.ts';
import { createContext } from '../../../platform/context.ts';
import { verifyCompany } from '../../companies/companies.service.ts';

let server: TestServer;
let recruiter: Person;

const IN_RECIFE = { city: 'Recife', state: 'PE' } as const;
type Details = NonNullable<JobOverrides['details']>;
const JOBS: readonly (readonly [title: string, skills: readonly string[], details: Details])[] = [
  ['Desenvolvedora React', ['React'], { locationModel: 'remote', contractType: 'CLT' }],
  ['Engenheiro de Software', ['Java'], { locationModel: 'onsite', contractType: 'CLT', ...IN_RECIFE }],
  ['Programador Front-end', ['JavaScript'], { locationModel: 'hybrid', contractType: 'PJ', ...IN_RECIFE }],
  ['Site Reliability Engineer', ['Kubernetes'], { locationModel: 'remote', contractType: 'PJ' }],
  ['Analista de Testes', ['Cypress'], { locationModel: 'onsite', contractType: 'CLT', city: 'Natal', state: 'RN' }],
  ['Product Designer', ['Figma'], { locationModel: 'hybrid', contractType: 'CLT', city: 'Natal', state: 'RN' }],
  ['Data Scientist', ['Python'], { locationModel: 'remote', contractType: 'CLT' }],
  ['Help Desk', ['Windows'], { locationModel: 'onsite', contractType: 'internship', ...IN_RECIFE }],
];

beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { companyName: 'Aurora Sistemas' });
  await verifyCompany(createContext(server.platform, { actor: system, locale: 'pt-BR' }), 'aurora-sistemas');
  await server.drain();
  for (const [title, skills, details] of JOBS) {
    server.clock.advance(60);
    await publishJob(server, recruiter, {
      details: { title, seniority: 'mid', ...details },
      description: {
        description: '<p>Trabalho em equipe, com calma.</p>',
        requirements: '<p>Gostar de aprender.</p>',
        skills: skills.map((name) => ({ name, level: 'BEGINNING' as const })),
      },
    });
  }
});
afterAll(() => server.close());

const found = async (query: Record<string, unknown>) =>
  (await server.call(listPublicJobs, { query })).data.map(({ title }) => title).sort();
const hints = async (query: Record<string, unknown>) => (await server.call(hintAtJobs, { query })).data;

const DEVELOPERS = ['Desenvolvedora React', 'Engenheiro de Software', 'Programador Front-end'];

describe('a search finds what people mean', () => {
  test.each<[string, string[]]>([
    // Occupations, by their other names, in both languages, whatever their gender and number.
    ['programador', DEVELOPERS],
    ['programadoras', DEVELOPERS],
    ['dev', DEVELOPERS],
    ['desenvolvedor', DEVELOPERS],
    ['software engineer', DEVELOPERS],
    ['engenheira software', DEVELOPERS],
    ['progrmador', DEVELOPERS],
    ['sre', ['Site Reliability Engineer']],
    ['qa', ['Analista de Testes']],
    ['ux', ['Product Designer']],
    ['cientista de dados', ['Data Scientist']],
    ['cientistas dados', ['Data Scientist']],
    ['suporte', ['Help Desk']],
    ['dev front-end', ['Programador Front-end']],
    ['vaga de dev frontend', ['Programador Front-end']],
    // A skill is no beginning of another one.
    ['java', ['Engenheiro de Software']],
    ['javascript', ['Programador Front-end']],
    // Model, contract and place among the words, in any order.
    ['remoto', ['Data Scientist', 'Desenvolvedora React', 'Site Reliability Engineer']],
    ['home office', ['Data Scientist', 'Desenvolvedora React', 'Site Reliability Engineer']],
    ['vagas remotas pj', ['Site Reliability Engineer']],
    ['estágio', ['Help Desk']],
    ['estagiária em Recife', ['Help Desk']],
    ['dev react remoto', ['Desenvolvedora React']],
    ['remoto react dev', ['Desenvolvedora React']],
    ['java clt recife', ['Engenheiro de Software']],
    ['recife clt java', ['Engenheiro de Software']],
    ['pj recfie', ['Programador Front-end']],
    ['pleno clt natal', ['Analista de Testes', 'Product Designer']],
    // A place concerns what is not remote.
    ['remota ou híbrida em Recife dev', ['Desenvolvedora React', 'Programador Front-end']],
    ['xilofone', []],
  ])('%s', async (search, titles) => {
    expect(await found({ search })).toEqual(titles);
  });

  test('several models at once: the place concerns those that are not remote, and one value is taken as before', async () => {
    const remote = ['Data Scientist', 'Desenvolvedora React', 'Site Reliability Engineer'];
    expect(await found({ locationModel: 'remote' })).toEqual(remote);
    expect(await found({ remote: 'true' })).toEqual(remote);
    expect(await found({ locationModel: 'hybrid', location: 'Recife' })).toEqual(['Programador Front-end']);
    expect(await found({ locationModel: 'remote,hybrid', location: 'Recife' })).toEqual(
      [...remote, 'Programador Front-end'].sort(),
    );
  });

  test.each(['Recfie', 'recif', 'Recife - PE'])('a place that is written %s is the city', async (location) => {
    expect(await found({ location })).toEqual(['Engenheiro de Software', 'Help Desk', 'Programador Front-end']);
  });
});

describe('what a search leaves out', () => {
  test('a place hides no remote job silently: how many there are, by filter and in words', async () => {
    expect(await hints({ location: 'Recife' })).toMatchObject({ place: 'Recife', remote: 3 });
    expect(await hints({ location: 'recfie', search: 'dev' })).toMatchObject({ place: 'Recife', remote: 1 });
    expect(await hints({ search: 'dev recife' })).toMatchObject({ place: 'Recife', remote: 1 });
    expect(await hints({ search: 'dev' })).toMatchObject({ place: null, remote: 0 });
    expect(await hints({ search: 'dev recife', locationModel: 'hybrid' })).toMatchObject({ remote: 0 });
  });

  test('the one press shows them', async () => {
    const all = await found({ search: 'dev recife', locationModel: 'remote,hybrid,onsite' });
    expect(all).toEqual(DEVELOPERS);
  });

  test('the nearest jobs have the most of it, and none that is found', async () => {
    const titles = async (query: Record<string, unknown>) => (await hints(query)).nearest.map(({ title }) => title);
    expect((await titles({ search: 'java remoto pj' }))[0]).toBe('Engenheiro de Software');
    expect((await titles({ search: 'dev react xilofone' }))[0]).toBe('Desenvolvedora React');
    expect(await titles({ search: 'dev react' })).toEqual(
      expect.arrayContaining(['Engenheiro de Software', 'Programador Front-end']),
    );
    expect(await titles({ search: 'dev react' })).not.toContain('Desenvolvedora React');
    expect(await titles({ contractType: 'internship', locationModel: 'remote' })).toContain('Help Desk');
    expect(await titles({})).toEqual([]);
    expect(await titles({ search: 'xilofone' })).toEqual([]);
  });
});
