import { transition } from '@prova/contract/applications/application-status';
import type { BodyOf } from '@prova/contract/endpoint';
import { type InterviewType, MINUTES_DEFAULT } from '@prova/contract/interviews/interview-fields';
import type { createInterview, scheduleInterview } from '@prova/contract/interviews/interviews';
import { AppError } from '../../platform/app-error.ts';
import { requireCapacity } from '../../platform/budget.ts';
import { after, MINUTE } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { validationError } from '../../platform/http/failures.ts';
import { newId } from '../../platform/id.ts';
import {
  type ApplicationRow,
  applicationState,
  assertMay,
  changeApplication,
  type JudgedRow,
  keepBefore,
  refusal,
  requireApplication,
  revealCandidate,
} from '../applications/applications.service.ts';
import { requirePlaceInPlan } from '../billing/billing.service.ts';
import { activeCompany, holdMembership } from '../companies/companies.service.ts';
import { attendingOf } from './change-team.ts';
import { type ChosenTime, startOf } from './interview-time.ts';
import { requireFree, requireMembers } from './interviewers.ts';
import { INTERVIEWS } from './interviews.budgets.ts';
import { hasOpenInterview, insertInterview, selectApplicationOf } from './interviews.queries.ts';
import { notifyScheduled } from './notify-participants.ts';
import { requireExperts, requireNoGraders } from './observers.ts';
import { placeAt, requirePlace } from './place.ts';
import { scheduleReminders } from './reminders.ts';

type Input = BodyOf<typeof scheduleInterview> | BodyOf<typeof createInterview>;

/** What an interview is beside its candidate and its time. */
export interface Meeting {
  readonly companyId: string;
  /** The member who answers for it. */
  readonly organiserId: string;
  readonly type: InterviewType;
  /** Null: in our room. */
  readonly location: string | null;
  readonly notes: string | null;
  readonly minutes: number;
  /** Members of the company; the first is the host. */
  readonly team: readonly string[];
  /** Experts of the company. */
  readonly observers: readonly string[];
  /** Whoever is busy at that time is asked all the same. */
  readonly allowOverlap: boolean;
}

type MeetingInput = Pick<BodyOf<typeof createInterview>, 'type' | 'location' | 'notes'> &
  Partial<Pick<BodyOf<typeof createInterview>, 'minutes' | 'interviewerIds' | 'observerIds' | 'allowOverlap'>>;

/** What came of scheduling: the event that undo names, and the application as it is now. */
export interface Scheduled {
  readonly interviewId: string;
  readonly eventId: string;
  readonly row: ApplicationRow;
}

/**
 * Schedules an interview with one candidate; the invitations leave once it can no longer be undone.
 * @returns its id
 * @throws AppError APPLICATION_NOT_FOUND, FORBIDDEN, ACTION_REFUSED, REVEAL_REQUIRED, CANDIDATE_UNREACHABLE,
 *   INTERVIEWER_NOT_FOUND, INTERVIEWER_BUSY, OBSERVER_GRADES, VALIDATION_FAILED for time and place
 */
export async function schedule(ctx: Ctx, input: Input): Promise<string> {
  const applicationId = await applicationOf(ctx, input);
  return ctx.transaction(async (ctx) => {
    const found = await requireApplication(ctx, applicationId, 'handle_interviews', { forUpdate: true });
    const row = await requireSchedulable(ctx, found, input.revealReason);
    const meeting = await requireMeeting(ctx, row.companyId, input);
    return (await scheduleFor(ctx, row, meeting, input)).interviewId;
  });
}

/**
 * What one or several interviews have in common, for the actor to answer for.
 * @throws AppError NOT_A_MEMBER, INTERVIEWER_NOT_FOUND, VALIDATION_FAILED for the place
 */
