import type { CASE_CAUSES, ShownVerdict } from '@prova/contract/assessments/code-check';
import type { Sandbox } from '../../../platform/sandbox/sandbox.ts';
import {
  type CodeCase,
  type CodeQuestion,
  MILLISECONDS_DEFAULT,
  MILLISECONDS_MAX,
  MILLISECONDS_MIN,
} from './code-question.ts';
import { isExpected } from './compare-value.ts';
import { describeValue } from './returned-value.ts';
import { type EndedCase, type RunMode, runCases } from './run-cases.ts';

/** The part of a limit, below and above it, in which a run is near it. */
const NEAR = 0.25;
/** Letters of a value, and of what was printed. */
const SHOWN = 300;
const PRINTED_SHOWN = 2_000;

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
 * Runs an answer on every case of its question. Only inputs go into the process: what is expected is compared here.
 * @param milliseconds of CPU that a case may take
 * @throws Error where the process does not start: a failure of ours, and nothing about the answer
 */
export async function checkAnswer(
  sandbox: Sandbox,
  question: CodeQuestion,
  code: string,
  milliseconds: number,
  mode?: RunMode,
): Promise<CaseVerdict[]> {
  const { cases, anyOrder } = question;
  const run = (some: readonly CodeCase[]) =>
    runCases(sandbox, question, code, some, Math.round(milliseconds * (1 + NEAR)), mode);
  const runs = await run(cases);
  const near = [...runs.keys()].filter((index) => isNear(runs[index], milliseconds));
  const again = near.length === 0 ? [] : await run(near.flatMap((index) => cases[index] ?? []));
  near.forEach((index, position) => {
    const [first, second] = [runs[index], again[position]];
    if (first && second && second.milliseconds < first.milliseconds) runs[index] = second;
  });
  return cases.map((one, index) => verdictOf(one, runs[index], milliseconds, anyOrder));
}

/** Machines are not equally fast each time: what was so close is run once more, and the quicker one counts. */
const isNear = (run: EndedCase | undefined, milliseconds: number): boolean =>
  run !== undefined &&
  !('stopped' in run) &&
  run.milliseconds > milliseconds * (1 - NEAR) &&
  run.milliseconds < milliseconds * (1 + NEAR);

/** An answer of the author's is not right. */
export class SolutionFailure extends Error {
  /** The first case that it does not pass, counted from 1. */
  readonly number: number;
  readonly verdict: CaseVerdict;

  constructor(solution: number, number: number, verdict: CaseVerdict) {
    super(`Solution ${solution} does not pass the case "${verdict.name}": ${verdict.reason}`);
    this.number = number;
    this.verdict = verdict;
  }
}

/**
 * How long an answer may take: five times the author's slowest right answer.
 * @throws SolutionFailure naming the case that an answer of the author's does not pass
 */
export async function timeLimit(sandbox: Sandbox, question: CodeQuestion, mode?: RunMode): Promise<number> {
  if (question.solutions.length === 0) return question.milliseconds ?? MILLISECONDS_DEFAULT;
  let slowest = 0;
  for (const [index, solution] of question.solutions.entries()) {
    const verdicts = await checkAnswer(sandbox, question, solution, MILLISECONDS_MAX, mode);
    for (const [at, verdict] of verdicts.entries()) {
      if (verdict.outcome !== 'passed') throw new SolutionFailure(index + 1, at + 1, verdict);
      slowest = Math.max(slowest, verdict.milliseconds);
    }
  }
  return question.milliseconds ?? limitOf(slowest);
}

/** What a case may take, in milliseconds, where the slowest right answer takes so much. */
export const limitOf = (slowest: number): number =>
  Math.round(Math.min(MILLISECONDS_MAX, Math.max(MILLISECONDS_MIN, 5 * slowest)));

function verdictOf(
  { name, visible, expected }: CodeCase,
  run: EndedCase | undefined,
  limit: number,
  anyOrder: boolean,
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
  if (run.outcome === 'time' || run.milliseconds > limit)
    return { ...ended, outcome: 'stopped', cause: 'time', reason: 'it took too long' };
  if (run.outcome === 'memory')
    return { ...ended, outcome: 'stopped', cause: 'memory', reason: 'it took too much memory' };
  if (run.outcome === 'threw' || run.value === undefined)
    return { ...ended, outcome: 'error', cause: 'threw', message, reason: message || 'it returned nothing' };
  if (isExpected(run.value, expected, anyOrder)) return { ...ended, outcome: 'passed', cause: null };
  const got = shorten(describeValue(run.value));
  const reason = `expected ${shorten(JSON.stringify(expected))}, got ${got}`;
  return { ...ended, outcome: 'failed', cause: 'different', got, reason };
}

/** As it is shown and stored. */
export function shownVerdict({ megabytes: _megabytes, reason: _reason, ...verdict }: CaseVerdict): ShownVerdict {
  return { ...verdict, printed: verdict.printed.slice(0, PRINTED_SHOWN).toWellFormed() };
}

/** Of a hidden case, whoever answered sees what became of it and nothing else. */
export const withoutHidden = (verdict: ShownVerdict): ShownVerdict =>
  verdict.visible ? verdict : { ...verdict, name: '', message: '', got: null, printed: '' };

const shorten = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN).toWellFormed()}…` : text);
