import { readFileSync } from 'node:fs';
import { JSException, type JSValueHandle, QuickJS } from 'quickjs-wasi';
import { transform } from 'sucrase';
import type { Run } from '../../../platform/sandbox/program.ts';
import type { javascriptAnswer } from './code-programs.ts';
import { cpuMilliseconds } from './cpu-milliseconds.ts';
import { GUEST } from './javascript-guest.ts';
import type { CaseRun } from './returned-value.ts';

/** Its types come with those of browsers, which the server goes without. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> };

const MEMORY_BYTES = 96 * 1024 * 1024;
const STACK_BYTES = 512 * 1024;
const MODULE = /\b(?:export|import)\b/;
/** Milliseconds since 1970, of every run: dates and random numbers are the same each time. */
const BEGIN = 1_700_000_000_000;
const PENDING = 0;

const wasm = await WebAssembly.compile(readFileSync(new URL(import.meta.resolve('quickjs-wasi/quickjs.wasm'))));

/** Runs an answer on each input, with an interpreter of its own for each. */
export const run: Run<typeof javascriptAnswer> = async ({ code, language, functionName, inputs, milliseconds }) => {
  const runs: CaseRun[] = [];
  for (const input of inputs)
    runs.push(await runCase(code, language === 'typescript', functionName, input, milliseconds));
  return { value: runs };
};

async function runCase(
  code: string,
  typed: boolean,
  functionName: string,
  input: string,
  milliseconds: number,
): Promise<CaseRun> {
  let begun = 0;
  let outOfTime = false;
  let isOver = false;
  const spent = () => cpuMilliseconds() - begun;
  const vm = await QuickJS.create({
    wasm,
    memoryLimit: MEMORY_BYTES,
    maxStackSize: STACK_BYTES,
    timezoneOffset: 0,
    wasi: fixedClock,
    interruptHandler: () => {
      if (begun > 0 && spent() > milliseconds) outOfTime = true;
      return outOfTime && !isOver;
    },
  });
  const guest = vm.evalCode(GUEST, 'prova.js');
  const call = (name: string, ...args: JSValueHandle[]) => vm.callFunction(guest.getProp(name), vm.undefined, ...args);
  const close = (outcome: CaseRun['outcome'], more: Partial<CaseRun>): CaseRun => {
    // What was printed is asked for, also of an answer that was interrupted.
    isOver = true;
    return {
      outcome,
      message: '',
      printed: safely(() => call('printed').toString()),
      milliseconds: Math.max(0, spent()),
      megabytes: vm.getMemoryUsage().mallocSize / 1024 / 1024,
      ...more,
    };
  };
  begun = spent();
  try {
    vm.evalCode(prepare(code, typed), 'answer.js');
    const answer = findFunction(vm, functionName);
    if (!answer) return close('threw', { message: `There is no function "${functionName}".` });
    const result = await settle(vm, call, call('call', answer, call('args', vm.newString(input))));
    const value = JSON.parse(call('encode', result).toString());
    // Native code is not interrupted, but its time counts.
    return spent() > milliseconds ? close('time', {}) : close('returned', { value });
  } catch (error) {
    if (outOfTime) return close('time', {});
    // It may have thrown anything, also what throws when it is read.
    const message = safely(() => describeError(error)) || 'It threw something that is no error.';
    return close(/out of memory/i.test(message) ? 'memory' : 'threw', { message });
  }
}

/** Types go unjudged; an answer may be a module, and is then read as one that exports what it names. */
function prepare(code: string, typed: boolean): string {
  if (!typed && !MODULE.test(code)) return code;
  const transforms: ('typescript' | 'imports')[] = [];
  if (typed) transforms.push('typescript');
  if (MODULE.test(code)) transforms.push('imports');
  return transform(code, { transforms, disableESTransforms: true, production: true }).code;
}

function findFunction(vm: QuickJS, name: string): JSValueHandle | undefined {
  const found = vm.evalCode(
    `(() => { const named = typeof ${name} === 'function' ? ${name} : undefined;
      const given = module.exports;
      return named ?? (typeof given === 'function' ? given : given?.${name} ?? given?.default); })()`,
    'prova.js',
  );
  return found.isFunction ? found : undefined;
}

/**
 * What a promise comes to. Time passes by itself, so that nothing is ever waited for longer than it computes.
 * @throws Error saying what it was rejected with, or that it is never settled
 */
async function settle(
  vm: QuickJS,
  call: (name: string, ...args: JSValueHandle[]) => JSValueHandle,
  value: JSValueHandle,
): Promise<JSValueHandle> {
  if (!value.isPromise) return value;
  do vm.executePendingJobs();
  while (value.promiseState === PENDING && call('tick').toBoolean());
  if (value.promiseState === PENDING) throw new Error('The promise that was returned is never settled.');
  const settled = await vm.resolvePromise(value);
  if ('value' in settled) return settled.value;
  throw new Error(call('describe', settled.error).toString());
}

function fixedClock(memory: { readonly buffer: ArrayBuffer }) {
  return {
    clock_time_get(_clock: number, _precision: bigint, result: number) {
      new DataView(memory.buffer).setBigUint64(result, BigInt(BEGIN) * 1_000_000n, true);
      return 0;
    },
  };
}

function describeError(error: unknown): string {
  if (!(error instanceof Error) || typeof error.message !== 'string' || !error.name) return '';
  const line = error instanceof JSException ? /answer\.js:(\d+)/.exec(error.stack ?? '')?.[1] : undefined;
  const name = error.name === 'Error' ? '' : `${error.name}: `;
  return `${name}${error.message}${line ? ` (line ${line})` : ''}`.slice(0, 1_500);
}

function safely(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}
