import { loadApplication, onApplicationEnded, stillEnded } from '../../applications/applications.service.ts';
import { revokeProofs } from '../../matching/matching.service.ts';
import { selectInterviewIds } from './proving-analyses.queries.ts';

/** Who withdraws an application takes back what its interviews are shown to prove. */
export const revokeWithApplicationTask = onApplicationEnded('aiInterviews.revokeProofs', async (ctx, ending) => {
  if (ending.how !== 'withdrawn') return;
  await ctx.transaction(async (ctx) => {
    const application = await loadApplication(ctx, ending.applicationId, { forUpdate: true });
    if (!stillEnded(application, ending)) return;
    await revokeProofs(ctx, await selectInterviewIds(ctx, [application.id]));
  });
});
