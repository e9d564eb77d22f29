import type {
  abortUpload,
  completeUpload,
  getUpload,
  openUpload,
  signParts,
  Upload,
} from '@prova/contract/recordings/recordings';
import { failureOf, noConnection } from '../../../lib/api-error.ts';
import { request } from '../../../lib/request.ts';
import { parse } from '../../../lib/wire.ts';
import type { SpooledSegment } from './recording-spool.ts';

export interface SignedPart {
  readonly number: number;
  readonly url: string;
}

/** What a recording asks of the server. Everything throws `ApiError`. */
export interface RecordingCalls {
  readonly open: (segment: SpooledSegment, offsetMs: number) => Promise<Upload>;
  readonly get: (recordingId: string, uploadId: string) => Promise<Upload>;
  readonly sign: (recordingId: string, uploadId: string, numbers: number[]) => Promise<readonly SignedPart[]>;
  readonly put: (url: string, body: Blob) => Promise<void>;
  readonly complete: (recordingId: string, uploadId: string, parts: number, durationMs: number) => Promise<Upload>;
  readonly abort: (recordingId: string, uploadId: string) => Promise<void>;
}

const UPLOADS = '/api/v1/recordings/:id/uploads';
const UPLOAD = `${UPLOADS}/:uploadId` as const;
/** A part on a line that carries little. */
const PART_TIMEOUT_MS = 120_000;

/** Whoever calls tries again by themselves. */
const ONCE = { retries: 0 };

export const recordingCalls: RecordingCalls = {
  open: ({ recordingId: id, kind, peerId, mimeType, continues }, offsetMs) =>
    request<typeof openUpload>(
      'POST',
      UPLOADS,
      { params: { id }, body: { kind, peerId, mimeType, offsetMs, ...(continues && { continues }) } },
      ONCE,
    ),
  get: (id, uploadId) => request<typeof getUpload>('GET', UPLOAD, { params: { id, uploadId } }, ONCE),
  sign: async (id, uploadId, numbers) => {
    const { parts } = await request<typeof signParts>(
      'POST',
      `${UPLOAD}/sign`,
      { params: { id, uploadId }, body: { numbers } },
      { repeatable: false },
    );
    return parts;
  },
  put: putPart,
  complete: (id, uploadId, parts, durationMs) =>
    request<typeof completeUpload>(
      'POST',
      `${UPLOAD}/complete`,
      { params: { id, uploadId }, body: { parts, durationMs } },
      ONCE,
    ),
  abort: async (id, uploadId) => {
    await request<typeof abortUpload>('DELETE', UPLOAD, { params: { id, uploadId } }, ONCE);
  },
};

/** The address says who may send what: nothing else goes with the bytes. */
async function putPart(url: string, body: Blob): Promise<void> {
  const answer = await fetch(new URL(url, location.origin), {
    method: 'PUT',
    body,
    credentials: 'omit',
    signal: AbortSignal.timeout(PART_TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw noConnection(error);
  });
  if (answer.ok) return;
  const text = await answer.text().catch(() => '');
  throw failureOf({ status: answer.status, statusText: answer.statusText, body: parse(text) });
}
