import { FORMULA_VERSION } from '@prova/contract/matching/formula';
import type { MatchJob } from '@prova/contract/matching/match-input';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import {
  explainedScore,
  job,
  NOW,
  needRowsOf,
  numbered,
  type SampleTalent,
  storedLanguages,
  storedReach,
  talent,
} from '../../../../test/match-samples.ts';
import { newId } from '../../../../test/new-id.ts';
import { system } from '../../../platform/actor.ts';
import { type Ctx, createContext } from '../../../platform/context.ts';
import { selectApplicationScores, selectUncounted, storeScores } from './application-scores.queries.ts';

const PEOPLE = 40;
const JOBS = 12;
const ROUNDS = 12;
const DAY_MS = 86_400_000;

let server: TestServer;
beforeEach(async () => {
  server ??= await startTestServer();
  server.clock.set(NOW);
});
afterAll(() => server.close());

const company = numbered('3', 0);
const sample = <T>(arbitrary: fc.Arbitrary<T>): T => fc.sample(arbitrary, 1)[0] as T;

/** Tables of the same shape stand before the true ones: what is random belongs to no account and no company. */
async function inSketch(work: (ctx: Ctx) => Promise<void>): Promise<void> {
  await createContext(server.platform, { actor: system, locale: 'pt-BR' }).transaction(async (ctx) => {
    for (const table of [
      'match_candidates',
      'match_candidate_skills',
      'match_jobs',
      'match_needs',
      'application_scores',
    ])
      await sql`create temporary table ${sql.ref(table)} (like ${sql.ref(`public.${table}`)} including defaults including indexes)
        on commit drop`.execute(ctx.db);
    await sql`create temporary table applications (id uuid primary key, company_id uuid, job_id uuid, candidate_id uuid,
      erased_at timestamptz, locked_at timestamptz) on commit drop`.execute(ctx.db);
    await work(ctx);
  });
}

/** As `replaceMatches`. */
async function putPerson(ctx: Ctx, id: string, person: SampleTalent): Promise<void> {
  const { skills, languages, ...rest } = person;
  await ctx.db.deleteFrom('matchCandidates').where('candidateId', '=', id).execute();
  await ctx.db.deleteFrom('matchCandidateSkills').where('candidateId', '=', id).execute();
  await ctx.db
    .insertInto('matchCandidates')
    .values({
      ...rest,
      candidateId: id,
      companyId: company,
      basis: 'profile',
      hasSkills: skills.length > 0,
      languages: storedLanguages(languages),
      formula: FORMULA_VERSION,
      createdAt: NOW,
    })
    .execute();
  const reach = storedReach(person).map((worth) => ({ candidateId: id, companyId: company, ...worth }));
  if (reach.length > 0) await ctx.db.insertInto('matchCandidateSkills').values(reach).execute();
}

/** As `replaceJobs`. */
async function putJob(ctx: Ctx, id: string, each: MatchJob): Promise<void> {
  const { needs, languages, ...rest } = each;
  await ctx.db.deleteFrom('matchJobs').where('jobId', '=', id).execute();
  await ctx.db.deleteFrom('matchNeeds').where('jobId', '=', id).execute();
  await ctx.db
    .insertInto('matchJobs')
    .values({
      ...rest,
      jobId: id,
      companyId: company,
      hasNeeds: needs.length > 0,
      languages: storedLanguages(languages),
      open: true,
      listed: true,
      publishedAt: NOW,
      formula: FORMULA_VERSION,
      createdAt: NOW,
    })
    .execute();
  const rows = needRowsOf(each, id);
  if (rows.length > 0) await ctx.db.insertInto('matchNeeds').values(rows).execute();
}

test('whatever changes, and whatever is stored meanwhile, a list has the numbers of the explanations', async () => {
  const people = new Map(fc.sample(talent, PEOPLE).map((each, index) => [numbered('1', index), each]));
  const jobs = new Map(fc.sample(job, JOBS).map((each, index) => [numbered('2', index), each]));
  const applications = [...people.keys()].flatMap((candidateId, person) =>
    [...jobs.keys()].map((jobId, index) => ({
      id: numbered('4', person * JOBS + index),
      companyId: company,
      jobId,
      candidateId,
    })),
  );
  const ids = applications.map(({ id }) => id);
  await inSketch(async (ctx) => {
    for (const { id, companyId, jobId, candidateId } of applications)
      await sql`insert into applications values (${id}, ${companyId}, ${jobId}, ${candidateId})`.execute(ctx.db);
    for (const [id, each] of people) await putPerson(ctx, id, each);
    for (const [id, each] of jobs) await putJob(ctx, id, each);
    let taken = 0;
    let reckoned = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const now = server.clock.now();
      const found = await selectApplicationScores(ctx, { companyId: company, ids });
      for (const { id, jobId, candidateId } of applications) {
        const [person, asking] = [people.get(candidateId) as SampleTalent, jobs.get(jobId) as MatchJob];
        expect(found.get(id), JSON.stringify([round, now, person, asking])).toBe(explainedScore(person, asking, now));
      }
      const uncounted = await selectUncounted(ctx, { limit: ids.length });
      reckoned += uncounted.length;
      taken += ids.length - uncounted.length;
      await storeScores(
        ctx,
        fc.sample(fc.subarray(uncounted, { minLength: Math.ceil(uncounted.length / 2) }), 1)[0] ?? [],
      );
      // One of each side changes, and some time goes by, from a moment to a season.
      const [personId, jobId] = [sample(fc.constantFrom(...people.keys())), sample(fc.constantFrom(...jobs.keys()))];
      people.set(personId, sample(talent));
      jobs.set(jobId, sample(job));
      await putPerson(ctx, personId, people.get(personId) as SampleTalent);
      await putJob(ctx, jobId, jobs.get(jobId) as MatchJob);
      server.clock.set(
        new Date(now.getTime() + sample(fc.constantFrom(0, 1, DAY_MS / 24, DAY_MS, 6 * DAY_MS, 90 * DAY_MS))),
      );
    }
    // Of scores that are all reckoned, or all stored, the test would tell little.
    expect(Math.min(taken, reckoned)).toBeGreaterThan(ids.length);
  });
});

