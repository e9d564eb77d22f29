import type { Ctx } from '../../platform/context.ts';
import { type CompanyMails, companyMails } from '../messaging/messaging.service.ts';
import { requireInCompany } from './companies.policy.ts';

/** How the mails of the company fare, for its members. @throws AppError NOT_FOUND */
export async function mailsOf(ctx: Ctx, companyId: string): Promise<CompanyMails> {
  requireInCompany(ctx, 'read', companyId);
  return companyMails(ctx, companyId);
}
