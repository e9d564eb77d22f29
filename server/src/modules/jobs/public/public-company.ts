import type { ResultOf } from '@prova/contract/endpoint';
import { COMPANY_JOBS_MAX, type getPublicCompany } from '@prova/contract/jobs/public-companies';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { companyBySlug, logoUrl } from '../../companies/companies.service.ts';
import { jobPorts } from '../ports.ts';
import { selectOpenOfCompany } from './public-jobs.queries.ts';
import { toPublicSummary } from './public-jobs.ts';

export type PublicCompanyData = ResultOf<typeof getPublicCompany>;

/** What everybody may know of a company. @throws AppError COMPANY_NOT_FOUND also for one that has closed */
export async function publicCompanyOf(ctx: Ctx, slug: string): Promise<PublicCompanyData> {
  const company = await companyBySlug(ctx, slug);
  if (!company) throw new AppError('COMPANY_NOT_FOUND');
  const rows = await selectOpenOfCompany(ctx, company.id, COMPANY_JOBS_MAX);
  const keptPromises = await jobPorts.keptPromises(ctx, company.id);
  return {
    ...company,
    logoUrl: logoUrl(company.logoFileId),
    verified: company.verifiedAt !== null,
    keptPromises,
    jobs: rows.map((row) => toPublicSummary(ctx, row)),
  };
}
