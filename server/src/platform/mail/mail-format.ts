import type { Locale } from '@prova/contract/common';
import { formatMoney, formatMoneyRange } from '@prova/contract/money';
import { zoneName } from '@prova/contract/zone-name';

/** Times in mails are Brazilian, and say so. */
const ZONE = 'America/Sao_Paulo';
const ZONE_NAME = { 'pt-BR': 'horário de Brasília', 'en-US': 'Brasília time' } as const;
const LONGEST_FIRST_NAME = 30;

/** A calendar day `YYYY-MM-DD` in words: 12 de agosto de 2026. */
export function formatDay(locale: Locale, day: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** An instant in words, with its zone named. */
export function formatInstant(locale: Locale, instant: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: ZONE });
  return `${format.format(new Date(instant))} (${ZONE_NAME[locale]})`;
}

/** An instant on the clocks of a zone, which is named. */
function formatMoment(locale: Locale, instant: string, timeZone: string): string {
  const at = new Date(instant);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone });
  return `${format.format(at)} (${zoneAt(locale, at, timeZone)})`;
}

/** From when until when, on the clocks of a zone, which is named. */
function formatPeriod(locale: Locale, start: string, end: string, timeZone: string): string {
  const [from, until] = [new Date(start), new Date(end)];
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone }).format(from);
  const times = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).formatRange(from, until);
  return `${day}, ${times} (${zoneAt(locale, from, timeZone)})`;
}

/** What a zone is called at an instant, and how far it is from UTC: two zones may be called the same. */
function zoneAt(locale: Locale, at: Date, timeZone: string): string {
  const named = (timeZoneName: 'long' | 'shortOffset') =>
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return [zoneName(named('long')), named('shortOffset')].join(', ');
}

/** The day on which an instant falls in Brazil. */
export function formatDate(locale: Locale, instant: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: ZONE }).format(new Date(instant));
}

/** Days, times and pay as one language writes them. */
export const mailFormat = (locale: Locale) => ({
  day: (day: string) => formatDay(locale, day),
  instant: (instant: string) => formatInstant(locale, instant),
  date: (instant: string) => formatDate(locale, instant),
  moment: (instant: string, timeZone: string) => formatMoment(locale, instant, timeZone),
  period: (start: string, end: string, timeZone: string) => formatPeriod(locale, start, end, timeZone),
  money: (cents: number, currency: string) => formatMoney(cents, locale, currency),
  pay: (min: number, max: number | null, currency: string) => formatMoneyRange(min, max, locale, currency),
});
export type MailFormat = ReturnType<typeof mailFormat>;

/**
 * The first name for a greeting, or null. Whoever fills in a form chooses this word and the address it goes to, so
 * that one which a mailbox could turn into a link is left out.
 */
export function firstName(name: string): string | null {
  const [first = ''] = name.trim().split(/\s+/);
  return first.length <= LONGEST_FIRST_NAME && /^[\p{L}\p{M}'’-]+$/u.test(first) ? first : null;
}

/** How a text that names its reader calls them: by the first name, or as they wrote it where that is no plain word. */
export const calledName = (name: string): string => firstName(name) ?? name;

/**
 * A name as it was typed, but for marks without width where a mailbox would see the address of a page: what is called
 * Empresa.com is still called so, and is no link in a mail that speaks for us. HTML and text say the same.
 */
export function withoutLinks(name: string): string {
  return name.replaceAll('://', ':\u2060//').replaceAll(/(?<=[\p{L}\p{N}][.。．｡])(?=\p{L}{2})/gu, '\u2060');
}
