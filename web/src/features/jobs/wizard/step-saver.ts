import type { JobDetail } from '@prova/contract/jobs/jobs';
import { isApiError } from '../../../lib/api-error.ts';
import { sameData } from '../../../lib/same-data.ts';
import { dropBackup, keepBackup } from './step-backup.ts';
import { type Draft, type StepData, type StepNumber, stepDataOf } from './step-data.ts';

export interface Saving {
  readonly jobId: string | null;
  readonly version: number | undefined;
  readonly step: StepNumber;
  readonly data: StepData;
  /** Kept as typed, whatever it is worth; otherwise the step is checked and done. */
  readonly partial: boolean;
}

export type SaveState =
  | { readonly status: 'idle' | 'pending' | 'saving' | 'offline' }
  | { readonly status: 'saved'; readonly at: Date }
  | { readonly status: 'failed'; readonly error: unknown }
  /** Somebody else changed the same step. */
  | { readonly status: 'conflict'; readonly step: StepNumber; readonly theirs: Draft };

export interface SaverPorts {
  readonly send: (saving: Saving, options: { keepalive: boolean }) => Promise<JobDetail>;
  readonly load: (jobId: string) => Promise<Draft>;
  /** The job as the server has it now. */
  readonly onJob: (draft: Draft) => void;
  /** The job changed elsewhere, but not what is being edited: nothing is lost and nothing is to be done. */
  readonly onChangedElsewhere: () => void;
}

const TYPING_MS = 1000;
const RETRY_MS = 10_000;

type Words = { step: StepNumber; data: StepData };
type Outgoing = Words & { partial: boolean };

/**
 * Brings what is typed in the wizard to the server, one call after the other. Half-done steps go out a second after
 * the last key; finished ones when they are left. Every call carries the version it builds on, so that two tabs or two
 * people cannot overwrite each other unseen.
 */
export class StepSaver {
  #ports: SaverPorts;
  #draft: Draft | null;
  #version: number | undefined;
  #savedAt: Date;
  #state: SaveState;
  #listeners = new Set<() => void>();
  /** Of the open step: what the server had when it was opened or last saved. */
  #base: Words | null = null;
  /** Typed and not on its way yet, by step. */
  #waiting = new Map<StepNumber, StepData>();
  #sending: Words | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tail: Promise<unknown> = Promise.resolve();

  constructor(draft: Draft | null, ports: SaverPorts) {
    this.#draft = draft;
    this.#version = draft?.version;
    this.#savedAt = draft ? new Date(draft.updatedAt) : new Date();
    this.#state = draft ? { status: 'saved', at: this.#savedAt } : { status: 'idle' };
    this.#ports = ports;
  }

  read = (): SaveState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether something typed is on this device alone. */
  get unsaved(): boolean {
    return this.#waiting.size > 0 || this.#sending !== null;
  }

  /** A step was opened; `data` is what the server has of it. */
  open(step: StepNumber, data: StepData): void {
    this.#base = { step, data };
  }

