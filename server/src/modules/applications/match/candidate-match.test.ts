import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applicationMatch } from '@prova/contract/applications/application-match';
import { listCandidates } from '@prova/contract/funnel/candidates';
import { type Card, getCards } from '@prova/contract/funnel/funnel';
import { closeJob, type JobDetail } from '@prova/contract/jobs/jobs';
import { LISTED_BANDS, listedBand } from '@prova/contract/matching/formula';
import { matchWithJob } from '@prova/contract/matching/matching';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyTo } from '../../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { publishJob } from '../../../../test/jobs-factory.ts';
import { newId } from '../../../../test/new-id.ts';
import { type Person, signUp } from '../../../../test/people.ts';
import { changeTalent, settle, signUpTalent } from '../../../../test/talents-factory.ts';
import { system } from '../../../platform/actor.ts';
import { createContext } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/tasks.ts';
import { addProof, explainMatch, readJobs, refreshJobs } from '../../matching/matching.service.ts';
import { applicationsData } from '../applications.privacy.ts';
import { selectUncounted } from './application-scores.queries.ts';
import { readCandidates } from './candidate-facts.ts';
import { catchUpScoresTask } from './match.tasks.ts';

const RESUMES = join(import.meta.dirname, '../../../../../bench/resumes/set');

let server: TestServer;
let owner: Person;
let job: JobDetail;

beforeAll(async () => {
  server = await startTestServer();
  owner = await signUp(server, 'RECRUITER', { verified: true });
  job = await publishJob(server, owner, {
    details: { title: 'Analista de Dados', locationModel: 'remote', seniority: 'mid' },
    description: { skills: ['SQL', 'Python', 'Power BI'].map((name) => ({ name, level: 'INTERMEDIATE' as const })) },
  });
});
afterAll(() => server.close());

const explained = async (id: string) => (await server.call(applicationMatch, { as: owner.token, params: { id } })).data;
const cardOf = async (id: string): Promise<Card | undefined> =>
  (await server.call(getCards, { as: owner.token, query: { jobId: job.id, ids: id } })).data[0];
const withResume = async (name: string) => ({ name, body: await readFile(join(RESUMES, name)) });
describe('somebody without an account', () => {
  test('is matched by what their résumé claims, with the sentences; the card has the number of the explanation', async () => {
    const applied = await applyTo(server, job, { resume: await withResume('carla-plain.pdf') });
    await settle(server);
    const explanation = await explained(applied.id);
    expect(explanation.basis).toBe('application');
    expect(explanation.score).toBeGreaterThan(0);
    expect(explanation.needs.find(({ skills }) => skills.includes('SQL'))?.evidence).toMatchObject({
      kind: 'declared',
      level: 'INTERMEDIATE',
    });
    expect(explanation.claims.find(({ skill }) => skill === 'SQL')?.sentence).toContain('SQL');
    expect((await cardOf(applied.id))?.match).toBe(explanation.score);
  });

  test('is not quoted under blind review', async () => {
    const applied = await applyTo(server, job, { resume: await withResume('carla-plain.pdf') });
    await settle(server);
    const blind = (blind: boolean) =>
      server.platform.database.updateTable('jobs').set({ blind }).where('id', '=', job.id).execute();
    await blind(true);
    expect(await explained(applied.id)).toMatchObject({ basis: 'application', score: expect.any(Number), claims: [] });
    await blind(false);
    expect((await explained(applied.id)).claims).not.toEqual([]);
  });

  test('of whom nothing is known has no percentage', async () => {
    const applied = await applyTo(server, job);
    await settle(server);
    expect((await explained(applied.id)).score).toBeNull();
    expect((await cardOf(applied.id))?.match).toBeNull();
  });
});

