import { openSpool } from './part-spool.ts';
import { PartUploads, type UploadCalls } from './part-uploads.ts';

/** What of the uploads of a page is on its way. */
export interface UploadState<Done> {
  /** Parts that have not arrived. */
  readonly left: number;
  readonly offline: boolean;
  /** Uploads that are complete, as far as this page knows. */
  readonly complete: ReadonlyMap<string, Done>;
}

/** The uploads of a page: what screens show of them, and what keeps the page open until they have arrived. */
export class UploadBox<Done> {
  readonly #uploads: Promise<PartUploads<Done>>;
  readonly #listeners = new Set<() => void>();
  #state: UploadState<Done> = { left: 0, offline: false, complete: new Map() };
  #recording = false;

  /** @param owner what they are for */
  constructor(owner: string, calls: UploadCalls<Done>) {
    this.#uploads = this.#open(owner, calls);
    void this.sent();
    addEventListener('online', () => void this.sent());
    addEventListener('beforeunload', (event) => {
      if (this.#recording || this.#state.left > 0) event.preventDefault();
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): UploadState<Done> => this.#state;

  async add(id: string, number: number, blob: Blob): Promise<void> {
    await (await this.#uploads).add(id, number, blob);
  }

  async end(id: string, parts: number, seconds: number): Promise<void> {
    await (await this.#uploads).end(id, parts, seconds);
  }

  /** Whether more is being recorded: then the page asks before it is left. */
  setRecording(recording: boolean): void {
    this.#recording = recording;
  }

  /** Sends what waits. @returns whether all of it has arrived */
  async sent(): Promise<boolean> {
    await (await this.#uploads).go();
    return this.#state.left === 0;
  }

  async #open(owner: string, calls: UploadCalls<Done>): Promise<PartUploads<Done>> {
    return new PartUploads(owner, {
      ...calls,
      spool: await openSpool(),
      onProgress: (progress) => this.#set(progress),
      onComplete: (id, done) => this.#set({ complete: new Map(this.#state.complete).set(id, done) }),
    });
  }

  #set(change: Partial<UploadState<Done>>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
