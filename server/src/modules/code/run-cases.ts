import type { EndedCase } from '@prova/contract/code/case-verdict';
import type { CaseRun } from '@prova/contract/code/returned-value';
import { ProgramFailure } from '../../platform/sandbox/program.ts';
import type { Sandbox } from '../../platform/sandbox/sandbox.ts';
import { javascriptAnswer, pythonAnswer, sqlAnswer } from './code-programs.ts';
import type { CodeCase, CodeQuestion } from './code-question.ts';
import { prepareInterpreter } from './prepare-interpreter.ts';

export interface RunMode {
  /** Nobody waits for it: what somebody waits for goes first. */
  readonly background?: boolean;
  /** Whose run it is, for their place in line. */
  readonly owner?: string;
  /** Ends it once nobody waits for it any more. */
  readonly signal?: AbortSignal;
}

/** Some editors begin a file with a mark that is no code. */
export const withoutMark = (code: string) => code.replace(/^\ufeff/, '');

/** Beside the CPU that a case may take: a busy machine gives it late. */
export const wallSeconds = (milliseconds: number) => 2 + (5 * milliseconds) / 1000;
/** The tables of a question, and collecting garbage, are beside what an answer takes. */
export const cpuSeconds = (milliseconds: number) => 1 + milliseconds / 1000;

/**
 * Runs an answer on some cases of its question, each in a fresh interpreter. Only inputs go in.
 * @param milliseconds of CPU, after which a case is interrupted
 * @throws Error where a process does not start: a failure of ours, and nothing about the answer
 */
export async function runCases(
  sandbox: Sandbox,
  question: CodeQuestion,
  written: string,
  cases: readonly CodeCase[],
  milliseconds: number,
  { background = false, owner, signal }: RunMode = {},
): Promise<EndedCase[]> {
  const { language, functionName = '', schema } = question;
  const code = withoutMark(written);
  const limits = {
    seconds: wallSeconds(milliseconds),
    cpuSeconds: cpuSeconds(milliseconds),
    background,
    owner,
    signal,
  };
  const each = (run: (one: CodeCase) => Promise<CaseRun>) => Promise.all(cases.map((one) => endOf(() => run(one))));
  if (language === 'python') {
    await prepareInterpreter('python');
    return each(async ({ args }) => {
      const input = { code, functionName, input: JSON.stringify(args), milliseconds };
      return (await sandbox.run(pythonAnswer, input, undefined, limits)).value;
    });
  }
  if (language === 'sql') {
    await prepareInterpreter('sql');
    return each(async ({ rows }) => {
      const input = { code, schema, rows, milliseconds };
      return (await sandbox.run(sqlAnswer, input, undefined, limits)).value;
    });
  }
  const runJavaScript = async (some: readonly CodeCase[], within: typeof limits): Promise<CaseRun[]> => {
    const inputs = some.map(({ args }) => JSON.stringify(args));
    const input = { code, language, functionName, inputs, milliseconds };
    const { value } = await sandbox.run(javascriptAnswer, input, undefined, within);
    // The process is not trusted to answer as many as it was asked.
    if (value.length !== some.length) throw new ProgramFailure('output');
    return value;
  };
  try {
    // One process has a new interpreter for each case within milliseconds.
    return await runJavaScript(cases, { ...limits, cpuSeconds: cpuSeconds(milliseconds * cases.length) });
  } catch (error) {
    if (!(error instanceof ProgramFailure)) throw error;
    // Which case has ended all of them is found by giving each a process of its own.
    return each(async (one) => (await runJavaScript([one], limits))[0] as CaseRun);
  }
}

export async function endOf(run: () => Promise<CaseRun>): Promise<EndedCase> {
  const begun = performance.now();
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof ProgramFailure)) throw error;
    return { stopped: error, milliseconds: performance.now() - begun };
  }
}
