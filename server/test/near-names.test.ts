import { listInterviewRecords } from '@prova/contract/ai-interviews/analysis';
import { listApplications } from '@prova/contract/applications/applications';
import type { EndpointShape } from '@prova/contract/endpoint';
import { listCandidates } from '@prova/contract/funnel/candidates';
import { exportCandidates } from '@prova/contract/funnel/export';
import { getBoard } from '@prova/contract/funnel/funnel';
import { saveStep } from '@prova/contract/jobs/job-wizard';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { rankTalents } from '@prova/contract/matching/matching';
import { findCompanies } from '@prova/contract/privacy/privacy-requests';
import { listTalents } from '@prova/contract/talents/talents';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { routes } from '../src/app.ts';
import { verifyCompany } from '../src/modules/companies/companies.service.ts';
import { system } from '../src/platform/actor.ts';
import { createContext } from '../src/platform/context.ts';
import { scheduleAi } from './ai-interviews-factory.ts';
import { applyTo } from './applications-factory.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { publishJob } from './jobs-factory.ts';
import { type Person, signUp } from './people.ts';
import { signUpTalent } from './talents-factory.ts';

let server: TestServer;
let owner: Person;
let job: JobDetail;
let blind: JobDetail;
let other: JobDetail;

const PEOPLE = ['Carla Gonçalves', 'Pedro Kowalski', 'Otto Müller', "Sofia D'Ávila", 'Jaciara Torres', 'Luiz Prado'];
/** As people write them who have only heard them, or who are in a hurry. */
const WRITTEN = [
  ['gonsalves', 'Carla Gonçalves'],
  ['carla gonsal', 'Carla Gonçalves'],
  ['kowalsky', 'Pedro Kowalski'],
  ['muler', 'Otto Müller'],
  ['sofia davila', "Sofia D'Ávila"],
  ['jaciara tores', 'Jaciara Torres'],
  ['tores jacaira', 'Jaciara Torres'],
  ['luis', 'Luiz Prado'],
] as const;

beforeAll(async () => {
  server = await startTestServer();
  owner = await signUp(server, 'RECRUITER', { companyName: 'Gonçalves Tecnologia' });
  job = await publishJob(server, owner);
  blind = await publishJob(server, owner);
  other = await publishJob(server, owner);
  await server.call(saveStep, {
    as: owner.token,
    params: { n: 4 },
    body: {
      jobId: blind.id,
      data: { stages: blind.stages.map(({ id, type, name, required }) => ({ id, type, name, required })), blind: true },
    },
  });
  for (const [index, fullName] of PEOPLE.entries()) {
    const applied = await applyTo(server, job, { fullName, email: `pessoa-${index}@correio.example` });
    await scheduleAi(server, owner, applied);
  }
  await applyTo(server, blind, { fullName: 'Quitéria Vasconcelos', email: 'quite@correio.example' });
  for (const name of PEOPLE) await signUpTalent(server, { name, skills: [{ name: 'React' }] });
  await signUpTalent(server, { name: 'Escondida Gonçalves', visibility: 'hidden' });
});
afterAll(() => server.close());

const asOwner = (query: Record<string, unknown>) => ({ as: owner.token, query });
const candidates = async (query: Record<string, unknown>) => server.call(listCandidates, asOwner(query));
const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
const onBoard = async (search: string, of = job) => {
  const { data } = await server.call(getBoard, asOwner({ jobId: of.id, search }));
  return { similar: data.similarNames, names: data.columns.flatMap(({ cards }) => namesOf(cards)) };
};

