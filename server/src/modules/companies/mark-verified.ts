import * as z from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { defineEvent, emit } from '../../platform/events.ts';
import { releaseMails } from '../messaging/messaging.service.ts';
import { settleVerifications, updateVerified } from './companies.queries.ts';

/** A company proved who it is: its open jobs are listed from now on. */
export const companyVerified = defineEvent({ name: 'company_verified', data: z.object({ companyId: z.string() }) });

/** @param how.by who asked for it, where nobody is signed in. @throws AppError NOT_FOUND */
export async function markVerified(
  ctx: Ctx,
  slug: string,
  how: { method: 'operator' | 'mail_domain'; by?: string },
): Promise<{ id: string; name: string }> {
  return ctx.transaction(async (ctx) => {
    const company = await updateVerified(ctx, slug);
    if (!company) throw new AppError('NOT_FOUND');
    await settleVerifications(ctx, company.id);
    // A proved company may send more.
    await releaseMails(ctx, company.id, ['company_limit', 'recipient_limit']);
    await audit(ctx, {
      action: 'companies.verified',
      subjectId: company.id,
      companyId: company.id,
      ...(how.by && { by: how.by }),
      data: { method: how.method },
    });
    await emit(ctx, companyVerified, { companyId: company.id });
    return company;
  });
}
