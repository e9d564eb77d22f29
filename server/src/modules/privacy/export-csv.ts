import type { Locale } from '@prova/contract/common';
import { BYTE_ORDER_MARK, type Cell, csvLine } from '../../platform/csv.ts';
import { actionInWords } from './export-actions.ts';
import { columnName } from './export-columns.ts';
import { valueInWords } from './export-values.ts';

/** No account says where its person lives: the clock is that of the country whose law is the reason for copies, and named. */
const ZONE = 'America/Sao_Paulo';
const CLOCK = { 'pt-BR': 'horário de Brasília', 'en-US': 'Brasília time' } as const;

/** A list for a spreadsheet, in the reader's language: one row each, with the columns of all of them. */
export function csvOf(rows: readonly object[], locale: Locale): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const line = (cells: readonly Cell[]) => csvLine(cells, { locale, timeZone: ZONE });
  const lines = rows.map((row) =>
    line(columns.map((key) => cellOf(key, (row as Record<string, unknown>)[key], locale))),
  );
  return [BYTE_ORDER_MARK, line(columns.map((key) => headOf(key, rows, locale))), ...lines].join('');
}

/** Times say by which clock. */
function headOf(key: string, rows: readonly object[], locale: Locale): string {
  const timed = rows.some((row) => (row as Record<string, unknown>)[key] instanceof Date);
  return timed ? `${columnName(key, locale)} (${CLOCK[locale]})` : columnName(key, locale);
}

function cellOf(column: string, value: unknown, locale: Locale): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean' || typeof value === 'number' || value instanceof Date) return value;
  if (typeof value === 'string')
    return column === 'action' ? actionInWords(value, locale) : valueInWords(column, value, locale);
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join(', ');
  return JSON.stringify(value);
}
