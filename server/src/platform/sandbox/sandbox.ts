import { availableParallelism } from 'node:os';
import { Counter, Histogram } from 'prom-client';
import { AppError } from '../app-error.ts';
import type { Logger } from '../log.ts';
import { findIsolation, type Isolation } from './isolation.ts';
import { type Message, type Program, ProgramFailure, type RunOptions } from './program.ts';
import { SandboxedProcess } from './sandboxed-process.ts';

/** Where somebody's work stands among what this process has to do. */
export interface Line {
  /** 1 is the next; 0 once it has begun. */
  readonly place: number;
  /** Until it begins, as far as former runs tell. */
  readonly seconds: number;
}

/** Runs programs on what strangers sent, each in a process of its own with the isolation that this machine has. */
export interface Sandbox {
  /**
   * Has a program work on foreign bytes, when its turn has come.
   * @param options what this piece of work may take, where that is less than its program may, and whether anybody waits for it
   * @throws ProgramFailure when it fails because of them, AppError SERVICE_UNAVAILABLE when too many wait already,
   *   Error when its process does not start or the server stops meanwhile, and the reason of `signal`
   */
  run<I, O>(program: Program<I, O>, input: I, body?: Uint8Array, options?: RunOptions): Promise<Message<O>>;
  /** @returns null where nothing of theirs waits or runs in this process */
  lineOf(owner: string): Line | null;
  /** Kills every process; what waits or runs fails. */
  close(): Promise<void>;
}

export interface SandboxOptions {
  readonly log: Logger;
  /** Left out: those that stand on this machine. */
  readonly isolation?: Isolation;
  /** Pieces of work at once. Left out: one more than there are cores, from 3 to 8. */
  readonly places?: number;
}

/** What all work at once may take, by place; a program that may take more waits until others are done. */
const MEGABYTES_A_PLACE = 600;
/** How long a process waits for the next piece of work. */
const SPARE_IDLE_MS = 10 * 60_000;
/** The bodies that wait are what memory goes into. */
const WAITING_BYTES_MAX = 64 * 1024 * 1024;
const WAITING_MAX = 300;

const runs = new Counter({
  name: 'prova_sandbox_runs_total',
  help: 'Runs of programs on foreign bytes by outcome: done, busy (refused, too many wait), given up, or why it failed.',
  labelNames: ['program', 'outcome'],
});
const runSeconds = new Histogram({
  name: 'prova_sandbox_run_seconds',
  help: 'Time from the call of a program to its answer, waiting included.',
  labelNames: ['program'],
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
});

interface Job {
  readonly program: Program;
  readonly input: unknown;
  readonly body: Uint8Array;
  readonly options: RunOptions;
  readonly background: boolean;
  readonly settled: PromiseWithResolvers<Message<unknown>>;
  /** Once it has begun. */
  process?: SandboxedProcess;
}

/** A pool of processes. Nothing is started before the first call; `close` it. */
export function openSandbox(options: SandboxOptions): Sandbox {
  return new ProcessPool(options);
}

class ProcessPool implements Sandbox {
  readonly #log: Logger;
  readonly #places: number;
  readonly #isolation: () => Promise<Isolation>;
  readonly #waiting: Job[] = [];
  #waitingBytes = 0;
  readonly #processes = new Set<SandboxedProcess>();
  /** Started, and without work. */
  readonly #spare = new Set<SandboxedProcess>();
  #busy: readonly Job[] = [];
  /** Seconds that a run of a program has taken of late. */
  readonly #usual = new Map<Program, number>();
  #closed = false;

  constructor({ log, isolation, places = Math.min(8, Math.max(3, availableParallelism() + 1)) }: SandboxOptions) {
    this.#log = log;
    this.#places = places;
    this.#isolation = isolation ? () => Promise.resolve(isolation) : findIsolation;
  }

