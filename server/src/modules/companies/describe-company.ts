import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';

export interface CompanyFacts {
  readonly industry: string | null;
  readonly sizeFrom: number | null;
}

/**
 * Says what a company does and how large it is, as its owner told when registering; null leaves what stands. Whoever
 * does not own the company changes nothing.
 */
export async function describeCompany(
  ctx: Ctx,
  { userId, companyId, facts }: { userId: string; companyId: string; facts: CompanyFacts },
): Promise<void> {
  const given = {
    ...(facts.industry !== null && { industry: facts.industry }),
    ...(facts.sizeFrom !== null && { sizeFrom: facts.sizeFrom }),
  };
  if (Object.keys(given).length === 0) return;
  const { numUpdatedRows } = await ctx.db
    .updateTable('companies')
    .set((expression) => ({ ...given, version: expression('version', '+', 1) }))
    .where('id', '=', companyId)
    .where('closedAt', 'is', null)
    .where((where) =>
      where.exists(
        where
          .selectFrom('companyMembers')
          .select('id')
          .where('companyId', '=', companyId)
          .where('userId', '=', userId)
          .where('role', '=', 'owner')
          .where('removedAt', 'is', null),
      ),
    )
    .executeTakeFirst();
  if (numUpdatedRows > 0n)
    await audit(ctx, {
      action: 'companies.changed',
      subjectId: companyId,
      companyId,
      by: userId,
      data: { renamed: false },
    });
}
