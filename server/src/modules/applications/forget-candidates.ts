import type { Ctx } from '../../platform/context.ts';
import type { DataSubject } from '../../platform/personal-data.ts';
import { deleteFile } from '../files/files.service.ts';

/**
 * What companies know of a subject: of the candidacies it is about, and of who stayed in a talent bank after the last
 * candidacy was forgotten. A rule that ends candidacies (no account, no address) is about the former only.
 */
export async function candidatesOf(ctx: Ctx, { userId, email, companyId, applicationIds }: DataSubject) {
  // Each way by its own index: joined by `or`, they read every candidate there is.
  const ways = [
    ...(applicationIds.length === 0
      ? []
      : [
          ctx.db
            .selectFrom('applications')
            .select('candidate_id as id')
            .where('id', 'in', [...applicationIds]),
        ]),
    ...(userId === null ? [] : [ofTalents(ctx).select('candidates.id').where('talents.user_id', '=', userId)]),
    ...(email === null
      ? []
      : [
          ctx.db.selectFrom('candidates').select('id').where('email', '=', email).where('talent_id', 'is', null),
          ofTalents(ctx)
            .innerJoin('users', 'users.id', 'talents.user_id')
            .select('candidates.id')
            .where('users.email', '=', email)
            .where('candidates.email', '=', email),
        ]),
  ];
  const [first, ...others] = ways;
  const found = (await first?.union(others).execute()) ?? [];
  if (found.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('candidates')
    .select('id')
    .where(
      'id',
      'in',
      found.map(({ id }) => id),
    )
    .where('erased_at', 'is', null)
    .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? null))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Candidates who have an account, with it. */
const ofTalents = (ctx: Ctx) =>
  ctx.db.selectFrom('candidates').innerJoin('talents', 'talents.id', 'candidates.talent_id');

/**
 * Empties those of these candidates who have no candidacy left, and deletes their résumés.
 * @param options.keepConsented whoever allowed the company to keep them in its talent bank stays
 */
export async function forgetCandidates(
  ctx: Ctx,
  ids: readonly string[],
  { keepConsented }: { keepConsented: boolean },
): Promise<void> {
  if (ids.length === 0) return;
  const idle = await ctx.db
    .selectFrom('candidates')
    .select(['id', 'resume_file_id'])
    .where('id', 'in', [...ids])
    .where('erased_at', 'is', null)
    .$if(keepConsented, (query) => query.where('bank_consent_at', 'is', null))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('applications')
            .select('applications.id')
            .whereRef('applications.candidate_id', '=', 'candidates.id')
            .where('applications.erased_at', 'is', null),
        ),
      ),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  if (idle.length === 0) return;
  const gone = idle.map(({ id }) => id);
  await ctx.db.deleteFrom('candidate_search').where('candidate_id', 'in', gone).execute();
  await ctx.db
    .updateTable('candidates')
    .set((expression) => ({
      talent_id: null,
      claimed_at: null,
      email: null,
      name: null,
      phone: null,
      city: null,
      state: null,
      country: null,
      title: null,
      seniority: null,
      linkedin_url: null,
      github_url: null,
      portfolio_url: null,
      website_url: null,
      resume_file_id: null,
      profile: '{}',
      bank_consent_at: null,
      bank_consent_version: null,
      erased_at: ctx.clock.now(),
      version: expression('version', '+', 1),
    }))
    .where('id', 'in', gone)
    .execute();
  await deleteUnheld(
    ctx,
    idle.map(({ resume_file_id }) => resume_file_id),
  );
}

/** Deletes résumés that neither a candidate nor a form has any more: one file may serve several candidacies. */
export async function deleteUnheld(ctx: Ctx, fileIds: readonly (string | null)[]): Promise<void> {
  for (const id of new Set(fileIds)) if (id !== null && !(await isHeld(ctx, id))) await deleteFile(ctx, id);
}

async function isHeld(ctx: Ctx, fileId: string): Promise<boolean> {
  const { held } = await ctx.db
    .selectNoFrom(({ or, exists, selectFrom }) =>
      or([
        exists(selectFrom('candidates').select('id').where('resume_file_id', '=', fileId)),
        exists(selectFrom('application_forms').select('application_id').where('resume_file_id', '=', fileId)),
      ]).as('held'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(held);
}
