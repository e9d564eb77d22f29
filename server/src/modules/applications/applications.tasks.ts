import { on } from '../../platform/events.ts';
import { onTextExtracted } from '../files/files.service.ts';
import { jobClosed, jobReopened } from '../jobs/jobs.service.ts';
import { selectCandidatesOfResume } from './candidates.queries.ts';
import { closeApplications, takeUpApplications } from './close-applications.ts';
import { deriveCandidates } from './derive-candidates.ts';

export const closeTask = on(jobClosed, 'applications.close', closeApplications);
export const takeUpTask = on(jobReopened, 'applications.takeUp', takeUpApplications);

/** The words of a résumé become searchable once they were read. */
export const searchTask = onTextExtracted('applications.search', async (ctx, fileId) => {
  await deriveCandidates(ctx, await selectCandidatesOfResume(ctx, fileId));
});
