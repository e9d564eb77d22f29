import type { closingPreview as endpoint } from '@prova/contract/applications/job-closing';
import type { ResultOf } from '@prova/contract/endpoint';
import type { Ctx } from '../../platform/context.ts';
import { requireJob } from '../jobs/jobs.service.ts';
import { previewClosed } from './application-mails.ts';
import { loadApplication } from './applications.service.ts';
import { countClosing, selectOpenIds } from './closing.queries.ts';

/** Whom closing or reopening a job concerns, and what each person would read. @throws AppError JOB_NOT_FOUND, FORBIDDEN */
export async function closingPreview(ctx: Ctx, jobId: string): Promise<ResultOf<typeof endpoint>> {
  const job = await requireJob(ctx, jobId, 'close');
  const counts = {
    ...(await countClosing(ctx, job.id, job.closedAt)),
    openings: job.openings ?? 1,
    paused: job.closedFrom === 'ON_HOLD',
  };
  const [first] = await selectOpenIds(ctx, job.id, 1);
  if (first === undefined) return { ...counts, mail: null };
  const row = await loadApplication(ctx, first);
  return { ...counts, mail: { name: row.candidateName ?? '', ...(await previewClosed(ctx, row)) } };
}
