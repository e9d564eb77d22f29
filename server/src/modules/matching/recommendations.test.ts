import { once } from 'node:events';
import { saveStep } from '@prova/contract/jobs/job-wizard';
import { closeJob, getJob, type JobDetail, removeJob, reopenJob, toggleJob } from '@prova/contract/jobs/jobs';
import {
  dismissJob,
  matchesWithJobs,
  matchWithJob,
  recommendJobs,
  undismissJob,
} from '@prova/contract/matching/matching';
import { SOCKET_PATH } from '@prova/contract/realtime';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { applyTo } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { draftJob, type JobOverrides, publishJob, wizardData } from '../../../test/jobs-factory.ts';
import { newId } from '../../../test/new-id.ts';
import { type Person, signUp, verifyCompanyOf } from '../../../test/people.ts';
import { changeTalent, settle, signUpTalent, type Talent } from '../../../test/talents-factory.ts';
import { system } from '../../platform/actor.ts';
import { after, DAY } from '../../platform/clock.ts';
import { createContext } from '../../platform/context.ts';
import { addProof, removeProof } from './matching.service.ts';

let server: TestServer;
let owner: Person;
let talent: Talent;

const asking = (skill: string, given: JobOverrides = {}): JobOverrides => ({
  ...given,
  details: { title: `Pessoa Desenvolvedora ${skill}`, locationModel: 'remote', seniority: 'mid', ...given.details },
  description: { skills: [{ name: skill, level: 'INTERMEDIATE' }], ...given.description },
});
/** Of the socket. */
let url: string;
let react: JobDetail;
let java: JobDetail;

beforeAll(async () => {
  server = await startTestServer();
  owner = await signUp(server, 'RECRUITER', { verified: true });
  react = await publishJob(server, owner, asking('React'));
  java = await publishJob(server, owner, asking('Java'));
  url = (await server.app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws') + SOCKET_PATH;
});
afterAll(() => server.close());
beforeEach(async () => {
  talent = await signUpTalent(server, {
    seniority: 'mid',
    workModel: 'remote',
    skills: [{ name: 'React', level: 'INTERMEDIATE' }],
  });
  await settle(server);
});

const ctx = () => createContext(server.platform, { actor: system, locale: 'pt-BR' });
const prove = (skill: string, score: number, provenAt = server.clock.now()) =>
  addProof(ctx(), { talentId: talent.talentId, skill, score, provenAt, source: 'test', sourceId: newId() });
const recommended = async (limit?: number) =>
  (await server.call(recommendJobs, { as: talent.token, query: { limit } })).data;
const ids = async () => (await recommended()).map(({ job }) => job.id);
const scoreOf = async (job: JobDetail) => (await recommended()).find((each) => each.job.id === job.id)?.score;
const explained = async (job: { id: string }) =>
  (await server.call(matchWithJob, { as: talent.token, params: { id: job.id } })).data;
const byId = (job: JobDetail) => ({ as: talent.token, params: { id: job.id } });
/** A window of somebody, open on any page. */
async function windowOf({ token }: Pick<Talent, 'token'>) {
  const socket = new WebSocket(url);
  const types: string[] = [];
  let wake = () => {};
  socket.on('message', (text) => {
    types.push(JSON.parse(text.toString()).type);
    wake();
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'hello', data: { token } }));
  const hears = async (type: string) => {
    while (!types.includes(type)) await new Promise<void>((resolve) => (wake = resolve));
  };
  await hears('connected');
  return {
    hears,
    heard: (type: string) => types.filter((each) => each === type).length,
    close: () => socket.terminate(),
  };
}

const asOwner = (job: JobDetail) => ({ as: owner.token, params: { id: job.id } });

