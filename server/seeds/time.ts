export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export const MINUTE = 60_000;

/** Brasília has had no daylight saving time since 2019. */
const ZONE = -3 * HOUR;

export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY);

/** `YYYY-MM-DD` in Brasília. */
export const dayOf = (at: Date) => new Date(at.getTime() + ZONE).toISOString().slice(0, 10);

/**
 * The same or the next moment in which an office works: weekdays from 9 to 18 o'clock in Brasília. That is up to three days
 * later: what follows such a moment is planned three days after it, or from it.
 */
export function atWork(at: Date, minuteOfHour: number): Date {
  const local = new Date(at.getTime() + ZONE);
  if (local.getUTCHours() >= 18) local.setUTCHours(33, minuteOfHour);
  else if (local.getUTCHours() < 9) local.setUTCHours(9, minuteOfHour);
  const weekday = local.getUTCDay();
  if (weekday === 6) local.setUTCDate(local.getUTCDate() + 2);
  if (weekday === 0) local.setUTCDate(local.getUTCDate() + 1);
  return new Date(local.getTime() - ZONE);
}

/** The same or the last moment before in which an office worked, for what others wait for. */
export function lastAtWork(at: Date, minuteOfHour: number): Date {
  const local = new Date(at.getTime() + ZONE);
  if (local.getUTCHours() >= 18) local.setUTCHours(17, minuteOfHour);
  else if (local.getUTCHours() < 9) local.setUTCHours(-7, minuteOfHour);
  const weekday = local.getUTCDay();
  if (weekday === 6) local.setUTCDate(local.getUTCDate() - 1);
  if (weekday === 0) local.setUTCDate(local.getUTCDate() - 2);
  return new Date(local.getTime() - ZONE);
}

/** The same moment, or one in the waking hours of its day in Brasília, if that is not later than `latest`. */
export function awake(at: Date, latest: Date): Date {
  const hour = new Date(at.getTime() + ZONE).getUTCHours();
  const later = new Date(at.getTime() + (hour < 7 ? 8 : 0) * HOUR);
  return later < latest ? later : at;
}

/** The Monday on or after a day, in Brasília. */
export function mondayAfter(at: Date): Date {
  const weekday = new Date(at.getTime() + ZONE).getUTCDay();
  return new Date(at.getTime() + ((8 - weekday) % 7) * DAY);
}

/** A time of the clocks in Brasília, on a day `YYYY-MM-DD`. */
export const atTime = (day: string, time: string) => new Date(Date.parse(`${day}T${time}:00Z`) - ZONE);

const weekdayOf = (at: Date) => new Date(at.getTime() + ZONE).getUTCDay();

/** Whether an office works that day in Brasília. */
export const isWeekday = (at: Date) => weekdayOf(at) > 0 && weekdayOf(at) < 6;

/** The next Tuesday at a time in Brasília that is not before a moment. */
export function tuesdayAfter(at: Date, time: string): Date {
  for (let day = at; ; day = new Date(day.getTime() + DAY)) {
    const tuesday = atTime(dayOf(day), time);
    if (weekdayOf(day) === 2 && tuesday >= at) return tuesday;
  }
}
