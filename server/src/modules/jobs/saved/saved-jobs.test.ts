import { closeJob, removeJob, toggleJob } from '@prova/contract/jobs/jobs';
import { countJobView } from '@prova/contract/jobs/public-jobs';
import { jobFigures, listSavedJobs, savedAmong, saveJob, unsaveJob } from '@prova/contract/jobs/talent-jobs';
import { deleteTalent } from '@prova/contract/talents/talents';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { applyTo } from '../../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { draftJob, publishJob } from '../../../../test/jobs-factory.ts';
import { newId } from '../../../../test/new-id.ts';
import { type Person, signUp } from '../../../../test/people.ts';
import { signUpTalent, type Talent } from '../../../../test/talents-factory.ts';
import { flushJobViews } from '../public/job-views.ts';

let server: TestServer;
let owner: Person;
let talent: Talent;

beforeAll(async () => {
  server = await startTestServer();
  owner = await signUp(server, 'RECRUITER', { verified: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  talent = await signUpTalent(server);
});

const byId = ({ id }: { id: string }) => ({ as: talent.token, params: { id } });
const asOwner = ({ id }: { id: string }) => ({ as: owner.token, params: { id } });
const saved = async (query = {}) => (await server.call(listSavedJobs, { as: talent.token, query })).data;

test('what is kept stands in the list, the latest first, until it is not wanted', async () => {
  const first = await publishJob(server, owner);
  const second = await publishJob(server, owner);
  await server.call(saveJob, byId(first));
  server.clock.advance(60);
  await server.call(saveJob, byId(second));
  await server.call(saveJob, byId(first));
  expect((await saved()).map(({ id, state }) => [id, state])).toEqual([
    [second.id, 'open'],
    [first.id, 'open'],
  ]);
  expect((await saved({ limit: 1, page: 2 })).map(({ job }) => job?.slug)).toEqual([first.slug]);
  const ids = [first.id, newId()].join(',');
  expect((await server.call(savedAmong, { as: talent.token, query: { ids } })).data).toEqual([first.id]);
  await server.call(unsaveJob, byId(second));
  await server.call(unsaveJob, byId(second));
  expect((await saved()).map(({ id }) => id)).toEqual([first.id]);
});

test('each says what became of it, and can be given up whatever that is', async () => {
  const [closed, paused, deleted] = [
    await publishJob(server, owner),
    await publishJob(server, owner),
    await publishJob(server, owner, { details: { title: 'Vaga que some' } }),
  ];
  for (const job of [closed, paused, deleted]) await server.call(saveJob, byId(job));
  await server.call(closeJob, { ...asOwner(closed), body: { status: 'FILLED' } });
  await server.call(toggleJob, asOwner(paused));
  await server.call(removeJob, asOwner(deleted));
  const states = new Map((await saved()).map((each) => [each.id, each]));
  expect(states.get(closed.id)).toMatchObject({
    state: 'closed',
    job: { title: closed.title, city: 'Campinas', state: 'SP' },
  });
  expect(states.get(paused.id)?.state).toBe('closed');
  expect(states.get(deleted.id)).toMatchObject({ state: 'deleted', title: 'Vaga que some', job: null });
  expect((await server.call(saveJob, byId(deleted))).body.error).toBe('JOB_NOT_FOUND');
  expect((await server.call(unsaveJob, byId(deleted))).status).toBe(200);
  expect((await saved()).map(({ id }) => id)).not.toContain(deleted.id);
});

test('drafts and what never was cannot be kept, and nobody sees what others keep', async () => {
  const draft = await draftJob(server, owner);
  for (const id of [draft.id, newId()])
    expect((await server.call(saveJob, byId({ id }))).body.error).toBe('JOB_NOT_FOUND');
  const job = await publishJob(server, owner);
  const other = await signUpTalent(server);
  await server.call(saveJob, { as: other.token, params: { id: job.id } });
  expect(await saved()).toEqual([]);
  await server.call(unsaveJob, byId(job));
  expect((await server.call(listSavedJobs, { as: other.token })).data).toHaveLength(1);
});

test('who empties their profile keeps no jobs', async () => {
  await server.call(saveJob, byId(await publishJob(server, owner)));
  expect((await server.call(deleteTalent, byId({ id: talent.talentId }))).status).toBe(200);
  expect(await saved()).toEqual([]);
});

test('talents read how often a job was seen, and how many applied', async () => {
  const job = await publishJob(server, owner);
  await server.call(countJobView, { params: { slug: job.slug }, body: {}, headers: { 'user-agent': 'Firefox' } });
  await flushJobViews(server.platform);
  await applyTo(server, job);
  expect((await server.call(jobFigures, byId(job))).data).toEqual({ views: 1, candidates: 1 });
  expect((await server.call(jobFigures, byId(await draftJob(server, owner)))).body.error).toBe('JOB_NOT_FOUND');
});
