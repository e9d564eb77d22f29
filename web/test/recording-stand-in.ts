import type { Upload } from '@prova/contract/recordings/recordings';
import { expect } from 'vitest';
import type { RecordingCalls } from '../src/features/recordings/recorder/recording-calls.ts';
import type { SpooledSegment } from '../src/features/recordings/recorder/recording-spool.ts';
import { ApiError, noConnection } from '../src/lib/api-error.ts';

/** What may come in the way of a call. */
export const FAULTS = [
  'lost', // It does not arrive.
  'unanswered', // It arrives, and its answer is lost.
  'failed',
  'full',
  'expired',
  'completed', // The server completes the segment before.
  'reopened', // The page is loaded again after it.
] as const;
export type Fault = (typeof FAULTS)[number] | 'none';

interface Stored {
  readonly upload: { -readonly [key in keyof Upload]: Upload[key] };
  readonly continues: string | null;
  readonly offsetMs: number;
  bytes: string;
}

const refusal = (code: ApiError['code'], status: number) => new ApiError({ code, status, message: code });

/** Keeps what the contract says that the server keeps, and fails as told. */
export class RecordingStandIn {
  readonly segments: Stored[] = [];
  readonly faults: Fault[];
  endedAt: string | null = null;
  isDeleted = false;
  reopened = false;
  #now = 0;

  constructor(faults: readonly Fault[]) {
    this.faults = [...faults];
  }

  readonly calls: RecordingCalls = {
    open: (segment, offsetMs) =>
      this.#answer(() => {
        if (segment.continues) expect(this.#find(segment.continues).upload.state).not.toBe('uploading');
        const id = `u${this.segments.length + 1}`;
        const upload = {
          id,
          kind: segment.kind,
          state: 'uploading' as const,
          received: 0,
          bytes: 0,
          minPartBytes: 1,
          maxPartBytes: 7,
          endedAt: this.endedAt,
        };
        this.segments.push({ upload, continues: segment.continues, offsetMs, bytes: '' });
        return { ...upload };
      }),
    get: (_, id) => this.#answer(() => ({ ...this.#find(id).upload, endedAt: this.endedAt })),
    sign: (_, id, numbers) =>
      this.#answer(() => {
        this.#mustBeOpen(id);
        return numbers.map((number) => ({ number, url: `${id}/${number}/${this.#now}` }));
      }),
    put: async (url, body) => {
      const text = await body.text();
      const [id = '', number = '', signedAt = ''] = url.split('/');
      await this.#answer((fault) => {
        if (fault === 'expired' && Number(signedAt) < this.#now) throw refusal('FILE_LINK_EXPIRED', 410);
        this.#mustBeOpen(id);
        const stored = this.#find(id);
        if (Number(number) <= stored.upload.received) return;
        if (Number(number) > stored.upload.received + 1) throw refusal('RECORDING_PART_AHEAD', 409);
        expect(text.length).toBeLessThanOrEqual(7);
        stored.bytes += text;
        stored.upload.received += 1;
      });
    },
    complete: (_, id, parts) =>
      this.#answer(() => {
        const { upload } = this.#find(id);
        if (upload.state === 'uploading' && upload.received >= parts) upload.state = 'joining';
        return { ...upload };
      }),
    abort: (_, id) =>
      this.#answer(() => {
        this.#find(id).upload.state = 'aborted';
      }),
  };

  async #answer<T>(act: (fault: Fault) => T): Promise<T> {
    await Promise.resolve();
    this.#now += 1;
    const fault = this.faults.shift() ?? 'none';
    if (fault === 'lost') throw noConnection(fault);
    if (fault === 'failed') throw refusal('INTERNAL_ERROR', 500);
    if (fault === 'full') throw refusal('STORAGE_FULL', 503);
    if (fault === 'completed')
      for (const { upload } of this.segments)
        if (upload.state === 'uploading') upload.state = upload.received === 0 ? 'aborted' : 'completed';
    if (fault === 'reopened') this.reopened = true;
    const answer = act(fault);
    if (fault === 'unanswered' || fault === 'reopened') throw noConnection(fault);
    return answer;
  }

  #find(id: string): Stored {
    const found = this.segments.find(({ upload }) => upload.id === id);
    if (!found || this.isDeleted) throw refusal('RECORDING_NOT_FOUND', 404);
    return found;
  }

  #mustBeOpen(id: string): void {
    if (this.#find(id).upload.state !== 'uploading') throw refusal('RECORDING_ENDED', 409);
  }

  /** What a player has in the end. */
  get text(): string {
    return this.segments.map(({ bytes }) => bytes).join('');
  }
}

export const STARTED_AT = Date.parse('2026-11-29T12:00:00Z');
export const SLICE_MS = 2000;

export const segmentOf = (changes: Partial<SpooledSegment> = {}): SpooledSegment => ({
  id: 's',
  userId: 'marta',
  recordingId: 'r',
  people: ['Ana Duarte'],
  kind: 'composite',
  peerId: null,
  mimeType: 'video/webm',
  startedAt: STARTED_AT,
  createdAt: STARTED_AT,
  isSealed: false,
  arrived: 0,
  upload: null,
  continues: null,
  ...changes,
});
