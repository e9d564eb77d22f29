import type { Ctx } from '../../platform/context.ts';
import { namesOfTeam } from './interviews.present.ts';
import { type InterviewRow, type ParticipantRow, selectInterview, selectParticipants } from './interviews.queries.ts';
import { locationOf } from './place.ts';

/** An interview as its mails say it. */
function appointmentOf(ctx: Ctx, row: InterviewRow, participants: readonly ParticipantRow[]) {
  const { sequence, timeZone, type, notes, roomCode } = row;
  const times = { startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString() };
  const place = { type, location: locationOf(ctx, row), inRoom: roomCode !== null };
  return { sequence, ...times, timeZone, ...place, notes, ...namesOfTeam(participants) };
}

interface Told {
  readonly interviewId: string;
  readonly sequence: number;
}

async function appointment(ctx: Ctx, id: string, isWanted: (row: InterviewRow) => boolean) {
  const row = await selectInterview(ctx, id);
  if (!row || !isWanted(row)) return null;
  return appointmentOf(ctx, row, await selectParticipants(ctx, [id]));
}

/** For an invitation and what replaces it: not once something has changed since, nor once it has begun. */
export function invitedTo(ctx: Ctx, { interviewId, sequence }: Told) {
  const now = ctx.clock.now();
  return appointment(
    ctx,
    interviewId,
    (row) => row.status === 'scheduled' && row.sequence === sequence && row.startsAt > now,
  );
}

/** For a reminder: not once the interview was moved, called off or has begun. */
export function remindedOf(
  ctx: Ctx,
  { interviewId, startsAt }: { interviewId: string; startsAt?: string | Date | undefined },
) {
  const now = ctx.clock.now();
  const start = startsAt === undefined ? null : new Date(startsAt).getTime();
  return appointment(
    ctx,
    interviewId,
    (row) => row.status === 'scheduled' && row.startsAt.getTime() === start && row.startsAt > now,
  );
}

/** For a mail that takes the interview out of a calendar. */
export const calledOff = (ctx: Ctx, { interviewId, sequence }: Told) =>
  appointment(ctx, interviewId, (row) => row.status !== 'scheduled' && row.sequence === sequence);

/** For who need not come any more, whatever becomes of the interview. */
export const takenOff = (ctx: Ctx, { interviewId }: Told) => appointment(ctx, interviewId, () => true);
