import { type CaseVerdict, type EndedCase, verdictOf } from '@prova/contract/code/case-verdict';
import type { ShownVerdict } from '@prova/contract/code/code-check';
import type { Sandbox } from '../../platform/sandbox/sandbox.ts';
import {
  type CodeCase,
  type CodeQuestion,
  MILLISECONDS_DEFAULT,
  MILLISECONDS_MAX,
  MILLISECONDS_MIN,
} from './code-question.ts';
import { type RunMode, runCases } from './run-cases.ts';

export { MILLISECONDS_DEFAULT, MILLISECONDS_MAX } from './code-question.ts';
export { checkProblems, codeQuestionOf, shownCheck, wholeCheck } from './question-check.ts';
export { runProgram } from './run-program.ts';

/** The part of a limit, below and above it, in which a run is near it. */
const NEAR = 0.25;
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
  const { cases, anyOrder, tolerance } = question;
  const run = (some: readonly CodeCase[]) =>
    runCases(sandbox, question, code, some, Math.round(milliseconds * (1 + NEAR)), mode);
  const runs = await run(cases);
  const near = [...runs.keys()].filter((index) => isNear(runs[index], milliseconds));
  const again = near.length === 0 ? [] : await run(near.flatMap((index) => cases[index] ?? []));
  near.forEach((index, position) => {
    const [first, second] = [runs[index], again[position]];
    if (first && second && second.milliseconds < first.milliseconds) runs[index] = second;
  });
  return cases.map(({ name, visible, expected }, index) =>
    verdictOf({ name, visible, expected: JSON.stringify(expected) }, runs[index], milliseconds, {
      anyOrder,
      tolerance,
    }),
  );
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

/** Of a hidden case, whoever answered sees what became of it and nothing else. */
export const withoutHidden = (verdict: ShownVerdict): ShownVerdict =>
  verdict.visible ? verdict : { ...verdict, name: '', message: '', got: null, printed: '' };
