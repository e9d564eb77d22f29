import type { PartState } from '@prova/contract/site/status-fields';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { runProgram } from './run-program.ts';

const TRIED = {
  language: 'javascript',
  code: 'console.log(1);',
  milliseconds: 1_000,
  printedMax: 100,
  rowsMax: 1,
} as const;
const LONGEST_MS = 4_000;

/** Runs a line as the answers of tests are run. */
export async function codeState({ platform, clock }: Ctx): Promise<PartState> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  try {
    const ended = await runProgram(platform.sandbox, { ...TRIED, beginsAt: clock.now() }, { signal });
    return 'stopped' in ended ? 'slow' : 'working';
  } catch (error) {
    // Others are before it: it runs, later.
    if (signal.aborted || (error instanceof AppError && error.code === 'SERVICE_UNAVAILABLE')) return 'slow';
    throw error;
  }
}
