import { format as formatCnpj, isValid as isCnpj, strip as stripCnpj } from '@fnando/cnpj';
import type { getCompany, updateCompany } from '@prova/contract/companies/companies';
import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import { PROFILE_SIZES } from '@prova/contract/recruiters/recruiter-fields';
import type { FieldProblem } from '@prova/contract/validation';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { validationError } from '../../platform/http/failures.ts';
import { mayInCompany, requireInCompany } from './companies.policy.ts';
import {
  isCnpjTaken,
  selectCompany,
  selectPendingVerifications,
  selectRefusals,
  supersedeVerifications,
  updateCompanyRow,
} from './companies.queries.ts';
import { endsVerification, notifyOfEnd } from './end-verification.ts';
import { logoUrl } from './logo-url.ts';
import { proposedProof } from './mail-domain.ts';

type RecordData = ResultOf<typeof getCompany>;
type Change = BodyOf<typeof updateCompany>;

/** @throws AppError NOT_FOUND, FORBIDDEN */
export async function companyRecord(ctx: Ctx, companyId: string): Promise<RecordData> {
  requireInCompany(ctx, 'read', companyId);
  const row = await selectCompany(ctx, companyId);
  if (!row) throw new AppError('NOT_FOUND');
  const pending = await selectPendingVerifications(ctx, companyId);
  const [refused] = row.verifiedAt ? [] : await selectRefusals(ctx, companyId);
  const edit = mayInCompany(ctx.actor, 'edit', companyId);
  const asks = edit && row.verifiedAt === null && ctx.actor.kind === 'user';
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
    proposal: asks ? proposedProof(ctx.actor.email, row.website) : null,
    can: { edit },
  };
}

/**
 * Changes the record of a company. The mark vouches for what was looked at: another name, site or CNPJ ends it.
 * @throws AppError NOT_FOUND, FORBIDDEN, VALIDATION_FAILED, VERSION_CONFLICT, ENDS_VERIFICATION
 */
export async function changeCompany(ctx: Ctx, companyId: string, change: Change): Promise<RecordData> {
  requireInCompany(ctx, 'edit', companyId);
  if (change.cnpj && !isCnpj(change.cnpj)) throw refuse(ctx, 'cnpj', 'CNPJ_INVALID');
  const cnpj = change.cnpj && stripCnpj(change.cnpj);
  await ctx.transaction(async (ctx) => {
    const row = await selectCompany(ctx, companyId, true);
    if (!row) throw new AppError('NOT_FOUND');
    if (row.version !== change.version) throw new AppError('VERSION_CONFLICT');
    if (cnpj && cnpj !== row.cnpj && (await isCnpjTaken(ctx, cnpj, companyId))) throw refuse(ctx, 'cnpj', 'CNPJ_TAKEN');
    const given = {
      ...(change.name !== undefined && { name: change.name }),
      ...(change.industry !== undefined && { industry: change.industry }),
      ...(change.sizeFrom !== undefined && { sizeFrom: change.sizeFrom, sizeList: listOf(change.sizeFrom) }),
      ...(change.description !== undefined && { description: change.description }),
      ...(change.website !== undefined && { website: change.website }),
      ...(change.linkedinUrl !== undefined && { linkedinUrl: change.linkedinUrl }),
      ...(cnpj !== undefined && { cnpj }),
      ...(change.timeZone !== undefined && { timeZone: change.timeZone }),
    };
    const ends = row.verifiedAt !== null && endsVerification(row, { ...row, ...given });
    if (ends && !change.endVerification) throw new AppError('ENDS_VERIFICATION');
    const changed = await updateCompanyRow(ctx, companyId, change.version, {
      ...given,
      ...(ends && { verifiedAt: null, verifiedBy: null, verifiedDomain: null }),
    });
    if (!changed) throw new AppError('VERSION_CONFLICT');
    // Nobody shall be verified by a number, a site or a name that was not looked at.
    if (cnpj !== undefined && cnpj !== row.cnpj) await supersedeVerifications(ctx, companyId, 'cnpj');
    await audit(ctx, {
      action: 'companies.changed',
      subjectId: companyId,
      companyId,
      data: { renamed: change.name !== undefined && row.name !== change.name, version: change.version + 1 },
    });
    if (ends) await notifyOfEnd(ctx, companyId, given.name ?? row.name);
  });
  return companyRecord(ctx, companyId);
}

/** What settings offer is the list of profiles; a band of the registration that is sent back stays one. */
const listOf = (sizeFrom: number | null): 'profile' | 'registration' | null =>
  sizeFrom === null ? null : (PROFILE_SIZES as readonly number[]).includes(sizeFrom) ? 'profile' : 'registration';

function refuse(ctx: Ctx, field: string, code: FieldProblem['code']): AppError {
  return validationError([{ field, code, values: {} }], ctx.locale);
}
