import * as z from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { defineEvent, emit } from '../../platform/events.ts';
import { isUniqueViolation } from '../../platform/unique-violation.ts';
import { releaseMails } from '../messaging/messaging.service.ts';
import { selectCompanyBySlug, settleVerifications, updateVerified } from './companies.queries.ts';

/** A company proved who it is, or is no longer who was proved: its open jobs are listed from now on, or not any more. */
export const companyVerificationChanged = defineEvent({
  name: 'company_verified',
  data: z.object({ companyId: z.string() }),
});

export type Proof = { readonly method: 'operator' } | { readonly method: 'mail_domain'; readonly domain: string };

/**
 * A second time changes nothing: the mark goes on naming what was verified first.
 * @param by who asked for it, where nobody is signed in
 * @throws AppError NOT_FOUND, COMPANY_CNPJ_TAKEN
 */
export async function markVerified(
  ctx: Ctx,
  slug: string,
  proof: Proof,
  by?: string,
): Promise<{ id: string; name: string }> {
  return ctx.transaction(async (ctx) => {
    const company = await selectCompanyBySlug(ctx, slug, true);
    if (!company) throw new AppError('NOT_FOUND');
    if (company.verifiedAt) return company;
    try {
      await updateVerified(
        ctx,
        company.id,
        proof.method === 'mail_domain'
          ? { by: 'domain', domain: proof.domain }
          : { by: company.cnpj === null ? 'operator' : 'cnpj', domain: null },
      );
    } catch (error) {
      if (isUniqueViolation(error, 'companies_verified_cnpj')) throw new AppError('COMPANY_CNPJ_TAKEN');
      throw error;
    }
    await settleVerifications(ctx, company.id);
    // A proved company may send more.
    await releaseMails(ctx, company.id, ['company_limit', 'recipient_limit']);
    await audit(ctx, {
      action: 'companies.verified',
      subjectId: company.id,
      companyId: company.id,
      ...(by && { by }),
      data: { method: proof.method },
    });
    await emit(ctx, companyVerificationChanged, { companyId: company.id });
    return company;
  });
}
