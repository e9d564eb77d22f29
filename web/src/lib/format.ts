import type { Locale } from '@prova/contract/common';
import { formatMoney, formatMoneyRange, formatMoneyShort } from '@prova/contract/money';
import { ALL_TIME_UNITS, timeAgo } from '@prova/contract/time-ago';
import { useMemo } from 'react';
import { useLocale } from './i18n.ts';
import { usePageState } from './page-state.ts';
import { useHydrated } from './use-hydrated.ts';

type When = Date | string | number;

const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();
const relatives = new Map<Locale, Intl.RelativeTimeFormat>();

// Making a formatter costs far more than using one, and lists show hundreds of dates.
function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known = dates.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  dates.set(key, made);
  return made;
}

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
const MINUTE: Intl.DateTimeFormatOptions = { ...DAY, hour: '2-digit', minute: '2-digit' };

/** A page drawn by the server shows instants as they are in Brasília, until the browser says in which zone it is. */
const SERVED_ZONE = 'America/Sao_Paulo';

/** "20 de nov. de 2026": an instant as a day of the reader's zone. */
export function formatDate(when: When, locale: Locale, timeZone?: string): string {
  return dateFormat(locale, timeZone ? { ...DAY, timeZone } : DAY).format(new Date(when));
}

/** A calendar day (`YYYY-MM-DD`), which is the same day in every zone. */
export function formatDay(day: string, locale: Locale): string {
  return dateFormat(locale, { ...DAY, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** "20 de nov. de 2026, 14:30", without the zone: for what has happened. */
export function formatDateTime(when: When, locale: Locale, timeZone?: string): string {
  return dateFormat(locale, timeZone ? { ...MINUTE, timeZone } : MINUTE).format(new Date(when));
}

/** "20 de nov. de 2026, 14:30 (horário de Brasília)": for what is agreed. */
export function formatAppointment(when: When, locale: Locale, timeZone?: string): string {
  const zone = timeZone ? { timeZone } : {};
  const date = new Date(when);
  const name = dateFormat(locale, { ...zone, timeZoneName: 'long' })
    .formatToParts(date)
    .find((part) => part.type === 'timeZoneName')
    // As people call it: Intl says "Horário Padrão de Brasília", "Brasilia Standard Time".
    ?.value.replace(/^Horário Padrão/, 'horário')
    .replace('Brasilia Standard Time', 'Brasília time');
  return `${dateFormat(locale, { ...MINUTE, ...zone }).format(date)} (${name ?? timeZone ?? ''})`;
}

/** What stands before a day in a sentence. */
export const ON: Readonly<Record<Locale, string>> = { 'pt-BR': 'em', 'en-US': 'on' };

/** "agora", "há 5 minutos", "há 3 dias"; from the seventh day on, "em 20 de nov. de 2026". */
export function formatRelative(when: When, locale: Locale, now: Date = new Date(), timeZone?: string): string {
  const age = timeAgo(new Date(when), now, ALL_TIME_UNITS.slice(0, 3));
  if (age.unit === 'date') return `${ON[locale]} ${formatDate(age.value, locale, timeZone)}`;
  const words = relatives.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  relatives.set(locale, words);
  // "Now" is the zeroth second in every language.
  return age.unit === 'now' ? words.format(0, 'second') : words.format(-age.value, age.unit);
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
    return {
      locale,
      date: (when: When) => formatDate(when, locale, zone),
      day: (day: string) => formatDay(day, locale),
      dateTime: (when: When) => formatDateTime(when, locale, zone),
      appointment: (when: When, timeZone?: string) => formatAppointment(when, locale, timeZone ?? zone),
      relative: (when: When, now: Date = asServed ? new Date(drawnAt) : new Date()) =>
        formatRelative(when, locale, now, zone),
      number: (value: number, options?: Intl.NumberFormatOptions) => formatNumber(value, locale, options),
      percent: (share: number) => formatNumber(share, locale, { style: 'percent', maximumFractionDigits: 0 }),
      money: (cents: number, currency?: string) => formatMoney(cents, locale, currency),
      moneyShort: (cents: number, currency?: string) => formatMoneyShort(cents, locale, currency),
      moneyRange: (min: number, max: number | null, currency?: string) => formatMoneyRange(min, max, locale, currency),
    };
  }, [locale, hydrated, drawnAt]);
}