const SQL_PERSON: SampleTalent = {
  ...{ seniority: 'mid', languages: [], workModel: null, city: null, state: null, country: null, payExpected: null },
  ...{ currency: 'BRL', skills: [{ skill: 'SQL', level: 'BEGINNING', proof: { score: 1, provenAt: NOW } }] },
};
const SQL_JOB: MatchJob = {
  ...{ seniority: 'mid', languages: [], locationModel: null, city: null, state: null, country: null, payMax: null },
  ...{ currency: 'BRL', needs: [{ skills: ['SQL'], level: 'ADVANCED', required: true, weight: 1 }] },
};

/** One application whose stored score was overwritten by one that nobody would reckon. */
const WRONG = 3;
async function withWrongScore(
  person: SampleTalent,
  work: (ctx: Ctx, score: () => Promise<number | null | undefined>) => Promise<void>,
) {
  const id = numbered('4', 0);
  await inSketch(async (ctx) => {
    await sql`insert into applications values (${id}, ${company}, ${numbered('2', 0)}, ${numbered('1', 0)})`.execute(
      ctx.db,
    );
    await putPerson(ctx, numbered('1', 0), person);
    await putJob(ctx, numbered('2', 0), SQL_JOB);
    await storeScores(ctx, [id]);
    await ctx.db.updateTable('applicationScores').set({ score: WRONG }).execute();
    const score = async () => (await selectApplicationScores(ctx, { companyId: company, ids: [id] })).get(id);
    expect(await score()).toBe(WRONG);
    expect(await selectUncounted(ctx, { limit: 10 })).toEqual([]);
    await work(ctx, score);
    expect(await score()).not.toBe(WRONG);
    expect(await selectUncounted(ctx, { limit: 10 })).toEqual([id]);
    await storeScores(ctx, [id]);
    expect(await selectUncounted(ctx, { limit: 10 })).toEqual([]);
  });
}

const CHANGES: Readonly<Record<string, (ctx: Ctx) => Promise<unknown>>> = {
  'the person changed': (ctx) => putPerson(ctx, numbered('1', 0), { ...SQL_PERSON, seniority: 'junior' }),
  'the job changed': (ctx) => putJob(ctx, numbered('2', 0), { ...SQL_JOB, seniority: 'senior' }),
  'another formula made it': (ctx) =>
    ctx.db
      .updateTable('applicationScores')
      .set({ formula: FORMULA_VERSION - 1 })
      .execute(),
  'its stamp is of another person': (ctx) =>
    ctx.db.updateTable('applicationScores').set({ candidateStamp: newId() }).execute(),
  'time has gone by since a proof': async () => server.clock.set(new Date(NOW.getTime() + 8 * DAY_MS)),
  'it was stored by a clock that is ahead': async () => server.clock.set(new Date(NOW.getTime() - 1)),
};
test.each(Object.keys(CHANGES))('a stored score is not shown where %s', async (name) => {
  await withWrongScore(SQL_PERSON, async (ctx) => {
    await CHANGES[name]?.(ctx);
  });
});

test('without a proof a score does not run out', async () => {
  const person = { ...SQL_PERSON, skills: [{ skill: 'SQL', level: 'BEGINNING' as const, proof: null }] };
  await withWrongScore(person, async (ctx, score) => {
    server.clock.set(new Date(NOW.getTime() + 5_000 * DAY_MS));
    expect(await score()).toBe(WRONG);
    await putJob(ctx, numbered('2', 0), SQL_JOB);
  });
});

test('whose data are erased is not stored', async () => {
  await inSketch(async (ctx) => {
    const id = numbered('4', 0);
    await sql`insert into applications values (${id}, ${company}, ${numbered('2', 0)}, ${numbered('1', 0)}, ${NOW})`.execute(
      ctx.db,
    );
    await putPerson(ctx, numbered('1', 0), SQL_PERSON);
    await putJob(ctx, numbered('2', 0), SQL_JOB);
    await storeScores(ctx, [id]);
    expect(await ctx.db.selectFrom('applicationScores').selectAll().execute()).toEqual([]);
  });
});
