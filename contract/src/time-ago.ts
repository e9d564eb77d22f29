/** "5 minutes ago" as a number and a unit; the words belong to the screen's language. */

export const NOTIFICATION_UNITS = ['minutes', 'hours', 'days'] as const;
export const ALL_TIME_UNITS = ['minutes', 'hours', 'days', 'weeks', 'months'] as const;
export type TimeUnit = (typeof ALL_TIME_UNITS)[number];

export type TimeAgo = { unit: 'now' | TimeUnit; value: number } | { unit: 'date'; value: Date };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
// The mean month and the whole year of the Gregorian calendar.
const MONTH = 30.436875 * DAY;
const YEAR = 365 * DAY;

// From which age on each unit counts, and until which age it may.
const SCALE: { unit: TimeUnit; length: number; until: number }[] = [
  { unit: 'minutes', length: MINUTE, until: HOUR },
  { unit: 'hours', length: HOUR, until: DAY },
  { unit: 'days', length: DAY, until: 7 * DAY },
  { unit: 'weeks', length: 7 * DAY, until: MONTH },
  { unit: 'months', length: MONTH, until: YEAR },
];

/**
 * How long ago `from` was, in the coarsest of the given units that fits, rounded down; past the last unit, the date.
 * Under a minute, and up to a minute ahead (two clocks never agree), it is now; further ahead, the date.
 * @param units `NOTIFICATION_UNITS` for the bell, `ALL_TIME_UNITS` (the default) elsewhere
 */
export function timeAgo(from: Date, now: Date, units: readonly TimeUnit[] = ALL_TIME_UNITS): TimeAgo {
  const age = now.getTime() - from.getTime();
  if (Math.abs(age) < MINUTE) return { unit: 'now', value: 0 };
  const step = age > 0 ? SCALE.find(({ unit, until }) => age < until && units.includes(unit)) : undefined;
  return step
    ? { unit: step.unit, value: Math.max(1, Math.floor(age / step.length)) }
    : { unit: 'date', value: new Date(from) };
}
