import type * as z from 'zod';

/** What a program may use for one piece of work. Whatever goes beyond is killed. */
export interface ProgramLimits {
  /** Wall time of one piece of work, from when the process is ready. */
  readonly seconds: number;
  /** Resident memory of the process, what Node itself takes (50 to 100 MB) included. */
  readonly memoryMegabytes: number;
  /** JavaScript objects among it; buffers, WebAssembly and native code are outside. */
  readonly heapMegabytes: number;
  /** Answer and printed text, each. */
  readonly outputBytes: number;
  /** Calls in calls, where the system lets it be had. Left out: what V8 takes by itself, a megabyte. */
  readonly stackMegabytes?: number;
}

/** What one piece of work may take, where that is less than its program may. */
export interface RunLimits {
  /** Wall time. */
  readonly seconds?: number;
  /** Of all cores together. Not held where the system does not say what a process takes. */
  readonly cpuSeconds?: number;
}

/** How one piece of work is run. */
export interface RunOptions extends RunLimits {
  /** Nobody waits for it, as for a program of which that is always so. */
  readonly background?: boolean;
  /** Whose it is: one place in line for all of it. */
  readonly owner?: string | undefined;
  /** Once nobody wants it any more: what waits leaves the line, what runs is killed. */
  readonly signal?: AbortSignal | undefined;
}

/** A piece of code that reads what strangers sent, and therefore runs in a process of its own. */
export interface Program<I = unknown, O = unknown> {
  readonly name: string;
  /** The module that exports `run` (see `Run`). It may import its own folder, this one, and packages, nothing else of the server. */
  readonly entry: URL;
  readonly input: z.ZodType<I, I>;
  readonly output: z.ZodType<O, O>;
  readonly limits: ProgramLimits;
  readonly runsPerProcess: number;
  readonly background: boolean;
  readonly addons: boolean;
  readonly flags: readonly string[];
}

export interface ProgramDefinition<I, O> {
  /** `<module>.<noun>`, e.g. `files.picture`. */
  readonly name: string;
  /** `new URL('./x.program.ts', import.meta.url)` */
  readonly entry: URL;
  /** What it is given beside the foreign bytes. Plain JSON. */
  readonly input: z.ZodType<I, I>;
  /** What it answers, checked here: the process is not trusted. Plain JSON; bytes travel beside it. */
  readonly output: z.ZodType<O, O>;
  readonly limits: ProgramLimits;
  /** Above 1, strangers' files follow one another in a process: only for code that keeps nothing of them. */
  readonly runsPerProcess?: number;
  /** Nobody waits for it: no process is kept ready, and one place of the pool stays free for what people wait for. */
  readonly background?: boolean;
  /** Whether it loads native code, for which Node's permissions are no wall. */
  readonly addons?: boolean;
  /** Further flags of Node or V8. */
  readonly flags?: readonly string[];
}

/** Declares a program. Left out: a new process for each run, kept ready, without native code. */
export function defineProgram<I, O>(definition: ProgramDefinition<I, O>): Program<I, O> {
  return { runsPerProcess: 1, background: false, addons: false, flags: [], ...definition };
}

/** What goes into a process and comes out of it: a value as JSON, and bytes beside it. */
export interface Message<T> {
  readonly value: T;
  readonly body: Uint8Array;
}

/**
 * What the entry of a program exports as `run`. It answers a value, or a value with bytes. `endWith` answers at once and ends
 * the process, from wherever it is called: also beneath code that would go on whatever is thrown. What it has told `say` is
 * known of it where it is killed before it answers.
 */
export type Run<P> =
  P extends Program<infer I, infer O>
    ? (
        input: I,
        body: Buffer,
        endWith: (value: O) => never,
        say: (text: string) => void,
      ) => Promise<{ value: O; body?: Uint8Array }>
    : never;

/** Why a piece of work came to nothing: `error` is what the program itself threw. */
export type FailureReason = 'time' | 'memory' | 'output' | 'crash' | 'error';

const WORDS: Readonly<Record<FailureReason, string>> = {
  time: 'it took too long',
  memory: 'it took too much memory',
  output: 'it answered too much, or not what it should',
  crash: 'its process ended',
  error: 'it failed',
};

/** The work failed because of what it was given; the program itself starts. */
export class ProgramFailure extends Error {
  readonly reason: FailureReason;
  /** What the program had told `say` until then. */
  said = '';

  constructor(reason: FailureReason, detail?: string) {
    super(detail ? `${WORDS[reason]}: ${detail}` : WORDS[reason]);
    this.name = 'ProgramFailure';
    this.reason = reason;
  }
}
