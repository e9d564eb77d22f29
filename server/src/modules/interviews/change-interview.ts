import type { BodyOf } from '@prova/contract/endpoint';
import { type changeInterview as contract, placeOf } from '@prova/contract/interviews/interviews';
import { AppError } from '../../platform/app-error.ts';
import { requireCapacity } from '../../platform/budget.ts';
import { after, MINUTE } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { validationError } from '../../platform/http/failures.ts';
import { newId } from '../../platform/id.ts';
import { publish } from '../../platform/realtime/messages.ts';
import { writeEvent } from '../applications/applications.service.ts';
import { holdMembership } from '../companies/companies.service.ts';
import { assertOpen, lockInterview, requireInterview } from './find-interview.ts';
import { startOf } from './interview-time.ts';
import { requireFree, requireMembers } from './interviewers.ts';
import { INTERVIEW_PARTICIPANTS } from './interviews.budgets.ts';
import {
  type InterviewRow,
  insertParticipants,
  type ParticipantRow,
  selectParticipants,
  updateInterview,
  updateParticipants,
} from './interviews.queries.ts';
import { interviewChange } from './interviews.realtime.ts';
import { notifyChanged, notifyTakenOff } from './notify-participants.ts';
import { requireUsableLink } from './place.ts';
import { prolongLink } from './prolong-link.ts';
import { scheduleReminders } from './reminders.ts';

type Change = BodyOf<typeof contract>;

/**
 * Changes an interview that is still ahead. Whoever is invited is told, and asked again where the time has changed.
 * @throws AppError INTERVIEW_NOT_FOUND, FORBIDDEN, VERSION_CONFLICT, INTERVIEW_OVER, INTERVIEWER_NOT_FOUND, INTERVIEWER_BUSY,
 *   VALIDATION_FAILED for time and place
 */
export async function changeInterview(ctx: Ctx, id: string, change: Change): Promise<void> {
  const found = await requireInterview(ctx, id, 'handle');
  await ctx.transaction(async (ctx) => {
    const { interview, application } = await lockInterview(ctx, found);
    await holdMembership(ctx, interview.companyId);
    if (interview.version !== change.version) throw new AppError('VERSION_CONFLICT');
    assertOpen(interview);
    const before = await selectParticipants(ctx, [id]);
    const next = await nextOf(ctx, interview, change);
    const team = teamOf(before);
    const wanted = change.interviewerIds ? [...new Set(change.interviewerIds)] : team;
    const moved = next.startsAt.getTime() !== interview.startsAt.getTime();
    const longer = next.endsAt.getTime() !== interview.endsAt.getTime();
    const added = wanted.filter((userId) => !team.includes(userId));
    await requireMembers(ctx, interview.companyId, added);
    if (!change.allowOverlap) {
      const asked = moved || longer ? wanted : added;
      if (asked.length > 0) await requireFree(ctx, asked, { ...next, except: id });
    }
    const sequence = interview.sequence + 1;
    await updateInterview(ctx, id, { ...next, sequence });
    const takenOff = await changeTeam(ctx, interview, before, wanted);
    // A yes was said to another time.
    if (moved) await forgetAnswers(ctx, id);
    await writeEvent(ctx, application, {
      type: 'interview',
      data: {
        interviewId: id,
        status: moved ? 'moved' : 'changed',
        startsAt: next.startsAt.toISOString(),
        interviewType: next.type,
      },
    });
    await publish(ctx, interviewChange, { interviewId: id });
    await prolongLink(ctx, { ...interview, endsAt: next.endsAt });
    await notifyChanged(ctx, id, { moved, added });
    await notifyTakenOff(ctx, id, takenOff);
    if (moved) await scheduleReminders(ctx, { id, startsAt: next.startsAt });
  });
}

async function nextOf(ctx: Ctx, interview: InterviewRow, change: Change) {
  const timeZone = change.timeZone ?? interview.timeZone;
  const startsAt =
    change.date === undefined ? interview.startsAt : startOf(change, interview.timeZone, ctx.clock.now());
  if (!(startsAt instanceof Date)) throw validationError([startsAt], ctx.locale);
  const length = change.minutes ?? (interview.endsAt.getTime() - interview.startsAt.getTime()) / 60_000;
  const { type = interview.type, location } = change;
  if (location !== undefined) await requireUsableLink(ctx, interview.companyId, { type, location });
  return {
    startsAt,
    endsAt: after(startsAt, length * MINUTE),
    timeZone,
    type,
    location: location === undefined ? interview.location : placeOf(type, location),
    notes: change.notes === undefined ? interview.notes : change.notes || null,
  };
}

const teamOf = (participants: readonly ParticipantRow[]) => participants.flatMap(({ userId }) => userId ?? []);

/** The first of the team is the host. @returns those who are no longer invited */
async function changeTeam(
  ctx: Ctx,
  { id: interviewId, companyId }: InterviewRow,
  before: readonly ParticipantRow[],
  wanted: readonly string[],
): Promise<readonly ParticipantRow[]> {
  const now = ctx.clock.now();
  const members = before.filter(({ userId }) => userId !== null);
  const takenOff = members.filter(({ userId }) => !wanted.includes(userId ?? ''));
  const roleOf = (userId: string | null) => (userId === wanted[0] ? 'host' : 'interviewer') as 'host' | 'interviewer';
  await updateParticipants(
    ctx,
    takenOff.map(({ id }) => id),
    { removedAt: now },
  );
  for (const { id, userId, role } of members)
    if (!takenOff.some((each) => each.id === id) && role !== roleOf(userId))
      await updateParticipants(ctx, [id], { role: roleOf(userId) });
  const present = new Set(members.map(({ userId }) => userId));
  const added = wanted.filter((userId) => !present.has(userId));
  if (added.length > 0) await requireCapacity(ctx, INTERVIEW_PARTICIPANTS, [interviewId]);
  await insertParticipants(
    ctx,
    added.map((userId) => ({ id: newId(ctx), companyId, interviewId, role: roleOf(userId), userId, createdAt: now })),
  );
  return takenOff;
}

async function forgetAnswers(ctx: Ctx, interviewId: string): Promise<void> {
  const participants = await selectParticipants(ctx, [interviewId]);
  await updateParticipants(
    ctx,
    participants.map(({ id }) => id),
    { answer: null, answerNote: null, answeredAt: null },
  );
}
