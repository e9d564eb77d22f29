import { format as formatCnpj, isValid as isCnpj, strip as stripCnpj } from '@fnando/cnpj';
import type { getCompany, updateCompany } from '@prova/contract/companies/companies';
import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import type { FieldProblem } from '@prova/contract/validation';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { validationError } from '../../platform/http/failures.ts';
import { isUniqueViolation } from '../../platform/unique-violation.ts';
import { mayInCompany, requireInCompany } from './companies.policy.ts';
import {
  selectCompany,
  selectPendingVerifications,
  selectRefusals,
  supersedeVerifications,
  updateCompanyRow,
} from './companies.queries.ts';
import { logoUrl } from './logo-url.ts';
import { hostOf } from './mail-domain.ts';

type RecordData = ResultOf<typeof getCompany>;
type Change = BodyOf<typeof updateCompany>;

/** @throws AppError NOT_FOUND, FORBIDDEN */
export async function companyRecord(ctx: Ctx, companyId: string): Promise<RecordData> {
  requireInCompany(ctx, 'read', companyId);
  const row = await selectCompany(ctx, companyId);
  if (!row) throw new AppError('NOT_FOUND');
  const pending = await selectPendingVerifications(ctx, companyId);
  const [refused] = row.verifiedAt ? [] : await selectRefusals(ctx, companyId);
  return {
    ...row,
    cnpj: row.cnpj && formatCnpj(row.cnpj),
    logoUrl: logoUrl(row.logoFileId),
    verified: row.verifiedAt !== null,
    pending: pending.map(({ method, value, createdAt }) => ({
      method,
      value: method === 'cnpj' ? formatCnpj(value) : value,
      createdAt,
    })),
    refused: refused && !pending.some(({ method }) => method === 'cnpj') ? refused : null,
    can: { edit: mayInCompany(ctx.actor, 'edit', companyId) },
  };
}

/**
 * Changes the record of a company. What it was verified by stays: otherwise a verified name could be moved to another site.
 * @throws AppError NOT_FOUND, FORBIDDEN, VALIDATION_FAILED, VERSION_CONFLICT
 */
export async function changeCompany(ctx: Ctx, companyId: string, change: Change): Promise<RecordData> {
  requireInCompany(ctx, 'edit', companyId);
  if (change.cnpj && !isCnpj(change.cnpj)) throw refuse(ctx, 'cnpj', 'CNPJ_INVALID');
  const cnpj = change.cnpj && stripCnpj(change.cnpj);
  try {
    await ctx.transaction(async (ctx) => {
      const row = await selectCompany(ctx, companyId, true);
      if (!row) throw new AppError('NOT_FOUND');
      if (row.verifiedAt) {
        if (row.cnpj && cnpj !== undefined && row.cnpj !== cnpj) throw refuse(ctx, 'cnpj', 'FIXED_BY_VERIFICATION');
        if (row.website && change.website !== undefined && hostOf(row.website) !== hostOf(change.website ?? ''))
          throw refuse(ctx, 'website', 'FIXED_BY_VERIFICATION');
      }
      const changed = await updateCompanyRow(ctx, companyId, change.version, {
        ...(change.name !== undefined && { name: change.name }),
        ...(change.industry !== undefined && { industry: change.industry }),
        ...(change.sizeFrom !== undefined && { sizeFrom: change.sizeFrom }),
        ...(change.description !== undefined && { description: change.description }),
        ...(change.website !== undefined && { website: change.website }),
        ...(change.linkedinUrl !== undefined && { linkedinUrl: change.linkedinUrl }),
        ...(cnpj !== undefined && { cnpj }),
        ...(change.timeZone !== undefined && { timeZone: change.timeZone }),
      });
      if (!changed) throw new AppError('VERSION_CONFLICT');
      // Nobody shall be verified by a number that was looked up for another one.
      if (cnpj !== undefined && cnpj !== row.cnpj) await supersedeVerifications(ctx, companyId, 'cnpj');
      await audit(ctx, {
        action: 'companies.changed',
        subjectId: companyId,
        companyId,
        data: { renamed: change.name !== undefined && row.name !== change.name, version: change.version + 1 },
      });
    });
  } catch (error) {
    if (isUniqueViolation(error, 'companies_cnpj_key')) throw refuse(ctx, 'cnpj', 'CNPJ_TAKEN');
    throw error;
  }
  return companyRecord(ctx, companyId);
}

function refuse(ctx: Ctx, field: string, code: FieldProblem['code']): AppError {
  return validationError([{ field, code, values: {} }], ctx.locale);
}
