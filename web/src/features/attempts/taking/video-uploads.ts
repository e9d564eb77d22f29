import type { AnswerVideo } from '@prova/contract/attempts/video-answers';
import { isApiError } from '../../../lib/api-error.ts';
import type { SpooledEnd, SpooledPart, VideoSpool } from './video-spool.ts';

interface Ports {
  readonly spool: VideoSpool;
  readonly sendPart: (part: SpooledPart) => Promise<unknown>;
  readonly complete: (end: SpooledEnd) => Promise<AnswerVideo>;
  /** What is still on its way, in parts; `offline` while nothing comes through. */
  readonly onProgress: (progress: { left: number; offline: boolean }) => void;
  readonly onComplete: (video: AnswerVideo) => void;
}

const AGAIN_MS = [1000, 2000, 4000, 8000, 15_000] as const;

/** Brings what is recorded to the server, part by part in their order, however often the connection fails. */
export class VideoUploads {
  readonly #assignmentId: string;
  readonly #ports: Ports;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #wanted = false;
  #stopped = false;

  constructor(assignmentId: string, ports: Ports) {
    this.#assignmentId = assignmentId;
    this.#ports = ports;
  }

  async add(videoId: string, number: number, blob: Blob): Promise<void> {
    await this.#ports.spool.putPart({ assignmentId: this.#assignmentId, videoId, number, blob });
    void this.go();
  }

  async end(videoId: string, parts: number, seconds: number): Promise<void> {
    await this.#ports.spool.putEnd({ assignmentId: this.#assignmentId, videoId, parts, seconds });
    void this.go();
  }

  /** Sends what waits, also what a tab before left behind. Resolves once nothing waits, or nothing comes through now. */
  go(): Promise<void> {
    this.#wanted = true;
    clearTimeout(this.#timer);
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #run(): Promise<void> {
    while (this.#wanted && !this.#stopped) {
      this.#wanted = false;
      try {
        await this.#sendAll();
        this.#failures = 0;
      } catch {
        // No answer, or not now: what waits stays in the spool.
        const delay = AGAIN_MS[Math.min(this.#failures, AGAIN_MS.length - 1)] ?? 15_000;
        this.#failures += 1;
        this.#ports.onProgress({ left: (await this.#waiting()).length, offline: true });
        if (!this.#stopped) this.#timer = setTimeout(() => void this.go(), delay);
        return;
      }
    }
  }

  async #waiting(): Promise<SpooledPart[]> {
    return this.#ports.spool.partsOf(this.#assignmentId);
  }

  async #sendAll(): Promise<void> {
    const { spool, sendPart, onProgress } = this.#ports;
    for (let parts = await this.#waiting(); parts.length > 0 && !this.#stopped; parts = await this.#waiting()) {
      onProgress({ left: parts.length, offline: false });
      for (const part of parts) {
        if (this.#stopped) return;
        try {
          await sendPart(part);
          await spool.removePart(part);
        } catch (error) {
          if (!isRefusal(error)) throw error;
          // It is complete, or was not chosen: nobody asks for it any more.
          await spool.removeVideo(part.videoId);
          break;
        }
      }
    }
    onProgress({ left: 0, offline: false });
    await this.#completeAll();
  }

  async #completeAll(): Promise<void> {
    const { spool, complete, onComplete } = this.#ports;
    for (const end of await spool.endsOf(this.#assignmentId)) {
      try {
        const video = await complete(end);
        // A part may have been lost with the storage of the browser: what arrived becomes the video later.
        await spool.removeVideo(end.videoId);
        onComplete(video);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        await spool.removeVideo(end.videoId);
      }
    }
  }
}

const isRefusal = (error: unknown): boolean =>
  isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
