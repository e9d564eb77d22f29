import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { activeCompany } from '../companies/companies.service.ts';
import { standing, writesTests } from './assessments.policy.ts';
import { selectTest, type TestRow } from './tests.queries.ts';

/** The company whose tests the actor writes. @throws AppError NO_COMPANY, FORBIDDEN */
export function companyOfAuthor(ctx: Ctx): string {
  const { companyId, role } = activeCompany(ctx);
  if (!writesTests(role)) throw new AppError('FORBIDDEN');
  return companyId;
}

/**
 * A test that the actor may read and change, which is the same.
 * @param forUpdate locks it: whatever changes it or its questions does so one after the other
 * @throws AppError TEST_NOT_FOUND, FORBIDDEN
 */
export async function requireTest(ctx: Ctx, id: string, forUpdate = false): Promise<TestRow> {
  const row = await selectTest(ctx, id, forUpdate);
  const role = row ? standing(ctx.actor, row) : 'stranger';
  if (!row || role === 'stranger') throw new AppError('TEST_NOT_FOUND');
  if (role === 'member') throw new AppError('FORBIDDEN');
  return row;
}
