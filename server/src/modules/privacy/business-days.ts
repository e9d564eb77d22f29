import { DAY } from '../../platform/clock.ts';

/** Deadlines are counted where the law that sets them holds. */
const ZONE = 'America/Sao_Paulo';
/** National holidays on a fixed day (Leis 662/1949, 6.802/1980, 10.607/2002 and 14.759/2023), `MM-DD`. */
const FIXED = new Set(['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25']);
const GOOD_FRIDAY_BEFORE_EASTER = 2;

/** The calendar day, `YYYY-MM-DD`, on which an instant falls in Brazil. */
export function dayInBrazil(instant: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, dateStyle: 'short' }).format(instant);
}

const utc = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const plusDays = (date: Date, days: number) => new Date(date.getTime() + days * DAY * 1000);

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const date = ((h + l - 7 * m + 114) % 31) + 1;
  return dayOf(new Date(Date.UTC(year, month - 1, date)));
}

/**
 * Monday to Friday, but for national holidays. Carnival and Corpus Christi are days off by choice, not by law, and holidays
 * of states and towns are unknown here: they count, so that a promise is rather early than late.
 */
export function isBusinessDay(day: string): boolean {
  const date = utc(day);
  const weekday = date.getUTCDay();
  if (weekday === 0 || weekday === 6 || FIXED.has(day.slice(5))) return false;
  const goodFriday = plusDays(utc(easterOf(date.getUTCFullYear())), -GOOD_FRIDAY_BEFORE_EASTER);
  return day !== dayOf(goodFriday);
}

/** The day that comes `count` business days after another one, which itself does not count. */
export function addBusinessDays(day: string, count: number): string {
  let date = utc(day);
  for (let left = count; left > 0; ) {
    date = plusDays(date, 1);
    if (isBusinessDay(dayOf(date))) left -= 1;
  }
  return dayOf(date);
}
