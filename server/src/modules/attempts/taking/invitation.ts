import type * as contract from '@prova/contract/attempts/taking';
import type { ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { logoUrl } from '../../companies/companies.service.ts';
import { markOpened, selectOfLink } from '../assignments/assignments.queries.ts';
import { withEarlier } from './reuse-result.ts';

type Invitation = ResultOf<typeof contract.getTestInvitation>;

/** What the link of the actor opens. @throws AppError TEST_NOT_FOUND where nothing was asked, or all was taken back */
export async function getTestInvitation(ctx: Ctx): Promise<Invitation> {
  const rows = ctx.actor.kind === 'token' ? await selectOfLink(ctx, ctx.actor.subjectId) : [];
  const [first] = rows;
  if (!first) throw new AppError('TEST_NOT_FOUND');
  const { companyName, companyLogoId, companyVerifiedAt, jobTitle, candidateName, timeZone } = first;
  return {
    ...{ companyName, jobTitle, timeZone },
    now: ctx.clock.now(),
    companyLogoUrl: logoUrl(companyLogoId),
    companyVerified: companyVerifiedAt !== null,
    candidateName: candidateName ?? '',
    tests: await withEarlier(ctx, rows),
  };
}

export async function markInvitationOpened(ctx: Ctx): Promise<Invitation> {
  const { actor } = ctx;
  if (actor.kind === 'token') await ctx.transaction((ctx) => markOpened(ctx, actor.subjectId));
  return getTestInvitation(ctx);
}