  /** Something was typed. */
  change(step: StepNumber, data: StepData): void {
    const there = this.#sending?.step === step ? this.#sending : this.#base;
    if (there?.step === step && sameData(there.data, data)) {
      this.#waiting.delete(step);
      if (this.#sending === null) this.#settle(step);
      return;
    }
    this.#waiting.set(step, data);
    this.#backUp(step, data);
    if (this.#state.status === 'conflict') return;
    this.#become({ status: 'pending' });
    this.#schedule(TYPING_MS);
  }

  /** Takes up what was typed before the page was loaded again, on top of `base`. */
  resume(step: StepNumber, data: StepData, base: StepData | null): void {
    const now = this.#base?.step === step ? this.#base.data : null;
    if (!this.#draft || !now || !base || sameData(now, base) || sameData(now, data)) {
      this.change(step, data);
      return;
    }
    this.#waiting.set(step, data);
    this.#become({ status: 'conflict', step, theirs: this.#draft });
  }

  /** Sends what waits, without waiting for the pause in typing. Never throws: what failed stays and is tried again. */
  flush({ keepalive = false } = {}): Promise<void> {
    clearTimeout(this.#timer);
    return this.#next(async () => {
      for (const [step, data] of [...this.#waiting]) {
        if (this.#state.status === 'conflict') return;
        await this.#save({ step, data, partial: true }, keepalive);
      }
    }).catch(() => {
      // The state says so.
    });
  }

  /** Finishes a step. Throws `ApiError` when the server refuses it; what was typed stays. */
  complete(step: StepNumber, data: StepData): Promise<Draft> {
    clearTimeout(this.#timer);
    return this.#next(() => this.#save({ step, data, partial: false }, false));
  }

  /** Ends a conflict: with what is on screen, or with what somebody else has saved. */
  async resolve(choice: 'mine' | 'theirs'): Promise<void> {
    if (this.#state.status !== 'conflict') return;
    const { step, theirs } = this.#state;
    this.#adopt(theirs);
    this.#base = { step, data: stepDataOf(step, theirs) };
    if (choice === 'theirs') this.#waiting.delete(step);
    this.#settle(step);
    if (choice === 'mine') await this.flush();
  }

  /** Does something else to the job, in turn with what is being saved, and goes on with what it answers. */
  inTurn(work: () => Promise<JobDetail>): Promise<Draft> {
    return this.#next(async () => {
      const draft = { ...(await work()), partial: {} };
      this.#adopt(draft);
      return draft;
    });
  }

  #next<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#tail.then(work);
    this.#tail = done.catch(() => undefined);
    return done;
  }

  async #save(outgoing: Outgoing, keepalive: boolean): Promise<Draft> {
    this.#waiting.delete(outgoing.step);
    this.#sending = outgoing;
    this.#become({ status: 'saving' });
    try {
      return this.#saved(outgoing, await this.#send(outgoing, keepalive));
    } catch (error) {
      return await this.#failed(outgoing, error);
    }
  }

  #send({ step, data, partial }: Outgoing, keepalive: boolean): Promise<JobDetail> {
    const saving: Saving = { jobId: this.#draft?.id ?? null, version: this.#version, step, data, partial };
    return this.#ports.send(saving, { keepalive });
  }

  #saved({ step, data, partial }: Outgoing, job: JobDetail): Draft {
    this.#sending = null;
    if (!this.#draft) dropBackup(null, step);
    const { [String(step)]: _former, ...others } = this.#draft?.partial ?? {};
    const draft: Draft = { ...job, partial: partial ? { ...others, [step]: data } : others };
    this.#adopt(draft);
    this.#savedAt = new Date();
    if (this.#base?.step === step) this.#base = { step, data: partial ? data : stepDataOf(step, draft) };
    this.#settle(step);
    return draft;
  }

  async #failed(outgoing: Outgoing, error: unknown): Promise<Draft> {
    const { step, data, partial } = outgoing;
    this.#sending = null;
    if (!this.#waiting.has(step)) this.#waiting.set(step, data);
    const jobId = this.#draft?.id;
    if (isApiError(error, 'VERSION_CONFLICT') && jobId !== undefined) {
      const theirs = await this.#ports.load(jobId).catch(() => null);
      if (theirs) return this.#meet(outgoing, theirs, error);
    }
    const unreachable = isApiError(error, 'NO_CONNECTION');
    // A step that is refused as finished is kept as it was typed.
    if (unreachable || !partial) this.#schedule(unreachable ? RETRY_MS : TYPING_MS);
    this.#become(unreachable ? { status: 'offline' } : partial ? { status: 'failed', error } : { status: 'pending' });
    throw error;
  }

  /** The job has changed elsewhere. Only a change of the same step is for the person to decide. */
  #meet(outgoing: Outgoing, theirs: Draft, error: unknown): Promise<Draft> {
    const { step, data } = outgoing;
    const now = stepDataOf(step, theirs);
    // A save whose answer was lost meets itself.
    const own = sameData(now, data);
    if (!own && !(this.#base?.step === step && sameData(now, this.#base.data))) {
      this.#become({ status: 'conflict', step, theirs });
      throw error;
    }
    this.#adopt(theirs);
    if (!own) this.#ports.onChangedElsewhere();
    return this.#save({ ...outgoing, data: this.#waiting.get(step) ?? data }, false);
  }

  #adopt(draft: Draft): void {
    this.#draft = draft;
    this.#version = draft.version;
    this.#ports.onJob(draft);
  }

  #backUp(step: StepNumber, data: StepData): void {
    keepBackup(this.#draft?.id ?? null, step, data, this.#base?.step === step ? this.#base.data : null);
  }

  /** Says how things stand after something of a step was saved or taken back. */
  #settle(step: StepNumber): void {
    for (const [waiting, data] of this.#waiting) this.#backUp(waiting, data);
    if (!this.#waiting.has(step)) dropBackup(this.#draft?.id ?? null, step);
    if (this.#waiting.size > 0) {
      this.#become({ status: 'pending' });
      this.#schedule(TYPING_MS);
    } else {
      clearTimeout(this.#timer);
      this.#become(this.#draft ? { status: 'saved', at: this.#savedAt } : { status: 'idle' });
    }
  }

  #schedule(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  #become(state: SaveState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
