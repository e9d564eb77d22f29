import { COMMA_LIST_MAX } from '@prova/contract/common';
import type { ResultOf } from '@prova/contract/endpoint';
import {
  type getNextProof,
  type getTalentStats,
  type listTopSkills,
  RAISED_JOBS,
  RESPONSE_DAYS,
  VIEW_CURVE_DAYS,
  VIEW_DAYS,
} from '@prova/contract/metrics/talent-home';
import { SKILL_LEVELS } from '@prova/contract/skills/skill-levels';
import { after, DAY } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { pageMeta } from '../../platform/http/route.ts';
import { proofWays } from '../attempts/attempts.service.ts';
import { logoUrl } from '../companies/companies.service.ts';
import { raisedJobs, unprovenSkills } from '../matching/matching.service.ts';
import { skillName } from '../skills/skills.service.ts';
import { ownProfile } from '../talents/talents.service.ts';
import { countAsks } from './asks.queries.ts';
import { countApplications, countViews, selectViewers } from './talent-home.queries.ts';

const TOP_SKILLS = 5;

/** @throws AppError FORBIDDEN for who has no profile */
export async function readTalentStats(ctx: Ctx): Promise<ResultOf<typeof getTalentStats>> {
  const profile = await ownProfile(ctx);
  const now = ctx.clock.now();
  const firstDay = after(now, -(2 * VIEW_DAYS - 1) * DAY);
  const [applications, views, responses] = await Promise.all([
    countApplications(ctx, profile.id),
    countViews(ctx, profile.id, dayOf(firstDay)),
    countAsks(ctx, profile.id, { since: after(now, -RESPONSE_DAYS * DAY), until: now }),
  ]);
  const { total, open, interviews } = applications;
  const byDay = new Map(views.days.map(({ day, count }) => [day, count]));
  const perDay = Array.from(
    { length: 2 * VIEW_DAYS },
    (_, index) => byDay.get(dayOf(after(firstDay, index * DAY))) ?? 0,
  );
  const [before, recent] = [perDay.slice(0, VIEW_DAYS), perDay.slice(VIEW_DAYS)];
  return {
    views: {
      total: views.total,
      recent: sum(recent),
      before: sum(before),
      curve: Array.from({ length: VIEW_DAYS / VIEW_CURVE_DAYS }, (_, point) =>
        sum(recent.slice(point * VIEW_CURVE_DAYS, (point + 1) * VIEW_CURVE_DAYS)),
      ),
    },
    applications: { total, open },
    interviews,
    skillScore: profile.skillScore,
    provenSkills: profile.skills.filter(({ proof }) => proof !== null).length + profile.otherProofs.length,
    completeness: profile.completeness,
    responses,
  };
}

/** @throws AppError FORBIDDEN for who has no profile */
export async function readProfileViews(ctx: Ctx, { page, limit }: { page: number; limit: number }) {
  const { id } = await ownProfile(ctx);
  const { rows, total } = await selectViewers(ctx, id, { limit, offset: (page - 1) * limit });
  const data = rows.map(({ logoFileId, slug, listed, lastAt, ...row }) => ({
    ...row,
    lastAt: lastAt.toISOString(),
    logoUrl: logoUrl(logoFileId),
    slug: listed ? slug : null,
  }));
  return { data, meta: pageMeta(page, limit, total) };
}

/** @throws AppError FORBIDDEN for who has no profile */
export async function readTopSkills(ctx: Ctx): Promise<ResultOf<typeof listTopSkills>> {
  const { skills, otherProofs } = await ownProfile(ctx);
  const all = [
    ...skills.map(({ skillId, name, level, proof }) => ({ skillId, name, level, proof })),
    ...otherProofs.map(({ skillId, name, ...proof }) => ({ skillId, name, level: null, proof })),
  ];
  const levelOf = ({ level }: (typeof all)[number]) => (level === null ? 0 : SKILL_LEVELS.indexOf(level) + 1);
  return all
    .toSorted((one, other) => (other.proof?.faded ?? -1) - (one.proof?.faded ?? -1) || levelOf(other) - levelOf(one))
    .slice(0, TOP_SKILLS);
}

/** Skills that are compared: each is reckoned with every job. */
const COMPARED = 12;

/**
 * What to prove next. Only what a test proves by itself is proposed: a similar skill is no proof of what was declared.
 * @throws AppError FORBIDDEN for who has no profile
 */
export async function readNextProof(ctx: Ctx): Promise<ResultOf<typeof getNextProof>> {
  const unproven = (await unprovenSkills(ctx)).slice(0, COMMA_LIST_MAX);
  const ways = unproven.length === 0 ? [] : await proofWays(ctx, unproven);
  const provable = ways.filter(({ tests, strength }) => tests > 0 && strength === 1).slice(0, COMPARED);
  if (provable.length === 0) return null;
  const { raised, among } = await raisedJobs(
    ctx,
    provable.map(({ skill }) => skill),
    RAISED_JOBS,
  );
  const of = (skill: string) => raised.get(skill) ?? { jobs: 0, points: 0 };
  const [best] = provable
    .map(({ skill }) => ({ skill, ...of(skill) }))
    .toSorted((one, other) => other.jobs - one.jobs || other.points - one.points);
  return best ? { skill: skillName(ctx.locale, best.skill), jobs: best.jobs, among } : null;
}

/** Visits are kept by the day in UTC. */
const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
