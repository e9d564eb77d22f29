import { describeValue, type ReturnedValue } from '@prova/contract/code/returned-value';
import { shortened } from '@prova/contract/code/shown-difference';
import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import { RUN_MILLISECONDS, RUN_OUTPUT_MAX, RUN_ROWS_MAX } from '@prova/contract/knowledge/knowledge-fields';
import type { runCodeOfPage } from '@prova/contract/knowledge/run-code';
import { runOutcome } from '@prova/contract/knowledge/run-outcome';
import type { Ctx } from '../../platform/context.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import { runProgram } from '../code/code.service.ts';

/** Whoever asks for several runs at once waits for their own, and nobody else does. */
const ofOnePerson = oneAtATime();

/**
 * Runs code of a page, and keeps nothing of it.
 * @param signal aborts once nobody waits for it any more
 * @throws AppError SERVICE_UNAVAILABLE
 */
export async function runCodeOf(
  ctx: Ctx,
  { language, code }: BodyOf<typeof runCodeOfPage>,
  signal?: AbortSignal,
): Promise<ResultOf<typeof runCodeOfPage>> {
  const owner = ctx.actor.kind === 'user' ? ctx.actor.userId : undefined;
  const program = {
    language,
    code,
    milliseconds: RUN_MILLISECONDS,
    printedMax: RUN_OUTPUT_MAX,
    rowsMax: RUN_ROWS_MAX,
    beginsAt: ctx.clock.now(),
  };
  const run = () => runProgram(ctx.platform.sandbox, program, { owner, ...(signal && { signal }) });
  const ended = await (owner ? ofOnePerson(owner, run) : run());
  const milliseconds = Math.round(ended.milliseconds);
  if ('stopped' in ended) {
    const { reason, said = '' } = ended.stopped;
    const cause = reason === 'error' ? 'crash' : reason;
    const printed = said.slice(0, RUN_OUTPUT_MAX);
    return { outcome: 'stopped', cause, printed, rows: null, message: '', milliseconds };
  }
  return {
    ...runOutcome(ended),
    printed: ended.printed,
    rows: rowsOf(ended.value),
    message: ended.message,
    milliseconds,
  };
}

/** Of a text in a table. */
const CELL_MAX = 500;

/** As `runProgram` answers them, as far as they may be shown. */
function rowsOf(value: ReturnedValue | undefined): ResultOf<typeof runCodeOfPage>['rows'] {
  const [columns, ...all] = arrayOf(value).map((row) => arrayOf(row).map(cellOf));
  if (!columns) return null;
  const values: unknown[][] = [];
  let letters = JSON.stringify(columns).length;
  for (const row of all.slice(0, RUN_ROWS_MAX)) {
    letters += JSON.stringify(row).length;
    if (letters > RUN_OUTPUT_MAX) break;
    values.push(row);
  }
  return { columns: columns.map(String), values, cut: values.length < all.length };
}

const arrayOf = (value: ReturnedValue | undefined): readonly ReturnedValue[] =>
  value !== null && typeof value === 'object' && 'array' in value ? value.array : [];

/** Numbers that JavaScript would round keep their digits, as a text. */
function cellOf(value: ReturnedValue): null | boolean | number | string {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return value;
  if (typeof value === 'string') return shortened(value, CELL_MAX);
  if ('number' in value && String(Number(value.number)) === value.number) return Number(value.number);
  return shortened(describeValue(value), CELL_MAX);
}
