import { UNDO_SECONDS } from '@prova/contract/applications/status-events';
import type { PageMeta, QueryOf, ResultOf } from '@prova/contract/endpoint';
import * as contract from '@prova/contract/interviews/interviews';
import type * as z from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { after } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { pageMeta } from '../../platform/http/route.ts';
import { mayWithApplication, requireApplication, sentApplication } from '../applications/applications.service.ts';
import { activeCompany } from '../companies/companies.service.ts';
import { type JobScope, jobScope } from '../jobs/jobs.service.ts';
import { ownTalentId } from '../talents/talents.service.ts';
import { assertOpen, requireInterview, requireLinkedInterview } from './find-interview.ts';
import { mayHandleInterviews } from './interviews.policy.ts';
import { showInterviews, showInvitation, showInvitations, showOnPage } from './interviews.present.ts';
import {
  type InterviewRow,
  selectBusyTimes,
  selectCompany,
  selectMembers,
  selectParticipants,
} from './interviews.queries.ts';
import { selectInterviews, selectInterviewsOfTalent } from './list-interviews.queries.ts';
import { mailAgain } from './notify-participants.ts';
import { countUnscheduled, selectUnscheduled } from './unscheduled.queries.ts';

export { isEnd, isOver, settledAt } from './application-over.ts';
export { callOffAhead } from './end-interview.ts';
export { type ChosenTime, startOf } from './interview-time.ts';
export {
  selectApplicationOf,
  selectInterview as findInterview,
  selectScheduledAt as interviewScheduledAt,
} from './interviews.queries.ts';

export { interviewPorts } from './ports.ts';
export { requireMeeting, requireSchedulable, scheduleFor } from './schedule-interview.ts';
export { undoSchedule } from './undo-schedule.ts';
export { undoScheduling } from './undo-scheduling.ts';

type SentApplication = z.input<typeof contract.getSentApplication.output>;

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
export { mayHandleInterviews } from './interviews.policy.ts';
export type { InterviewRow } from './interviews.queries.ts';
export { toInterview } from './interviews.realtime.ts';
export { takeModelCall } from './model-use.queries.ts';
export { hasSpeaker, speak, transcribe, transcriberName } from './voice-services.ts';

interface Page<T> {
  readonly data: T;
  readonly meta: PageMeta;
}

/** An interview that the actor may read. @throws AppError INTERVIEW_NOT_FOUND */
export async function getInterview(ctx: Ctx, id: string): Promise<ResultOf<typeof contract.getInterview>> {
  return showOnPage(ctx, await requireInterview(ctx, id, 'read'));
}

/** What the candidate of an interview sent. @throws AppError INTERVIEW_NOT_FOUND, FORBIDDEN once it was called off */
export async function getSentApplication(ctx: Ctx, id: string): Promise<SentApplication> {
  return sentApplication(ctx, await applicationOfInterview(ctx, id));
}

/** Those who held an interview, or are to, as far as they belong to the company still. */
export async function teamOfInterview(
  ctx: Ctx,
  { id, companyId }: Pick<InterviewRow, 'id' | 'companyId'>,
): Promise<string[]> {
  const invited = (await selectParticipants(ctx, [id])).flatMap(({ userId, role }) =>
    userId === null || role === 'candidate' || role === 'observer' ? [] : userId,
  );
  return invited.length === 0 ? [] : (await selectMembers(ctx, companyId, invited)).map((member) => member.id);
}

/** The application of an interview, for who may read what was sent. @throws AppError INTERVIEW_NOT_FOUND, FORBIDDEN */
export async function applicationOfInterview(ctx: Ctx, id: string): Promise<string> {
  return (await requireInterview(ctx, id, 'read_application')).applicationId;
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
  const { interviews, total } = await selectInterviews(
    ctx,
    {
      ...filter,
      companyId,
      scope: readerScope(ctx, companyId),
      userId: actor.userId,
      timeZone: timeZone ?? (await selectCompany(ctx, companyId)).timeZone,
    },
    { limit, offset: (page - 1) * limit },
  );
  return { data: await showInterviews(ctx, interviews), meta: pageMeta(page, limit, total) };
}

/**
 * Whom a stage of interviews has promised a time, and nobody has given one. Whoever only takes part in interviews sees none.
 * @throws AppError NO_COMPANY
 */
export async function listUnscheduled(
  ctx: Ctx,
  { page, limit, jobId }: QueryOf<typeof contract.listUnscheduled>,
): Promise<Page<ResultOf<typeof contract.listUnscheduled>>> {
  const { companyId } = activeCompany(ctx);
  const scope = readerScope(ctx, companyId);
  const { rows, total } = scope
    ? await selectUnscheduled(ctx, { scope, jobId }, { limit, offset: (page - 1) * limit })
    : { rows: [], total: 0 };
  const data = rows.map(({ blind, candidateName, ...row }) => ({
    ...row,
    candidateName: blind ? null : candidateName,
    can: { schedule: mayHandleInterviews(ctx.actor, { companyId, shared: true }) },
  }));
  return { data, meta: pageMeta(page, limit, total) };
}

export { countUnscheduled };

/** The jobs whose interviews the actor reads, whether invited or not. */
function readerScope(ctx: Ctx, companyId: string): JobScope | null {
  const mayRead = mayWithApplication(ctx.actor, 'read_interviews', { companyId, shared: true });
  return mayRead ? jobScope(ctx, companyId) : null;
}

/**
 * When members of the company are in interviews. Whoever is none of them has no times.
 * @throws AppError NO_COMPANY, FORBIDDEN for who schedules none
 */
export async function listBusyTimes(
  ctx: Ctx,
  { interviewerIds }: QueryOf<typeof contract.listBusyTimes>,
): Promise<ResultOf<typeof contract.listBusyTimes>> {
  const { companyId } = activeCompany(ctx);
  if (!mayHandleInterviews(ctx.actor, { companyId, shared: true })) throw new AppError('FORBIDDEN');
  const members = interviewerIds.length > 0 ? await selectMembers(ctx, companyId, interviewerIds) : [];
  if (members.length === 0) return [];
  const ids = members.map(({ id }) => id);
  return selectBusyTimes(ctx, ids, { after: ctx.clock.now(), limit: contract.BUSY_SHOWN });
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
