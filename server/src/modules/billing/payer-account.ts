import type { PlanAudience } from '@prova/contract/billing/billing-fields';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { activeCompany } from '../companies/companies.service.ts';

/** Who pays: a talent for themselves, or a company. */
export type Owner = { readonly userId: string } | { readonly companyId: string };

export const audienceOfOwner = (owner: Owner): PlanAudience => ('userId' in owner ? 'talent' : 'company');

/**
 * Whoever asks, as the one who pays: talents for themselves, owners for their company.
 * @throws AppError UNAUTHENTICATED, NO_COMPANY, FORBIDDEN for members who do not own the company
 */
export function requirePayer(ctx: Ctx): Owner & { readonly askedBy: string } {
  if (ctx.actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  const askedBy = ctx.actor.userId;
  if (ctx.actor.role === 'POTENTIAL') return { userId: askedBy, askedBy };
  const { companyId, role } = activeCompany(ctx);
  if (role !== 'owner') throw new AppError('FORBIDDEN');
  return { companyId, askedBy };
}
