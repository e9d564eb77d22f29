import { mayAct } from '@prova/contract/applications/candidacy';
import type { Ctx } from '../../platform/context.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { mailWithdrawn, tellTeamWithdrawn } from './application-mails.ts';
import { selectApplicationsForUpdate } from './applications.queries.ts';
import { candidacyOf, changeApplication } from './applications.service.ts';
import { exportApplications, exportProfiles } from './export-applications.ts';
import { candidatesOf, deleteUnheld, forgetCandidates } from './forget-candidates.ts';

export const applicationsData: PersonalData = {
  module: 'applications',
  tables: [
    'candidates',
    'candidate_search',
    'applications',
    'application_forms',
    'application_answers',
    'application_events',
  ],

  async exports(ctx, subject) {
    const candidateIds = await candidatesOf(ctx, subject);
    if (candidateIds.length === 0) return [];
    return [...(await exportApplications(ctx, subject.applicationIds)), await exportProfiles(ctx, candidateIds)];
  },

  async leaves(ctx, { applicationIds }) {
    if (applicationIds.length === 0) return [];
    let count = 0;
    for (const row of await selectApplicationsForUpdate(ctx, applicationIds)) {
      const candidacy = candidacyOf(row);
      if (!mayAct('withdraw', candidacy).allowed) continue;
      const changed = await changeApplication(ctx, row, {
        type: 'withdrawn',
        withdrawnAt: ctx.clock.now(),
        ...(candidacy.liveOffer && { toStatus: 'offer_declined', statusBefore: null }),
      });
      await mailWithdrawn(ctx, changed.row);
      await tellTeamWithdrawn(ctx, changed.row);
      count += 1;
    }
    return [{ what: 'applications_withdrawn', count }];
  },

  async erases(ctx, subject) {
    const { userId, email, applicationIds: ids } = subject;
    const candidateIds = await candidatesOf(ctx, subject);
    if (userId !== null) await unlink(ctx, userId);
    const removed = await eraseApplications(ctx, ids);
    // A rule that ends candidacies does not end what the person allowed beside them.
    await forgetCandidates(ctx, candidateIds, { keepConsented: userId === null && email === null });
    return [{ category: 'applications', removed }];
  },
};

/** @returns how many had not been erased before */
async function eraseApplications(ctx: Ctx, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const marked = await ctx.db
    .updateTable('applications')
    .set({ erased_at: ctx.clock.now() })
    .where('id', 'in', ids)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  const forms = await ctx.db
    .deleteFrom('application_forms')
    .where('application_id', 'in', ids)
    .returning('resume_file_id')
    .execute();
  await ctx.db.deleteFrom('application_answers').where('application_id', 'in', ids).execute();
  await ctx.db
    .updateTable('application_events')
    .set({ actor_label: null, reason: null })
    .where('application_id', 'in', ids)
    .execute();
  await deleteUnheld(
    ctx,
    forms.map(({ resume_file_id }) => resume_file_id),
  );
  return Number(marked.numUpdatedRows);
}

/** The account goes: what is left in companies no longer leads to it, and no history speaks its name. */
async function unlink(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db
    .updateTable('candidates')
    .set({ talent_id: null, claimed_at: null, bank_consent_at: null, bank_consent_version: null })
    .where('talent_id', 'in', (query) => query.selectFrom('talents').select('id').where('user_id', '=', userId))
    .execute();
  await ctx.db
    .updateTable('application_events')
    .set({ actor_label: null })
    .where('actor_kind', '=', 'user')
    .where('actor_id', '=', userId)
    .where('actor_label', 'is not', null)
    .execute();
}
