import type { AiInterviewRow } from '../ai-interviews.queries.ts';

/** So long a page may be left without a word before the time that passes is no longer that of the interview. */
const COUNTED_SECONDS_MAX = 600;

type Clock = Pick<AiInterviewRow, 'secondsUsed' | 'activeSince'>;

/** The time of an interview up to now, without pauses. */
export function secondsUsed({ secondsUsed, activeSince }: Clock, now: Date): number {
  if (activeSince === null) return secondsUsed;
  const passed = Math.floor((now.getTime() - activeSince.getTime()) / 1000);
  return secondsUsed + Math.min(Math.max(0, passed), COUNTED_SECONDS_MAX);
}

/** The clock of an interview whose candidate has just done something. */
export const heldClock = (clock: Clock, now: Date) => ({
  secondsUsed: secondsUsed(clock, now),
  activeSince: now,
  heardAt: now,
});
