import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { selectExperts } from './interviews.queries.ts';
import { interviewPorts } from './ports.ts';

/** @throws AppError INTERVIEWER_NOT_FOUND for who is no expert of the company */
export async function requireExperts(ctx: Ctx, companyId: string, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  const experts = await selectExperts(ctx, companyId, userIds);
  if (experts.length < new Set(userIds).size) throw new AppError('INTERVIEWER_NOT_FOUND');
}

/**
 * Makes sure that nobody meets the person whose answers wait for their blind grade. Answers that come to wait later are not given
 * to whoever observes.
 * @throws AppError OBSERVER_GRADES, with their names
 */
export async function requireNoGraders(
  ctx: Ctx,
  { companyId, applicationId }: { readonly companyId: string; readonly applicationId: string },
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  const waitedFor = await interviewPorts.gradersWaitedFor(ctx, { applicationId, userIds });
  if (waitedFor.length === 0) return;
  const names = (await selectExperts(ctx, companyId, waitedFor)).map(({ name }) => name ?? '');
  throw new AppError('OBSERVER_GRADES', { data: { names: new Intl.ListFormat(ctx.locale).format(names) } });
}
