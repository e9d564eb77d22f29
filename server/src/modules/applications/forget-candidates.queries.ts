import type { Ctx } from '../../platform/context.ts';
import type { DataSubject } from '../../platform/personal-data.ts';

/**
 * What companies know of a subject: of the applications it is about, and of who stayed in a talent bank after the last
 * application was forgotten. A rule that ends applications (no account, no address) is about the former only.
 */
export async function selectCandidatesOf(ctx: Ctx, { userId, email, companyId, applicationIds }: DataSubject) {
  // Each way by its own index: joined by `or`, they read every candidate there is.
  const ways = [
    ...(applicationIds.length === 0
      ? []
      : [
          ctx.db
            .selectFrom('applications')
            .select('candidateId as id')
            .where('id', 'in', [...applicationIds]),
        ]),
    ...(userId === null ? [] : [ofTalents(ctx).select('candidates.id').where('talents.userId', '=', userId)]),
    ...(email === null
      ? []
      : [
          ctx.db.selectFrom('candidates').select('id').where('email', '=', email).where('talentId', 'is', null),
          ofTalents(ctx)
            .innerJoin('users', 'users.id', 'talents.userId')
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
    .where('erasedAt', 'is', null)
    .$if(companyId !== undefined, (query) => query.where('companyId', '=', companyId ?? null))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Candidates who have an account, with it. */
const ofTalents = (ctx: Ctx) =>
  ctx.db.selectFrom('candidates').innerJoin('talents', 'talents.id', 'candidates.talentId');

/** Those of these candidates who have no application left, locked until the transaction ends. */
export function lockIdleCandidates(ctx: Ctx, ids: readonly string[], { keepConsented }: { keepConsented: boolean }) {
  return ctx.db
    .selectFrom('candidates')
    .select(['id', 'resumeFileId'])
    .where('id', 'in', [...ids])
    .where('erasedAt', 'is', null)
    .$if(keepConsented, (query) => query.where('bankConsentAt', 'is', null))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('applications')
            .select('applications.id')
            .whereRef('applications.candidateId', '=', 'candidates.id')
            .where('applications.erasedAt', 'is', null),
        ),
      ),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Empties candidates, and lets no search find them. */
export async function updateToErased(ctx: Ctx, ids: readonly string[]): Promise<void> {
  for (const derived of ['candidateSearch', 'candidateSkills', 'matchCandidates'] as const)
    await ctx.db.deleteFrom(derived).where('candidateId', 'in', ids).execute();
  await ctx.db
    .updateTable('candidates')
    .set((expression) => ({
      talentId: null,
      claimedAt: null,
      email: null,
      name: null,
      phone: null,
      city: null,
      state: null,
      country: null,
      title: null,
      seniority: null,
      linkedinUrl: null,
      githubUrl: null,
      portfolioUrl: null,
      websiteUrl: null,
      resumeFileId: null,
      profile: '{}',
      bankConsentAt: null,
      bankConsentVersion: null,
      erasedAt: ctx.clock.now(),
      version: expression('version', '+', 1),
    }))
    .where('id', 'in', ids)
    .execute();
}

/** Whether a candidate or a form still has this résumé. */
export async function selectIsHeld(ctx: Ctx, fileId: string): Promise<boolean> {
  const { held } = await ctx.db
    .selectNoFrom(({ or, exists, selectFrom }) =>
      or([
        exists(selectFrom('candidates').select('id').where('resumeFileId', '=', fileId)),
        exists(selectFrom('applicationForms').select('applicationId').where('resumeFileId', '=', fileId)),
      ]).as('held'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(held);
}
