import { FORMULA_VERSION } from '@prova/contract/matching/formula';
import * as z from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { on } from '../../platform/events.ts';
import { publish } from '../../platform/realtime/messages.ts';
import { defineTask, enqueue } from '../../platform/tasks.ts';
import { jobChanged } from '../jobs/jobs.service.ts';
import { dictionaryBrought, skillsRevised } from '../skills/skills.service.ts';
import { spreadChange, talentChanged } from '../talents/talents.service.ts';
import { selectUserOf } from './facts.queries.ts';
import { changeOfMatches } from './matching.realtime.ts';
import { outdateAll, selectJobsOfCompany, selectOutdatedJobs, selectOutdatedTalents } from './outdated.queries.ts';
import { moveProofs } from './proofs.queries.ts';
import { refreshJobs, refreshTalents } from './refresh.ts';

/** Changes in a row are worked out once, after the last of them. */
const GATHERED_MS = 1_000;
const AT_ONCE = 200;

const soon = (ctx: Ctx) => new Date(ctx.clock.now().getTime() + GATHERED_MS);

export const refreshTalentTask = defineTask({
  name: 'matching.refresh_talent',
  data: z.strictObject({ talentId: z.string() }),
  retryLimit: 8,
  run: (ctx, { talentId }) =>
    ctx.transaction(async (ctx) => {
      await refreshTalents(ctx, [talentId]);
      const userId = await selectUserOf(ctx, talentId);
      if (userId) await publish(ctx, changeOfMatches, { userId });
    }),
});

export const refreshJobTask = defineTask({
  name: 'matching.refresh_job',
  data: z.strictObject({ jobId: z.string() }),
  retryLimit: 8,
  run: (ctx, { jobId }) => refreshJobs(ctx, [jobId]),
});

export const followTalent = on(talentChanged, 'matching.gather_talent', async (ctx, { talentId }) => {
  await enqueue(ctx, refreshTalentTask, { talentId }, { singletonKey: talentId, startAfter: soon(ctx) });
});

export const followJob = on(jobChanged, 'matching.gather_job', async (ctx, which) => {
  const jobIds = 'jobId' in which ? [which.jobId] : await selectJobsOfCompany(ctx, which.companyId);
  for (const jobId of jobIds) {
    await enqueue(ctx, refreshJobTask, { jobId }, { singletonKey: jobId, startAfter: soon(ctx) });
  }
});

/** Relations and names may all be others: everything is worked out again, some at a time. */
export const followDictionary = on(dictionaryBrought, 'matching.outdate', async (ctx) => {
  await ctx.transaction(async (ctx) => {
    await outdateAll(ctx);
    await enqueue(ctx, catchUpTask, {}, { singletonKey: 'again' });
  });
});

export const followMerges = on(skillsRevised, 'matching.revise-proofs', async (ctx, { skillIds }) => {
  await ctx.transaction(async (ctx) => {
    for (const talentId of await moveProofs(ctx, skillIds)) await spreadChange(ctx, talentId);
  });
});

/**
 * Works out what another formula made, or what is missing, some at a time: a task that finds as many as it takes asks for
 * itself again, so that others get their turn.
 */
export const catchUpTask = defineTask({
  name: 'matching.catch_up',
  data: z.object({}),
  retryLimit: 3,
  cron: '*/10 * * * *',
  concurrency: 1,
  run: async (ctx) => {
    const talents = await selectOutdatedTalents(ctx, FORMULA_VERSION, AT_ONCE);
    await refreshTalents(ctx, talents);
    const jobs = await selectOutdatedJobs(ctx, FORMULA_VERSION, AT_ONCE);
    await refreshJobs(ctx, jobs);
    if (talents.length === AT_ONCE || jobs.length === AT_ONCE) {
      await enqueue(ctx, catchUpTask, {}, { singletonKey: 'again' });
    }
  },
});
