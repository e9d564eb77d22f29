import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { setInterval } from 'node:timers';
import * as z from 'zod';
import { END_OF_RUN, encodeFrame, type Frame, FrameReader } from './frames.ts';
import { confine, type Isolation } from './isolation.ts';
import { type FailureReason, type Message, type Program, ProgramFailure, type RunLimits } from './program.ts';
import { LOOK_EVERY_MS, type Usage, usageOf } from './usage.ts';

/** Takes a fifth of a second; a machine that is busy elsewhere is no failure. */
const START_MS = 60_000;
/** Of what it printed, the beginning: for the log, when it does not start. */
const PRINTED_MAX = 2_000;
/** Letters of what it says before it answers; what is beyond is forgotten. */
const SAID_MAX = 20_000;
const SAYS = 3;

const readiness = z.strictObject({ ready: z.literal(true) });
const answers = z.union([z.strictObject({ value: z.unknown() }), z.strictObject({ error: z.string().max(600) })]);

/** One process of a program. It starts, works on one thing at a time, and is killed: nothing of it is trusted. */
export class SandboxedProcess {
  readonly program: Program;
  /** Resolves once it is gone. */
  readonly ended: Promise<void>;
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #reader: FrameReader;
  readonly #started: Promise<void>;
  #listener: PromiseWithResolvers<Frame> | undefined;
  /** Why it is of no use any more. */
  #failure: Error | undefined;
  #hasStarted = false;
  #runs = 0;
  #printed = '';
  #printedBytes = 0;
  /** Pieces of work of which all that was said has come. */
  #runsSaid = 0;
  #said = '';
  #saidBytes = 0;