describe('recommended jobs', () => {
  test('come by how well they fit, with the reasons; and the number is that of the explanation', async () => {
    const halfway = await publishJob(server, owner, {
      ...asking('React'),
      description: { skills: ['React', 'Java'].map((name) => ({ name, level: 'INTERMEDIATE' as const })) },
    });
    await settle(server);
    const [first, second] = await recommended();
    expect(first).toMatchObject({ job: { id: react.id, title: react.title }, missing: [] });
    expect(first?.reasons).toMatchObject([{ wanted: 'React', skill: 'React' }]);
    expect(second).toMatchObject({ job: { id: halfway.id }, reasons: [{ wanted: 'React' }], missing: ['Java'] });
    expect(await ids(), 'nothing speaks for it').not.toContain(java.id);
    expect(first?.score).toBeGreaterThan(second?.score ?? 0);
    for (const { job, score } of await recommended()) {
      const explanation = await explained(job);
      expect(explanation.score).toBe(score);
      expect(explanation.parts.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    }
    const query = { ids: [react.id, halfway.id, newId()].join(',') };
    const { data } = await server.call(matchesWithJobs, { as: talent.token, query });
    const scores = (await recommended()).map(({ job, score }) => ({ jobId: job.id, score }));
    expect(data.toSorted((one, other) => Number(other.score) - Number(one.score))).toEqual(scores);
  });

  test('are ten unless another number is asked for, and stand at the path of the dashboard, too', async () => {
    expect(await recommended(1)).toHaveLength(1);
    const answer = await server.app.inject({
      url: '/api/v1/dashboard/job-recommendations',
      headers: { authorization: `Bearer ${talent.token}` },
    });
    expect(answer.json().data.map(({ job }: { job: { id: string } }) => job.id)).toEqual(await ids());
  });

  test('are asked for again by open windows of the person, and of nobody else, once they are worked out', async () => {
    const other = await signUpTalent(server);
    await settle(server);
    const [mine, theirs] = [await windowOf(talent), await windowOf(other)];
    await changeTalent(server, talent, { skills: [{ name: 'Java', level: 'ADVANCED' }] });
    await settle(server);
    await mine.hears('matches:changed');
    expect((await ids())[0]).toBe(java.id);
    await changeTalent(server, other, { skills: [{ name: 'React' }] });
    await settle(server);
    await theirs.hears('matches:changed');
    expect(theirs.heard('matches:changed')).toBe(1);
    for (const { close } of [mine, theirs]) close();
  });

  test('follow a changed profile once the task has run, and changes in a row are worked out once', async () => {
    await changeTalent(server, talent, { skills: [{ name: 'Vue.js' }] });
    await changeTalent(server, talent, { skills: [{ name: 'Java', level: 'ADVANCED' }] });
    expect((await ids())[0]).toBe(react.id);
    await server.drain();
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pgboss.job where name = 'matching.refresh_talent' and state < 'active'
    `.execute(server.platform.database);
    expect(rows).toEqual([{ waiting: 1 }]);
    await settle(server);
    expect((await ids())[0]).toBe(java.id);
    expect((await explained(java)).score).toBe(await scoreOf(java));
  });

  test('follow two changes that come at once: the list says what the profile says', async () => {
    const skills = [['Go'], ['Java', 'Kotlin'], ['React', 'TypeScript']];
    for (const [first, second] of [skills, skills.toReversed()])
      await Promise.all(
        [first, second].map(async (names = []) => {
          await changeTalent(server, talent, { skills: names.map((name) => ({ name, level: 'ADVANCED' })) }).catch(
            () => undefined,
          );
        }),
      );
    await settle(server);
    for (const job of [react, java]) expect(await scoreOf(job)).toBe((await explained(job)).score || undefined);
  });

  test('follow a proof, which only raises, and its end', async () => {
    const declared = (await scoreOf(react)) ?? 0;
    // What time has left of it is less than what is declared.
    await prove('ReactJS', 50, after(server.clock.now(), -300 * DAY));
    await settle(server);
    expect(await scoreOf(react)).toBe(declared);
    await prove('React', 90);
    await settle(server);
    const proven = (await scoreOf(react)) ?? 0;
    expect(proven).toBeGreaterThan(declared);
    const explanation = await explained(react);
    expect(explanation.score).toBe(proven);
    expect(explanation.needs[0]?.evidence).toMatchObject({
      kind: 'proven',
      skill: 'React',
      proof: { score: 90, faded: 90 },
    });
    await removeProof(ctx(), talent.talentId, 'react.js');
    await settle(server);
    expect(await scoreOf(react)).toBe(declared);
  });

  test('say of each skill no more than there is of it', async () => {
    await changeTalent(server, talent, {
      skills: [
        { name: 'React', level: 'ADVANCED' },
        { name: 'Kotlin', level: 'BEGINNING' },
        { name: 'Node.js', level: 'INTERMEDIATE' },
      ],
    });
    await prove('Node.js', 72);
    await settle(server);
    const skills = ['Node.js', 'React', 'Kotlin', 'CSS'].map((name) => ({
      name,
      level: 'INTERMEDIATE' as const,
    }));
    const job = await publishJob(server, owner, { ...asking('Node.js'), description: { skills } });
    await settle(server);
    const reasonsOf = async () => {
      const found = (await recommended()).find((each) => each.job.id === job.id);
      return new Map(found?.reasons.map(({ wanted, skill, standing, level }) => [wanted, [standing, skill, level]]));
    };
    const reasons = await reasonsOf();
    expect(reasons.get('Node.js')).toEqual(['proven', 'Node.js', 'INTERMEDIATE']);
    expect(reasons.get('React')).toEqual(['declared', 'React', 'ADVANCED']);
    expect(reasons.get('Kotlin')).toEqual(['partly', 'Kotlin', 'BEGINNING']);
    // Nobody said that they can do it.
    expect(reasons.get('CSS')).toEqual(['similar', 'React', 'ADVANCED']);
    // Proven below what is asked.
    await removeProof(ctx(), talent.talentId, 'Node.js');
    await prove('Node.js', 69);
    await settle(server);
    expect((await reasonsOf()).get('Node.js')).toEqual(['partly', 'Node.js', 'BEGINNING']);
  });

  test('follow a changed job', async () => {
    const job = await publishJob(server, owner, asking('React'));
    await settle(server);
    const before = (await scoreOf(job)) ?? 0;
    const { 2: description } = wizardData();
    const data = { ...description, skills: [{ name: 'Rust', level: 'ADVANCED' }] };
    const version = (await server.call(getJob, asOwner(job))).data.version;
    const saved = await server.call(saveStep, {
      as: owner.token,
      params: { n: 2 },
      body: { jobId: job.id, version, data },
    });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    await settle(server);
    expect(await scoreOf(job)).toBeLessThan(before);
    expect(await scoreOf(job)).toBe((await explained(job)).score);
  });

  test('leave out what takes no applications, and have it again', async () => {
    const job = await publishJob(server, owner, asking('React'));
    await settle(server);
    expect(await ids()).toContain(job.id);
    await server.call(toggleJob, asOwner(job));
    expect(await ids(), 'at once').not.toContain(job.id);
    await settle(server);
    expect(await ids()).not.toContain(job.id);
    await server.call(toggleJob, asOwner(job));
    await settle(server);
    expect(await ids()).toContain(job.id);
    await server.call(closeJob, { ...asOwner(job), body: { status: 'FILLED' } });
    await settle(server);
    expect(await ids()).not.toContain(job.id);
    await server.call(reopenJob, asOwner(job));
    await settle(server);
    expect(await ids()).toContain(job.id);
    await server.call(removeJob, asOwner(job));
    await settle(server);
    expect(await ids()).not.toContain(job.id);
    expect((await server.call(matchWithJob, byId(job))).body.error).toBe('JOB_NOT_FOUND');
  });

  test('have jobs of a company only once it is verified, and never drafts', async () => {
    const other = await signUp(server, 'RECRUITER');
    const job = await publishJob(server, other, asking('React'));
    const draft = await draftJob(server, owner, asking('React'));
    await settle(server);
    expect(await ids()).not.toContain(job.id);
    // Its page is there for those who have the link, and so is the match.
    expect((await explained(job)).score).toBeGreaterThan(0);
    expect((await server.call(matchWithJob, byId(draft))).body.error).toBe('JOB_NOT_FOUND');
    await verifyCompanyOf(server, other);
    await settle(server);
    expect(await ids()).toContain(job.id);
    expect(await ids()).not.toContain(draft.id);
  });

  test('leave out what was applied to, and what is not wanted until it is', async () => {
    await server.call(dismissJob, byId(react));
    await server.call(dismissJob, byId(react));
    expect(await ids()).not.toContain(react.id);
    await server.call(undismissJob, byId(react));
    expect(await ids()).toContain(react.id);
    expect((await server.call(dismissJob, { as: talent.token, params: { id: newId() } })).body.error).toBe(
      'JOB_NOT_FOUND',
    );
    await applyTo(server, java, { as: talent.token, fullName: talent.name, email: talent.email });
    expect(await ids()).not.toContain(java.id);
  });

  test('without anything said there are none, and the explanation says that too little is known', async () => {
    talent = await signUpTalent(server);
    await settle(server);
    expect(await recommended()).toEqual([]);
    const explanation = await explained(react);
    expect(explanation.score).toBeNull();
    expect(explanation.raises.every(({ kind }) => kind === 'say')).toBe(true);
    expect(explanation.raises).not.toEqual([]);
  });

  test('are there for a hidden profile, too: they are its own', async () => {
    await changeTalent(server, talent, { visibility: 'hidden' });
    await settle(server);
    expect(await ids()).toContain(react.id);
  });
});

test('a task works out what is missing, or what another formula made', async () => {
  const { database } = server.platform;
  await database.updateTable('matchTalents').set({ formula: 0, hasSkills: false }).execute();
  await database.deleteFrom('matchJobs').execute();
  expect(await recommended()).toEqual([]);
  await server.tasks.queueScheduled();
  await server.drain();
  expect(await ids()).toContain(react.id);
  expect(await database.selectFrom('matchTalents').select('talentId').where('formula', '=', 0).execute()).toEqual([]);
});
