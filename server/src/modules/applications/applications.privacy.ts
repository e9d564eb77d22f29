import { mayAct } from '@prova/contract/applications/application-status';
import type { Ctx } from '../../platform/context.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { mailWithdrawn, notifyTeamWithdrawn } from './application-mails.ts';
import { selectApplicationsForUpdate } from './applications.queries.ts';
import { applicationState, changeApplication } from './applications.service.ts';
import { exportApplications, exportProfiles } from './export-applications.ts';
import { selectCandidatesOf } from './forget-candidates.queries.ts';
import { deleteUnheld, forgetCandidates } from './forget-candidates.ts';
import { queueMatches } from './match/match.tasks.ts';
import { showProfilesLive } from './show-profile.ts';

export const applicationsData: PersonalData = {
  module: 'applications',
  tables: [
    'candidates',
    'candidateSearch',
    'applications',
    'applicationForms',
    'applicationAnswers',
    'applicationEvents',
    'candidateSkills',
    'matchCandidates',
    'matchCandidateSkills',
    'applicationScores',
    'arrivalMatches',
    // When it stood where, of whoever: counts remain.
    'stageStays',
    'replyPromises',
  ],

  async exports(ctx, subject) {
    const candidateIds = await selectCandidatesOf(ctx, subject);
    if (candidateIds.length === 0) return [];
    return [...(await exportApplications(ctx, subject.applicationIds)), await exportProfiles(ctx, candidateIds)];
  },

  async leaves(ctx, { applicationIds }) {
    if (applicationIds.length === 0) return [];
    let count = 0;
    // Nobody is left to take it back.
    const withdrawnAt = ctx.clock.now();
    for (const row of await selectApplicationsForUpdate(ctx, applicationIds)) {
      const application = applicationState(row);
      if (!mayAct('withdraw', application).allowed) continue;
      const changed = await changeApplication(ctx, row, {
        type: 'withdrawn',
        withdrawnAt,
        ...(application.liveOffer && { toStatus: 'offer_declined', statusBefore: null }),
      });
      await mailWithdrawn(ctx, changed.row);
      await notifyTeamWithdrawn(ctx, changed.row, withdrawnAt);
      count += 1;
    }
    return [{ what: 'applications_withdrawn', count }];
  },

  async erases(ctx, subject) {
    const { userId, email, applicationIds: ids } = subject;
    const candidateIds = await selectCandidatesOf(ctx, subject);
    if (userId !== null) await unlink(ctx, userId);
    const removed = await eraseApplications(ctx, ids);
    // A rule that ends applications does not end what the person allowed beside them.
    await forgetCandidates(ctx, candidateIds, { keepConsented: userId === null && email === null });
    return [{ category: 'applications', removed }];
  },
};

/** @returns how many had not been erased before */
async function eraseApplications(ctx: Ctx, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const marked = await ctx.db
    .updateTable('applications')
    .set({ erasedAt: ctx.clock.now() })
    .where('id', 'in', ids)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  const forms = await ctx.db
    .deleteFrom('applicationForms')
    .where('applicationId', 'in', ids)
    .returning('resumeFileId')
    .execute();
  await ctx.db.deleteFrom('applicationAnswers').where('applicationId', 'in', ids).execute();
  for (const derived of ['applicationScores', 'arrivalMatches'] as const)
    await ctx.db.deleteFrom(derived).where('applicationId', 'in', ids).execute();
  await ctx.db
    .updateTable('applicationEvents')
    .set({ actorLabel: null, reason: null })
    .where('applicationId', 'in', ids)
    .execute();
  await deleteUnheld(
    ctx,
    forms.map(({ resumeFileId }) => resumeFileId),
  );
  return Number(marked.numUpdatedRows);
}

/** The account goes: what is left in companies no longer leads to it, and no history speaks its name. */
async function unlink(ctx: Ctx, userId: string): Promise<void> {
  const left = await ctx.db
    .updateTable('candidates')
    .set({ talentId: null, claimedAt: null, bankConsentAt: null, bankConsentVersion: null })
    .where('talentId', 'in', (query) => query.selectFrom('talents').select('id').where('userId', '=', userId))
    .returning('id')
    .execute();
  await showProfilesLive(
    ctx,
    left.map(({ id }) => id),
  );
  await queueMatches(
    ctx,
    left.map(({ id }) => id),
  );
  await ctx.db
    .updateTable('applicationEvents')
    .set({ actorLabel: null })
    .where('actorKind', '=', 'user')
    .where('actorId', '=', userId)
    .where('actorLabel', 'is not', null)
    .execute();
}
