import type { Sandbox } from '../../../platform/sandbox/sandbox.ts';
import {
  type CodeCase,
  type CodeQuestion,
  MILLISECONDS_DEFAULT,
  MILLISECONDS_MAX,
  MILLISECONDS_MIN,
} from './code-question.ts';
import { describeDifference, isExpected } from './compare-value.ts';
import { type EndedCase, runCases } from './run-cases.ts';

/** The part of a limit, below and above it, in which a run is near it. */
const NEAR = 0.25;

/** What became of one case. */
export interface CaseVerdict {
  readonly name: string;
  readonly visible: boolean;
  /** `stopped`: it took too long, too much memory, or said too much. `error`: it does not run, or threw. */
  readonly outcome: 'passed' | 'failed' | 'stopped' | 'error';
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
): Promise<CaseVerdict[]> {
  const { cases, anyOrder } = question;
  const run = (some: readonly CodeCase[]) =>
    runCases(sandbox, question, code, some, Math.round(milliseconds * (1 + NEAR)));
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

/**
 * How long an answer may take: five times the author's slowest right answer.
 * @throws Error naming the case that an answer of the author's does not pass
 */
export async function timeLimit(sandbox: Sandbox, question: CodeQuestion): Promise<number> {
  if (question.solutions.length === 0) return question.milliseconds ?? MILLISECONDS_DEFAULT;
  let slowest = 0;
  for (const [index, solution] of question.solutions.entries()) {
    for (const verdict of await checkAnswer(sandbox, question, solution, MILLISECONDS_MAX)) {
      if (verdict.outcome !== 'passed')
        throw new Error(`Solution ${index + 1} does not pass the case "${verdict.name}": ${verdict.reason}`);
      slowest = Math.max(slowest, verdict.milliseconds);
    }
  }
  return question.milliseconds ?? Math.round(Math.min(MILLISECONDS_MAX, Math.max(MILLISECONDS_MIN, 5 * slowest)));
}

function verdictOf(
  { name, visible, expected }: CodeCase,
  run: EndedCase | undefined,
  limit: number,
  anyOrder: boolean,
): CaseVerdict {
  if (!run) throw new Error(`The case "${name}" was not run`);
  const milliseconds = Math.round(run.milliseconds);
  if ('stopped' in run) {
    const { reason, message } = run.stopped;
    const outcome = reason === 'crash' || reason === 'error' ? 'error' : 'stopped';
    return { name, visible, outcome, reason: message, printed: '', milliseconds, megabytes: null };
  }
  const { printed } = run;
  const common = { name, visible, printed, milliseconds, megabytes: Math.round(run.megabytes * 10) / 10 };
  if (run.outcome === 'time' || run.milliseconds > limit)
    return { ...common, outcome: 'stopped', reason: 'it took too long' };
  if (run.outcome === 'memory') return { ...common, outcome: 'stopped', reason: 'it took too much memory' };
  if (run.outcome === 'threw' || run.value === undefined)
    return { ...common, outcome: 'error', reason: run.message || 'it returned nothing' };
  return isExpected(run.value, expected, anyOrder)
    ? { ...common, outcome: 'passed', reason: '' }
    : { ...common, outcome: 'failed', reason: describeDifference(run.value, expected) };
}
