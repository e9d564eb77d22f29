import type { Ctx } from '../../../platform/context.ts';
import { logoUrl } from '../../companies/companies.service.ts';
import type { HiringCompany } from '../../site/site.service.ts';
import { selectHiringCompanies } from './hiring-companies.queries.ts';

/** Companies with jobs in the public list: those with a logo first, and of these who published last. */
export async function hiringCompanies(ctx: Ctx, limit: number): Promise<HiringCompany[]> {
  const rows = await selectHiringCompanies(ctx, limit);
  return rows.map(({ name, slug, logoFileId }) => ({ name, slug, logoUrl: logoUrl(logoFileId) }));
}
