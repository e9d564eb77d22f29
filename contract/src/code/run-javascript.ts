import { GUEST } from './javascript-guest.ts';
import { GUEST_LIBRARY } from './javascript-guest-library.ts';
import { GUEST_LOCALES } from './javascript-guest-locales.ts';
import { deepenStack } from './javascript-stack.ts';
import type { CaseRun } from './returned-value.ts';

const MEMORY_BYTES = 96 * 1024 * 1024;
const MODULE = /\b(?:export|import)\b/;
/** Of TypeScript: a parameter that becomes a field. Fields that are given a value where they stand may be worked out from it. */
const PARAMETER_FIELD = /[(,]\s*(?:private|public|protected|readonly|override)\s/;
/** Milliseconds since 1970 at which every run begins: dates and random numbers are the same each time. */
const BEGIN = 1_700_000_000_000;
const PENDING = 0;
/** The name that an answer bears in what its errors say. */
const ANSWER = 'answer.js';
const LINE = /answer\.js:(\d+)/;

/** A value inside of an interpreter. */
interface Handle {
  readonly isFunction: boolean;
  readonly isPromise: boolean;
  readonly promiseState: number;
  getProp(name: string): Handle;
  toString(): string;
}

/** What is used of QuickJS. */
interface Interpreter {
  readonly undefined: Handle;
  evalCode(code: string, file: string): Handle;
  callFunction(run: Handle, self: Handle, ...args: Handle[]): Handle;
  newString(text: string): Handle;
  newFunction(name: string, run: () => Handle): Handle;
  executePendingJobs(): unknown;
  resolvePromise(promise: Handle): Promise<{ value: Handle } | { error: Handle }>;
  getMemoryUsage(): { readonly mallocSize: number };
}

type Memory = { readonly buffer: ArrayBuffer };

/** Where an answer is run: what it takes for it there. */
export interface JavaScriptHost {
  /** A new interpreter. */
  open(options: {
    memoryLimit: number;
    timezoneOffset: number;
    wasi: (memory: Memory) => Record<string, (clock: number, precision: bigint, result: number) => number>;
    interruptHandler: () => boolean;
  }): Promise<Interpreter>;
  /** Takes types away, and turns a module into what it exports. */
  transform(
    code: string,
    options: { transforms: ('typescript' | 'imports')[]; disableESTransforms: boolean; production: boolean },
  ): { readonly code: string };
  /** Milliseconds that were taken so far: of CPU, where that can be told. */
  spent(): number;
  /** Whether it is the place itself that broke down, which says nothing about the answer. */
  hasBroken?(error: unknown): boolean;
}

export interface JavaScriptAnswer {
  readonly code: string;
  readonly language: 'javascript' | 'typescript';
  readonly functionName: string;
  /** After which it is interrupted. */
  readonly milliseconds: number;
}

/**
 * Runs an answer on one input, with an interpreter of its own. The same wherever it runs.
 * @param input arguments as a JSON array
 * @throws what the host breaks down on
 */
export async function runJavaScript(
  host: JavaScriptHost,
  { code, language, functionName, milliseconds }: JavaScriptAnswer,
  input: string,
): Promise<CaseRun> {
  let begun = 0;
  let outOfTime = false;
  let isFlooded = false;
  let isOver = false;
  const clock = { passed: 0 };
  const spent = () => host.spent() - begun;
  const vm = await host.open({
    memoryLimit: MEMORY_BYTES,
    timezoneOffset: 0,
    wasi: (memory) => clockOf(clock, memory),
    interruptHandler: () => {
      if (begun > 0 && spent() > milliseconds) outOfTime = true;
      return (outOfTime || isFlooded) && !isOver;
    },
  });
  deepenStack(vm);
  const guest = vm.evalCode(GUEST, 'prova.js');
  const call = (name: string, ...args: Handle[]) => vm.callFunction(guest.getProp(name), vm.undefined, ...args);
  const flooded = vm.newFunction('flooded', () => {
    isFlooded = true;
    return vm.undefined;
  });
  call('watch', flooded);
  vm.callFunction(vm.evalCode(GUEST_LIBRARY, 'prova.js'), vm.undefined, guest.getProp('write'));
  // It takes a millisecond, which most answers have no use for.
  if (code.includes('toLocale')) vm.callFunction(vm.evalCode(GUEST_LOCALES, 'prova.js'), vm.undefined);
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
    vm.evalCode(prepare(host, code, language === 'typescript'), ANSWER);
    const answer = findFunction(vm, functionName);
    if (!answer) return close('threw', { message: `There is no function "${functionName}".` });
    const result = await settle(vm, clock, call, call('call', answer, call('args', vm.newString(input))));
    const value = JSON.parse(call('encode', result).toString());
    // Native code is not interrupted, but its time counts.
    return spent() > milliseconds ? close('time', {}) : close('returned', { value });
  } catch (error) {
    if (isFlooded) return close('output', {});
    if (outOfTime) return close('time', {});
    if (host.hasBroken?.(error)) throw error;
    // It may have thrown anything, also what throws when it is read.
    const describe = (thrown: Handle) => call('describe', thrown).toString();
    const message = safely(() => describeError(error, describe)) || 'It threw something that is no error.';
    return close(/out of memory/i.test(message) ? 'memory' : 'threw', { message });
  }
}

