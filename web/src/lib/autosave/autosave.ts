import { isApiError } from '../api-error.ts';
import { sameData } from '../same-data.ts';
import { isRefusal, SendLoop } from '../send-loop.ts';
import type { AutosavePorts, AutosaveState, Saving } from './autosave-types.ts';
import { type KeptWords, type StoredPart, tabStore } from './kept-words.ts';

const TYPING_MS = 1000;
/** The call has tried several times by then. */
const RETRY_MS = [10_000];
/** So many unanswered texts of a part are remembered. */
const SENT_MAX = 10;

/** A part of the document that was opened or typed in. */
interface Words {
  /** What the server had when the part was opened or last saved. */
  base: StoredPart;
  /** As it was typed when it last went out: the server may write it in its own way. */
  settled: object;
  /** Typed and not on its way yet. */
  waiting: object | null;
  /** Sent and not answered: the server may have any of it. */
  sent: readonly object[];
  /** Why the server does not take what waits; it is not sent again before it has changed. */
  refusal: unknown;
}

type Outgoing<Part, Finish> = Omit<Saving<never, Part, Finish>, 'doc'>;

/**
 * Keeps what is typed in a document, part by part, and brings it to the server: a second after the last key, in order, one
 * call at a time. Every call builds on the version the server answered last, so that two tabs or two people cannot
 * overwrite each other unseen; what has not arrived is kept in the browser, and goes out when it can.
 */
export class Autosave<Doc, Part extends string | number = string, Finish extends string = never> {
  readonly #ports: AutosavePorts<Doc, Part, Finish>;
  #doc: Doc | null;
  #savedAt: Date | null;
  #state: AutosaveState<Doc, Part>;
  #edition = 0;
  /** Of parts that were left while they waited for a decision. */
  readonly #aside = new Map<Part, KeptWords>();
  readonly #listeners = new Set<() => void>();
  readonly #parts = new Map<Part, Words>();
  #sending: Outgoing<Part, Finish> | null = null;
  readonly #loop = new SendLoop((options) => this.#sendAll(options), RETRY_MS);

  /** @param savedAt when `doc` was last saved, where that is to be said from the start */
  constructor(doc: Doc | null, ports: AutosavePorts<Doc, Part, Finish>, savedAt: Date | null = null) {
    this.#doc = doc;
    this.#savedAt = savedAt;
    this.#state = savedAt ? { status: 'saved', at: savedAt } : { status: 'idle' };
    this.#ports = ports;
  }

  read = (): AutosaveState<Doc, Part> => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Another number: what is on screen gave way to the other version, and is to be drawn again. */
  get edition(): number {
    return this.#edition;
  }

  /** Whether something typed has not arrived. */
  get unsaved(): boolean {
    return this.#ports.remote !== undefined && (this.#waiting().length > 0 || this.#sending !== null);
  }

  /** Whether something typed will not arrive by itself: the browser may ask before the page is closed. */
  get stranded(): boolean {
    const { status } = this.#state;
    const isStuck = status === 'offline' || status === 'failed' || status === 'conflict';
    return this.#aside.size > 0 || (this.unsaved && isStuck);
  }

  /** What was typed in a part and has not arrived, now or before the page was loaded: a screen begins with it. */
  kept(part: Part): object | null {
    return this.#kept(part)?.values ?? null;
  }

  /**
   * A part is on screen. What was kept of it goes on its way, unless its like has changed on the server since.
   * @param shown what is on screen, as it would be sent
   */
  open(part: Part, shown: object): void {
    const kept = this.#kept(part);
    this.#aside.delete(part);
    const stored = this.#stored(part, this.#doc);
    const words = this.#words(part);
    Object.assign(words, { base: kept?.base ?? stored, settled: stored.values, sent: kept?.sent ?? words.sent });
    if (!kept) return;
    if (this.#doc && this.#ports.remote && !sameData(stored.values, shown) && this.#isContested(part, this.#doc)) {
      words.waiting = shown;
      this.#become({ status: 'conflict', part, mine: shown, theirs: this.#doc });
      return;
    }
    words.base = stored;
    this.change(part, shown);
  }

