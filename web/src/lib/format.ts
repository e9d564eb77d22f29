import type { Locale } from '@prova/contract/common';
import { formatMoney, formatMoneyRange, formatMoneyShort } from '@prova/contract/money';
import { NOTIFICATION_UNITS, timeAgo } from '@prova/contract/time-ago';
import { zoneName } from '@prova/contract/zone-name';
import { useMemo } from 'react';
import { useLocale } from './i18n.ts';
import { usePageState } from './page-state.ts';
import { useHydrated } from './use-hydrated.ts';

type When = Date | string | number;

const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();
const relatives = new Map<string, Intl.RelativeTimeFormat>();

// Making a formatter costs far more than using one, and lists show hundreds of dates.
function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known = dates.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  dates.set(key, made);
  return made;
}

const DAY_OF_YEAR: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
const DAY: Intl.DateTimeFormatOptions = { ...DAY_OF_YEAR, year: 'numeric' };
/** As each language writes the hours before ten: 09:30, 9:30 AM. */
const TIME: Readonly<Record<Locale, Intl.DateTimeFormatOptions>> = {
  'pt-BR': { hour: '2-digit', minute: '2-digit' },
  'en-US': { hour: 'numeric', minute: '2-digit' },
};

/** A page drawn by the server shows instants as they are in Brasília, until the browser says in which zone it is. */
const SERVED_ZONE = 'America/Sao_Paulo';

/** "20 de nov. de 2026": an instant as a day of the reader's zone, without the year while it is the present one. */
export function formatDate(when: When, locale: Locale, now: Date = new Date(), timeZone?: string): string {
  const date = new Date(when);
  const day = dayOptions(date, locale, now, timeZone);
  return dateFormat(locale, timeZone ? { ...day, timeZone } : day).format(date);
}

/** The year says something only where it is not the present one. */
function dayOptions(date: Date, locale: Locale, now: Date, timeZone: string | undefined): Intl.DateTimeFormatOptions {
  const year = dateFormat(locale, timeZone ? { year: 'numeric', timeZone } : { year: 'numeric' });
  return year.format(date) === year.format(now) ? DAY_OF_YEAR : DAY;
}

/** A calendar day (`YYYY-MM-DD`), which is the same day in every zone; the year as with `formatDate`. */
export function formatDay(day: string, locale: Locale, now: Date = new Date()): string {
  return formatDate(`${day}T00:00:00Z`, locale, now, 'UTC');
}

/** "20 de nov., 14:30", without the zone: for what has happened; the year as with `formatDate`. */
export function formatDateTime(when: When, locale: Locale, now: Date = new Date(), timeZone?: string): string {
  const date = new Date(when);
  const minute = { ...dayOptions(date, locale, now, timeZone), ...TIME[locale] };
  return dateFormat(locale, timeZone ? { ...minute, timeZone } : minute).format(date);
}

/** "20 de nov., 14:30 (horário de Brasília)": for what is agreed; the year as with `formatDate`. */
export function formatAppointment(when: When, locale: Locale, timeZone?: string, now: Date = new Date()): string {
  return `${formatDateTime(when, locale, now, timeZone)} (${formatZone(when, locale, timeZone)})`;
}

/** "horário de Brasília": what the clocks that an appointment goes by are called. */
export function formatZone(when: When, locale: Locale, timeZone?: string): string {
  const zone = timeZone ? { timeZone } : {};
  const name = dateFormat(locale, { ...zone, timeZoneName: 'long' })
    .formatToParts(new Date(when))
    .find((part) => part.type === 'timeZoneName')?.value;
  return name === undefined ? (timeZone ?? '') : zoneName(name);
}

