import { applyEvent } from '@prova/contract/applications/status-events';
import { roleIn } from '../../platform/actor.ts';
import { after, MINUTE } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { publish } from '../../platform/realtime/messages.ts';
import { applicationState, changeApplication, writeEvent } from '../applications/applications.service.ts';
import { endInterview } from './end-interview.ts';
import { isOpen, lockInterview } from './find-interview.ts';
import { mayAttend, mayHandleInterviews, mayObserve } from './interviews.policy.ts';
import {
  type InterviewRow,
  interviewRows,
  selectInterview,
  selectParticipants,
  updateInterview,
} from './interviews.queries.ts';
import { interviewChange } from './interviews.realtime.ts';

/** From so long before its start on, host and candidate who meet in its room have begun it. */
const EARLY_MINUTES = 30;

/** An interview as its room needs it. */
export interface RoomInterview
  extends Pick<
    InterviewRow,
    | 'id'
    | 'companyId'
    | 'status'
    | 'startsAt'
    | 'endsAt'
    | 'timeZone'
    | 'jobTitle'
    | 'companyName'
    | 'blind'
    | 'candidateName'
    | 'candidateUserId'
    | 'candidateParticipantId'
    | 'roomCode'
  > {
  /** Whether the actor enters its room without being admitted. */
  readonly host: boolean;
  /** Whether the actor is asked to observe it: they knock like any guest. */
  readonly observer: boolean;
}

function mayHost(ctx: Ctx, row: InterviewRow): boolean {
  const { actor } = ctx;
  if (actor.kind !== 'user' || roleIn(actor, row.companyId) === null) return false;
  return row.organiserId === actor.userId || mayHandleInterviews(actor, row) || mayAttend(actor, row);
}

const asRoom = (ctx: Ctx, row: InterviewRow | undefined): RoomInterview | null =>
  row ? { ...row, host: mayHost(ctx, row), observer: mayObserve(ctx.actor, row) } : null;

/** The interview that is, or was, held in the room of a code. */
export async function findInterviewOfRoom(ctx: Ctx, code: string): Promise<RoomInterview | null> {
  return asRoom(ctx, await interviewRows(ctx).where('interviews.roomCode', '=', code).executeTakeFirst());
}

/** The interview of a room that exists already, wherever it is held now. */
export async function findRoomInterview(ctx: Ctx, id: string): Promise<RoomInterview | null> {
  return asRoom(ctx, await selectInterview(ctx, id));
}

/** Who is expected: by account, and by name. */
export async function expectedIn(ctx: Ctx, { id, candidateName }: RoomInterview) {
  const participants = await selectParticipants(ctx, [id]);
  return participants.map(({ userId, name }) => ({ userId, name: userId === null ? candidateName : name }));
}

/** Whether host and candidate who meet now begin the interview. */
export function mayBegin(now: Date, { status, startsAt }: Pick<RoomInterview, 'status' | 'startsAt'>): boolean {
  return status === 'scheduled' && now >= after(startsAt, -EARLY_MINUTES * MINUTE);
}

/** Host and candidate are both inside. @returns whether it goes on from now on, or did already */
export function startInterview(ctx: Ctx, id: string): Promise<boolean> {
  return ctx.transaction(async (ctx) => {
    const found = await selectInterview(ctx, id);
    if (!found) return false;
    const { interview, application } = await lockInterview(ctx, found);
    if (interview.status === 'in_progress') return true;
    if (!mayBegin(ctx.clock.now(), interview)) return false;
    await updateInterview(ctx, id, { status: 'in_progress', startedAt: ctx.clock.now() });
    const data = {
      interviewId: id,
      status: 'started',
      startsAt: interview.startsAt.toISOString(),
      interviewType: interview.type,
    };
    const next = applyEvent('interview_started', applicationState(application));
    if (next === null) await writeEvent(ctx, application, { type: 'interview', data });
    else
      await changeApplication(ctx, application, {
        type: 'interview',
        toStatus: next.status,
        statusBefore: next.statusBefore ?? null,
        data,
      });
    await publish(ctx, interviewChange, { interviewId: id });
    return true;
  });
}

/** The room of an interview that was begun is over. One that was never begun stays as it is, for the team to say. */
export function finishInterview(ctx: Ctx, id: string): Promise<void> {
  return ctx.transaction(async (ctx) => {
    const found = await selectInterview(ctx, id);
    if (!found) return;
    const locked = await lockInterview(ctx, found);
    if (!isOpen(locked.interview) || locked.interview.status !== 'in_progress') return;
    await endInterview(ctx, locked, { event: 'interview_ended', status: 'completed', said: 'completed' });
  });
}
