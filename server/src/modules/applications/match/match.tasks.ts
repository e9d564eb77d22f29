import { FORMULA_VERSION } from '@prova/contract/matching/formula';
import * as z from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { on } from '../../../platform/events.ts';
import { defineTask, enqueue } from '../../../platform/tasks.ts';
import { notifyMatchesChanged } from '../../matching/matching.service.ts';
import { dictionaryBrought } from '../../skills/skills.service.ts';
import { talentChanged } from '../../talents/talents.service.ts';
import {
  outdateCandidates,
  selectCandidatesOfTalent,
  selectOutdatedCandidates,
  selectUsersOfCandidates,
} from './candidate-facts.queries.ts';
import { refreshCandidates } from './refresh-candidates.ts';
import { storeSomeScores } from './store-some-scores.ts';

/** Changes in a row are worked out once, after the last of them. */
const GATHERED_MS = 1_000;
const AT_ONCE = 100;

export const matchCandidateTask = defineTask({
  name: 'applications.match_candidate',
  data: z.strictObject({ candidateId: z.string() }),
  retryLimit: 8,
  run: async (ctx, { candidateId }) => {
    await ctx.transaction(async (ctx) => {
      await refreshCandidates(ctx, [candidateId]);
      // Whoever looks at their applications meanwhile reads what the company does.
      for (const userId of await selectUsersOfCandidates(ctx, [candidateId])) await notifyMatchesChanged(ctx, userId);
    });
  },
});

/** Has the match of these candidates worked out again, once what changes now is written. */
export async function queueMatches(ctx: Ctx, candidateIds: readonly string[]): Promise<void> {
  const startAfter = new Date(ctx.clock.now().getTime() + GATHERED_MS);
  for (const candidateId of candidateIds)
    await enqueue(ctx, matchCandidateTask, { candidateId }, { singletonKey: candidateId, startAfter });
}

export const followTalent = on(talentChanged, 'applications.match_talent', async (ctx, { talentId }) => {
  await queueMatches(ctx, await selectCandidatesOfTalent(ctx, talentId));
});

export const followDictionary = on(dictionaryBrought, 'applications.outdate_matches', async (ctx) => {
  await ctx.transaction(async (ctx) => {
    await outdateCandidates(ctx);
    await enqueue(ctx, catchUpMatchesTask, {}, { singletonKey: 'again' });
  });
});

/**
 * Works out what another formula made, or what is missing, some at a time: a task that finds as many as it takes asks for
 * itself again, so that others get their turn.
 */
export const catchUpMatchesTask = defineTask({
  name: 'applications.catch_up_matches',
  data: z.object({}),
  retryLimit: 3,
  cron: '*/10 * * * *',
  concurrency: 1,
  run: async (ctx) => {
    const outdated = await selectOutdatedCandidates(ctx, FORMULA_VERSION, AT_ONCE);
    await refreshCandidates(ctx, outdated);
    if (outdated.length === AT_ONCE) await enqueue(ctx, catchUpMatchesTask, {}, { singletonKey: 'again' });
  },
});

/** Stores the scores of a job that changed, some at a time, so that a job of a hundred thousand does not hold up others. */
export const storeJobScoresTask = defineTask({
  name: 'applications.store_job_scores',
  data: z.strictObject({ jobId: z.string(), after: z.string().optional() }),
  retryLimit: 3,
  concurrency: 1,
  run: async (ctx, { jobId, after }) => {
    const last = await storeSomeScores(ctx, { jobId, after });
    if (last) await enqueue(ctx, storeJobScoresTask, { jobId, after: last });
  },
});

/** Stores what does not count any more, of whatever job. */
export const catchUpScoresTask = defineTask({
  name: 'applications.catch_up_scores',
  data: z.strictObject({ after: z.string().optional() }),
  retryLimit: 3,
  cron: '*/10 * * * *',
  concurrency: 1,
  run: async (ctx, { after }) => {
    const last = await storeSomeScores(ctx, { after });
    if (last) await enqueue(ctx, catchUpScoresTask, { after: last }, { singletonKey: 'again' });
  },
});

/** A changed job has all its applications scored again, once its own changes are over. */
export async function queueScores(ctx: Ctx, jobIds: readonly string[]): Promise<void> {
  for (const jobId of jobIds) await enqueue(ctx, storeJobScoresTask, { jobId }, { singletonKey: jobId });
}
