import type { saveAnswers } from '@prova/contract/attempts/taking';
import type { DataOf } from '@prova/contract/endpoint';
import { isApiError } from '../../../lib/api-error.ts';
import { isRefusal, SendLoop } from '../../../lib/send-loop.ts';
import type { Answer } from '../player/answers.ts';
import { type Batch, leftBehind, type Revision, type WordStore } from './word-store.ts';

export type Saved = DataOf<typeof saveAnswers>;

/**
 * How what was typed stands: `saved` also where nothing was typed yet. `waiting`: the server takes it in a moment. `elsewhere`: another window writes now. `ended`: what
 * is typed counts no more. `refused`: the server does not take it, and says why; of certain questions alone, or all of it.
 */
export type Keeping =
  | { readonly status: 'saved' | 'saving' | 'waiting' | 'offline' | 'elsewhere' }
  | {
      readonly status: 'ended';
      /** Numbers of the questions of which something came too late. */
      readonly uncounted: readonly number[];
      /** Ids of those of which something has not arrived at all. */
      readonly unsent: readonly string[];
    }
  | {
      readonly status: 'refused';
      readonly error: unknown;
      /** Ids of the questions; empty where nothing is taken any more. */
      readonly questionIds: readonly string[];
    };

interface Ports {
  readonly send: (batch: Batch, options: { keepalive: boolean }) => Promise<Saved>;
  readonly store: WordStore;
  readonly onKeeping: (keeping: Keeping) => void;
  /** What each answer of the server tells of its clock. */
  readonly onSaved: (saved: Saved) => void;
  readonly now?: () => Date;
}

/** After the last key, and at the latest so long after the first one. Milliseconds. */
const PAUSE_MS = 700;
const LATEST_MS = 3000;
/** Texts are kept as they stood every so often, not key by key. Milliseconds. */
const GATHER_MS = 2000;
/** The server takes so many in one call. */
const AT_ONCE = 200;

/**
 * Brings what is typed to the server, in its order, however often the connection fails: each state of an answer has its
 * number, is kept in the browser until the server has it, and is sent again until then.
 */
export class AnswerKeeper {
  readonly #ports: Ports;
  readonly #seat: number;
  #sequence = 0;
  #waiting: Revision[] = [];
  /** On their way: as many of the first of those that wait. */
  #sent = 0;
  readonly #loop = new SendLoop((options) => this.#sendAll(options));
  #firstAt = 0;
  /** Why what waits has not come through. */
  #trouble: 'waiting' | 'offline' = 'offline';
  #hasEnded = false;
  readonly #uncounted = new Set<number>();
  /** Why the last state of a question was not taken; until a later one is. */
  readonly #refused = new Map<string, unknown>();

  constructor(seat: number, ports: Ports) {
    this.#seat = seat;
    this.#ports = ports;
  }

