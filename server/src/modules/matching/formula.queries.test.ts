import type { MatchJob } from '@prova/contract/matching/match-input';
import { SPOKEN_LANGUAGES } from '@prova/contract/spoken-languages';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import {
  explainedScore,
  job,
  NOW,
  needRowsOf,
  numbered,
  type SampleTalent,
  storedReach,
  talent,
} from '../../../test/match-samples.ts';
import { system } from '../../platform/actor.ts';
import { createContext } from '../../platform/context.ts';
import { ranksOf } from './refresh.ts';
import { selectRankedTalents, selectRecommendedJobs, selectScores } from './scores.queries.ts';

const TALENTS = 120;
const JOBS = 60;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('lists rank by the very number that the explanation gives', async () => {
  const [talents = [], jobs = []] = [fc.sample(talent, TALENTS), fc.sample(job, JOBS)];
  server.clock.set(NOW);
  await createContext(server.platform, { actor: system, locale: 'pt-BR' }).transaction(async (ctx) => {
    // Tables of the same shape stand before the true ones: what is random belongs to no account and no company.
    for (const table of ['match_talents', 'match_skills', 'match_jobs', 'match_needs', 'dismissed_jobs'])
      await sql`create temporary table ${sql.ref(table)} (like ${sql.ref(`public.${table}`)} including defaults) on commit drop`.execute(
        ctx.db,
      );
    await ctx.db
      .insertInto('matchTalents')
      .values(
        talents.map(({ skills, languages: spoken, ...rest }, index) => ({
          ...rest,
          talentId: numbered('1', index),
          visible: true,
          hasSkills: skills.length > 0,
          languages: ranksOf(spoken),
          proven: null,
          formula: 1,
          createdAt: NOW,
        })),
      )
      .execute();
    const reach = talents.flatMap((each, index) =>
      storedReach(each).map((worth) => ({ talentId: numbered('1', index), ...worth })),
    );
    await ctx.db.insertInto('matchSkills').values(reach).execute();
    await ctx.db
      .insertInto('matchJobs')
      .values(
        jobs.map(({ needs, languages: spoken, ...rest }, index) => ({
          ...rest,
          jobId: numbered('2', index),
          companyId: numbered('3', 0),
          hasNeeds: needs.length > 0,
          languages: ranksOf(spoken),
          open: true,
          listed: true,
          publishedAt: NOW,
          formula: 1,
          createdAt: NOW,
        })),
      )
      .execute();
    const needs = jobs.flatMap((each, index) => needRowsOf(each, numbered('2', index)));
    await ctx.db.insertInto('matchNeeds').values(needs).execute();

    const expected = (talentIndex: number, jobIndex: number): number | null =>
      explainedScore(talents[talentIndex] as SampleTalent, jobs[jobIndex] as MatchJob, NOW);
    let scored = 0;
    for (const jobIndex of jobs.keys()) {
      const { rows, total } = await selectRankedTalents(ctx, numbered('2', jobIndex), { limit: TALENTS, offset: 0 });
      expect(total).toBe(rows.length);
      const found = new Map(rows.map(({ talentId, score }) => [talentId, score]));
      for (const talentIndex of talents.keys()) {
        const explained = expected(talentIndex, jobIndex);
        expect(
          found.get(numbered('1', talentIndex)) ?? null,
          JSON.stringify([talents[talentIndex], jobs[jobIndex]]),
        ).toBe(explained);
        if (explained !== null) scored += 1;
      }
      expect(rows.map(({ score }) => score)).toEqual(
        rows.map(({ score }) => score).toSorted((one, other) => Number(other) - Number(one)),
      );
    }
    // Of pairs that are mostly without a percentage the test would tell little.
    expect(scored).toBeGreaterThan((TALENTS * JOBS) / 4);

    for (const talentIndex of [...talents.keys()].slice(0, 20)) {
      const id = numbered('1', talentIndex);
      const recommended = await selectRecommendedJobs(ctx, id, { limit: JOBS, without: [] });
      // However many are reckoned first, the best are the same.
      for (const [limit, firstChoice] of [
        [3, 4],
        [5, 10],
        [10, 1000],
      ] as const)
        expect(await selectRecommendedJobs(ctx, id, { limit, without: [], firstChoice })).toEqual(
          recommended.slice(0, limit),
        );
      const all = await selectScores(
        ctx,
        id,
        [...jobs.keys()].map((index) => numbered('2', index)),
      );
      const explained = [...jobs.keys()].map((index) => [numbered('2', index), expected(talentIndex, index)] as const);
      expect(new Map(all.map(({ jobId, score }) => [jobId, score]))).toEqual(new Map(explained));
      expect(new Map(recommended.map(({ jobId, score }) => [jobId, score]))).toEqual(
        new Map(explained.filter(([, score]) => score !== null)),
      );
    }
  });
});

test('every language has its place in the stored ranks', () => {
  for (const [index, code] of SPOKEN_LANGUAGES.entries())
    expect(ranksOf([{ code, proficiency: 'native' }])[index]).toBe(5);
});
