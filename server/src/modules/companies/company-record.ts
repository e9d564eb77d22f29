import { format as formatCnpj, isValid as isCnpj, strip as stripCnpj } from '@fnando/cnpj';
import type { getCompany, updateCompany } from '@prova/contract/companies';
import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import type { FieldProblem } from '@prova/contract/validation';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { validationError } from '../../platform/http/failures.ts';
import { mayInCompany, requireInCompany } from './companies.policy.ts';
import { selectCompany, selectPendingVerifications, updateCompanyRow } from './companies.queries.ts';
import { logoUrl } from './logo-url.ts';
import { hostOf } from './mail-domain.ts';

type RecordData = ResultOf<typeof getCompany>;
type Change = BodyOf<typeof updateCompany>;

/** @throws AppError NOT_FOUND, FORBIDDEN */
export async function companyRecord(ctx: Ctx, companyId: string): Promise<RecordData> {
  requireInCompany(ctx, 'read', companyId);
  const [row, pending] = [await selectCompany(ctx, companyId), await selectPendingVerifications(ctx, companyId)];
  if (!row) throw new AppError('NOT_FOUND');
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    slug: row.slug,
    industry: row.industry,
    sizeFrom: row.size_from,
    description: row.description,
    website: row.website,
    linkedinUrl: row.linkedin_url,
    cnpj: row.cnpj && formatCnpj(row.cnpj),
    timeZone: row.time_zone,
    logoUrl: logoUrl(row.logo_file_id),
    verified: row.verified_at !== null,
    verifiedAt: row.verified_at,
    pending: pending.map(({ method, value, created_at }) => ({
      method: method as 'mail_domain' | 'cnpj',
      value: method === 'cnpj' ? formatCnpj(value) : value,
      createdAt: created_at,
    })),
    can: { edit: mayInCompany(ctx.actor, 'edit', companyId) },
  };
}

/**
 * Changes the record of a company. What it was verified by stays: otherwise a verified name could be moved to another site.
 * @throws AppError NOT_FOUND, FORBIDDEN, VALIDATION_FAILED, VERSION_CONFLICT
 */
export async function changeCompany(ctx: Ctx, companyId: string, change: Change): Promise<RecordData> {
  requireInCompany(ctx, 'edit', companyId);
  const cnpj = change.cnpj === null ? null : stripCnpj(change.cnpj);
  if (change.cnpj !== null && !isCnpj(change.cnpj)) throw refuse(ctx, 'cnpj', 'CNPJ_INVALID');
  try {
    await ctx.transaction(async (ctx) => {
      const row = await selectCompany(ctx, companyId, true);
      if (!row) throw new AppError('NOT_FOUND');
      if (row.verified_at) {
        if (row.cnpj && row.cnpj !== cnpj) throw refuse(ctx, 'cnpj', 'FIXED_BY_VERIFICATION');
        if (row.website && hostOf(row.website) !== hostOf(change.website ?? ''))
          throw refuse(ctx, 'website', 'FIXED_BY_VERIFICATION');
      }
      const changed = await updateCompanyRow(ctx, companyId, change.version, {
        name: change.name,
        industry: change.industry,
        size_from: change.sizeFrom,
        description: change.description,
        website: change.website,
        linkedin_url: change.linkedinUrl,
        cnpj,
        time_zone: change.timeZone,
      });
      if (!changed) throw new AppError('VERSION_CONFLICT');
      await audit(ctx, {
        action: 'companies.changed',
        subjectId: companyId,
        companyId,
        data: { renamed: row.name !== change.name, version: change.version + 1 },
      });
    });
  } catch (error) {
    if (isTaken(error)) throw refuse(ctx, 'cnpj', 'CNPJ_TAKEN');
    throw error;
  }
  return companyRecord(ctx, companyId);
}

const isTaken = (error: unknown) =>
  (error as { code?: unknown; constraint?: unknown } | null)?.code === '23505' &&
  (error as { constraint?: unknown }).constraint === 'companies_cnpj_key';

function refuse(ctx: Ctx, field: string, code: FieldProblem['code']): AppError {
  return validationError([{ field, code, values: {} }], ctx.locale);
}
