import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { runsJobs } from './companies.policy.ts';
import { companyPorts, type Transfer } from './ports.ts';
import type { MemberRow } from './team.queries.ts';

/**
 * Gives what is in the name of a member to another, who must run jobs. Nobody need be named where there are none.
 * @param team locked
 * @returns how many jobs there were
 * @throws AppError MEMBER_HAS_JOBS, MEMBER_ROLE_REFUSED
 */
export async function transferWork(ctx: Ctx, team: readonly MemberRow[], transfer: Transfer): Promise<number> {
  const { companyId, from, to } = transfer;
  const jobs = (await companyPorts.jobsByOwner(ctx, companyId)).get(from) ?? 0;
  if (jobs > 0 && to === null) throw new AppError('MEMBER_HAS_JOBS', { data: { jobs } });
  if (to !== null) {
    const successor = team.find((each) => each.userId === to);
    if (!successor || to === from || !runsJobs(successor.role)) throw new AppError('MEMBER_ROLE_REFUSED');
  }
  await companyPorts.transferWork(ctx, transfer);
  return jobs;
}