  /** An answer as it is now. */
  record(questionId: string, value: Answer, flagged: boolean): void {
    if (this.#loop.stopped) return;
    const typedAt = this.#now();
    const last = this.#waiting.at(-1);
    const gathered =
      this.#waiting.length > this.#sent &&
      last?.questionId === questionId &&
      last.flagged === flagged &&
      typeof value === 'string' &&
      typedAt.getTime() - new Date(last.typedAt).getTime() < GATHER_MS;
    if (gathered && last) last.value = value;
    else {
      this.#sequence += 1;
      const revision = { questionId, sequence: this.#sequence, value, flagged, typedAt: typedAt.toISOString() };
      this.#waiting.push(revision);
    }
    this.#keep();
    if (!this.#firstAt) this.#firstAt = typedAt.getTime();
    this.#ports.onKeeping({ status: this.#loop.failing ? this.#trouble : 'saving' });
    if (!this.#loop.failing)
      this.#loop.plan(Math.min(PAUSE_MS, Math.max(0, this.#firstAt + LATEST_MS - typedAt.getTime())));
  }

  /**
   * Sends what waits, at once. Resolves once the server has it, or it is known that it does not come through now.
   * @returns whether the server has all that can still count
   */
  async flush(options?: { keepalive: boolean }): Promise<boolean> {
    await this.#loop.go(options);
    return (this.#waiting.length === 0 && this.#refused.size === 0) || this.#loop.stopped;
  }

  /** Another window goes on with it, or it is over: what waits is sent, and nothing more is taken. */
  async leave(status: 'elsewhere' | 'ended'): Promise<void> {
    const arrived = await this.flush();
    if (this.#hasEnded) return;
    // Nothing counts after the end; before it what does not come through now is sent again.
    if (status === 'ended' || (arrived && !this.#loop.stopped)) this.#end(status);
  }

  /** Nothing is sent any more. */
  stop(): void {
    this.#loop.stop();
  }

  #now(): Date {
    return this.#ports.now?.() ?? new Date();
  }

  #keep(): void {
    this.#ports.store.write(this.#waiting.length > 0 ? { seat: this.#seat, revisions: this.#waiting } : null);
  }

  async #sendAll(options: { keepalive: boolean }): Promise<void> {
    let end: 'elsewhere' | 'ended' | null = null;
    try {
      await sendByParts({
        next: (most) => {
          const revisions = this.#loop.stopped ? [] : this.#waiting.slice(0, most);
          this.#sent = revisions.length;
          this.#firstAt = 0;
          return revisions;
        },
        send: (revisions) => this.#ports.send({ seat: this.#seat, revisions }, options),
        onSaved: (revisions, saved) => {
          this.#taken(revisions);
          for (const { questionId } of revisions) this.#refused.delete(questionId);
          this.#ports.onSaved(saved);
          for (const number of saved.uncounted) this.#uncounted.add(number);
          if (saved.ended) end = 'ended';
          else if (saved.seat > this.#seat) end ??= 'elsewhere';
        },
        onRefused: (revision, error) => {
          this.#taken([revision]);
          this.#refused.set(revision.questionId, error);
        },
      });
    } catch (error) {
      return this.#failed(error);
    } finally {
      this.#sent = 0;
    }
    if (this.#loop.stopped) return;
    if (end) this.#end(end);
    else this.#ports.onKeeping(this.#kept());
  }

  /** The server has them, or will never take them. */
  #taken(revisions: readonly Revision[]): void {
    this.#waiting.splice(0, revisions.length);
    this.#loop.arrived();
    this.#keep();
  }

  #kept(): Keeping {
    const [error] = this.#refused.values();
    return this.#refused.size === 0
      ? { status: 'saved' }
      : { status: 'refused', error, questionIds: [...this.#refused.keys()] };
  }

  #end(status: 'elsewhere' | 'ended'): void {
    this.stop();
    if (status === 'elsewhere') this.#ports.onKeeping({ status });
    else {
      this.#hasEnded = true;
      const unsent = [...new Set(this.#waiting.map(({ questionId }) => questionId))];
      this.#ports.onKeeping({ status, uncounted: [...this.#uncounted], unsent });
    }
  }

  #failed(error: unknown): void {
    if (isRefusal(error)) {
      this.stop();
      this.#ports.onKeeping({ status: 'refused', error, questionIds: [] });
      return;
    }
    this.#trouble = this.#loop.retry(error);
    this.#ports.onKeeping({ status: this.#trouble });
  }
}

/** It is what was sent that is not taken, and not who sends it, or when. */
const isUnfit = (error: unknown): boolean => isApiError(error) && [400, 413, 422].includes(error.status);

type Parts<Answer> = {
  /** So many of those that wait, at most. */
  readonly next: (most: number) => readonly Revision[];
  readonly send: (revisions: Revision[]) => Promise<Answer>;
  readonly onSaved: (revisions: readonly Revision[], answer: Answer) => void;
  /** This one alone is not taken: it no longer waits. */
  readonly onRefused: (revision: Revision, error: unknown) => void;
};

/** Sends as many in a call as the server takes. One that it refuses is found by halves, and keeps no other from arriving. */
async function sendByParts<Answer>({ next, send, onSaved, onRefused }: Parts<Answer>): Promise<void> {
  let most = AT_ONCE;
  for (let part = next(most); part.length > 0; part = next(most)) {
    try {
      onSaved(part, await send([...part]));
      most = AT_ONCE;
    } catch (error) {
      if (!isUnfit(error)) throw error;
      const [first] = part;
      if (part.length > 1) most = Math.ceil(part.length / 2);
      else if (first) {
        onRefused(first, error);
        most = AT_ONCE;
      }
    }
  }
}

/**
 * Delivers what other windows of this browser left behind, as many in a call as the server takes. What it refuses keeps
 * nobody from going on; where nothing comes through, it is thrown, and all of it stays for the next time.
 * @returns numbers of the questions of which something came too late
 */
export async function deliverLeftBehind(
  assignmentId: string,
  send: (batch: Batch) => Promise<Pick<Saved, 'uncounted'>>,
): Promise<number[]> {
  const late = new Set<number>();
  for (const { batch, forget } of leftBehind(assignmentId)) {
    const { seat } = batch;
    let waiting: readonly Revision[] = batch.revisions;
    try {
      await sendByParts({
        next: (most) => waiting.slice(0, most),
        send: (revisions) => send({ seat, revisions }),
        onSaved: (revisions, { uncounted }) => {
          waiting = waiting.slice(revisions.length);
          for (const number of uncounted) late.add(number);
        },
        // It would be refused for ever.
        onRefused: () => {
          waiting = waiting.slice(1);
        },
      });
      forget();
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
  }
  return [...late];
}
