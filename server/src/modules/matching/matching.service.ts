import type { Locale } from '@prova/contract/common';
import type { QueryOf, ResultOf } from '@prova/contract/endpoint';
import { CONTRACT_TYPES } from '@prova/contract/jobs/job-fields';
import type { MatchExplanation } from '@prova/contract/matching/explanation';
import { match } from '@prova/contract/matching/match';
import type { Need } from '@prova/contract/matching/match-input';
import type {
  countMatchedJobs as countEndpoint,
  listMatchedJobs as listMatchedEndpoint,
  matchesWithJobs,
  matchWithJob,
  Recommendation,
  recommendJobs,
} from '@prova/contract/matching/matching';
import { provenLevel } from '@prova/contract/matching/proven-level';
import { skillStanding } from '@prova/contract/matching/skill-standing';
import type { Evidence } from '@prova/contract/matching/skills-part';
import { LOCATION_MODELS, SENIORITIES } from '@prova/contract/work-fields';
import { AppError } from '../../platform/app-error.ts';
import { requireCapacity } from '../../platform/budget.ts';
import type { Ctx } from '../../platform/context.ts';
import { pageMeta } from '../../platform/http/route.ts';
import { publish } from '../../platform/realtime/messages.ts';
import { activeCompany, runsJobs } from '../companies/companies.service.ts';
import { foundJobs, requireJob, summariesOf } from '../jobs/jobs.service.ts';
import { relationStrength, skillName } from '../skills/skills.service.ts';
import {
  chosenTalents,
  listedTalents,
  requireSeenTalent,
  type TalentChoice,
  talentSummaries,
} from '../talents/talents.service.ts';
import { deleteDismissal, insertDismissal } from './dismissed.queries.ts';
import { explainMatch } from './explain.ts';
import { type ReadJob, type ReadTalent, readJobs, readTalents, readWritten } from './facts.ts';
import { type KindOfJob, selectKindsOfJobs, selectMatchedJobs } from './matched-jobs.queries.ts';
import { DISMISSED_JOBS } from './matching.budgets.ts';
import { changeOfMatches } from './matching.realtime.ts';
import { requireOwnTalent } from './own-talent.ts';
import { type AppliedPerson, matchingPorts } from './ports.ts';
import { selectProvenTalents, selectRankedTalents, selectRecommendedJobs, selectScores } from './scores.queries.ts';

/** A number that somebody may be looking at is another one now. */
export const notifyMatchesChanged = (ctx: Ctx, userId: string): Promise<void> =>
  publish(ctx, changeOfMatches, { userId });

export { inParts } from './derived.queries.ts';
export { fingerprintOf } from './fingerprint.ts';
export { listedBandOf, needShare, scoreOf } from './formula.queries.ts';
export { addAsOperator, removeAsOperator } from './operate-proofs.ts';
export { proofFactor } from './proof-worth.ts';
export {
  addProof,
  proofEnd,
  removeProof,
  revokeProofs,
  revokeProofsOfCompany,
  setProofs,
  shownProofs,
  shownSources,
} from './proofs.ts';
export { raisedJobs, unprovenSkills } from './raised-jobs.ts';
export { personRow, refreshJobs, refreshTalents, skillRows } from './refresh.ts';
export type { AppliedPerson, ReadTalent };
export { explainMatch, matchingPorts, readJobs, readTalents, readWritten };

/** From this share on it is worth a word that something counts for a need. */
const WORTH_A_WORD = 0.3;

/** Open jobs by how well the actor matches them, without those applied to or not wanted. */
export async function recommend(ctx: Ctx, limit: number): Promise<ResultOf<typeof recommendJobs>> {
  const talentId = await requireOwnTalent(ctx);
  const without = await matchingPorts.appliedJobs(ctx, talentId);
  const found = await selectRecommendedJobs(ctx, talentId, { limit, without });
  // Nothing speaks for these.
  const scored = found.filter(({ score }) => score !== null && score > 0);
  const ids = scored.map(({ jobId }) => jobId);
  const [summaries, jobs, [talent]] = [
    await summariesOf(ctx, ids),
    new Map((await readJobs(ctx, ids)).map((each) => [each.facts.id, each])),
    await readTalents(ctx, [talentId]),
  ];
  return scored.flatMap(({ jobId, score }) => {
    const [summary, read] = [summaries.get(jobId), jobs.get(jobId)];
    return summary && read && talent ? [{ job: summary, score, ...reasonsOf(ctx.locale, talent, read) }] : [];
  });
}