export async function requireMeeting(ctx: Ctx, companyId: string, input: MeetingInput): Promise<Meeting> {
  await holdMembership(ctx, companyId);
  if (ctx.actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  const organiserId = ctx.actor.userId;
  const { type, location, notes, minutes = MINUTES_DEFAULT, allowOverlap = false } = input;
  const { interviewerIds = [], observerIds = [] } = input;
  const observers = [...new Set(observerIds)];
  const team = interviewerIds.length > 0 ? [...new Set(interviewerIds)] : [organiserId];
  const place = await requirePlace(ctx, companyId, { type, location });
  await requireMembers(ctx, companyId, team);
  await requireExperts(ctx, companyId, observers);
  return {
    companyId,
    organiserId,
    type,
    location: place,
    notes: notes || null,
    minutes,
    team,
    observers,
    allowOverlap,
  };
}

/**
 * Whether an interview with this candidate may be scheduled at all.
 * @param found locked
 * @returns the application, once its candidate is no longer hidden
 * @throws AppError ACTION_REFUSED with the reason, REVEAL_REQUIRED for who is hidden, CANDIDATE_UNREACHABLE
 */
export async function requireSchedulable(ctx: Ctx, found: JudgedRow, revealReason?: string): Promise<JudgedRow> {
  assertMay(ctx, 'schedule_interview', found);
  const row = await revealed(ctx, found, revealReason);
  // Who has been erased can be written to no more.
  if (row.candidateEmail === null) throw new AppError('CANDIDATE_UNREACHABLE');
  // The application may have been moved on while an interview still stands.
  if (await hasOpenInterview(ctx, row.id)) throw refusal(ctx, 'INTERVIEW_ALREADY_SCHEDULED');
  return row;
}

/**
 * Schedules an interview with a candidate of whom that may be done.
 * @param row locked
 * @throws AppError INTERVIEWER_BUSY, OBSERVER_GRADES, PLAN_LIMIT, VALIDATION_FAILED for the time
 */
export async function scheduleFor(
  ctx: Ctx,
  row: ApplicationRow,
  meeting: Meeting,
  chosen: ChosenTime,
): Promise<Scheduled> {
  await requireCapacity(ctx, INTERVIEWS, [row.id]);
  const { companyId, organiserId, type, location, notes, team, observers } = meeting;
  const timeZone = chosen.timeZone ?? row.timeZone;
  const startsAt = startOf(chosen, timeZone, ctx.clock.now());
  if (!(startsAt instanceof Date)) throw validationError([startsAt], ctx.locale);
  await requirePlaceInPlan(ctx, companyId, 'interviews', startsAt);
  const endsAt = after(startsAt, meeting.minutes * MINUTE);
  await requireNoGraders(ctx, { companyId, applicationId: row.id }, observers);
  const asked = [...team, ...observers];
  if (!meeting.allowOverlap) await requireFree(ctx, asked, { startsAt, endsAt, except: null });

  const interview = {
    id: newId(ctx),
    companyId,
    applicationId: row.id,
    stageId: row.stageId,
    ...{ type, startsAt, endsAt, timeZone, notes, organiserId },
    ...placeAt(location),
    createdAt: ctx.clock.now(),
  };
  const invited = { companyId, interviewId: interview.id, createdAt: interview.createdAt };
  await insertInterview(ctx, interview, [
    ...attendingOf({ interviewers: team, observers }).map((each) => ({
      ...invited,
      ...each,
      id: newId(ctx),
      // Whoever chooses the time comes at that time.
      ...(each.userId === organiserId && { answer: 'accepted' as const, answeredAt: interview.createdAt }),
    })),
    { ...invited, id: newId(ctx), role: 'candidate' as const },
  ]);
  const step = transition('schedule_interview', applicationState(row));
  if (!step.allowed) throw new Error(`Refused after it was allowed: ${step.reason}`);
  const change = await changeApplication(ctx, row, {
    type: 'interview',
    toStatus: step.after.status,
    statusBefore: step.after.statusBefore ?? null,
    data: {
      interviewId: interview.id,
      status: 'scheduled',
      startsAt: startsAt.toISOString(),
      interviewType: type,
      before: keepBefore(row),
    },
  });
  await notifyScheduled(ctx, interview.id);
  await scheduleReminders(ctx, { id: interview.id, startsAt });
  return { interviewId: interview.id, ...change };
}

/** An invitation names whom it is for, to them and to who interviews. @throws AppError REVEAL_REQUIRED without a reason */
async function revealed(ctx: Ctx, row: JudgedRow, reason: string | undefined): Promise<JudgedRow> {
  if (!row.blind) return row;
  if (!reason) throw new AppError('REVEAL_REQUIRED');
  return revealCandidate(ctx, row, reason);
}

/** @throws AppError APPLICATION_NOT_FOUND where somebody never applied here */
async function applicationOf(ctx: Ctx, { applicationId, talentId }: Input): Promise<string> {
  if (applicationId !== undefined) return applicationId;
  const found = talentId && (await selectApplicationOf(ctx, activeCompany(ctx).companyId, talentId));
  if (!found) throw new AppError('APPLICATION_NOT_FOUND');
  return found;
}
