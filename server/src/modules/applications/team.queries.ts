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
    .selectFrom('companyMembers')
    .innerJoin('users', 'users.id', 'companyMembers.userId')
    .select(['users.id', 'users.name', 'users.email', 'users.locale'])
    .where('companyMembers.companyId', '=', companyId)
    .where('companyMembers.removedAt', 'is', null)
    .where((where) =>
      where.or([
        where('companyMembers.role', '=', 'owner'),
        // Whoever wrote the job and sees shared ones alone since then is no longer told of each application.
        where.and([where('companyMembers.role', '=', 'recruiter'), where('companyMembers.userId', '=', jobOwnerId)]),
      ]),
    )
    .where('users.disabledAt', 'is', null)
    .where('users.erasedAt', 'is', null)
    .$narrowType<{ locale: Locale }>()
    .execute();
  return rows.map((row) => ({ ...row, name: row.name ?? '', email: row.email ?? '' }));
}
