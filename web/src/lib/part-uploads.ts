import type { PartSpool, SpooledEnd, SpooledPart } from './part-spool.ts';
import { isRefusal, SendLoop } from './send-loop.ts';

export interface UploadCalls<Done> {
  readonly sendPart: (part: SpooledPart) => Promise<unknown>;
  readonly complete: (end: SpooledEnd) => Promise<Done>;
}

type Ports<Done> = UploadCalls<Done> & {
  readonly spool: PartSpool;
  /** What is still on its way, in parts; `offline` while nothing comes through. */
  readonly onProgress: (progress: { left: number; offline: boolean }) => void;
  readonly onComplete: (id: string, done: Done) => void;
};

/**
 * Brings uploads to the server while they are being made, part by part in their order, however often the connection
 * fails. Several may wait; a tab that is opened again goes on with what the one before left behind.
 */
export class PartUploads<Done> {
  readonly #owner: string;
  readonly #ports: Ports<Done>;
  readonly #loop = new SendLoop(() => this.#send());

  constructor(owner: string, ports: Ports<Done>) {
    this.#owner = owner;
    this.#ports = ports;
  }

  async add(id: string, number: number, blob: Blob): Promise<void> {
    await this.#ports.spool.putPart({ owner: this.#owner, id, number, blob });
    void this.go();
  }

  async end(id: string, parts: number, seconds: number): Promise<void> {
    await this.#ports.spool.putEnd({ owner: this.#owner, id, parts, seconds });
    void this.go();
  }

  /** Sends what waits. Resolves once nothing waits, or nothing comes through now. */
  go(): Promise<void> {
    return this.#loop.go();
  }

  stop(): void {
    this.#loop.stop();
  }

  async #send(): Promise<void> {
    try {
      await this.#sendAll();
      this.#loop.arrived();
    } catch (error) {
      // No answer, or not now: what waits stays in the spool.
      this.#loop.retry(error);
      this.#ports.onProgress({ left: (await this.#waiting()).length, offline: true });
    }
  }

  #waiting(): Promise<SpooledPart[]> {
    return this.#ports.spool.partsOf(this.#owner);
  }

  async #sendAll(): Promise<void> {
    const { spool, sendPart, onProgress } = this.#ports;
    for (let parts = await this.#waiting(); parts.length > 0 && !this.#loop.stopped; parts = await this.#waiting()) {
      onProgress({ left: parts.length, offline: false });
      for (const part of parts) {
        if (this.#loop.stopped) return;
        try {
          await sendPart(part);
          await spool.removePart(part);
        } catch (error) {
          if (!isRefusal(error)) throw error;
          // It is complete, or was not chosen: nobody asks for it any more.
          await spool.remove(part.id);
          break;
        }
      }
    }
    onProgress({ left: 0, offline: false });
    await this.#completeAll();
  }

  async #completeAll(): Promise<void> {
    const { spool, complete, onComplete } = this.#ports;
    for (const end of await spool.endsOf(this.#owner)) {
      try {
        const done = await complete(end);
        // A part may have been lost with the storage of the browser: what arrived is put together later.
        await spool.remove(end.id);
        onComplete(end.id, done);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        await spool.remove(end.id);
      }
    }
  }
}
