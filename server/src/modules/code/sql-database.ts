import { PGlite, protocol, types } from '@electric-sql/pglite';
import { DIGITS_MAX, type ReturnedValue } from '@prova/contract/code/returned-value';
import { readJson } from '@prova/contract/code/written-json';

const identity = (text: string): ReturnedValue => text;

/** How values come out, by type: as PostgreSQL writes them, but what JSON has too becomes what it is there. */
const parsers: Record<number, (text: string) => ReturnedValue> = {
  ...Object.fromEntries(Object.keys(types.parsers).map((type) => [type, identity])),
  [types.BOOL]: (text) => text === 't',
  [types.INT2]: exactOf,
  [types.INT4]: exactOf,
  [types.INT8]: exactOf,
  // PGlite asks by itself which types have arrays.
  [types.OID]: Number,
  [types.FLOAT4]: floatOf,
  [types.FLOAT8]: floatOf,
  [types.NUMERIC]: exactOf,
  // `jsonb` holds numbers as `numeric`.
  [types.JSON]: readJson,
  [types.JSONB]: readJson,
};

/** PostgreSQL in WebAssembly, in memory. */
export function openDatabase(snapshot?: Uint8Array<ArrayBuffer>): Promise<PGlite> {
  return PGlite.create({ parsers, ...(snapshot && { loadDataDir: new Blob([snapshot]) }) });
}

function floatOf(text: string): ReturnedValue {
  const number = Number(text);
  return Number.isFinite(number) ? number : { other: text };
}

/** `numeric` has values that are no numbers: NaN, Infinity. */
function exactOf(text: string): ReturnedValue {
  if (/[^\d.-]/.test(text)) return { other: text };
  return text.length <= DIGITS_MAX ? { number: text } : { other: 'a number that is too large' };
}

/**
 * Has everything that the database says counted while it says it: rows, notices, errors. It collects all of that before it answers.
 * @param drown is told once it is more than `most` bytes
 */
export function watchOutput(most: number, drown: () => never): void {
  const { Parser } = protocol;
  const { parse } = Parser.prototype;
  let bytes = 0;
  Parser.prototype.parse = function watched(buffer, callback) {
    bytes += buffer.byteLength;
    return bytes > most ? drown() : parse.call(this, buffer, callback);
  };
}
