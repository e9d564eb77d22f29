import type { Locale } from '@prova/contract/common';
import { actionInWords } from './export-actions.ts';
import { columnName } from './export-columns.ts';
import { valueInWords } from './export-values.ts';

/** What makes Excel read a file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Where a comma parts decimals, a semicolon parts cells. */
const SEPARATOR: Readonly<Record<Locale, string>> = { 'pt-BR': ';', 'en-US': ',' };
/** No account says where its person lives: the clock is that of the country whose law is the reason for copies, and named. */
const ZONE = 'America/Sao_Paulo';
const CLOCK = { 'pt-BR': 'horário de Brasília', 'en-US': 'Brasília time' } as const;
const YES_NO = { 'pt-BR': ['sim', 'não'], 'en-US': ['yes', 'no'] } as const;

/** A list as a spreadsheet opens it (RFC 4180), in the reader's language: one row each, with the columns of all of them. */
export function csvOf(rows: readonly object[], locale: Locale): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const line = (cells: readonly string[]) => cells.map((cell) => quoted(cell, locale)).join(SEPARATOR[locale]);
  const lines = rows.map((row) =>
    line(columns.map((key) => cellOf(key, (row as Record<string, unknown>)[key], locale))),
  );
  return `${BYTE_ORDER_MARK}${[line(columns.map((key) => headOf(key, rows, locale))), ...lines].join('\r\n')}\r\n`;
}

/** Times say by which clock. */
function headOf(key: string, rows: readonly object[], locale: Locale): string {
  const timed = rows.some((row) => (row as Record<string, unknown>)[key] instanceof Date);
  return timed ? `${columnName(key, locale)} (${CLOCK[locale]})` : columnName(key, locale);
}

function cellOf(column: string, value: unknown, locale: Locale): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return YES_NO[locale][value ? 0 : 1];
  if (typeof value === 'number') return locale === 'pt-BR' ? String(value).replace('.', ',') : String(value);
  if (value instanceof Date) return instantIn(value, locale);
  if (typeof value === 'string')
    return harmless(column === 'action' ? actionInWords(value, locale) : valueInWords(column, value, locale));
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return harmless(value.join(', '));
  return JSON.stringify(value);
}

const instantIn = (at: Date, locale: Locale) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'medium', timeZone: ZONE })
    .format(at)
    // The blanks that it writes are no blanks to a spreadsheet.
    .replace(/\s/g, ' ')
    .replace(',', '');

/** A spreadsheet would reckon what begins like a formula, and strangers have written some of these texts. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const quoted = (cell: string, locale: Locale) =>
  cell.includes('"') || cell.includes(SEPARATOR[locale]) || /[\r\n]/.test(cell)
    ? `"${cell.replaceAll('"', '""')}"`
    : cell;
