import { UNDO_SECONDS } from '@prova/contract/applications/status-events';
import type { PageMeta, QueryOf, ResultOf } from '@prova/contract/endpoint';
import type * as contract from '@prova/contract/interviews/interviews';
import { AppError } from '../../platform/app-error.ts';
import { after } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { pageMeta } from '../../platform/http/route.ts';
import { mayWithApplication, requireApplication } from '../applications/applications.service.ts';
import { activeCompany } from '../companies/companies.service.ts';
import { jobScope } from '../jobs/jobs.service.ts';
import { ownTalentId } from '../talents/talents.service.ts';
import { assertOpen, requireInterview, requireLinkedInterview } from './find-interview.ts';
import { showInterview, showInterviews, showInvitation, showInvitations } from './interviews.present.ts';
import { selectCompany } from './interviews.queries.ts';
import { selectInterviews, selectInterviewsOfTalent } from './list-interviews.queries.ts';
import { mailAgain } from './notify-participants.ts';

export { requireInterview, requireLinkedInterview } from './find-interview.ts';
export {
  expectedIn,
  findInterviewOfRoom,
  findRoomInterview,
  finishInterview,
  mayBegin,
  type RoomInterview,
  startInterview,
} from './held-in-room.ts';
export { toInterview } from './interviews.realtime.ts';

interface Page<T> {
  readonly data: T;
  readonly meta: PageMeta;
}

/** An interview that the actor may read. @throws AppError INTERVIEW_NOT_FOUND */
export async function getInterview(ctx: Ctx, id: string): Promise<ResultOf<typeof contract.getInterview>> {
  return showInterview(ctx, await requireInterview(ctx, id, 'read'));
}

/** The interview that the actor's link opens. @throws AppError INTERVIEW_NOT_FOUND */
export async function getInterviewInvitation(ctx: Ctx): Promise<ResultOf<typeof contract.getInterviewInvitation>> {
  return showInvitation(ctx, await requireLinkedInterview(ctx));
}

/**
 * Those of candidates whom the actor works with, and those that the actor is invited to.
 * @throws AppError NO_COMPANY, APPLICATION_NOT_FOUND
 */
export async function listInterviews(
  ctx: Ctx,
  { page, limit, timeZone, ...filter }: QueryOf<typeof contract.listInterviews>,
): Promise<Page<ResultOf<typeof contract.listInterviews>>> {
  const { actor } = ctx;
  if (actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  const { applicationId } = filter;
  // An application names its company; without one the list is about the company chosen.
  const { companyId } = applicationId ? await requireApplication(ctx, applicationId, 'read') : activeCompany(ctx);
  const readsAll = mayWithApplication(actor, 'read_interviews', { companyId, shared: true });
  const { interviews, total } = await selectInterviews(
    ctx,
    {
      ...filter,
      companyId,
      scope: readsAll ? jobScope(ctx, companyId) : null,
      userId: actor.userId,
      timeZone: timeZone ?? (await selectCompany(ctx, companyId)).timeZone,
    },
    { limit, offset: (page - 1) * limit },
  );
  return { data: await showInterviews(ctx, interviews), meta: pageMeta(page, limit, total) };
}

export async function listOwnInterviews(
  ctx: Ctx,
  { page, limit }: QueryOf<typeof contract.listOwnInterviews>,
): Promise<Page<ResultOf<typeof contract.listOwnInterviews>>> {
  const talentId = await ownTalentId(ctx);
  // What may still be taken back is nobody's news yet.
  const before = after(ctx.clock.now(), -UNDO_SECONDS);
  const { interviews, total } = talentId
    ? await selectInterviewsOfTalent(ctx, talentId, before, { limit, offset: (page - 1) * limit })
    : { interviews: [], total: 0 };
  return { data: await showInvitations(ctx, interviews), meta: pageMeta(page, limit, total) };
}

/** @throws AppError INTERVIEW_NOT_FOUND, FORBIDDEN, INTERVIEW_OVER */
export async function mailInvitationAgain(ctx: Ctx, id: string): Promise<void> {
  const interview = await requireInterview(ctx, id, 'handle');
  assertOpen(interview);
  if (interview.startsAt <= ctx.clock.now()) throw new AppError('INTERVIEW_OVER');
  await ctx.transaction((ctx) => mailAgain(ctx, id));
}
