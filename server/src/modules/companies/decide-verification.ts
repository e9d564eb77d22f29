import { format as formatCnpj } from '@fnando/cnpj';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { queueMail } from '../messaging/messaging.service.ts';
import {
  refuseVerificationRow,
  selectCompanyBySlug,
  selectOwners,
  selectPendingVerifications,
  selectRefusals,
  selectWaitingCompanies,
} from './companies.queries.ts';
import { domainOf, hostOf, isAnybodysDomain, ownsSite } from './mail-domain.ts';
import { companyRefusedMail, companyVerifiedMail } from './mails/companies.kinds.ts';
import { markVerified } from './mark-verified.ts';
import { companyPorts } from './ports.ts';

/** What an operator looks at to decide whether a company is who it says. */
export interface WaitingCompany {
  readonly name: string;
  readonly slug: string;
  readonly cnpj: string;
  readonly askedAt: Date;
  readonly askedBy: string;
  readonly website: string | null;
  readonly linkedinUrl: string | null;
  readonly createdAt: Date;
  readonly owners: readonly { name: string; email: string; mail: 'of the site' | 'free' | 'other' }[];
  readonly jobs: number;
  readonly refusals: readonly { at: Date; reason: string }[];
}

/** Companies whose CNPJ waits for a decision, the longest waiting first. */
export async function waitingCompanies(ctx: Ctx): Promise<WaitingCompany[]> {
  const waiting: WaitingCompany[] = [];
  for (const row of await selectWaitingCompanies(ctx)) {
    const host = hostOf(row.website ?? '');
    const jobs = await companyPorts.jobsByOwner(ctx, row.id);
    waiting.push({
      name: row.name,
      slug: row.slug,
      cnpj: formatCnpj(row.cnpj),
      askedAt: row.askedAt,
      askedBy: row.askedBy ?? '',
      website: row.website,
      linkedinUrl: row.linkedinUrl,
      createdAt: row.createdAt,
      owners: (await selectOwners(ctx, row.id)).map(({ name, email }) => ({
        name: name ?? '',
        email: email ?? '',
        mail: kindOfMail(email ?? '', host),
      })),
      jobs: [...jobs.values()].reduce((sum, count) => sum + count, 0),
      refusals: await selectRefusals(ctx, row.id),
    });
  }
  return waiting;
}

function kindOfMail(email: string, host: string): 'of the site' | 'free' | 'other' {
  const domain = domainOf(email);
  if (isAnybodysDomain(domain)) return 'free';
  return ownsSite(domain, host) ? 'of the site' : 'other';
}

/**
 * Marks a company as verified, whether or not it has asked, and tells its owners. A second time changes nothing.
 * @throws AppError NOT_FOUND
 */
export async function verifyCompany(ctx: Ctx, slug: string): Promise<{ id: string; name: string }> {
  return ctx.transaction(async (ctx) => {
    const found = await selectCompanyBySlug(ctx, slug, true);
    if (!found) throw new AppError('NOT_FOUND');
    const company = await markVerified(ctx, slug, { method: 'operator' });
    if (found.verifiedAt) return company;
    for (const owner of await selectOwners(ctx, company.id)) {
      if (owner.email === null) continue;
      await queueMail(ctx, {
        kind: companyVerifiedMail,
        to: owner.email,
        locale: owner.locale,
        companyId: company.id,
        params: { name: owner.name ?? '', companyName: company.name },
        transactional: true,
      });
    }
    return company;
  });
}

/**
 * Refuses a company that waits. Its owners are told why, and may ask again.
 * @throws AppError NOT_FOUND for one that does not exist or has not asked
 */
export async function refuseCompany(ctx: Ctx, slug: string, reason: string): Promise<{ id: string; name: string }> {
  return ctx.transaction(async (ctx) => {
    const company = await selectCompanyBySlug(ctx, slug, true);
    const asked =
      company && (await selectPendingVerifications(ctx, company.id)).find(({ method }) => method === 'cnpj');
    if (!asked) throw new AppError('NOT_FOUND');
    await refuseVerificationRow(ctx, asked.id, reason);
    await audit(ctx, { action: 'companies.verification_refused', subjectId: asked.id, companyId: company.id });
    for (const owner of await selectOwners(ctx, company.id)) {
      if (owner.email === null) continue;
      await queueMail(ctx, {
        kind: companyRefusedMail,
        to: owner.email,
        locale: owner.locale,
        companyId: company.id,
        params: { name: owner.name ?? '', companyName: company.name, cnpj: formatCnpj(asked.value), reason },
        transactional: true,
      });
    }
    return { id: company.id, name: company.name };
  });
}
