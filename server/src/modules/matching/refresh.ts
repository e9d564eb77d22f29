import { FORMULA_VERSION } from '@prova/contract/matching/formula';
import type { MatchProfile } from '@prova/contract/matching/match-input';
import { proficiencyRank } from '@prova/contract/matching/other-parts';
import { weightOf } from '@prova/contract/matching/skills-part';
import { SPOKEN_LANGUAGES } from '@prova/contract/spoken-languages';
import type { Insertable } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { MatchNeeds, MatchSkills } from '../../platform/schema.gen.ts';
import { related } from '../skills/skills.service.ts';
import { lockJobs, lockTalents, replaceJobs, replaceTalents } from './derived.queries.ts';
import { selectSkillIds } from './facts.queries.ts';
import { type ReadJob, type ReadTalent, readJobs, readTalents } from './facts.ts';
import { fingerprintOf } from './fingerprint.ts';
import { matchingPorts } from './ports.ts';
import { storedProof } from './proof-worth.ts';
import { type DatedSkill, reachOf } from './reach.ts';

/** Works out again what lists read of these talents. Who is gone stands in no list any more. */
export async function refreshTalents(ctx: Ctx, talentIds: readonly string[]): Promise<void> {
  if (talentIds.length === 0) return;
  await ctx.transaction(async (ctx) => {
    await lockTalents(ctx, talentIds);
    const talents = await readTalents(ctx, talentIds);
    const skills = await skillRows(ctx, new Map(talents.map((talent) => [talent.facts.id, talent])));
    await replaceTalents(
      ctx,
      talentIds,
      talents.map((talent) => rowOfTalent(ctx, talent)),
      skills.map(({ of, ...worth }) => ({ talentId: of, ...worth })),
    );
  });
}

/** What people can do of each skill, by what they have: rows without the id of who they belong to. */
export async function skillRows<Id extends string>(
  ctx: Ctx,
  people: ReadonlyMap<Id, Pick<ReadTalent, 'profile' | 'proofs'>>,
): Promise<(Omit<Insertable<MatchSkills>, 'talentId'> & { of: Id })[]> {
  const reaching = [...people].map(([of, person]) => ({ of, reach: reachOf(datedSkills(person), related) }));
  const ids = await selectSkillIds(
    ctx,
    reaching.flatMap(({ reach }) => [...reach.keys()]),
  );
  return reaching.flatMap(({ of, reach }) =>
    [...reach].flatMap(([name, worth]) => {
      const skillId = ids.get(name);
      return skillId ? [{ of, skillId, ...worth }] : [];
    }),
  );
}

/** What the formula reads of somebody besides skills, as lists have it. */
export const personRow = (ctx: Ctx, profile: MatchProfile) => ({
  hasSkills: profile.skills.length > 0,
  seniority: profile.seniority,
  workModel: profile.workModel,
  city: profile.city,
  state: profile.state,
  country: profile.country,
  payExpected: profile.payExpected,
  currency: profile.currency,
  languages: ranksOf(profile.languages),
  formula: FORMULA_VERSION,
  createdAt: ctx.clock.now(),
});

function datedSkills({ profile, proofs }: Pick<ReadTalent, 'profile' | 'proofs'>): DatedSkill[] {
  return profile.skills.map(({ skill, level }) => {
    const proof = proofs.get(skill);
    return { skill, level, proof: proof ? { score: proof.score / 100, provenAt: proof.provenAt } : null };
  });
}

/** In the order of SPOKEN_LANGUAGES, 0 for those that are not there. */
export const ranksOf = (languages: MatchProfile['languages']): number[] =>
  SPOKEN_LANGUAGES.map((code) => {
    const found = languages.find((language) => language.code === code);
    return found ? proficiencyRank(found.proficiency) : 0;
  });

function meanProof(proofs: ReadTalent['proofs']): number | null {
  const stored = [...proofs.values()].map(({ score, provenAt }) => storedProof(score / 100, provenAt));
  return stored.length === 0 ? null : stored.reduce((sum, each) => sum + each, 0) / stored.length;
}

const rowOfTalent = (ctx: Ctx, { facts, profile, proofs }: ReadTalent) => ({
  ...personRow(ctx, profile),
  talentId: facts.id,
  visible: facts.visibility === 'open',
  proven: meanProof(proofs),
});

/** Works out again what lists read of these jobs. Drafts and deleted ones stand in no list. */
export async function refreshJobs(ctx: Ctx, jobIds: readonly string[]): Promise<void> {
  if (jobIds.length === 0) return;
  await ctx.transaction(async (ctx) => {
    await lockJobs(ctx, jobIds);
    const jobs = (await readJobs(ctx, jobIds)).filter(({ facts }) => facts.public);
    const ids = await selectSkillIds(
      ctx,
      jobs.flatMap(({ job }) => job.needs.flatMap(({ skills }) => skills)),
    );
    const needs = jobs.flatMap((each) => needRows(each, ids));
    await replaceJobs(
      ctx,
      jobIds,
      jobs.map((each) =>
        rowOfJob(
          ctx,
          each,
          needs.filter(({ jobId }) => jobId === each.facts.id),
        ),
      ),
      needs,
    );
    await matchingPorts.onJobsWorkedOut(ctx, jobIds);
  });
}

function needRows({ facts, job }: ReadJob, ids: ReadonlyMap<string, string>): Insertable<MatchNeeds>[] {
  const all = job.needs.reduce((sum, need) => sum + weightOf(need), 0);
  return job.needs.flatMap((need, index) => {
    const met = need.skills.flatMap((name) => ids.get(name) ?? []);
    const weight = weightOf(need) / all;
    return met.map((skillId) => ({
      ...{ jobId: facts.id, need: index, skillId, level: need.level, weight },
      sole: met.length === 1,
    }));
  });
}

function rowOfJob(ctx: Ctx, { facts, job }: ReadJob, needs: readonly Insertable<MatchNeeds>[]) {
  const read = {
    hasNeeds: job.needs.length > 0,
    seniority: job.seniority,
    locationModel: job.locationModel,
    city: job.city,
    state: job.state,
    country: job.country,
    payMax: job.payMax,
    currency: job.currency,
    languages: ranksOf(job.languages),
  };
  return {
    ...read,
    jobId: facts.id,
    companyId: facts.companyId,
    stamp: fingerprintOf([read, needs]),
    open: facts.open,
    listed: facts.listed && facts.open,
    publishedAt: facts.publishedAt ?? ctx.clock.now(),
    formula: FORMULA_VERSION,
    createdAt: ctx.clock.now(),
  };
}
