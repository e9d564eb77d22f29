import type { PageMeta, QueryOf, ResultOf } from '@prova/contract/endpoint';
import type * as contract from '@prova/contract/interviews/interviews';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { pageMeta } from '../../platform/http/route.ts';
import { activeCompany } from '../companies/companies.service.ts';
import { mayObserve } from './interviews.policy.ts';
import { showObserved } from './interviews.present.ts';
import { selectInterview } from './interviews.queries.ts';
import { selectObserved } from './list-interviews.queries.ts';

/** @throws AppError NO_COMPANY */
export async function listObservedInterviews(
  ctx: Ctx,
  { page, limit }: QueryOf<typeof contract.listObservedInterviews>,
): Promise<{ data: ResultOf<typeof contract.listObservedInterviews>; meta: PageMeta }> {
  if (ctx.actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  const whose = { companyId: activeCompany(ctx).companyId, userId: ctx.actor.userId };
  const { interviews, total } = await selectObserved(ctx, whose, { limit, offset: (page - 1) * limit });
  return { data: await showObserved(ctx, interviews), meta: pageMeta(page, limit, total) };
}

/** @throws AppError INTERVIEW_NOT_FOUND */
export async function getObservedInterview(
  ctx: Ctx,
  id: string,
): Promise<ResultOf<typeof contract.getObservedInterview>> {
  const row = await selectInterview(ctx, id);
  if (!row || !mayObserve(ctx.actor, row)) throw new AppError('INTERVIEW_NOT_FOUND');
  const [shown] = await showObserved(ctx, [row]);
  if (!shown) throw new Error('One interview in, none out');
  return shown;
}
