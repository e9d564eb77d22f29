import { RUN_TIMEOUT_MS } from '@prova/contract/assessments/test-fields';
import type { runCode } from '@prova/contract/attempts/taking';
import { request } from '../../../lib/request.ts';
import { canRunHere } from '../../code/components/can-run-here.ts';
import type { AskedQuestion } from '../player/answers.ts';
import type { Ran, RunCode, RunOptions } from '../player/code-answer.tsx';
import { watchLine } from './watch-line.ts';

type Where = { readonly token: string; readonly id: string };

/** What takes longer can be given up. */
const SLOW_MS = 1500;

const code = () => import('./run-here.ts');
/** Not again on this page: it would fail as it did. */
let hasFailed = false;

/** Fetches what runs code, where this browser will. */
export function fetchRunner(question: AskedQuestion): void {
  if (!hasFailed && canRunHere(question.language))
    Promise.all([code(), import('../../code/components/run-in-worker.ts')])
      .then(([, { fetchInterpreter }]) => fetchInterpreter())
      .catch(() => undefined);
}

/** Runs code on the cases that are shown: in this browser where it can, otherwise on the server. */
export const runAnswer =
  (where: Where): RunCode =>
  async (question, written, options) => {
    if (!hasFailed && canRunHere(question.language)) {
      try {
        const ran = await tryHere(question, written, options);
        // Here it is the clock that counts, on whatever machine this is: that it took too long is for the server to say.
        if (ran.cases.every(({ cause }) => cause !== 'time')) return ran;
      } catch (error) {
        options.signal.throwIfAborted();
        hasFailed = !(error as { hasBegun?: boolean }).hasBegun;
      }
    }
    return { cases: await runOnServer(where, question.id, written, options), here: false };
  };

/** In this browser alone. @throws where it cannot */
export const tryHere: RunCode = async (question, written, { signal, onLine }) => {
  // What runs at once has no line, but can be given up.
  const timer = setTimeout(() => onLine({ place: 0, seconds: 0 }), SLOW_MS);
  try {
    const { runHere } = await code();
    return { cases: await runHere(question, written, signal), here: true };
  } finally {
    clearTimeout(timer);
  }
};

async function runOnServer(
  params: Where,
  questionId: string,
  written: string,
  { signal, onLine }: RunOptions,
): Promise<Ran['cases']> {
  const stop = watchLine(params, onLine);
  try {
    const { cases } = await request<typeof runCode>(
      'POST',
      '/api/v1/tests/invitations/:token/:id/run',
      { params, body: { questionId, code: written } },
      { timeoutMs: RUN_TIMEOUT_MS, signal },
    );
    return cases;
  } finally {
    stop();
  }
}
