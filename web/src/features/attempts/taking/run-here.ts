import { type EndedCase, shownVerdict, verdictOf } from '@prova/contract/code/case-verdict';
import type { ShownVerdict } from '@prova/contract/code/code-check';
import wasmUrl from 'quickjs-wasi/quickjs.wasm?url';
import type { AskedQuestion } from '../player/answers.ts';
import type { RunReport, Work } from './javascript.worker.ts';

/** A case is interrupted a little beyond its limit, as on the server; what cannot be interrupted is ended after this. */
const INTERRUPT_AT = 1.25;
const KILL_AFTER = (milliseconds: number) => 1000 + 2 * milliseconds;
const START_MS = 15_000;

/** Code cannot be run in this browser: nothing about the code. */
class CannotRunHere extends Error {
  /** It is this code that it cannot run: another may do. */
  readonly hasBegun: boolean;

  constructor(message: string, hasBegun = false) {
    super(message);
    this.hasBegun = hasBegun;
  }
}

let interpreter: Promise<ArrayBuffer> | undefined;

/** Fetches the interpreter before it is needed. */
export function fetchInterpreter(): Promise<ArrayBuffer> {
  interpreter ??= readInterpreter();
  interpreter.catch(() => {
    interpreter = undefined;
  });
  return interpreter;
}

async function readInterpreter(): Promise<ArrayBuffer> {
  const answer = await fetch(wasmUrl, { signal: AbortSignal.timeout(START_MS) });
  if (!answer.ok) throw new CannotRunHere(`The interpreter was not there: ${answer.status}`);
  return answer.arrayBuffer();
}

/**
 * Runs JavaScript or TypeScript on the cases that are shown, in a worker that is ended afterwards.
 * @throws CannotRunHere, what the fetch of the interpreter throws, or the reason of `signal`
 */
export async function runHere(
  { language, check }: AskedQuestion,
  code: string,
  signal: AbortSignal,
): Promise<readonly ShownVerdict[]> {
  if (!check || (language !== 'javascript' && language !== 'typescript')) throw new CannotRunHere('Not this question');
  const { functionName, milliseconds, anyOrder, tolerance, cases } = check;
  const answer = { code, language, functionName, milliseconds: milliseconds * INTERRUPT_AT };
  const inputs = cases.map(({ input }) => input);
  const ended: EndedCase[] = [];
  while (ended.length < inputs.length) {
    const wasm = (await fetchInterpreter()).slice();
    signal.throwIfAborted();
    const work = { ...answer, wasm, inputs: inputs.slice(ended.length) };
    const begun = performance.now();
    const isDone = await runInWorker(work, signal, (run) => ended.push(run));
    const stopped = { reason: 'time', message: 'it took too long' } as const;
    if (!isDone) ended.push({ stopped, milliseconds: performance.now() - begun });
  }
  return cases.map(({ name, expected }, index) => {
    const judged = { name, visible: true, expected };
    return shownVerdict(verdictOf(judged, ended[index], milliseconds, { anyOrder, tolerance }));
  });
}

/** @returns false where the case after those that have run had to be ended */
async function runInWorker(work: Work, signal: AbortSignal, onRun: (run: EndedCase) => void): Promise<boolean> {
  const worker = new Worker(new URL('./javascript.worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  let timer = setTimeout(() => reject(new CannotRunHere('It did not start')), START_MS);
  let left = work.inputs.length;
  let hasBegun = false;
  worker.onmessage = ({ data }: MessageEvent<RunReport>) => {
    if ('failed' in data) return reject(new CannotRunHere(data.failed, hasBegun));
    hasBegun = true;
    if ('run' in data) {
      onRun(data.run);
      left -= 1;
      if (left === 0) return resolve(true);
    }
    clearTimeout(timer);
    timer = setTimeout(() => resolve(false), KILL_AFTER(work.milliseconds));
  };
  worker.onerror = (event) => {
    event.preventDefault();
    reject(new CannotRunHere(event.message, hasBegun));
  };
  const giveUp = () => reject(signal.reason);
  signal.addEventListener('abort', giveUp);
  worker.postMessage(work, [work.wasm]);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
    worker.terminate();
  }
}
