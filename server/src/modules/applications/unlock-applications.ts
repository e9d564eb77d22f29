import * as z from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { defineTask, enqueue } from '../../platform/tasks.ts';
import { limitsFor } from '../billing/billing.service.ts';
import { holdTalent } from '../talents/talents.service.ts';
import { selectApplicationsForUpdate } from './applications.queries.ts';
import { deriveCandidates } from './derive-candidates.ts';
import {
  markUnlocked,
  selectCompaniesWithLocked,
  selectWithinPlan,
  updateContactsFromForms,
} from './locked.queries.ts';
import { showProfiles } from './show-profile.ts';
import { writeEvent } from './write-event.ts';

/** Applications that are opened in one transaction. */
const BATCH = 100;

/** Opens what the plan of a company allows by now. What is open is never locked again. */
export const unlockTask = defineTask({
  name: 'applications.unlock',
  data: z.object({ companyId: z.uuid() }),
  retryLimit: 8,
  run: (ctx, { companyId }) => unlockApplications(ctx, companyId),
});

/** Finds what no change of a plan has opened: limits that were raised, or that there are no more. */
export const unlockAllTask = defineTask({
  name: 'applications.unlockAll',
  data: z.object({}),
  cron: '17 * * * *',
  retryLimit: 3,
  run: async (ctx) => {
    for (const companyId of await selectCompaniesWithLocked(ctx)) await unlockLater(ctx, companyId);
  },
});

/** After the change: a purchase that waited for thousands of applications would hold the company's account meanwhile. */
export async function unlockLater(ctx: Ctx, companyId: string): Promise<void> {
  await enqueue(ctx, unlockTask, { companyId }, { singletonKey: companyId });
}

async function unlockApplications(ctx: Ctx, companyId: string): Promise<void> {
  const limits = await limitsFor(ctx, companyId);
  const ids = await selectWithinPlan(ctx, companyId, limits?.candidates ?? null);
  for (let start = 0; start < ids.length; start += BATCH)
    await ctx.transaction(async (ctx) => {
      const rows = await selectApplicationsForUpdate(ctx, ids.slice(start, start + BATCH));
      const locked = rows.filter((row) => row.locked);
      const opened = locked.map(({ id }) => id);
      await markUnlocked(ctx, opened);
      await updateContactsFromForms(ctx, opened);
      const candidateIds = [...new Set(locked.map(({ candidateId }) => candidateId))].sort();
      for (const talentId of new Set(locked.flatMap((row) => row.talentId ?? []).sort()))
        await holdTalent(ctx, talentId);
      await showProfiles(ctx, candidateIds);
      await deriveCandidates(ctx, candidateIds);
      for (const row of locked) await writeEvent(ctx, { ...row, locked: false }, { type: 'unlocked' });
    });
}
