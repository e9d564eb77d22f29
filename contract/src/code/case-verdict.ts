import type { CASE_CAUSES, ShownVerdict } from './code-check.ts';
import { type Comparison, isExpected } from './compare-value.ts';
import type { LookAlike } from './look-alike.ts';
import { type CaseRun, describeValue } from './returned-value.ts';
import { shortened, shownDifference } from './shown-difference.ts';
import { readJson } from './written-json.ts';

/** Letters of what was printed, and of values in a reason. */
const PRINTED_SHOWN = 2_000;
const REASON_SHOWN = 300;

/** What of a case decides about a run of it. */
export interface JudgedCase {
  readonly name: string;
  readonly visible: boolean;
  /** As JSON, with the digits that were written. */
  readonly expected: string;
}

/** Why a run was ended from outside: `error` is what the program around the answer itself threw. */
export interface StoppedRun {
  readonly reason: 'time' | 'memory' | 'output' | 'crash' | 'error';
  readonly message: string;
  /** Of a program: what it had printed until then. */
  readonly said?: string;
}

/** What became of a case: what its interpreter says, or why that was ended. */
export type EndedCase = CaseRun | { readonly stopped: StoppedRun; readonly milliseconds: number };

/** What became of one case. */
export interface CaseVerdict {
  readonly name: string;
  readonly visible: boolean;
  /** `stopped`: it took too long, too much memory, or said too much. `error`: it does not run, or threw. */
  readonly outcome: 'passed' | 'failed' | 'stopped' | 'error';
  /** Null where it passed. */
  readonly cause: (typeof CASE_CAUSES)[number] | null;
  /** In the words of the interpreter; '' for nothing. */
  readonly message: string;
  /** What came instead, where something else came. */
  readonly got: string | null;
  /** Why it did not pass, in English; '' where it did. */
  readonly reason: string;
  readonly printed: string;
  /** CPU where the interpreter could be asked, otherwise how long it was waited for. */
  readonly milliseconds: number;
  /** What the answer held at its end; null of a process that was stopped. */
  readonly megabytes: number | null;
}

/**
 * Compares what a case came to with what is expected of it.
 * @param limit in milliseconds
 */
export function verdictOf(
  { name, visible, expected }: JudgedCase,
  run: EndedCase | undefined,
  limit: number,
  comparison: Comparison,
): CaseVerdict {
  if (!run) throw new Error(`The case "${name}" was not run`);
  const milliseconds = Math.round(run.milliseconds);
  const common = { name, visible, message: '', got: null, reason: '', printed: '', milliseconds, megabytes: null };
  if ('stopped' in run) {
    const { reason: why, message: reason } = run.stopped;
    const cause = why === 'error' ? 'crash' : why;
    return { ...common, outcome: cause === 'crash' ? 'error' : 'stopped', cause, reason };
  }
  const { printed, message } = run;
  const ended = { ...common, printed, megabytes: Math.round(run.megabytes * 10) / 10 };
  if (run.outcome === 'output')
    return { ...ended, outcome: 'stopped', cause: 'output', reason: 'it returned or printed too much' };
  if (run.outcome === 'time' || run.milliseconds > limit)
    return { ...ended, outcome: 'stopped', cause: 'time', reason: 'it took too long' };
  if (run.outcome === 'memory')
    return { ...ended, outcome: 'stopped', cause: 'memory', reason: 'it took too much memory' };
  if (run.outcome === 'threw' || run.value === undefined)
    return { ...ended, outcome: 'error', cause: 'threw', message, reason: message || 'it returned nothing' };
  const wanted = readJson(expected);
  if (isExpected(run.value, wanted, comparison)) return { ...ended, outcome: 'passed', cause: null };
  const got = shortened(describeValue(run.value));
  const alike = shownDifference(expected, got).alike.map((kind) => WORDS[kind]);
  const reason =
    `expected ${shortened(describeValue(wanted), REASON_SHOWN)}, got ${shortened(got, REASON_SHOWN)}` +
    (alike.length > 0 ? ` (they look the same, but differ in ${alike.join(', ')})` : '');
  return { ...ended, outcome: 'failed', cause: 'different', got, reason };
}

/** As it is shown and stored. */
export function shownVerdict({ megabytes: _megabytes, reason: _reason, ...verdict }: CaseVerdict): ShownVerdict {
  const { message, got, printed } = verdict;
  return {
    ...verdict,
    message: storable(message),
    got: got === null ? null : storable(got),
    printed: storable(printed.slice(0, PRINTED_SHOWN)),
  };
}

/** Of what an answer says, the database refuses two things: characters cut in half, and the one that is zero. */
const storable = (text: string) => text.toWellFormed().replaceAll('\u0000', '\ufffd');

const WORDS: Readonly<Record<LookAlike, string>> = {
  edge: 'spaces or line breaks at the beginning or end of a text',
  spaces: 'spaces',
  tab: 'tabs',
  otherSpace: 'kinds of spaces',
  lineEnd: 'ends of lines',
  invisible: 'invisible characters',
  accent: 'how accents are put together',
  dash: 'kinds of dashes',
  quote: 'kinds of quotes',
  letter: 'letters of other alphabets',
  kind: 'what is text and what is not',
  beyond: 'what comes after the part that is shown',
  unseen: 'what is not shown',
};
