import { randomUUID } from 'node:crypto';
import type { Results } from '@electric-sql/pglite';
import { type CaseRun, LETTERS_MAX, type ReturnedValue } from '@prova/contract/code/returned-value';
import type { Run } from '../../platform/sandbox/program.ts';
import type { sqlAnswer } from './code-programs.ts';
import { readSnapshot } from './interpreter-snapshot.ts';
import { sameChance } from './same-chance.ts';
import { openDatabase, watchOutput } from './sql-database.ts';
import { cpuMilliseconds, megabytesHeld } from './usage.ts';

const CELLS_MAX = 100_000;
/** Of all rows and notices, as the database says them: what counts is among them. */
const SAID_BYTES_MAX = 4_000_000;

/** Milliseconds since 1970, of every run. In steps, so that all but what waits reads the same each time. */
const BEGIN = 1_700_000_000_000;
const STEP_MS = 100;
let started = performance.now();
let begin = BEGIN;
Date.now = () => {
  const passed = performance.now() - started;
  return begin + passed - (passed % STEP_MS);
};
const chance = sameChance();
const database = await openDatabase(readSnapshot('sql'));

/** Runs an answer on the tables and rows of one case, or a program, which makes its own. */
export const run: Run<typeof sqlAnswer> = async (given, _body, endWith, say) => {
  const { code, milliseconds } = given;
  const program = 'program' in given ? given.program : undefined;
  let begun = cpuMilliseconds();
  let held = megabytesHeld();
  const spent = () => cpuMilliseconds() - begun;
  const close = (outcome: CaseRun['outcome'], more: Partial<CaseRun>): { value: CaseRun } => ({
    value: {
      outcome: outcome === 'returned' && spent() > milliseconds ? 'time' : outcome,
      message: '',
      printed: '',
      milliseconds: spent(),
      megabytes: Math.max(0, megabytesHeld() - held),
      ...more,
    },
  });
  if ('schema' in given) {
    try {
      await database.exec(given.schema);
      await database.exec(given.rows);
    } catch (error) {
      return close('threw', { message: `The tables and rows of the question fail. ${describe(error, '')}` });
    }
  }
  started = performance.now();
  begin = program?.beginsAt ?? BEGIN;
  chance.restart(program && BigInt(Math.trunc(program.beginsAt)));
  begun = cpuMilliseconds();
  held = megabytesHeld();
  let printed = '';
  const notice = ({ message = '' }: { message?: string | undefined }) => {
    if (!program || printed.length >= program.printedMax) return;
    const more = `${message}\n`.slice(0, program.printedMax - printed.length);
    printed += more;
    say(more);
  };
  watchOutput(SAID_BYTES_MAX, () => endWith(close('output', { printed }).value));
  let results: Results<unknown>[];
  try {
    results = await database.exec(code, { rowMode: 'array', onNotice: notice });
  } catch (error) {
    const message = describe(error, code);
    return close(/out of memory/i.test(message) ? 'memory' : 'threw', { message, printed });
  }
  const last = results.findLast(({ fields }) => fields.length > 0);
  const value = program ? namedTableOf(last, program.rowsMax) : tableOf(last);
  // A database that has broken down answers everything with nothing, and with no error.
  if (!(await isAlive())) return close('threw', { message: 'The database broke down over this.' });
  if (program && value === undefined) return close('returned', { printed });
  if (value === undefined) return close('threw', { message: 'No statement returned rows.' });
  if (program) return isTooMuch(value) ? close('output', { printed }) : close('returned', { value, printed });
  return isTooMuch(value) ? close('output', {}) : close('returned', { value });
};

async function isAlive(): Promise<boolean> {
  const sign = randomUUID();
  try {
    const { rows } = await database.query<{ sign: string }>('select $1::text as sign', [sign]);
    return rows[0]?.sign === sign;
  } catch {
    return false;
  }
}

/** Rows as arrays, whatever their columns are called. */
function tableOf(result: Results<unknown> | undefined): Table | undefined {
  if (!result) return undefined;
  return { array: (result.rows as Cell[][]).map((row) => ({ array: row.map(cellOf) })) };
}

/** The names of its columns come first. One row more than wanted says that there are more. */
function namedTableOf(result: Results<unknown> | undefined, rowsMax: number): Table | undefined {
  if (!result) return undefined;
  const { array } = tableOf({ ...result, rows: result.rows.slice(0, rowsMax + 1) }) as Table;
  return { array: [{ array: result.fields.map(({ name }) => name) }, ...array] };
}

const isTooMuch = (table: Table): boolean =>
  table.array.length * (table.array[0]?.array.length ?? 0) > CELLS_MAX || JSON.stringify(table).length > LETTERS_MAX;

type Table = { readonly array: readonly { readonly array: readonly ReturnedValue[] }[] };

type Cell = ReturnedValue | undefined | readonly Cell[];

/** Arrays of PostgreSQL come as those of JavaScript, with each element read already. */
function cellOf(cell: Cell): ReturnedValue {
  if (cell === undefined) return null;
  return Array.isArray(cell) ? { array: cell.map(cellOf) } : (cell as ReturnedValue);
}

function describe(error: unknown, code: string): string {
  if (!(error instanceof Error)) return 'It failed.';
  const position = Number((error as { position?: string }).position);
  const line = position > 0 && code ? ` (line ${[...code].slice(0, position).join('').split('\n').length})` : '';
  return `${error.message.slice(0, 1_500)}${line}`;
}