describe('somebody with a profile', () => {
  test('has the same number on their side and on the board, also when a profile or a proof changes it', async () => {
    const talent = await signUpTalent(server, {
      visibility: 'applied',
      seniority: 'mid',
      workModel: 'remote',
      skills: [{ name: 'SQL', level: 'INTERMEDIATE' }],
    });
    const applied = await applyTo(server, job, { as: talent.token, email: talent.email });
    const onBothSides = async () => {
      await settle(server);
      const own = await server.call(matchWithJob, { as: talent.token, params: { id: job.id } });
      const explanation = await explained(applied.id);
      expect(explanation).toMatchObject({ basis: 'profile', score: own.data.score, raises: [] });
      expect((await cardOf(applied.id))?.match).toBe(own.data.score);
      return own.data.score ?? 0;
    };
    const first = await onBothSides();
    await changeTalent(server, talent, {
      skills: [
        { name: 'SQL', level: 'INTERMEDIATE' },
        { name: 'Python', level: 'ADVANCED' },
      ],
    });
    const second = await onBothSides();
    expect(second).toBeGreaterThan(first);
    const ctx = createContext(server.platform, { actor: system, locale: 'pt-BR' });
    const { talentId } = talent;
    const made = { score: 95, provenAt: server.clock.now(), source: 'test', sourceId: newId() } as const;
    await addProof(ctx, { talentId, skill: 'SQL', ...made });
    expect(await onBothSides()).toBeGreaterThan(second);

    // Whom nobody may see is matched by what they sent.
    await changeTalent(server, talent, { visibility: 'hidden' });
    await settle(server);
    expect(await explained(applied.id)).toMatchObject({ basis: 'application', score: null });
    expect((await cardOf(applied.id))?.match).toBeNull();
  });
});

test('a closed job is explained, too', async () => {
  const closed = await publishJob(server, owner, { description: { skills: [{ name: 'SQL', level: 'INTERMEDIATE' }] } });
  const applied = await applyTo(server, closed, { resume: await withResume('carla-plain.pdf') });
  await server.call(closeJob, { as: owner.token, params: { id: closed.id }, body: { status: 'FILLED' } });
  server.clock.advance(60);
  await settle(server);
  const { score } = await explained(applied.id);
  const { data } = await server.call(getCards, { as: owner.token, query: { jobId: closed.id, ids: applied.id } });
  expect([score, data[0]?.match]).toEqual([expect.any(Number), score]);
});

test('a résumé that came with another job is reckoned with and not quoted', async () => {
  const other = await publishJob(server, owner, { description: { skills: [{ name: 'SQL', level: 'INTERMEDIATE' }] } });
  const email = 'duas.vagas@correio.example';
  const first = await applyTo(server, job, { email });
  const second = await applyTo(server, other, { email, resume: await withResume('carla-plain.pdf') });
  await settle(server);
  expect((await explained(second.id)).claims).not.toEqual([]);
  const explanation = await explained(first.id);
  expect([explanation.score, explanation.claims]).toEqual([expect.any(Number), []]);
});

test('the list of candidates has the numbers of the explanations, in their order and by their bands, each person once', async () => {
  const other = await publishJob(server, owner, {
    description: { skills: [{ name: 'Power BI', level: 'INTERMEDIATE' }] },
  });
  const email = 'lista@correio.example';
  await applyTo(server, job);
  for (const each of [job, other]) await applyTo(server, each, { email, resume: await withResume('carla-plain.pdf') });
  await settle(server);
  const listed = async (query: object) =>
    (await server.call(listCandidates, { as: owner.token, query: { limit: 100, ...query } })).data;
  const all = await listed({ sort: 'match' });
  const scores = all.map(({ application }) => application.match ?? -1);
  expect(scores).toEqual(scores.toSorted((left, right) => right - left));
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const { application } of all) expect((await explained(application.id)).score).toBe(application.match);
  expect(all.filter(({ application }) => application.match === null).length).toBeGreaterThan(0);

  const twice = all.find((person) => person.email === email);
  const both = await Promise.all(
    [job, other].map(async ({ id }) => (await listed({ jobId: id, search: email }))[0]?.application.match),
  );
  expect(Math.min(...both.map((score) => score ?? -1))).toBeGreaterThanOrEqual(0);
  expect(twice).toMatchObject({
    applications: 2,
    application: { match: Math.max(...both.map((score) => score ?? -1)) },
  });

  const single = (await listed({ jobId: job.id, sort: 'match' })).map(({ application }) => application);
  expect(single.every(({ jobId }) => jobId === job.id)).toBe(true);
  for (const band of LISTED_BANDS) {
    const found = await listed({ jobId: job.id, match: band });
    const expected = single.filter(({ match }) => listedBand(match) === band).map(({ id }) => id);
    expect(found.map(({ application }) => application.id).toSorted()).toEqual(expected.toSorted());
  }
});

