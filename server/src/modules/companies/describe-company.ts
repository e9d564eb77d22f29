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
    ...(facts.sizeFrom !== null && { size_from: facts.sizeFrom }),
  };
  if (Object.keys(given).length === 0) return;
  const { numUpdatedRows } = await ctx.db
    .updateTable('companies')
    .set((expression) => ({ ...given, version: expression('version', '+', 1) }))
    .where('id', '=', companyId)
    .where('closed_at', 'is', null)
    .where((where) =>
      where.exists(
        where
          .selectFrom('company_members')
          .select('id')
          .where('company_id', '=', companyId)
          .where('user_id', '=', userId)
          .where('role', '=', 'owner')
          .where('removed_at', 'is', null),
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
