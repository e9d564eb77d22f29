import type * as contract from '@prova/contract/certificates/certificates';
import type { ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { selectByCode } from './certificates.queries.ts';
import { certifiedBy, isExpired } from './certified.ts';

/** What whoever has its address may know of a certificate. @throws AppError NOT_FOUND */
export async function getPublicCertificate(
  ctx: Ctx,
  code: string,
): Promise<ResultOf<typeof contract.getPublicCertificate>> {
  const row = await selectByCode(ctx, code);
  if (!row) throw new AppError('NOT_FOUND');
  const { withdrawnAt, withdrawnBy } = row;
  if (withdrawnAt !== null)
    return { status: withdrawnBy === 'grade' ? 'overruled' : 'withdrawn', withdrawnAt, certified: null };
  return {
    status: isExpired(ctx, row) ? 'expired' : 'valid',
    withdrawnAt,
    certified: await certifiedBy(ctx, row),
  };
}
