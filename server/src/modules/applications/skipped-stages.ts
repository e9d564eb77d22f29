import { skippedStages } from '@prova/contract/applications/application-status';
import type { Ctx } from '../../platform/context.ts';
import { jobStages, type StagePart } from '../jobs/jobs.service.ts';
import { selectVisitedStages } from './applications.queries.ts';

interface AtStage {
  readonly id: string;
  readonly jobId: string;
  readonly stageId: string;
}

/**
 * The required stages that each application would pass over on its way to a stage, without those it has been in.
 * @param to chooses the stage among those of the job
 */
export async function stagesSkipped(
  ctx: Ctx,
  applications: readonly AtStage[],
  to: (stage: StagePart) => boolean,
): Promise<Map<string, StagePart[]>> {
  const stagesOf = new Map<string, readonly StagePart[]>();
  for (const { jobId } of applications) stagesOf.set(jobId, stagesOf.get(jobId) ?? (await jobStages(ctx, jobId)));
  const skipped = ({ id, jobId, stageId }: AtStage, visited: ReadonlyMap<string, string[]>) => {
    const stages = stagesOf.get(jobId) ?? [];
    const target = stages.find(to);
    return target ? skippedStages(stages, { fromId: stageId, toId: target.id, visited: visited.get(id) ?? [] }) : [];
  };
  // Most pass over none, whatever they have been in.
  const candidates = applications.filter((each) => skipped(each, new Map()).length > 0);
  const visited = new Map<string, string[]>();
  for (const { applicationId, stageId } of await selectVisitedStages(
    ctx,
    candidates.map(({ id }) => id),
  ))
    visited.set(applicationId, [...(visited.get(applicationId) ?? []), stageId]);
  return new Map(candidates.map((each) => [each.id, skipped(each, visited)]));
}

/** What a step passes over, by the names of the stages at the time: the history says so. */
export async function skippedOn(
  ctx: Ctx,
  row: AtStage,
  to: (stage: StagePart) => boolean,
): Promise<{ skipped?: string[] }> {
  const skipped = (await stagesSkipped(ctx, [row], to)).get(row.id) ?? [];
  return skipped.length > 0 ? { skipped: skipped.map(({ name }) => name) } : {};
}
