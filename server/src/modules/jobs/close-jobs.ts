import type { Ctx } from '../../platform/context.ts';
import { closeJob } from './job-status.ts';
import { selectOpenJobsOf } from './jobs.queries.ts';

/** Closes the jobs of companies that end; their candidates are told. @returns how many */
export async function closeJobsOf(ctx: Ctx, companyIds: readonly string[]): Promise<number> {
  const open = await selectOpenJobsOf(ctx, companyIds);
  // Nobody is left to undo it.
  for (const { id } of open) await closeJob(ctx, id, { status: 'CANCELLED', notify: true }, { undoable: false });
  return open.length;
}
