import type { Ctx } from '../../../platform/context.ts';
import { type AppliedPerson, explainMatch, readJobs } from '../../matching/matching.service.ts';
import { selectApplicationScores } from './application-scores.queries.ts';
import { selectLatestApplications } from './applied-matches.queries.ts';
import { readCandidates } from './candidate-facts.ts';

/** How a talent's applications match, by job: what boards and lists of their companies show. */
export async function appliedScores(ctx: Ctx, talentId: string, jobIds?: readonly string[]) {
  const latest = await selectLatestApplications(ctx, talentId, jobIds);
  const scores = await selectApplicationScores(ctx, { ids: latest.map(({ id }) => id) });
  const waiting = latest.filter(({ id }) => !scores.has(id));
  const explained = await scoresOfWaiting(ctx, waiting);
  return latest.map(({ id, jobId }) => ({ jobId, score: scores.get(id) ?? explained.get(id) ?? null }));
}

type Latest = Awaited<ReturnType<typeof selectLatestApplications>>;

/** Those of whom nothing is worked out yet, for somebody who has just applied or hidden their profile. */
async function scoresOfWaiting(ctx: Ctx, latest: Latest): Promise<Map<string, number | null>> {
  const people = new Map(
    (
      await readCandidates(
        ctx,
        latest.map(({ candidateId }) => candidateId),
      )
    ).map((each) => [each.id, each]),
  );
  const jobs = new Map(
    (
      await readJobs(
        ctx,
        latest.map(({ jobId }) => jobId),
      )
    ).map((each) => [each.facts.id, each]),
  );
  return new Map(
    latest.flatMap(({ id, jobId, candidateId }) => {
      const [person, job] = [people.get(candidateId), jobs.get(jobId)];
      return person && job ? [[id, explainMatch(person, job, { raises: false, locale: ctx.locale }).score]] : [];
    }),
  );
}

/** What the application of a talent to a job is reckoned from; null without one that stands. */
export async function readApplied(ctx: Ctx, talentId: string, jobId: string): Promise<AppliedPerson | null> {
  const [application] = await selectLatestApplications(ctx, talentId, [jobId]);
  if (!application) return null;
  const [person] = await readCandidates(ctx, [application.candidateId]);
  return person ? { ...person, applicationId: application.id } : null;
}