function reasonsOf(
  locale: Locale,
  { profile }: ReadTalent,
  { job }: ReadJob,
): Pick<Recommendation, 'reasons' | 'missing'> {
  const needs = match(profile, job, relationStrength).needs.toSorted(
    (one, other) => other.share * other.weight - one.share * one.weight || other.weight - one.weight,
  );
  const reasons = needs.flatMap(({ share, need, evidence }) =>
    evidence && share >= WORTH_A_WORD ? [reasonOf(locale, need, evidence)] : [],
  );
  // What is there a little is not missing: the explanation counts it.
  const missing = needs.filter(({ evidence, need }) => evidence === null && need.required);
  return {
    reasons,
    missing: missing.map(({ need }) => skillName(locale, need.skills[0] ?? '')),
  };
}

function reasonOf(locale: Locale, need: Need, { skill, wanted, strength, level, proof }: Evidence) {
  const score = proof && Math.round(100 * proof.score);
  const asked = need.titled ? null : need.level;
  return {
    standing: skillStanding({ strength, level, score }, asked),
    ...{ wanted: skillName(locale, wanted), skill: skillName(locale, skill), asked },
    level: score === null ? level : provenLevel(score),
  };
}

/** Open jobs by filters, each with the score of the actor. */
export async function listMatchedJobs(ctx: Ctx, query: QueryOf<typeof listMatchedEndpoint>) {
  const talentId = await requireOwnTalent(ctx);
  const { order, match: bands = [], payMin = null, page, limit, ...filters } = query;
  const { rows, total } = await selectMatchedJobs(ctx, talentId, {
    found: await foundJobs(ctx, filters),
    applied: await matchingPorts.appliedScores(ctx, talentId),
    order,
    bands,
    payMin,
    limit,
    offset: (page - 1) * limit,
  });
  const summaries = await summariesOf(
    ctx,
    rows.map(({ jobId }) => jobId),
  );
  const data = rows.flatMap(({ jobId, score }) => {
    const summary = summaries.get(jobId);
    return summary ? [{ ...summary, score }] : [];
  });
  return { data, meta: pageMeta(page, limit, total) };
}

/** How many jobs each choice of a filter would show, beside the others. */
export async function countMatchedJobs(
  ctx: Ctx,
  query: QueryOf<typeof countEndpoint>,
): Promise<ResultOf<typeof countEndpoint>> {
  const talentId = await requireOwnTalent(ctx);
  const { match: bands = [], payMin = null, level, contractType, remote, locationModel, ...filters } = query;
  const applied = await matchingPorts.appliedScores(ctx, talentId);
  const kindsOf = async (models: typeof locationModel) =>
    selectKindsOfJobs(ctx, talentId, {
      found: await foundJobs(ctx, { ...filters, locationModel: models }),
      ...{ applied, bands, payMin },
    });
  const models = remote === 'true' ? (['remote'] as const) : locationModel;
  // A place leaves out remote jobs where no model is chosen, and none where remote ones are.
  const [shown, chosen] = [await kindsOf(models?.slice()), await kindsOf([...LOCATION_MODELS])];
  const ofLevel = (kind: KindOfJob) => level === undefined || level.some((each) => each === kind.seniority);
  const ofContract = (kind: KindOfJob) =>
    contractType === undefined || contractType.some((each) => each === kind.contractType);
  const count = (kinds: readonly KindOfJob[], ...holds: ((kind: KindOfJob) => boolean)[]) =>
    kinds.filter((kind) => holds.every((hold) => hold(kind))).reduce((sum, kind) => sum + kind.count, 0);
  const ofModel = (value: string) => count(chosen, ofLevel, ofContract, (kind) => kind.locationModel === value);
  const some = <T extends string>(values: readonly T[], countOf: (value: T) => number) =>
    values.map((value) => ({ value, count: countOf(value) })).filter(({ count }) => count > 0);
  return {
    level: some(SENIORITIES, (value) => count(shown, ofContract, ({ seniority }) => seniority === value)),
    contractType: some(CONTRACT_TYPES, (value) => count(shown, ofLevel, (kind) => kind.contractType === value)),
    locationModel: some(LOCATION_MODELS, ofModel),
    remote: ofModel('remote'),
  };
}

