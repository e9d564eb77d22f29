import { PGlite, types } from '@electric-sql/pglite';
import type { ReturnedValue } from '@prova/contract/assessments/returned-value';

const identity = (text: string): ReturnedValue => text;

/** How values come out, by type: as PostgreSQL writes them, but what JSON has too becomes what it is there. */
const parsers: Record<number, (text: string) => ReturnedValue> = {
  ...Object.fromEntries(Object.keys(types.parsers).map((type) => [type, identity])),
  [types.BOOL]: (text) => text === 't',
  [types.INT2]: numberOf,
  [types.INT4]: numberOf,
  [types.INT8]: numberOf,
  [types.OID]: numberOf,
  [types.FLOAT4]: numberOf,
  [types.FLOAT8]: numberOf,
  [types.NUMERIC]: numberOf,
  [types.JSON]: (text) => fromJson(JSON.parse(text)),
  [types.JSONB]: (text) => fromJson(JSON.parse(text)),
};

/** PostgreSQL in WebAssembly, in memory. */
export function openDatabase(snapshot?: Uint8Array<ArrayBuffer>): Promise<PGlite> {
  return PGlite.create({ parsers, ...(snapshot && { loadDataDir: new Blob([snapshot]) }) });
}

function numberOf(text: string): ReturnedValue {
  const number = Number(text);
  if (!Number.isFinite(number)) return { other: text.slice(0, 100) };
  const isExact = Number.isInteger(number) ? Number.isSafeInteger(number) : text.length <= 16;
  if (isExact) return number;
  return text.length <= 1000 ? { number: text } : { other: 'a number that is too large' };
}

function fromJson(value: unknown): ReturnedValue {
  if (typeof value === 'number') return numberOf(String(value));
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (Array.isArray(value)) return { array: value.map(fromJson) };
  return { object: Object.entries(value as object).map(([key, inner]) => [key, fromJson(inner)] as const) };
}
