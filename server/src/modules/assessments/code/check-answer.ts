import { ProgramFailure } from '../../../platform/sandbox/program.ts';
import type { Sandbox } from '../../../platform/sandbox/sandbox.ts';
import { javascriptAnswer } from './code-programs.ts';
import {
  type CodeCase,
  type CodeQuestion,
  MILLISECONDS_DEFAULT,
  MILLISECONDS_MAX,
  MILLISECONDS_MIN,
} from './code-question.ts';
import { describeDifference, isExpected } from './compare-value.ts';
import type { CaseRun } from './returned-value.ts';

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

const CODE_LANGUAGES_THAT_RUN = ['javascript', 'typescript'] as const;
type RunningLanguage = (typeof CODE_LANGUAGES_THAT_RUN)[number];

export const runsHere = (language: string): language is RunningLanguage =>
  CODE_LANGUAGES_THAT_RUN.some((one) => one === language);

/** Beside the CPU that a case may take: a busy machine gives it late. */
const wallSeconds = (milliseconds: number) => 2 + (3 * milliseconds) / 1000;

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
  const together = await runTogether(sandbox, question, code, cases, milliseconds);
  // Whatever ended them all is found by giving each case a process of its own.
  const runs = together ?? (await runSingly(sandbox, question, code, milliseconds));
  return cases.map((one, index) => verdictOf(one, runs[index], anyOrder));
}

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

/** @returns undefined where the process was stopped, or ended by itself */
async function runTogether(
  sandbox: Sandbox,
  question: CodeQuestion,
  code: string,
  cases: readonly CodeCase[],
  milliseconds: number,
): Promise<CaseRun[] | undefined> {
  try {
    return await runCases(sandbox, question, code, cases, milliseconds);
  } catch (error) {
    if (error instanceof ProgramFailure) return undefined;
    throw error;
  }
}

type Ended = CaseRun | { readonly stopped: ProgramFailure; readonly milliseconds: number };

function runSingly(sandbox: Sandbox, question: CodeQuestion, code: string, milliseconds: number): Promise<Ended[]> {
  return Promise.all(
    question.cases.map(async (one): Promise<Ended> => {
      const begun = performance.now();
      try {
        const [run] = await runCases(sandbox, question, code, [one], milliseconds);
        if (!run) throw new ProgramFailure('output');
        return run;
      } catch (error) {
        if (!(error instanceof ProgramFailure)) throw error;
        return { stopped: error, milliseconds: performance.now() - begun };
      }
    }),
  );
}

async function runCases(
  sandbox: Sandbox,
  { language, functionName = '' }: CodeQuestion,
  code: string,
  cases: readonly CodeCase[],
  milliseconds: number,
): Promise<CaseRun[]> {
  if (!runsHere(language)) throw new Error(`${language} cannot be run yet`);
  const inputs = cases.map(({ args }) => JSON.stringify(args));
  const { value } = await sandbox.run(
    javascriptAnswer,
    { code, language, functionName, inputs, milliseconds },
    undefined,
    wallSeconds(milliseconds),
  );
  // The process is not trusted to answer as many as it was asked.
  if (value.length !== cases.length) throw new ProgramFailure('output');
  return value;
}

function verdictOf({ name, visible, expected }: CodeCase, run: Ended | undefined, anyOrder: boolean): CaseVerdict {
  if (!run) throw new Error(`The case "${name}" was not run`);
  const milliseconds = Math.round(run.milliseconds);
  if ('stopped' in run) {
    const reason = run.stopped.message;
    return { name, visible, outcome: 'stopped', reason, printed: '', milliseconds, megabytes: null };
  }
  const { printed } = run;
  const common = { name, visible, printed, milliseconds, megabytes: Math.round(run.megabytes * 10) / 10 };
  if (run.outcome === 'time') return { ...common, outcome: 'stopped', reason: 'it took too long' };
  if (run.outcome === 'memory') return { ...common, outcome: 'stopped', reason: 'it took too much memory' };
  if (run.outcome === 'threw' || run.value === undefined)
    return { ...common, outcome: 'error', reason: run.message || 'it returned nothing' };
  return isExpected(run.value, expected, anyOrder)
    ? { ...common, outcome: 'passed', reason: '' }
    : { ...common, outcome: 'failed', reason: describeDifference(run.value, expected) };
}