/** @throws AppError JOB_NOT_FOUND, BUDGET_REACHED */
export async function setDismissed(ctx: Ctx, jobId: string, dismissed: boolean): Promise<void> {
  const talentId = await requireOwnTalent(ctx);
  await requirePublicJob(ctx, jobId);
  await ctx.transaction(async (ctx) => {
    if (!dismissed) return deleteDismissal(ctx, talentId, jobId);
    await requireCapacity(ctx, DISMISSED_JOBS, [talentId]);
    await insertDismissal(ctx, talentId, jobId);
  });
}

/** A job that everybody may read, open or not. @throws AppError JOB_NOT_FOUND */
async function requirePublicJob(ctx: Ctx, jobId: string): Promise<ReadJob> {
  const [read] = await readJobs(ctx, [jobId]);
  if (!read?.facts.public) throw new AppError('JOB_NOT_FOUND');
  return read;
}

/** Of a job that they applied to what the company sees. @throws AppError JOB_NOT_FOUND */
export async function ownMatch(ctx: Ctx, jobId: string): Promise<ResultOf<typeof matchWithJob>> {
  const talentId = await requireOwnTalent(ctx);
  const job = await requirePublicJob(ctx, jobId);
  const applied = await matchingPorts.readApplied(ctx, talentId, jobId);
  const person = applied ?? (await readTalents(ctx, [talentId]))[0];
  if (!person) throw new AppError('FORBIDDEN');
  // What was sent is not raised by a profile that the company does not see.
  const raises = applied?.basis !== 'application';
  const application = applied && { id: applied.applicationId, basis: applied.basis };
  return { ...explainMatch(person, job, { raises, locale: ctx.locale }), application };
}

export async function ownScores(ctx: Ctx, jobIds: readonly string[]): Promise<ResultOf<typeof matchesWithJobs>> {
  const talentId = await requireOwnTalent(ctx);
  const applied = new Map(
    (await matchingPorts.appliedScores(ctx, talentId, jobIds)).map(({ jobId, score }) => [jobId, score]),
  );
  const scores = await selectScores(ctx, talentId, jobIds);
  return scores.map(({ jobId, score }) => ({
    jobId,
    score: applied.has(jobId) ? (applied.get(jobId) ?? null) : score,
  }));
}

type Page = { page: number; limit: number };
const rowsOf = ({ page, limit }: Page) => ({ limit, offset: (page - 1) * limit });

/** Open talents by how well they match a job. @throws AppError JOB_NOT_FOUND, FORBIDDEN for who does not run it */
export async function rankTalentsForJob(ctx: Ctx, jobId: string, page: Page) {
  await requireJob(ctx, jobId, 'edit');
  const { rows, total } = await selectRankedTalents(ctx, jobId, rowsOf(page));
  const summaries = await talentSummaries(
    ctx,
    rows.map(({ talentId }) => talentId),
  );
  const data = rows.flatMap(({ talentId, score }) => {
    const summary = summaries.get(talentId);
    return summary ? [{ ...summary, score }] : [];
  });
  return { data, meta: pageMeta(page.page, page.limit, total) };
}

/** Open talents by what they have proven; nobody for who runs no jobs. @throws AppError NO_COMPANY */
export async function rankTalents(ctx: Ctx, { search, seniority, ...page }: Page & TalentChoice) {
  if (!runsJobs(activeCompany(ctx).role)) return { data: [], meta: pageMeta(page.page, page.limit, 0) };
  const { among, isSimilar } = await chosenTalents(ctx, { search, seniority });
  const { ids, total } = await selectProvenTalents(ctx, among, rowsOf(page));
  return { data: await listedTalents(ctx, ids, isSimilar), meta: pageMeta(page.page, page.limit, total) };
}

/** @throws AppError JOB_NOT_FOUND, NOT_FOUND, NO_COMPANY */
export async function matchOfTalent(ctx: Ctx, jobId: string, talentId: string): Promise<MatchExplanation> {
  await requireJob(ctx, jobId, 'read');
  await requireSeenTalent(ctx, talentId);
  const [[job], [talent]] = [await readJobs(ctx, [jobId]), await readTalents(ctx, [talentId])];
  if (!job || !talent) throw new AppError('NOT_FOUND');
  return explainMatch(talent, job, { raises: false, locale: ctx.locale });
}
