import type { EndedCase } from '@prova/contract/code/case-verdict';
import type { CodeLanguage } from '@prova/contract/code/code-fields';
import type { CaseRun } from '@prova/contract/code/returned-value';
import { ProgramFailure } from '../../platform/sandbox/program.ts';
import type { Sandbox } from '../../platform/sandbox/sandbox.ts';
import { javascriptAnswer, pythonAnswer, sqlAnswer } from './code-programs.ts';
import { prepareInterpreter } from './prepare-interpreter.ts';
import { cpuSeconds, endOf, type RunMode, wallSeconds, withoutMark } from './run-cases.ts';

export interface Program {
  readonly language: CodeLanguage;
  readonly code: string;
  /** Of CPU, after which it is interrupted. */
  readonly milliseconds: number;
  /** Letters; who prints more is stopped. */
  readonly printedMax: number;
  /** Of the last query of SQL. */
  readonly rowsMax: number;
  /** What it takes for now. */
  readonly beginsAt: Date;
}

/**
 * Runs a program for what it prints; of SQL also for the rows of its last query, as `value`: the names of the columns, the rows,
 * and one more where there are more.
 * @throws Error where the process does not start: a failure of ours, and nothing about the program
 */
export async function runProgram(
  sandbox: Sandbox,
  { language, milliseconds, printedMax, rowsMax, ...rest }: Program,
  { background = false, owner, signal }: RunMode = {},
): Promise<EndedCase> {
  const code = withoutMark(rest.code);
  const program = { printedMax, beginsAt: rest.beginsAt.getTime() };
  const limits = {
    seconds: wallSeconds(milliseconds),
    cpuSeconds: cpuSeconds(milliseconds),
    background,
    owner,
    signal,
  };
  if (language === 'python' || language === 'sql') await prepareInterpreter(language);
  return endOf(async (): Promise<CaseRun> => {
    if (language === 'python')
      return (await sandbox.run(pythonAnswer, { code, milliseconds, program }, undefined, limits)).value;
    if (language === 'sql') {
      const input = { code, milliseconds, program: { ...program, rowsMax } };
      return (await sandbox.run(sqlAnswer, input, undefined, limits)).value;
    }
    const { value } = await sandbox.run(javascriptAnswer, { code, language, milliseconds, program }, undefined, limits);
    const [run] = value;
    if (!run) throw new ProgramFailure('output');
    return run;
  });
}