  /** A part has left the screen. What waits for a decision waits in the browser, until the part is opened again. */
  close(part: Part): void {
    if (this.#state.status !== 'conflict' || this.#state.part !== part) return;
    const { theirs } = this.#state;
    const kept = this.#kept(part);
    if (kept) this.#aside.set(part, kept);
    this.#parts.delete(part);
    this.#adopt(theirs);
    this.#settle();
  }

  /** Something was typed. */
  change(part: Part, data: object): void {
    const words = this.#words(part);
    // What was sent and not answered may be there, too: then going back to what was before is news.
    const settled = words.sent.length > 0 ? null : words.settled;
    const there = this.#sending?.part === part ? this.#sending.data : settled;
    if (there && sameData(there, data)) {
      words.waiting = null;
      if (this.#sending !== null || this.#state.status === 'conflict') return;
      this.#forget(part);
      this.#settle();
      return;
    }
    words.waiting = data;
    words.refusal = null;
    const kept = this.#keep(part);
    if (!this.#ports.remote) this.#become(kept ? { status: 'saved', at: new Date() } : { status: 'idle' });
    if (!this.#ports.remote || this.#state.status === 'conflict') return;
    this.#become({ status: 'pending' });
    this.#loop.plan(TYPING_MS);
  }

  /** Sends what waits, without waiting for the pause in typing. Never throws: what failed stays, and the state says so. */
  flush({ keepalive = false } = {}): Promise<void> {
    return this.#ports.remote ? this.#loop.go({ keepalive }) : Promise.resolve();
  }

  /** Saves a part because somebody says so. Throws `ApiError` when the server refuses; what was typed stays. */
  save(part: Part, data: object, as: 'draft' | Finish): Promise<Doc> {
    this.#loop.unplan();
    return this.#loop.inTurn(() => this.#save({ part, data, as }, false));
  }

  /** Ends a conflict: what is on screen goes on its way, or gives way to what the server has. */
  resolve(choice: 'mine' | 'theirs'): void {
    if (this.#state.status !== 'conflict') return;
    const { part, theirs } = this.#state;
    this.#decide(part, theirs, choice);
    const next = this.#contested(theirs)[0];
    if (next !== undefined) {
      this.#become({ status: 'conflict', part: next, mine: this.#words(next).waiting ?? {}, theirs });
      return;
    }
    this.#adopt(theirs);
    this.#settle();
  }

  /** Does something else to the document, in turn with what is being saved, and goes on with what it answers. */
  inTurn(work: (doc: Doc | null) => Promise<Doc>): Promise<Doc> {
    return this.#loop.inTurn(async () => {
      const doc = await work(this.#doc);
      this.#answered(doc);
      return doc;
    });
  }

  /** What was typed in a part has arrived by another way, or is not wanted any more. */
  forget(part: Part): void {
    this.#parts.delete(part);
    this.#aside.delete(part);
    this.#forget(part);
    this.#settle();
  }

  async #sendAll({ keepalive }: { keepalive: boolean }): Promise<void> {
    for (const [part, { waiting, refusal }] of [...this.#parts]) {
      if (!waiting || refusal || this.#state.status === 'conflict') continue;
      // It goes out when the connection is back: no need to find out by waiting.
      if (!navigator.onLine) return this.#become({ status: 'offline' });
      try {
        await this.#save({ part, data: waiting, as: 'draft' }, keepalive);
      } catch (error) {
        // The state says so. One part that is refused does not keep the others here.
        if (!isFinal(error)) return;
      }
    }
  }

  async #save(outgoing: Outgoing<Part, Finish>, keepalive: boolean): Promise<Doc> {
    const { remote } = this.#ports;
    if (!remote) throw new Error('What is kept in this browser alone cannot be sent.');
    const { part, data } = outgoing;
    const words = this.#words(part);
    words.waiting = null;
    words.refusal = null;
    words.sent = [...words.sent.filter((one) => !sameData(one, data)), data].slice(-SENT_MAX);
    this.#sending = outgoing;
    this.#keep(part);
    this.#become({ status: 'saving' });
    try {
      const doc = await remote.send({ doc: this.#doc, ...outgoing }, { keepalive });
      this.#saved(outgoing, doc);
      return doc;
    } catch (error) {
      return await this.#failed(outgoing, error);
    }
  }

  #saved({ part, data }: Outgoing<Part, Finish>, doc: Doc): void {
    this.#sending = null;
    const words = this.#words(part);
    Object.assign(words, { settled: data, sent: [] });
    // The first save of a document gives its parts another key.
    if (this.#doc === null) for (const known of this.#parts.keys()) this.#forget(known);
    this.#answered(doc);
    this.#savedAt = new Date();
    if (!words.waiting) this.#forget(part);
    this.#settle();
  }

  async #failed(outgoing: Outgoing<Part, Finish>, error: unknown): Promise<Doc> {
    const { part, data, as } = outgoing;
    this.#sending = null;
    const words = this.#words(part);
    words.waiting ??= data;
    this.#keep(part);
    if (isApiError(error, 'VERSION_CONFLICT') && this.#doc) {
      const theirs = await this.#ports.remote?.load(this.#doc).catch(() => null);
      if (theirs) return this.#meet(outgoing, theirs, error);
    }
    // What is refused as finished is saved as it was typed.
    const isFinish = as !== 'draft' && !isApiError(error, 'NO_CONNECTION');
    if (isFinish) this.#settle();
    else if (isFinal(error)) {
      words.refusal = error;
      this.#settle();
    } else {
      this.#loop.retry(error);
      this.#become(isApiError(error, 'NO_CONNECTION') ? { status: 'offline' } : { status: 'failed', part, error });
    }
    throw error;
  }

  /** The document has changed elsewhere. Only a change of what is being typed is to be decided. */
  #meet(outgoing: Outgoing<Part, Finish>, theirs: Doc, error: unknown): Promise<Doc> {
    const contested = this.#contested(theirs);
    for (const part of contested) {
      const mine = this.#words(part).waiting ?? {};
      const choice = this.#ports.remote?.onConflict?.({ part, mine, theirs }) ?? 'ask';
      if (choice === 'ask') {
        this.#become({ status: 'conflict', part, mine, theirs });
        throw error;
      }
      this.#decide(part, theirs, choice);
    }
    const { waiting, base } = this.#words(outgoing.part);
    const isOwn = !sameData(base, this.#stored(outgoing.part, theirs));
    this.#adopt(theirs);
    if (!waiting) {
      this.#settle();
      throw error;
    }
    if (contested.length === 0 && !isOwn) this.#ports.remote?.onChangedElsewhere?.();
    return this.#save({ ...outgoing, data: waiting }, false);
  }

  #decide(part: Part, theirs: Doc, choice: 'mine' | 'theirs'): void {
    const words = this.#words(part);
    const there = this.#stored(part, theirs);
    Object.assign(words, { base: there, settled: there.values, sent: [] });
    if (choice === 'mine') return;
    words.waiting = null;
    this.#forget(part);
    this.#edition += 1;
  }

  #waiting(): Part[] {
    return [...this.#parts].flatMap(([part, { waiting }]) => (waiting ? [part] : []));
  }

  #contested(theirs: Doc): Part[] {
    return this.#waiting().filter((part) => this.#isContested(part, theirs));
  }

  /** Whether the server has what neither it had before nor this browser has sent it. */
  #isContested(part: Part, theirs: Doc): boolean {
    const { base, waiting, sent } = this.#words(part);
    const there = this.#stored(part, theirs);
    return !sameData(base, there) && ![waiting, ...sent].some((own) => own && sameData(own, there.values));
  }

  /** The server answered a call of ours: nobody else has changed anything before. */
  #answered(doc: Doc): void {
    this.#adopt(doc);
    for (const [part, words] of this.#parts) words.base = this.#stored(part, doc);
  }

  #adopt(doc: Doc): void {
    this.#doc = doc;
    this.#ports.remote?.onDoc(doc);
  }

  /** Says how things stand after something was saved, decided or taken back. */
  #settle(): void {
    const waiting = this.#waiting();
    for (const part of waiting) this.#keep(part);
    this.#loop.unplan();
    const refused = waiting.find((part) => this.#words(part).refusal);
    if (waiting.some((part) => !this.#words(part).refusal) && this.#ports.remote) {
      this.#become({ status: 'pending' });
      this.#loop.plan(TYPING_MS);
    } else if (refused !== undefined) {
      this.#become({ status: 'failed', part: refused, error: this.#words(refused).refusal });
    } else this.#become(this.#savedAt ? { status: 'saved', at: this.#savedAt } : { status: 'idle' });
  }

  #stored(part: Part, doc: Doc | null): StoredPart {
    const { partOf, stateOf } = this.#ports;
    return { values: partOf(part, doc), state: doc === null ? undefined : stateOf?.(part, doc) };
  }

  #words(part: Part): Words {
    const known = this.#parts.get(part);
    if (known) return known;
    const stored = this.#stored(part, this.#doc);
    const words: Words = { base: stored, settled: stored.values, waiting: null, sent: [], refusal: null };
    this.#parts.set(part, words);
    return words;
  }

  #key = (part: Part): string => this.#ports.keyOf(part, this.#doc);

  #kept(part: Part): KeptWords | null {
    return this.#aside.get(part) ?? this.#unsent(part) ?? (this.#ports.store ?? tabStore).read(this.#key(part));
  }

  #unsent(part: Part): KeptWords | null {
    const words = this.#parts.get(part);
    const values = words?.waiting ?? (this.#sending?.part === part ? this.#sending.data : null);
    return words && values ? { values, base: words.base, sent: words.sent } : null;
  }

  /** Whether it is kept now. */
  #keep(part: Part): boolean {
    const unsent = this.#unsent(part);
    return unsent !== null && (this.#ports.store ?? tabStore).keep(this.#key(part), unsent);
  }

  #forget(part: Part): void {
    (this.#ports.store ?? tabStore).forget(this.#key(part));
  }

  #become(state: AutosaveState<Doc, Part>): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** A document that has changed is met before it is sent again. */
const isFinal = (error: unknown): boolean => isRefusal(error) && !isApiError(error, 'VERSION_CONFLICT');
