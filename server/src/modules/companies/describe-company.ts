import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { updateOwnedCompany } from './describe-company.queries.ts';

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
    ...(facts.sizeFrom !== null && { sizeFrom: facts.sizeFrom, sizeList: 'registration' as const }),
  };
  if (Object.keys(given).length === 0) return;
  if (await updateOwnedCompany(ctx, companyId, userId, given))
    await audit(ctx, {
      action: 'companies.changed',
      subjectId: companyId,
      companyId,
      by: userId,
      data: { renamed: false },
    });
}
