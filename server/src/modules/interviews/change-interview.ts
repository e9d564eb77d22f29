import type { BodyOf } from '@prova/contract/endpoint';
import type { changeInterview as contract } from '@prova/contract/interviews/interviews';
import { AppError } from '../../platform/app-error.ts';
import { after, MINUTE } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { validationError } from '../../platform/http/failures.ts';
import { publish } from '../../platform/realtime/messages.ts';
import { writeEvent } from '../applications/applications.service.ts';
import { requirePlaceToMove } from '../billing/billing.service.ts';
import { holdMembership } from '../companies/companies.service.ts';
import { type Attending, acceptAsChooser, attendingOf, changeTeam, forgetAnswers, invitedOf } from './change-team.ts';
import { assertOpen, lockInterview, requireInterview } from './find-interview.ts';
import { startOf } from './interview-time.ts';
import { requireFree, requireMembers } from './interviewers.ts';
import { type InterviewRow, selectParticipants, updateInterview } from './interviews.queries.ts';
import { interviewChange } from './interviews.realtime.ts';
import { notifyChanged, notifyTakenOff } from './notify-participants.ts';
import { requireExperts, requireNoGraders } from './observers.ts';
import { placeAt, requirePlace } from './place.ts';
import { prolongLink } from './prolong-link.ts';
import { scheduleReminders } from './reminders.ts';

type Change = BodyOf<typeof contract>;

/**
 * Changes an interview that is still ahead. Whoever is invited is told, and asked again where the time has changed.
 * @throws AppError INTERVIEW_NOT_FOUND, FORBIDDEN, VERSION_CONFLICT, INTERVIEW_OVER, INTERVIEWER_NOT_FOUND, INTERVIEWER_BUSY,
 *   OBSERVER_GRADES, PLAN_LIMIT, VALIDATION_FAILED for time and place
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
    const invited = invitedOf(before);
    const wanted = attendingOf({
      interviewers: change.interviewerIds ?? invited.interviewers,
      observers: change.observerIds ?? invited.observers,
    });
    const moved = next.startsAt.getTime() !== interview.startsAt.getTime();
    if (moved) await requirePlaceToMove(ctx, interview.companyId, 'interviews', interview.startsAt, next.startsAt);
    const longer = next.endsAt.getTime() !== interview.endsAt.getTime();
    const present = new Set([...invited.interviewers, ...invited.observers]);
    const added = wanted.filter(({ userId }) => !present.has(userId));
    const observing = idsOf(added.filter(({ role }) => role === 'observer'));
    await requireMembers(ctx, interview.companyId, idsOf(added.filter(({ role }) => role !== 'observer')));
    await requireExperts(ctx, interview.companyId, observing);
    await requireNoGraders(ctx, interview, observing);
    if (!change.allowOverlap) {
      const asked = idsOf(moved || longer ? wanted : added);
      if (asked.length > 0) await requireFree(ctx, asked, { ...next, except: id });
    }
    const sequence = interview.sequence + 1;
    await updateInterview(ctx, id, { ...next, sequence });
    const takenOff = await changeTeam(ctx, interview, before, wanted);
    if (moved) await forgetAnswers(ctx, id);
    const joins = added.some(({ userId }) => ctx.actor.kind === 'user' && userId === ctx.actor.userId);
    if (moved || joins) await acceptAsChooser(ctx, id);
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
    await notifyChanged(ctx, id, { moved, added: idsOf(added) });
    await notifyTakenOff(ctx, id, takenOff);
    if (moved) await scheduleReminders(ctx, { id, startsAt: next.startsAt });
  });
}

const idsOf = (attending: readonly Attending[]) => attending.map(({ userId }) => userId);

async function nextOf(ctx: Ctx, interview: InterviewRow, change: Change) {
  const timeZone = change.timeZone ?? interview.timeZone;
  const startsAt =
    change.date === undefined ? interview.startsAt : startOf(change, interview.timeZone, ctx.clock.now());
  if (!(startsAt instanceof Date)) throw validationError([startsAt], ctx.locale);
  const length = change.minutes ?? (interview.endsAt.getTime() - interview.startsAt.getTime()) / 60_000;
  const { type, location } = change;
  const place = type && placeAt(await requirePlace(ctx, interview.companyId, { type, location }), interview.roomCode);
  return {
    startsAt,
    endsAt: after(startsAt, length * MINUTE),
    timeZone,
    type: type ?? interview.type,
    ...place,
    notes: change.notes === undefined ? interview.notes : change.notes || null,
  };
}
