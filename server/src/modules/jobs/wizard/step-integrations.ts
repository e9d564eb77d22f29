import { CATEGORY_OF_PLATFORM } from '@prova/contract/jobs/job-fields';
import { integrationsStep } from '@prova/contract/jobs/job-steps';
import type { Source } from '@prova/contract/jobs/jobs';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/id.ts';
import { selectSources } from '../job-parts.queries.ts';
import type { JobRow } from '../jobs.queries.ts';
import { readStep, refuseField } from './step-input.ts';

/**
 * Step 6: where the job is announced. A platform that is left out goes; once the job has been public it is switched off
 * instead, because visits and applications are counted under it.
 * @throws AppError INTEGRATION_ALREADY_ADDED
 */
export async function saveIntegrations(ctx: Ctx, job: JobRow, data: unknown): Promise<void> {
  const { sources } = readStep(ctx, integrationsStep, data);
  const before = await selectSources(ctx, job.id);
  for (const [index, { id, platform, active }] of sources.entries()) {
    const old = before.find((each) => each.platform === platform);
    if (id !== undefined && id !== old?.id) throw refuseField(ctx, `sources.${index}.id`, 'NOT_AN_OPTION');
    if (old) await ctx.db.updateTable('jobSources').set({ active }).where('id', '=', old.id).execute();
    else await insertSource(ctx, job, { platform, active });
  }
  const gone = before.filter((old) => !sources.some(({ platform }) => platform === old.platform)).map(({ id }) => id);
  if (gone.length === 0) return;
  if (job.publishedAt) await ctx.db.updateTable('jobSources').set({ active: false }).where('id', 'in', gone).execute();
  else await ctx.db.deleteFrom('jobSources').where('id', 'in', gone).execute();
}

export async function insertSource(
  ctx: Ctx,
  job: Pick<JobRow, 'id' | 'companyId'>,
  { platform, active }: { platform: Source['platform']; active: boolean },
): Promise<void> {
  await ctx.db
    .insertInto('jobSources')
    .values({
      id: newId(ctx),
      companyId: job.companyId,
      jobId: job.id,
      platform,
      code: platform.replaceAll('_', '-'),
      category: CATEGORY_OF_PLATFORM[platform],
      active,
      createdAt: ctx.clock.now(),
    })
    .execute();
}
