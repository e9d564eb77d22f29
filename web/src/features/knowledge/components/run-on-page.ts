import { RUN_TIMEOUT_MS } from '@prova/contract/assessments/test-fields';
import type { CodeLanguage } from '@prova/contract/code/code-fields';
import type { CaseRun } from '@prova/contract/code/returned-value';
import { RUN_MILLISECONDS, RUN_OUTPUT_MAX } from '@prova/contract/knowledge/knowledge-fields';
import type { CodeRun, runCodeOfPage } from '@prova/contract/knowledge/run-code';
import { runOutcome } from '@prova/contract/knowledge/run-outcome';
import { request } from '../../../lib/request.ts';
import { canRunHere } from '../../code/components/can-run-here.ts';

/** `here`: in this browser. */
export type Ran = CodeRun & { readonly here: boolean };

/** Beyond its limit: what cannot be interrupted is ended with its worker. */
const KILL_AFTER = RUN_MILLISECONDS + 500;
/** Not again on this page: it would fail as it did. */
let hasFailed = false;

/** Runs code in this browser where it can, otherwise on the server. @throws the reason of `signal`, or why the server did not */
export async function runOnPage(language: CodeLanguage, code: string, signal: AbortSignal): Promise<Ran> {
  if (!hasFailed && isJavaScript(language) && canRunHere(language)) {
    try {
      return { ...(await runHere(language, code, signal)), here: true };
    } catch (error) {
      signal.throwIfAborted();
      hasFailed = !(error as { hasBegun?: boolean }).hasBegun;
    }
  }
  const run = await request<typeof runCodeOfPage>(
    'POST',
    '/api/v1/knowledge/run',
    { body: { language, code } },
    { timeoutMs: RUN_TIMEOUT_MS, signal },
  );
  return { ...run, here: false };
}

const isJavaScript = (language: CodeLanguage): language is 'javascript' | 'typescript' =>
  language === 'javascript' || language === 'typescript';

async function runHere(language: 'javascript' | 'typescript', code: string, signal: AbortSignal): Promise<CodeRun> {
  const { runInWorker } = await import('../../code/components/run-in-worker.ts');
  const program = {
    language,
    code,
    milliseconds: RUN_MILLISECONDS,
    printedMax: RUN_OUTPUT_MAX,
    beginsAt: Date.now(),
  };
  let run: CaseRun | undefined;
  let said = '';
  await runInWorker(
    { program },
    {
      signal,
      killAfter: KILL_AFTER,
      onRun: (ended) => {
        run = ended;
      },
      onSaid: (text) => {
        said += text;
      },
    },
  );
  const { outcome, printed, message, milliseconds } = run ?? { ...KILLED, printed: said };
  return { ...runOutcome({ outcome }), printed, message, rows: null, milliseconds: Math.round(milliseconds) };
}

const KILLED = { outcome: 'time', message: '', milliseconds: KILL_AFTER } as const;