  constructor(program: Program, isolation: Isolation) {
    this.program = program;
    this.#reader = new FrameReader(program.limits.outputBytes);
    const { command, args } = confine(isolation, program);
    // A group of its own: Ctrl+C is for the server, and what the process might start dies with it.
    const place = process.platform === 'win32' ? {} : { detached: true, cwd: '/' };
    this.#child = spawn(command, args, {
      env: {},
      stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
      ...place,
    }) as ChildProcessWithoutNullStreams;
    // It may go while it is written to; its end says so.
    this.#child.stdin.on('error', () => undefined);
    this.#child.stdout.on('data', (chunk: Buffer) => this.#read(chunk));
    this.#child.stderr.on('data', (chunk: Buffer) => this.#keepPrinted(chunk));
    const decoder = new StringDecoder('utf8');
    saysOf(this.#child).on('data', (chunk: Buffer) => this.#keepSaid(chunk.length, decoder.write(chunk)));
    this.ended = once(this.#child, 'close').then(
      ([code, signal]) => this.#fail(this.#reasonOfDeath(String(signal ?? code))),
      (error: Error) => this.#fail(new Error(`${program.name} cannot be started`, { cause: error })),
    );
    this.#started = this.#start();
    // A spare has nobody yet who would hear of it; whoever takes it does.
    this.#started.catch(() => undefined);
  }

  /**
   * Has one piece of work done.
   * @param within what this one may take, where that is less than its program may
   * @throws ProgramFailure because of the work; Error when the process does not start, or the server ends it
   */
  async run(input: unknown, body: Uint8Array, within: RunLimits = {}): Promise<Message<unknown>> {
    await this.#started;
    const before = this.#runs;
    this.#runs += 1;
    const { memoryMegabytes } = this.program.limits;
    const seconds = Math.min(within.seconds ?? Number.POSITIVE_INFINITY, this.program.limits.seconds);
    const cpuBefore = within.cpuSeconds === undefined ? 0 : ((await this.#usage())?.cpuSeconds ?? 0);
    const cpuMost = cpuBefore + (within.cpuSeconds ?? Number.POSITIVE_INFINITY);
    const clock = setTimeout(() => this.#fail(new ProgramFailure('time')), seconds * 1000);
    const guard = setInterval(async () => {
      const { megabytes = 0, cpuSeconds = 0 } = (await this.#usage()) ?? {};
      if (megabytes > memoryMegabytes) this.#fail(new ProgramFailure('memory'));
      if (cpuSeconds > cpuMost) this.#fail(new ProgramFailure('time'));
    }, LOOK_EVERY_MS);
    try {
      const answered = this.#nextFrame();
      for (const part of encodeFrame(input, body)) this.#child.stdin.write(part);
      const frame = await answered;
      return { value: this.#valueOf(frame.value), body: frame.body };
    } catch (error) {
      this.kill();
      // What the piece of work before has said may still be on its way: it is nobody else's.
      if (error instanceof ProgramFailure) error.said = this.#runsSaid < before ? '' : this.#said;
      throw error;
    } finally {
      clearTimeout(clock);
      clearInterval(guard);
    }
  }

  /** Whatever goes wrong with reading it is the fault of what was sent: also nesting that breaks our stack. */
  #valueOf(sent: unknown): unknown {
    try {
      const answer = answers.parse(sent);
      if ('value' in answer) return this.program.output.parse(answer.value);
      throw new ProgramFailure('error', answer.error);
    } catch (error) {
      throw error instanceof ProgramFailure ? error : new ProgramFailure('output');
    }
  }

  /** Whether another stranger's work may follow: the program allows it, and little was left behind. */
  async isReusable(): Promise<boolean> {
    if (this.#failure || this.#runs >= this.program.runsPerProcess) return false;
    return ((await this.#usage())?.megabytes ?? 0) < this.program.limits.memoryMegabytes * 0.75 && !this.#failure;
  }

  /** Ends it at once, with all that it may have started. */
  kill(): void {
    this.#fail(new Error('The server ended the process'));
  }

  async #start(): Promise<void> {
    const late = setTimeout(() => this.#fail(new Error(`${this.program.name} does not start in time`)), START_MS);
    try {
      readiness.parse((await this.#nextFrame()).value);
      this.#hasStarted = true;
    } finally {
      clearTimeout(late);
    }
  }

  #nextFrame(): Promise<Frame> {
    this.#listener = Promise.withResolvers<Frame>();
    if (this.#failure) this.#listener.reject(this.#failure);
    return this.#listener.promise;
  }

  #read(chunk: Buffer): void {
    try {
      const frame = this.#reader.push(chunk);
      if (!frame) return;
      if (!this.#listener) throw new Error('Nothing was asked');
      this.#listener.resolve(frame);
      this.#listener = undefined;
    } catch {
      this.#fail(new ProgramFailure('output'));
    }
  }

  #keepPrinted(chunk: Buffer): void {
    this.#printed = (this.#printed + chunk.toString('utf8')).slice(0, PRINTED_MAX);
    this.#printedBytes += chunk.length;
    if (this.#printedBytes > this.program.limits.outputBytes) this.#fail(new ProgramFailure('output'));
  }

  #keepSaid(bytes: number, text: string): void {
    const ofRuns = text.split(END_OF_RUN);
    if (ofRuns.length > 1) {
      this.#runsSaid += ofRuns.length - 1;
      this.#said = '';
      this.#saidBytes = 0;
    }
    this.#said = (this.#said + (ofRuns.at(-1) ?? '')).slice(0, SAID_MAX);
    this.#saidBytes += bytes;
    if (this.#saidBytes > this.program.limits.outputBytes) this.#fail(new ProgramFailure('output'));
  }

  /** The first reason stays; the process is killed. */
  #fail(error: Error): void {
    if (this.#failure) return;
    this.#failure = error;
    this.#listener?.reject(error);
    killGroup(this.#child);
  }

  #reasonOfDeath(how: string): Error {
    // Before that it has seen nothing of strangers, so that what it prints may be shown.
    if (!this.#hasStarted) return new Error(`${this.program.name} does not start (${how}): ${this.#printed}`);
    const reason: FailureReason = /out of memory/i.test(this.#printed) ? 'memory' : 'crash';
    return new ProgramFailure(reason, how);
  }

  #usage(): Promise<Usage | undefined> {
    return usageOf(this.#child.pid ?? 0);
  }
}

/** Apart from its answers and from what libraries print. */
const saysOf = (child: ChildProcessWithoutNullStreams) => child.stdio[SAYS] as Readable;

function killGroup(child: ChildProcessWithoutNullStreams): void {
  const { pid } = child;
  if (pid !== undefined && child.exitCode === null && child.signalCode === null) {
    try {
      process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
    } catch {
      // No such group any more: it went a moment ago.
      child.kill('SIGKILL');
    }
  }
  for (const stream of [child.stdin, child.stdout, child.stderr, saysOf(child)]) stream.destroy();
}
