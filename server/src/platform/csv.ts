import type { Locale } from '@prova/contract/common';

/** What makes Excel read a file as UTF-8: the first of it. */
export const BYTE_ORDER_MARK = '\uFEFF';
/** Where a comma parts decimals, a semicolon parts cells. */
const SEPARATOR: Readonly<Record<Locale, string>> = { 'pt-BR': ';', 'en-US': ',' };
const YES_NO = { 'pt-BR': ['sim', 'não'], 'en-US': ['yes', 'no'] } as const;

export type Cell = string | number | boolean | Date | null;

/** Whom cells are written for, and by which clock. */
export interface CsvReader {
  readonly locale: Locale;
  readonly timeZone: string;
}

/** A line of a table as a spreadsheet opens it (RFC 4180), with its end. */
export function csvLine(cells: readonly Cell[], { locale, timeZone }: CsvReader): string {
  const instants = formatOf(locale, timeZone);
  const texts = cells.map((cell) => quoted(textOf(cell, locale, instants), locale));
  return `${texts.join(SEPARATOR[locale])}\r\n`;
}

function textOf(cell: Cell, locale: Locale, instants: Intl.DateTimeFormat): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return YES_NO[locale][cell ? 0 : 1];
  if (typeof cell === 'number') return locale === 'pt-BR' ? String(cell).replace('.', ',') : String(cell);
  if (typeof cell === 'string') return harmless(cell);
  // The blanks that it writes are no blanks to a spreadsheet.
  return instants.format(cell).replace(/\s/g, ' ').replace(',', '');
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one takes longer than writing a line. */
function formatOf(locale: Locale, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'medium', timeZone });
  formats.set(key, format);
  return format;
}

/** A spreadsheet would reckon what begins like a formula, in signs of full width too, and strangers have written some of these texts. */
const harmless = (text: string) => (/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text);

const quoted = (cell: string, locale: Locale) =>
  cell.includes('"') || cell.includes(SEPARATOR[locale]) || /[\r\n]/.test(cell)
    ? `"${cell.replaceAll('"', '""')}"`
    : cell;