/** "quinta-feira, 3 de dezembro" and "14:30 – 15:30": a meeting by the clocks of a zone; the year as with `formatDate`. */
export function formatMeeting(
  { startsAt, endsAt }: { startsAt: When; endsAt: When },
  locale: Locale,
  now: Date = new Date(),
  timeZone?: string,
): { day: string; time: string } {
  const zone = timeZone ? { timeZone } : {};
  const start = new Date(startsAt);
  const day = { ...dayOptions(start, locale, now, timeZone), month: 'long', weekday: 'long', ...zone } as const;
  const time = dateFormat(locale, { ...TIME[locale], ...zone });
  return {
    day: dateFormat(locale, day).format(start),
    // On one line.
    time: `${time.format(start)}\u00a0–\u00a0${time.format(new Date(endsAt))}`,
  };
}

/** What stands before a day in a sentence. */
const ON: Readonly<Record<Locale, string>> = { 'pt-BR': 'em', 'en-US': 'on' };

/** "agora", "há 5 minutos", "há 3 dias"; from the seventh day on "20 de nov.": for a time that stands by itself. */
export function formatAgo(when: When, locale: Locale, now: Date = new Date(), timeZone?: string): string {
  return agoWords(when, locale, now) ?? formatDate(when, locale, now, timeZone);
}

/** The same within a sentence: from the seventh day on "em 20 de nov.". */
export function formatRelative(when: When, locale: Locale, now: Date = new Date(), timeZone?: string): string {
  return agoWords(when, locale, now) ?? `${ON[locale]} ${formatDate(when, locale, now, timeZone)}`;
}

/** Null from the seventh day on, and for what lies ahead. */
function agoWords(when: When, locale: Locale, now: Date): string | null {
  const age = timeAgo(new Date(when), now, NOTIFICATION_UNITS);
  if (age.unit === 'date') return null;
  // "Now" is the zeroth second in every language; a day is never "yesterday", which depends on the hour.
  return age.unit === 'now'
    ? relativeFormat(locale, 'auto').format(0, 'second')
    : relativeFormat(locale, 'always').format(-age.value, age.unit);
}

function relativeFormat(locale: Locale, numeric: 'auto' | 'always'): Intl.RelativeTimeFormat {
  const key = `${locale} ${numeric}`;
  const format = relatives.get(key) ?? new Intl.RelativeTimeFormat(locale, { numeric });
  relatives.set(key, format);
  return format;
}

export function formatNumber(value: number, locale: Locale, options: Intl.NumberFormatOptions = {}): string {
  const key = locale + JSON.stringify(options);
  const format = numbers.get(key) ?? new Intl.NumberFormat(locale, options);
  numbers.set(key, format);
  return format.format(value);
}

/** The formatters above, in the language of the page. Money is integer hundredths. */
export function useFormat() {
  const locale = useLocale();
  const hydrated = useHydrated();
  const drawnAt = usePageState()?.drawnAt;
  return useMemo(() => {
    const asServed = !hydrated && drawnAt !== undefined;
    const zone = asServed ? SERVED_ZONE : undefined;
    const present = () => (asServed ? new Date(drawnAt) : new Date());
    return {
      locale,
      date: (when: When, timeZone?: string) => formatDate(when, locale, present(), timeZone ?? zone),
      day: (day: string) => formatDay(day, locale, present()),
      dateTime: (when: When) => formatDateTime(when, locale, present(), zone),
      appointment: (when: When, timeZone?: string) => formatAppointment(when, locale, timeZone ?? zone, present()),
      ago: (when: When) => formatAgo(when, locale, present(), zone),
      relative: (when: When) => formatRelative(when, locale, present(), zone),
      number: (value: number, options?: Intl.NumberFormatOptions) => formatNumber(value, locale, options),
      percent: (share: number) => formatNumber(share, locale, { style: 'percent', maximumFractionDigits: 0 }),
      money: (cents: number, currency?: string) => formatMoney(cents, locale, currency),
      moneyShort: (cents: number, currency?: string) => formatMoneyShort(cents, locale, currency),
      moneyRange: (min: number, max: number | null, currency?: string) => formatMoneyRange(min, max, locale, currency),
    };
  }, [locale, hydrated, drawnAt]);
}