describe('a name with a wrong letter finds the person', () => {
  test.each(WRITTEN)('%s: in every search of people', async (search, name) => {
    const listed = (await candidates({ search })).data;
    expect(listed.map((each) => [each.name, each.found])).toEqual([[name, ['similar_name']]]);
    expect(await onBoard(search)).toEqual({ similar: true, names: [name] });
    const applications = (await server.call(listApplications, asOwner({ search, sort: 'match' }))).data;
    expect(applications.map(({ candidate }) => candidate?.name)).toEqual([name]);
    const talents = (await server.call(listTalents, asOwner({ search }))).data;
    expect(talents.map((each) => [each.name, each.similarName])).toEqual([[name, true]]);
    const interviews = (await server.call(listInterviewRecords, asOwner({ search }))).data;
    expect(interviews.map((each) => [each.candidateName, each.similarName])).toEqual([[name, true]]);
    expect((await server.call(rankTalents, asOwner({ search }))).status).toBe(200);
  });

  test('in every search that finds the person by the name, also one that is new', async () => {
    const searching = routes
      .map(({ endpoint }) => endpoint)
      .filter(({ query }) => query instanceof z.ZodObject && 'search' in query.shape);
    const names = async (endpoint: EndpointShape, search: string) => {
      const kind = endpoint.id.startsWith('knowledge.') ? { kind: 'articles' } : {};
      const query = { search, jobId: job.id, stageId: job.stages[0]?.id, ...kind };
      const { body } = await server.call(endpoint, { as: owner.token, params: { id: job.id, level: 'senior' }, query });
      return JSON.stringify(body).includes('Carla Gonçalves');
    };
    const finding: string[] = [];
    for (const endpoint of searching) {
      if (!(await names(endpoint, 'Carla Gonçalves'))) continue;
      finding.push(endpoint.id);
      expect(await names(endpoint, 'carla gonsalves'), endpoint.id).toBe(true);
    }
    expect(finding.length).toBeGreaterThan(4);
    expect(finding).toContain('aiInterviews.listRecords');
  });

  test('of a company, too, where one asks for its data', async () => {
    await verifyCompany(createContext(server.platform, { actor: system, locale: 'pt-BR' }), 'goncalves-tecnologia');
    const found = await server.call(findCompanies, { query: { search: 'gonsalves tecnologia' } });
    expect(namesOf(found.data)).toEqual(['Gonçalves Tecnologia']);
  });

  test('what is exported of a list or a board is what it shows', async () => {
    for (const what of [{ of: 'list' }, { of: 'board', jobId: job.id }] as const) {
      const { data } = await server.call(exportCandidates, {
        as: owner.token,
        body: { ...what, search: 'gonsalves', columns: ['name'] },
      });
      expect(data.rows, what.of).toBe(1);
    }
  });
});

test('names that are so leave no place for names that are only like them', async () => {
  await applyTo(server, job, { fullName: 'Ana Muler', email: 'muler@correio.example' });
  expect(namesOf((await candidates({ search: 'muler' })).data)).toEqual(['Ana Muler']);
  expect(await onBoard('muler')).toEqual({ similar: false, names: ['Ana Muler'] });
});

test('whom the e-mail fits comes before those of similar names', async () => {
  await applyTo(server, job, { fullName: 'Bruno Reis', email: 'kowalsky.bruno@correio.example' });
  const listed = (await candidates({ search: 'kowalsky' })).data;
  expect(listed.map(({ name, found }) => [name, found])).toEqual([
    ['Bruno Reis', ['email']],
    ['Pedro Kowalski', ['similar_name']],
  ]);
  const second = await candidates({ search: 'kowalsky', limit: 1, page: 2 });
  expect([namesOf(second.data), second.body.meta?.total]).toEqual([['Pedro Kowalski'], 2]);
});

test('whoever is hidden is found by no name, right or nearly so', async () => {
  for (const search of ['Quitéria Vasconcelos', 'Quiteira Vasconselos', 'vasconselos']) {
    expect((await candidates({ search })).data, search).toEqual([]);
    expect(await onBoard(search, blind), search).toEqual({ similar: false, names: [] });
    expect((await server.call(listApplications, asOwner({ search }))).data, search).toEqual([]);
    expect((await server.call(listInterviewRecords, asOwner({ search, days: '90' }))).data, search).toEqual([]);
  }
  const talents = await server.call(listTalents, asOwner({ search: 'escondida gonsalves' }));
  expect(talents.data).toEqual([]);
});

test('a board says nothing of names of people who are not on it', async () => {
  await applyTo(server, other, { fullName: 'Zuleica Tamandaré', email: 'zuleica@correio.example' });
  for (const search of ['Zuleica Tamandaré', 'zuleika tamandare'])
    expect(await onBoard(search), search).toEqual({ similar: false, names: [] });
});

test.each(['1234', 'a b c', '%%__', "d'", '\\', 'gonsalves@correio', '((((', 'x'.repeat(120)])(
  'is safe with %j',
  async (search) => {
    expect((await candidates({ search })).status).toBe(200);
    expect((await server.call(listTalents, asOwner({ search }))).status).toBe(200);
    expect((await server.call(getBoard, asOwner({ jobId: job.id, search }))).status).toBe(200);
  },
);
