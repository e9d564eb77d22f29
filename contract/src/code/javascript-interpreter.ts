import { GUEST } from './javascript-guest.ts';
import { GUEST_LIBRARY } from './javascript-guest-library.ts';
import { GUEST_LOCALES } from './javascript-guest-locales.ts';
import { deepenStack } from './javascript-stack.ts';
import { type CaseRun, PRINTED_KEPT, PRINTED_MAX } from './returned-value.ts';

const MEMORY_BYTES = 96 * 1024 * 1024;
const MODULE = /\b(?:export|import)\b/;
/** Of TypeScript: a parameter that becomes a field. Fields that are given a value where they stand may be worked out from it. */
const PARAMETER_FIELD = /[(,]\s*(?:private|public|protected|readonly|override)\s/;
/** Milliseconds since 1970 at which every run begins: dates and random numbers are the same each time. */
const BEGIN = 1_700_000_000_000;
/** The name that an answer bears in what its errors say. */
export const ANSWER = 'answer.js';
/** States of a promise. */
export const PENDING = 0;
export const REJECTED = 2;
const LINE = /answer\.js:(\d+)/;

/** A value inside of an interpreter. */
export interface Handle {
  readonly isFunction: boolean;
  readonly isPromise: boolean;
  readonly promiseState: number;
  getProp(name: string): Handle;
  toString(): string;
}

/** What is used of QuickJS. */
export interface Interpreter {
  readonly undefined: Handle;
  evalCode(code: string, file: string, flags?: number): Handle;
  callFunction(run: Handle, self: Handle, ...args: Handle[]): Handle;
  newString(text: string): Handle;
  newNumber(value: number): Handle;
  newFunction(name: string, run: (...args: Handle[]) => Handle): Handle;
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
    onUnhandledRejection?: (promise: Handle, reason: Handle, isHandled: boolean) => void;
  }): Promise<Interpreter>;
  /** Takes types away, and turns a module into what it exports. */
  transform(
    code: string,
    options: { transforms: ('typescript' | 'imports')[]; disableESTransforms: boolean; production: boolean },
  ): { readonly code: string };
  /** Milliseconds that were taken so far: of CPU, where that can be told. */
  spent(): number;
  /** Hears what a program prints while it prints it. */
  say?(text: string): void;
  /** Whether it is the place itself that broke down, which says nothing about the answer. */
  hasBroken?(error: unknown): boolean;
}

/** How code is run. */
export interface JavaScriptRun {
  readonly code: string;
  readonly language: 'javascript' | 'typescript';
  /** After which it is interrupted. */
  readonly milliseconds: number;
}

interface Options {
  /** Letters that may be printed; who prints more is stopped. */
  readonly printedMax?: number;
  /** Of them, how many are kept from the beginning. */
  readonly printedKept?: number;
  /** Milliseconds since 1970. */
  readonly beginsAt?: number;
  /** Hears what is printed, of what is kept, while it is printed. */
  readonly onPrinted?: (text: string) => void;
  /** What is thrown in a promise that nobody looks at, as `describe` says it; and once somebody does look. */
  readonly onRejected?: (described: string, isHandled: boolean) => void;
}

export type Call = (name: string, ...args: Handle[]) => Handle;

/** What code is run by. */
export interface Machine {
  readonly vm: Interpreter;
  /** Calls a function of the guest. */
  readonly call: Call;
  readonly clock: Clock;
  /** Whether the time is over. */
  isOver(): boolean;
  /** The code as the interpreter reads it. @throws SyntaxError */
  prepared(): string;
  /** What the work comes to, whatever it throws. @throws what the host breaks down on */
  ended(work: () => Promise<Partial<CaseRun>>): Promise<CaseRun>;
}

/** A new interpreter, in which nothing of the code has been run yet. */
export async function openMachine(
  host: JavaScriptHost,
  { code, language, milliseconds }: JavaScriptRun,
  { printedMax = PRINTED_MAX, printedKept = PRINTED_KEPT, beginsAt = BEGIN, onPrinted, onRejected }: Options = {},
): Promise<Machine> {
  let begun = 0;
  let outOfTime = false;
  let isFlooded = false;
  let isOver = false;
  const clock = { beginsAt, passed: 0 };
  const spent = () => host.spent() - begun;
  const vm = await host.open({
    memoryLimit: MEMORY_BYTES,
    timezoneOffset: 0,
    wasi: (memory) => clockOf(clock, memory),
    interruptHandler: () => {
      if (begun > 0 && spent() > milliseconds) outOfTime = true;
      return (outOfTime || isFlooded) && !isOver;
    },
    ...(onRejected && {
      onUnhandledRejection: (_promise: Handle, reason: Handle, isHandled: boolean) =>
        onRejected(call('describe', reason).toString(), isHandled),
    }),
  });
  deepenStack(vm);
  const guest = vm.evalCode(GUEST, 'prova.js');
  const call: Call = (name, ...args) => vm.callFunction(guest.getProp(name), vm.undefined, ...args);
  const flooded = vm.newFunction('flooded', () => {
    isFlooded = true;
    return vm.undefined;
  });
  const heard = onPrinted
    ? vm.newFunction('heard', (text) => {
        onPrinted(String(text));
        return vm.undefined;
      })
    : vm.undefined;
  call('watch', flooded, vm.newNumber(printedMax), vm.newNumber(printedKept), heard);
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
  return {
    vm,
    call,
    clock,
    isOver: () => outOfTime || isFlooded || spent() > milliseconds,
    prepared: () => prepare(host, code, language === 'typescript'),
    async ended(work) {
      try {
        const result = await work();
        // Native code is not interrupted, but its time counts.
        return spent() > milliseconds ? close('time', {}) : close('returned', result);
      } catch (error) {
        if (isFlooded) return close('output', {});
        if (outOfTime) return close('time', {});
        if (host.hasBroken?.(error)) throw error;
        // It may have thrown anything, also what throws when it is read.
        const describe = (thrown: Handle) => call('describe', thrown).toString();
        const message = safely(() => describeError(error, describe)) || 'It threw something that is no error.';
        const { outcome } = thrown(message);
        return close(outcome, { message });
      }
    },
  };
}

/** What an error in words says that became of the code: where memory ends, it ends by an error like any other. */
export const thrown = (message: string) =>
  ({ outcome: /out of memory/i.test(message) ? 'memory' : 'threw', message }) as const;

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

/** Of a promise. */
export class Rejection extends Error {
  readonly handle: Handle;

  constructor(handle: Handle) {
    super();
    this.handle = handle;
  }
}

/** Stands still while an answer computes, and goes on by what it waits for. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly beginsAt: number;
  /** Milliseconds since it began. */
  passed: number;
}

function clockOf(clock: Clock, memory: Memory) {
  return {
    clock_time_get(_clock: number, _precision: bigint, result: number) {
      const nanoseconds = BigInt(clock.beginsAt) * 1_000_000n + BigInt(Math.round(clock.passed * 1_000_000));
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
  return inWords(describe(thrown));
}

/** An error as `describe` of the guest says it. */
export function inWords(described: string): string {
  const [name, message, stack, makers] = JSON.parse(described) as [string, string, string, string[]];
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
