import type { CaseRun } from '@prova/contract/code/returned-value';
import wasmUrl from 'quickjs-wasi/quickjs.wasm?url';
import type { RunReport, Task, Work } from './javascript.worker.ts';

const START_MS = 15_000;

/** Code cannot be run in this browser: nothing about the code. */
export class CannotRunHere extends Error {
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

interface WorkOptions {
  /** Ends it; what it is called with is thrown. */
  readonly signal: AbortSignal;
  /** Milliseconds for each case, or for the program. What cannot be interrupted is ended then, with its worker. */
  readonly killAfter: number;
  readonly onRun: (run: CaseRun) => void;
  /** Hears what a program prints: of one that is ended nothing else is known. */
  readonly onSaid?: (text: string) => void;
}

/**
 * Runs an answer or a program in a worker of its own, which is ended afterwards.
 * @returns false where the case after those that have run had to be ended
 * @throws CannotRunHere, what the fetch of the interpreter throws, or the reason of `signal`
 */
export async function runInWorker(work: Task, { signal, killAfter, onRun, onSaid }: WorkOptions): Promise<boolean> {
  const wasm = (await fetchInterpreter()).slice();
  signal.throwIfAborted();
  const worker = new Worker(new URL('./javascript.worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  let timer = setTimeout(() => reject(new CannotRunHere('It did not start')), START_MS);
  let left = 'inputs' in work ? work.inputs.length : 1;
  let hasBegun = false;
  worker.onmessage = ({ data }: MessageEvent<RunReport>) => {
    if ('said' in data) return onSaid?.(data.said);
    if ('failed' in data) return reject(new CannotRunHere(data.failed, hasBegun));
    hasBegun = true;
    if ('run' in data) {
      onRun(data.run);
      left -= 1;
      if (left === 0) return resolve(true);
    }
    clearTimeout(timer);
    timer = setTimeout(() => resolve(false), killAfter);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    reject(new CannotRunHere(event.message, hasBegun));
  };
  const giveUp = () => reject(signal.reason);
  signal.addEventListener('abort', giveUp);
  worker.postMessage({ ...work, wasm } satisfies Work, [wasm]);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
    worker.terminate();
  }
}
