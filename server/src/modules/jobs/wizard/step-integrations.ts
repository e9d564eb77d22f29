import { integrationsStep } from '@prova/contract/jobs/job-steps';
import type { Ctx } from '../../../platform/context.ts';
import { selectSources } from '../job-parts.queries.ts';
import type { JobRow } from '../jobs.queries.ts';
import { refuseField } from '../refuse-field.ts';
import { readStep } from './step-input.ts';
import { insertSource, removeSources, updateSource } from './wizard.queries.ts';

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
    if (old) await updateSource(ctx, old.id, { active });
    else await insertSource(ctx, job, { platform, active });
  }
  const gone = before.filter((old) => !sources.some(({ platform }) => platform === old.platform)).map(({ id }) => id);
  await removeSources(ctx, job, gone);
}
