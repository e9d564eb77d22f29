import { LOCATION_MODELS, SENIORITIES, SKILL_LEVELS } from '@prova/contract/jobs/job-fields';
import { fading } from '@prova/contract/matching/formula';
import { match } from '@prova/contract/matching/match';
import type { MatchJob, MatchProfile } from '@prova/contract/matching/match-input';
import { weightOf } from '@prova/contract/matching/skills-part';
import { PROFICIENCIES, SPOKEN_LANGUAGES } from '@prova/contract/spoken-languages';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { system } from '../../platform/actor.ts';
import { createContext } from '../../platform/context.ts';
import { type DatedSkill, reachOf } from './reach.ts';
import { ranksOf } from './refresh.ts';
import { selectRankedTalents, selectRecommendedJobs, selectScores } from './scores.queries.ts';

const TALENTS = 120;
const JOBS = 60;

const SKILLS = ['React', 'TypeScript', 'JavaScript', 'SQL', 'PostgreSQL', 'Git'];
const RELATED: Readonly<Record<string, readonly { to: string; strength: number }[]>> = {
  React: [{ to: 'JavaScript', strength: 0.85 }],
  TypeScript: [{ to: 'JavaScript', strength: 0.9 }],
  PostgreSQL: [{ to: 'SQL', strength: 0.9 }],
  SQL: [{ to: 'PostgreSQL', strength: 0.6 }],
};
const related = (skill: string) => RELATED[skill] ?? [];
const strength = (has: string, wanted: string) => related(has).find(({ to }) => to === wanted)?.strength ?? 0;

const NOW = new Date('2026-11-20T12:00:00Z');
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const languages = fc.uniqueArray(
  fc.record({ code: fc.constantFrom('pt', 'en', 'es'), proficiency: fc.constantFrom(...PROFICIENCIES) }),
  { maxLength: 3, selector: ({ code }) => code },
);
const place = {
  city: maybe(fc.constantFrom('campinas', 'sao paulo', 'recife')),
  state: maybe(fc.constantFrom('sp', 'pe')),
  country: maybe(fc.constantFrom('BR', 'PT', 'US')),
};
const currency = fc.constantFrom('BRL', 'USD');
const skill: fc.Arbitrary<DatedSkill> = fc.record({
  skill: fc.constantFrom(...SKILLS),
  level: maybe(fc.constantFrom(...SKILL_LEVELS)),
  proof: maybe(
    fc.record({
      score: fc.integer({ min: 0, max: 100 }).map((score) => score / 100),
      provenAt: fc.date({ min: new Date('2022-01-01'), max: NOW, noInvalidDate: true }),
    }),
  ),
});
const talent = fc.record({
  skills: fc.uniqueArray(skill, { maxLength: 5, selector: (each) => each.skill }),
  seniority: maybe(fc.constantFrom(...SENIORITIES)),
  languages,
  workModel: maybe(fc.constantFrom(...LOCATION_MODELS)),
  ...place,
  payExpected: maybe(fc.integer({ min: 1, max: 3_000_000 })),
  currency,
});
const job: fc.Arbitrary<MatchJob> = fc.record({
  needs: fc.array(
    fc.record({
      skills: fc.uniqueArray(fc.constantFrom(...SKILLS), { minLength: 1, maxLength: 2 }),
      level: fc.constantFrom(...SKILL_LEVELS),
      required: fc.boolean(),
      weight: fc.constantFrom(0.3, 0.5, 0.7, 1),
    }),
    { maxLength: 6 },
  ),
  seniority: maybe(fc.constantFrom(...SENIORITIES)),
  languages,
  locationModel: maybe(fc.constantFrom(...LOCATION_MODELS)),
  ...place,
  payMax: maybe(fc.integer({ min: 1, max: 3_000_000 })),
  currency,
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const numbered = (kind: string, number: number) => `0198f000-0000-7000-8000-${kind}${String(number).padStart(11, '0')}`;
const skillId = (name: string) => numbered('5', SKILLS.indexOf(name));

test('lists rank by the very number that the explanation gives', async () => {
  const [talents = [], jobs = []] = [fc.sample(talent, TALENTS), fc.sample(job, JOBS)];
  server.clock.set(NOW);
  await createContext(server.platform, { actor: system, locale: 'pt-BR' }).transaction(async (ctx) => {
    // Tables of the same shape stand before the true ones: what is random belongs to no account and no company.
    for (const table of ['match_talents', 'match_skills', 'match_jobs', 'match_needs', 'dismissed_jobs'])
      await sql`create temporary table ${sql.ref(table)} (like ${sql.ref(`public.${table}`)}) on commit drop`.execute(
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
    const reach = talents.flatMap(({ skills }, index) =>
      [...reachOf(skills, related)].map(([name, worth]) => ({
        talentId: numbered('1', index),
        skillId: skillId(name),
        ...worth,
      })),
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
    const needs = jobs.flatMap(({ needs: asked }, index) => {
      const all = asked.reduce((sum, need) => sum + weightOf(need), 0);
      return asked.flatMap((need, number) =>
        need.skills.map((name) => ({
          jobId: numbered('2', index),
          need: number,
          skillId: skillId(name),
          level: need.level,
          weight: weightOf(need) / all,
        })),
      );
    });
    await ctx.db.insertInto('matchNeeds').values(needs).execute();

    const expected = (talentIndex: number, jobIndex: number): number | null => {
      const { skills, ...rest } = talents[talentIndex] as (typeof talents)[number];
      const known = skills.map(({ proof, ...each }) => ({
        ...each,
        proof: proof ? { score: proof.score, fading: fading(proof.provenAt, NOW) } : null,
      }));
      return match({ ...rest, skills: known } as MatchProfile, jobs[jobIndex] as MatchJob, strength).score;
    };
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