test('tasks store the scores of a person, of a changed job, and of what has run out', async () => {
  const asking = await publishJob(server, owner, {
    details: { seniority: 'mid' },
    description: { skills: [{ name: 'SQL', level: 'ADVANCED' }] },
  });
  const talent = await signUpTalent(server, { seniority: 'mid', skills: [{ name: 'SQL', level: 'BEGINNING' }] });
  const applied = await applyTo(server, asking, { as: talent.token, email: talent.email });
  const ctx = createContext(server.platform, { actor: system, locale: 'pt-BR' });
  const made = { score: 80, provenAt: server.clock.now(), source: 'test', sourceId: newId() } as const;
  await addProof(ctx, { talentId: talent.talentId, skill: 'SQL', ...made });
  await settle(server);
  const { database } = server.platform;
  const stored = () =>
    database
      .selectFrom('applicationScores')
      .selectAll()
      .where('applicationId', '=', applied.id)
      .executeTakeFirstOrThrow();
  const candidateOf = async (id: string) =>
    (await database.selectFrom('applications').select('candidateId').where('id', '=', id).executeTakeFirstOrThrow())
      .candidateId;
  const first = await stored();
  expect(first.score).toBe((await explained(applied.id)).score);

  // What the match does not depend on changes no stamp.
  await refreshJobs(ctx, [asking.id]);
  await settle(server);
  expect(await stored()).toEqual(first);

  await database.updateTable('jobs').set({ seniority: 'lead' }).where('id', '=', asking.id).execute();
  await refreshJobs(ctx, [asking.id]);
  await settle(server);
  const second = await stored();
  expect(second.jobStamp).not.toBe(first.jobStamp);
  expect(second.score).toBe((await explained(applied.id)).score);
  expect(second.score).toBeLessThan(first.score ?? 0);

  server.clock.advance(200 * 86_400);
  await enqueue(ctx, catchUpScoresTask, {});
  await settle(server);
  const third = await stored();
  const [[read], [person]] = [
    await readJobs(ctx, [asking.id]),
    await readCandidates(ctx, [await candidateOf(applied.id)]),
  ];
  if (!read || !person) throw new Error('Both are there');
  expect(third.score).toBe(explainMatch(person, read, { raises: false, locale: 'pt-BR' }).score);
  expect(third.score).toBeLessThan(second.score ?? 0);
  expect(await selectUncounted(ctx, { limit: 100 })).toEqual([]);

  await ctx.transaction(async (ctx) =>
    applicationsData.erases?.(ctx, { userId: null, email: null, applicationIds: [applied.id] }),
  );
  await enqueue(ctx, catchUpScoresTask, {});
  await settle(server);
  await expect(stored()).rejects.toThrow('no result');
});

test('people of another company are not found', async () => {
  const other = await signUp(server, 'RECRUITER', { verified: true });
  const applied = await applyTo(server, job);
  const foreign = await server.call(applicationMatch, { as: other.token, params: { id: applied.id } });
  expect([foreign.status, foreign.body.error]).toEqual([404, 'APPLICATION_NOT_FOUND']);
});