  async run<I, O>(
    program: Program<I, O>,
    input: I,
    body: Uint8Array = new Uint8Array(),
    options: RunOptions = {},
  ): Promise<Message<O>> {
    const { signal } = options;
    signal?.throwIfAborted();
    if (this.#closed) throw new AppError('SERVICE_UNAVAILABLE');
    const known = program as unknown as Program;
    if (this.#waiting.length >= WAITING_MAX || this.#waitingBytes + body.length > WAITING_BYTES_MAX) {
      runs.inc({ program: program.name, outcome: 'busy' });
      throw new AppError('SERVICE_UNAVAILABLE');
    }
    const settled = Promise.withResolvers<Message<unknown>>();
    const background = options.background ?? known.background;
    const job: Job = { program: known, input: program.input.parse(input), body, options, background, settled };
    this.#waiting.push(job);
    this.#waitingBytes += body.length;
    const giveUp = () => this.#giveUp(job, signal?.reason);
    signal?.addEventListener('abort', giveUp, { once: true });
    const stop = runSeconds.startTimer({ program: program.name });
    this.#giveWork();
    try {
      const message = (await settled.promise) as Message<O>;
      runs.inc({ program: program.name, outcome: 'done' });
      return message;
    } catch (error) {
      const failure = error instanceof ProgramFailure ? error.reason : 'not started';
      runs.inc({ program: program.name, outcome: signal?.aborted ? 'given up' : failure });
      throw error;
    } finally {
      signal?.removeEventListener('abort', giveUp);
      stop();
    }
  }

  lineOf(owner: string): Line | null {
    if (this.#busy.some(({ options }) => options.owner === owner)) return { place: 0, seconds: 0 };
    const line = this.#waiting.filter(({ background }) => !background);
    const at = line.findIndex(({ options }) => options.owner === owner);
    if (at < 0) return null;
    const before = line.slice(0, at);
    const owners = new Set(before.map(({ options }, index) => options.owner ?? index));
    const work = [...this.#busy, ...before].reduce((sum, { program }) => sum + (this.#usual.get(program) ?? 1), 0);
    return { place: owners.size + 1, seconds: Math.ceil(work / this.#places) };
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { settled } of this.#waiting.splice(0)) settled.reject(new AppError('SERVICE_UNAVAILABLE'));
    for (const process of this.#processes) process.kill();
    await Promise.all([...this.#processes].map(({ ended }) => ended));
  }

  #giveUp(job: Job, reason: unknown): void {
    job.settled.reject(reason);
    job.process?.kill();
    const at = this.#waiting.indexOf(job);
    if (at < 0) return;
    this.#waiting.splice(at, 1);
    this.#waitingBytes -= job.body.length;
  }

  #giveWork(): void {
    for (let job = this.#nextJob(); job; job = this.#nextJob()) {
      this.#waiting.splice(this.#waiting.indexOf(job), 1);
      this.#waitingBytes -= job.body.length;
      this.#busy = [...this.#busy, job];
      void this.#work(job);
    }
  }

  /** The one that has waited longest, of those that somebody waits for before the others, if there is capacity for it. */
  #nextJob(): Job | undefined {
    if (this.#busy.length >= this.#places) return undefined;
    // What nobody waits for leaves a place to what somebody does.
    const isFull = this.#busy.filter(({ background }) => background).length >= this.#places - 1;
    const job = this.#waiting.find(({ background }) => !background) ?? this.#waiting.find(() => !isFull);
    if (!job) return undefined;
    const megabytes = [...this.#busy, job].reduce((sum, { program }) => sum + program.limits.memoryMegabytes, 0);
    return this.#busy.length === 0 || megabytes <= this.#places * MEGABYTES_A_PLACE ? job : undefined;
  }

  /** Never rejects: what happens is told to whoever waits for the job. */
  async #work(job: Job): Promise<void> {
    const { program, input, body, options, settled } = job;
    const { signal } = options;
    const begun = performance.now();
    let process: SandboxedProcess | undefined;
    try {
      process = await this.#take(program);
      job.process = process;
      // Given up while a process was found for it.
      signal?.throwIfAborted();
      const message = await process.run(input, body, options);
      // Before the answer, so that who asks again at once finds it.
      await this.#keepReusable(process);
      settled.resolve(message);
    } catch (error) {
      if (error instanceof ProgramFailure && error.reason !== 'error')
        this.#log.warn({ program: program.name, bytes: body.length, reason: error.message }, 'foreign file given up');
      settled.reject(error);
    }
    if (process && !this.#spare.has(process)) {
      process.kill();
      // Its place is free when it is gone.
      await process.ended;
    }
    this.#busy = this.#busy.toSpliced(this.#busy.indexOf(job), 1);
    if (!signal?.aborted) this.#noteUsual(program, (performance.now() - begun) / 1000);
    this.#giveWork();
    if (!program.background) await this.#keepSpare(program);
  }

  /** The last runs count most. */
  #noteUsual(program: Program, seconds: number): void {
    const former = this.#usual.get(program) ?? seconds;
    this.#usual.set(program, former + (seconds - former) / 5);
  }

  async #take(program: Program): Promise<SandboxedProcess> {
    for (const process of this.#spare) {
      if (process.program !== program) continue;
      this.#spare.delete(process);
      return process;
    }
    return this.#startOf(program, await this.#isolation());
  }

  /** One spare a program is enough. */
  async #keepReusable(process: SandboxedProcess): Promise<void> {
    if ((await process.isReusable()) && !this.#closed && !this.#hasSpare(process.program)) this.#spare.add(process);
  }

  async #keepSpare(program: Program): Promise<void> {
    const isolation = await this.#isolation();
    if (this.#closed || this.#hasSpare(program)) return;
    const process = this.#startOf(program, isolation);
    this.#spare.add(process);
    // One that nobody has asked for in a while gives its memory back.
    const idle = setTimeout(() => this.#spare.has(process) && process.kill(), SPARE_IDLE_MS);
    void process.ended.then(() => clearTimeout(idle));
  }

  #hasSpare(program: Program): boolean {
    return [...this.#spare].some((process) => process.program === program);
  }

  #startOf(program: Program, isolation: Isolation): SandboxedProcess {
    if (this.#closed) throw new AppError('SERVICE_UNAVAILABLE');
    const process = new SandboxedProcess(program, isolation);
    this.#processes.add(process);
    void process.ended.then(() => {
      this.#processes.delete(process);
      this.#spare.delete(process);
    });
    return process;
  }
}
