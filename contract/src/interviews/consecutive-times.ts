/** One interview after the other, on the clocks of a zone. Pure and free of dependencies beside those clocks. */

import { instantsOf, localTimeAt, offsetAt } from './local-time.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** After somebody else's interview a time begins as people write it: 10:05, not 10:02. */
const GRID_MS = 5 * MINUTE_MS;

/** From its start until just before its end. */
export interface Interval {
  readonly start: Date;
  readonly end: Date;
}

export const overlap = (one: Interval, other: Interval): boolean => one.start < other.end && other.start < one.end;

/** 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export interface ConsecutivePlan {
  readonly timeZone: string;
  /** The first interview begins then, or as soon after as hours and calendars let it. */
  readonly first: Date;
  readonly minutes: number;
  /** Minutes between two interviews. */
  readonly pause: number;
  /** `HH:MM`: none begins earlier in a day. */
  readonly from: string;
  /** `HH:MM`: all have ended by then. */
  readonly until: string;
  readonly weekdays: readonly Weekday[];
  /** When those who interview are somewhere else; there is a pause before and after that, too. */
  readonly busy: readonly Interval[];
}

/** A time as a form has it, and as an interval. */
export interface ProposedTime extends Interval {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:MM`. */
  readonly time: string;
  /** Tells which is meant of a time that comes twice. */
  readonly offset: string;
}

/**
 * Times for several interviews, each as early as can be. It goes by instants, so that a time the clocks skip is never among them.
 * @param count how many are needed
 * @param notAfter none begins later; there are fewer times then
 */
export function consecutiveTimes(plan: ConsecutivePlan, count: number, notAfter: Date): ProposedTime[] {
  const { minutes, pause, timeZone } = plan;
  const taken = plan.busy.toSorted((a, b) => a.start.getTime() - b.start.getTime());
  const times: ProposedTime[] = [];
  let at = plan.first;
  while (times.length < count) {
    const start = openingFrom(plan, at, notAfter);
    if (start === null) break;
    const end = later(start, minutes);
    const around = { start: later(start, -pause), end: later(end, pause) };
    const other = taken.find((each) => overlap(each, around));
    if (other) {
      at = onGrid(later(other.end, pause));
      continue;
    }
    const { day: date, time } = localTimeAt(start, timeZone);
    times.push({ date, time, offset: offsetAt(start, timeZone), start, end });
    at = later(end, pause);
  }
  return times;
}

/** The earliest instant from `at` on when an interview fits into the hours of a working day; null where that is too late. */
function openingFrom(plan: ConsecutivePlan, at: Date, notAfter: Date): Date | null {
  const { timeZone, from, until, weekdays, minutes } = plan;
  let now = at;
  while (now <= notAfter) {
    const { day, time } = localTimeAt(now, timeZone);
    const end = localTimeAt(later(now, minutes), timeZone);
    const works = weekdays.includes(weekdayOf(day));
    if (works && time >= from && end.day === day && end.time <= until) return now;
    now =
      (works && time < from && nextOpening(plan, day, now)) || nextOpening(plan, dayAfter(day), now) || later(now, 60);
  }
  return null;
}

/** When the hours of a day begin, even if the clocks skip that time. Null where that has passed. */
function nextOpening({ from, timeZone }: ConsecutivePlan, day: string, now: Date): Date | null {
  const { at, near } = instantsOf(day, from, timeZone);
  const before = near[0] && instantsOf(near[0].day, near[0].time, timeZone).at[0];
  const openings = before ? [afterSkip(before, `${day} ${from}`, timeZone)] : at;
  return openings.find((opening) => opening > now) ?? null;
}

/** When the clocks have jumped over a time, not long after `before`. */
function afterSkip(before: Date, skipped: string, timeZone: string): Date {
  for (let at = before; ; at = later(at, 1)) {
    const { day, time } = localTimeAt(at, timeZone);
    if (`${day} ${time}` >= skipped) return at;
  }
}

const later = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS);
const onGrid = (at: Date) => new Date(Math.ceil(at.getTime() / GRID_MS) * GRID_MS);
const utc = (day: string) => new Date(`${day}T00:00:00Z`);
const weekdayOf = (day: string) => utc(day).getUTCDay() as Weekday;
const dayAfter = (day: string) => new Date(utc(day).getTime() + DAY_MS).toISOString().slice(0, 10);
