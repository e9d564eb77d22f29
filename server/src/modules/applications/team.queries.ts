import type { Locale } from '@prova/contract/common';
import type { Ctx } from '../../platform/context.ts';

export interface TeamMember {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly locale: Locale;
}

/** Who is told of what happens in a job: the recruiter who wrote it and the owners of its company. */
export async function selectTeam(
  ctx: Ctx,
  { companyId, jobOwnerId }: { companyId: string; jobOwnerId: string },
): Promise<TeamMember[]> {
  const rows = await ctx.db
    .selectFrom('company_members')
    .innerJoin('users', 'users.id', 'company_members.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.locale'])
    .where('company_members.company_id', '=', companyId)
    .where('company_members.removed_at', 'is', null)
    .where((where) =>
      where.or([
        where('company_members.role', '=', 'owner'),
        // Whoever wrote the job and sees shared ones alone since then is no longer told of each candidacy.
        where.and([where('company_members.role', '=', 'recruiter'), where('company_members.user_id', '=', jobOwnerId)]),
      ]),
    )
    .where('users.disabled_at', 'is', null)
    .where('users.erased_at', 'is', null)
    .$narrowType<{ locale: Locale }>()
    .execute();
  return rows.map((row) => ({ ...row, name: row.name ?? '', email: row.email ?? '' }));
}