/** Types go unjudged; an answer may be a module, and is then read as one that exports what it names. */
function prepare(host: JavaScriptHost, code: string, typed: boolean): string {
  if (!typed && !MODULE.test(code)) return code;
  const transforms: ('typescript' | 'imports')[] = [];
  if (typed) transforms.push('typescript');
  if (MODULE.test(code)) transforms.push('imports');
  // As classes have it, a field comes before what the constructor is given: TypeScript turned that round, and people rely on it.
  const disableESTransforms = !(typed && PARAMETER_FIELD.test(code));
  return host.transform(code, { transforms, disableESTransforms, production: true }).code;
}

function findFunction(vm: Interpreter, name: string): Handle | undefined {
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
  vm: Interpreter,
  clock: Clock,
  call: (name: string, ...args: Handle[]) => Handle,
  value: Handle,
): Promise<Handle> {
  if (!value.isPromise) return value;
  for (;;) {
    vm.executePendingJobs();
    const at = value.promiseState === PENDING ? Number(call('nextAt').toString()) : -1;
    if (at < 0) break;
    clock.passed = at;
    call('tick');
  }
  if (value.promiseState === PENDING) throw new Error('The promise that was returned is never settled.');
  const settled = await vm.resolvePromise(value);
  if ('value' in settled) return settled.value;
  throw new Rejection(settled.error);
}

/** Of the promise that was returned. */
class Rejection extends Error {
  readonly handle: Handle;

  constructor(handle: Handle) {
    super();
    this.handle = handle;
  }
}

/** Stands still while an answer computes, and goes on by what it waits for. */
interface Clock {
  /** Milliseconds since it began. */
  passed: number;
}

function clockOf(clock: Clock, memory: Memory) {
  return {
    clock_time_get(_clock: number, _precision: bigint, result: number) {
      const nanoseconds = BigInt(BEGIN) * 1_000_000n + BigInt(Math.round(clock.passed * 1_000_000));
      new DataView(memory.buffer).setBigUint64(result, nanoseconds, true);
      return 0;
    },
  };
}

/** @param describe says what was thrown inside, as JSON */
function describeError(error: unknown, describe: (thrown: Handle) => string): string {
  if (!(error instanceof Error)) return '';
  const thrown = (error as { readonly handle?: Handle }).handle;
  // What is no code at all is found by whoever takes the types away, and says its line in its own way.
  if (!thrown) return shorten(named(error.name, error.message.replace(/ \((\d+):\d+\)$/, ' (line $1)')));
  const [name, message, stack, makers] = JSON.parse(describe(thrown)) as [string, string, string, string[]];
  const places = stack.split('\n').filter((place) => !makers.some((maker) => place.includes(` at ${maker} (`)));
  const line = (LINE.exec(places.join('\n')) ?? LINE.exec(stack))?.[1];
  return shorten(named(name, message)) + (line ? ` (line ${line})` : '');
}

const named = (name: string, message: string) => (name && name !== 'Error' ? `${name}: ${message}` : message);

const shorten = (text: string) => text.slice(0, 1_500);

function safely(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}
