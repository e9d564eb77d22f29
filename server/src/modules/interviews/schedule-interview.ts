import { transition } from '@prova/contract/applications/application-status';
import type { BodyOf } from '@prova/contract/endpoint';
import { MINUTES_DEFAULT } from '@prova/contract/interviews/interview-fields';
import type { createInterview, scheduleInterview } from '@prova/contract/interviews/interviews';
import { AppError } from '../../platform/app-error.ts';
import { requireCapacity } from '../../platform/budget.ts';
import { after, MINUTE } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { validationError } from '../../platform/http/failures.ts';
import { newId } from '../../platform/id.ts';
import {
  applicationState,
  assertMay,
  changeApplication,
  type JudgedRow,
  keepBefore,
  refusal,
  requireApplication,
  revealCandidate,
} from '../applications/applications.service.ts';
import { activeCompany, holdMembership } from '../companies/companies.service.ts';
import { startOf } from './interview-time.ts';
import { requireFree, requireMembers } from './interviewers.ts';
import { INTERVIEWS } from './interviews.budgets.ts';
import { hasOpenInterview, insertInterview, selectApplicationOf } from './interviews.queries.ts';
import { notifyScheduled } from './notify-participants.ts';
import { choosePlace } from './place.ts';
import { scheduleReminders } from './reminders.ts';

type Input = BodyOf<typeof scheduleInterview> | BodyOf<typeof createInterview>;

/**
 * Schedules an interview with one candidate; the invitations leave once it can no longer be undone.
 * @returns its id
 * @throws AppError APPLICATION_NOT_FOUND, FORBIDDEN, ACTION_REFUSED, INTERVIEWER_NOT_FOUND, INTERVIEWER_BUSY,
 *   REVEAL_REQUIRED for who is hidden, VALIDATION_FAILED for time and place
 */
export async function schedule(ctx: Ctx, input: Input): Promise<string> {
  const applicationId = await applicationOf(ctx, input);
  return ctx.transaction(async (ctx) => {
    const row = await requireApplication(ctx, applicationId, 'handle_interviews', { forUpdate: true });
    await holdMembership(ctx, row.companyId);
    if (ctx.actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
    return scheduleFor(ctx, row, input, ctx.actor.userId);
  });
}

/** @param organiserId the member who answers for it */
async function scheduleFor(ctx: Ctx, found: JudgedRow, input: Input, organiserId: string): Promise<string> {
  assertMay(ctx, 'schedule_interview', found);
  const row = await revealed(ctx, found, input.revealReason);
  // Who has been erased can be written to no more.
  if (row.candidateEmail === null) throw new AppError('APPLICATION_NOT_FOUND');
  // The application may have been moved on while an interview still stands.
  if (await hasOpenInterview(ctx, row.id)) throw refusal(ctx, 'INTERVIEW_ALREADY_SCHEDULED');
  await requireCapacity(ctx, INTERVIEWS, [row.id]);
  const { type } = input;
  const full = 'minutes' in input ? input : { ...input, minutes: MINUTES_DEFAULT };
  const interviewerIds = [...new Set('interviewerIds' in full ? full.interviewerIds : undefined)];
  const team = interviewerIds.length > 0 ? interviewerIds : [organiserId];
  const timeZone = ('timeZone' in full ? full.timeZone : undefined) ?? row.timeZone;
  const startsAt = startOf(full, timeZone, ctx.clock.now());
  if (!(startsAt instanceof Date)) throw validationError([startsAt], ctx.locale);
  const endsAt = after(startsAt, full.minutes * MINUTE);
  const place = await choosePlace(ctx, row.companyId, { type, location: input.location, roomCode: null });
  await requireMembers(ctx, row.companyId, team);
  if (!('allowOverlap' in full && full.allowOverlap)) await requireFree(ctx, team, { startsAt, endsAt, except: null });

  const interview = {
    id: newId(ctx),
    companyId: row.companyId,
    applicationId: row.id,
    stageId: row.stageId,
    type,
    startsAt,
    endsAt,
    timeZone,
    ...place,
    notes: input.notes || null,
    organiserId,
    createdAt: ctx.clock.now(),
  };
  const invited = { companyId: row.companyId, interviewId: interview.id, createdAt: interview.createdAt };
  await insertInterview(ctx, interview, [
    ...team.map((userId, index) => ({
      ...invited,
      id: newId(ctx),
      role: index === 0 ? ('host' as const) : ('interviewer' as const),
      userId,
    })),
    { ...invited, id: newId(ctx), role: 'candidate' as const },
  ]);
  const step = transition('schedule_interview', applicationState(row));
  if (!step.allowed) throw new Error(`Refused after it was allowed: ${step.reason}`);
  await changeApplication(ctx, row, {
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
  return interview.id;
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
