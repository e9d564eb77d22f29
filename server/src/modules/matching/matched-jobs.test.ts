import type { QueryInput } from '@prova/contract/endpoint';
import { closeJob, type JobDetail } from '@prova/contract/jobs/jobs';
import { LISTED_BANDS, listedBand } from '@prova/contract/matching/formula';
import { countMatchedJobs, listMatchedJobs, matchesWithJobs } from '@prova/contract/matching/matching';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { type JobOverrides, publishJob } from '../../../test/jobs-factory.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { settle, signUpTalent, type Talent } from '../../../test/talents-factory.ts';

let server: TestServer;
let owner: Person;
let talent: Talent;
const jobs: Record<string, JobDetail> = {};

beforeAll(async () => {
  server = await startTestServer();
  owner = await signUp(server, 'RECRUITER', { verified: true });
  const asking = (skill: string, details: JobOverrides['details']): JobOverrides => ({
    details: { title: `Pessoa Desenvolvedora ${skill}`, locationModel: 'remote', seniority: 'mid', ...details },
    description: { skills: [{ name: skill, level: 'INTERMEDIATE' }] },
  });
  const pay = (payMin: number, payMax: number) => ({ payMode: 'range' as const, payMin, payMax, currency: 'BRL' });
  const publish = async (name: string, skill: string, details: JobOverrides['details']) => {
    jobs[name] = await publishJob(server, owner, asking(skill, details));
    server.clock.advance(60);
  };
  await publish('react', 'React', pay(500_000, 900_000));
  await publish('java', 'Java', pay(700_000, 1_500_000));
  await publish('silent', 'React', { payMode: 'negotiate' });
  await publish('dollars', 'Python', { payMode: 'fixed', payMin: 2_000_000, currency: 'USD' });
  talent = await signUpTalent(server, {
    seniority: 'mid',
    workModel: 'remote',
    skills: [{ name: 'React', level: 'ADVANCED' }],
  });
  await settle(server);
});
afterAll(() => server.close());

const list = async (query: QueryInput<typeof listMatchedJobs> = {}, as = talent.token) =>
  server.call(listMatchedJobs, { as, query });
const names = async (query: QueryInput<typeof listMatchedJobs>) => {
  const byId = new Map(Object.entries(jobs).map(([name, { id }]) => [id, name]));
  return (await list(query)).data.map(({ id }) => byId.get(id));
};

test('each job has the score that it has everywhere', async () => {
  const { data, body } = await list();
  expect(body.meta).toMatchObject({ total: 4, page: 1 });
  const ids = data.map(({ id }) => id).join(',');
  const alone = (await server.call(matchesWithJobs, { as: talent.token, query: { ids } })).data;
  const scores = new Map(alone.map(({ jobId, score }) => [jobId, score]));
  for (const query of [{}, { order: 'match' as const }, { match: 'excellent,good,fair,unknown' }])
    for (const { id, score } of (await list(query)).data) expect(score).toBe(scores.get(id));
});

test('stand in the order that is asked for', async () => {
  expect(await names({})).toEqual(['dollars', 'silent', 'java', 'react']);
  expect(await names({ order: 'recent' })).toEqual(await names({}));
  const byMatch = (await list({ order: 'match' })).data.map(({ score }) => score ?? -1);
  expect(byMatch).toEqual(byMatch.toSorted((one, other) => other - one));
  expect((await names({ order: 'match' })).slice(0, 2)).toEqual(['silent', 'react']);
  // Who says nothing of the pay, or pays in other money, stands last.
  expect(await names({ order: 'pay' })).toEqual(['java', 'react', 'dollars', 'silent']);
});

test('are found by band and by pay, page by page with one total', async () => {
  for (const band of LISTED_BANDS) {
    const all = (await list()).data.filter(({ score }) => listedBand(score) === band).map(({ id }) => id);
    expect((await list({ match: band })).data.map(({ id }) => id)).toEqual(all);
  }
  expect(await names({ payMin: '800000' })).toEqual(['java', 'react']);
  expect(await names({ payMin: '900001' })).toEqual(['java']);
  const pages = [];
  for (const page of ['1', '2', '3']) {
    const { data, body } = await list({ order: 'match', page, limit: '2' });
    expect(body.meta?.total).toBe(4);
    pages.push(...data.map(({ id }) => id));
  }
  expect(pages).toEqual((await list({ order: 'match' })).data.map(({ id }) => id));
});

test('each choice of a filter says how many jobs it would show beside the others', async () => {
  const counts = async (query: QueryInput<typeof countMatchedJobs> = {}) =>
    (await server.call(countMatchedJobs, { as: talent.token, query })).data;
  const base = await counts();
  expect(base).toMatchObject({ level: [{ value: 'mid', count: 4 }], remote: 4 });
  // Other levels are told though one is chosen, so that another can be added; contracts are those of the chosen level.
  const junior = await counts({ level: 'junior' });
  expect([junior.level, junior.contractType, junior.remote]).toEqual([base.level, [], 0]);
  for (const query of [
    { payMin: '800000' },
    { match: 'unknown,fair' },
    { search: 'Java' },
    { location: 'Recife' },
    {},
  ]) {
    const { level, contractType, locationModel } = await counts(query);
    for (const { value, count } of level)
      expect((await list({ ...query, level: value })).body.meta?.total, JSON.stringify(query)).toBe(count);
    for (const { value, count } of contractType)
      expect((await list({ ...query, contractType: value })).body.meta?.total).toBe(count);
    for (const { value, count } of locationModel)
      expect((await list({ ...query, locationModel: value })).body.meta?.total).toBe(count);
  }
  expect(await counts({ search: 'xilofone' })).toEqual({
    level: [],
    contractType: [],
    locationModel: [],
    remote: 0,
  });
});

test('closed jobs are gone at once, and who has no profile worked out yet sees jobs without scores', async () => {
  const gone = await publishJob(server, owner, { details: { title: 'Vaga que fecha' } });
  expect((await list()).data.map(({ id }) => id)).toContain(gone.id);
  await server.call(closeJob, { as: owner.token, params: { id: gone.id }, body: { status: 'CANCELLED' } });
  expect((await list({ order: 'match' })).data.map(({ id }) => id)).not.toContain(gone.id);
  const fresh = await signUp(server, 'POTENTIAL');
  const { data } = await list({ order: 'match' }, fresh.token);
  expect(data.map(({ score }) => score)).toEqual(data.map(() => null));
  expect(data).toHaveLength(4);
});
