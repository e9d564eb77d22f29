import { createHash } from 'node:crypto';
import { RECORDING_MAX_BYTES, SEGMENT_MAX_BYTES } from '@prova/contract/recordings/recording-fields';
import { AppError } from '../../../platform/app-error.ts';
import { after } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { showBytes } from '../../../platform/http/multipart.ts';
import { appendPart, mimeOf } from '../../files/files.service.ts';
import { findRoomRecording } from '../../rooms/rooms.service.ts';
import { requireOpen } from '../find-recording.ts';
import {
  bytesOf,
  insertPartRead,
  type SegmentRow,
  selectEtag,
  selectSegment,
  updateHeard,
  updateSegment,
} from '../recordings.queries.ts';
import { broken, isBroken, type PartRead, type Reading } from '../webm/read-part.ts';
import { readPartApart } from '../webm/webm-reader.ts';

interface Part {
  readonly uploadId: string;
  readonly number: number;
  readonly body: Buffer;
}

/** A slow line may take this long for one part: its browser has not fallen silent meanwhile. */
const ARRIVING_SECONDS = 120;

/** A part has begun to arrive. */
export async function expectPart(ctx: Ctx, uploadId: string): Promise<void> {
  await updateHeard(ctx, uploadId, after(ctx.clock.now(), ARRIVING_SECONDS));
}

/**
 * Keeps the next part of a segment, and reads where its clusters are. One that has arrived before is taken once.
 * @returns the hash of what is kept under this number
 * @throws AppError NOT_FOUND, RECORDING_ENDED, RECORDING_PART_AHEAD, FILE_EMPTY, FILE_TOO_LARGE, FILE_TYPE_UNSUPPORTED, STORAGE_FULL
 */
export async function takePart(ctx: Ctx, { uploadId, number, body }: Part): Promise<string> {
  if (body.length === 0) throw new AppError('FILE_EMPTY');
  const segment = await selectSegment(ctx, uploadId);
  const recording = segment && (await findRoomRecording(ctx, segment.recordingId));
  if (!segment || !recording || recording.withdrawnAt) throw new AppError('NOT_FOUND');
  requireOpen(ctx, recording);
  const known = number <= segment.parts ? await selectEtag(ctx, uploadId, number) : null;
  if (known !== null) return known;
  requireNext(segment, number);
  if (segment.bytes + body.length > SEGMENT_MAX_BYTES) throw tooLarge(ctx, SEGMENT_MAX_BYTES);
  if ((await bytesOf(ctx, segment.recordingId)) + body.length > RECORDING_MAX_BYTES)
    throw tooLarge(ctx, RECORDING_MAX_BYTES);
  const read = segment.reading && (await readFor(ctx, segment, segment.reading, body));
  if (!segment.reading && number === 1) await requireMp4(ctx, body);
  const etag = createHash('sha256').update(body).digest('hex').slice(0, 32);
  const isKept = await appendPart(ctx, { fileId: segment.fileId, number, body }, async (ctx) => {
    const now = await selectSegment(ctx, uploadId, { forUpdate: true });
    if (now?.state !== 'uploading' || now.parts !== number - 1) return false;
    const { companyId } = now;
    const heardAt = ctx.clock.now();
    await updateSegment(ctx, uploadId, {
      parts: number,
      bytes: now.bytes + body.length,
      heardAt,
      ...(read && { reading: read.reading }),
      ...(read?.head && { head: read.head }),
    });
    const { clusters, keys } = read ?? { clusters: [], keys: [] };
    await insertPartRead(ctx, { segmentId: uploadId, companyId, number, etag, clusters, keys, createdAt: heardAt });
    return true;
  });
  if (isKept) return etag;
  // Another one with this number was faster, or the segment was completed meanwhile.
  const kept = await selectEtag(ctx, uploadId, number);
  if (kept !== null) return kept;
  throw new AppError('RECORDING_ENDED');
}

const tooLarge = (ctx: Ctx, limit: number) =>
  new AppError('FILE_TOO_LARGE', { data: { limit: showBytes(limit, ctx.locale) } });

/** @throws AppError RECORDING_ENDED, RECORDING_PART_AHEAD */
function requireNext({ state, parts }: SegmentRow, number: number): void {
  if (state !== 'uploading') throw new AppError('RECORDING_ENDED');
  if (number !== parts + 1) throw new AppError('RECORDING_PART_AHEAD', { data: { next: parts + 1 } });
}

/**
 * What is no WebM at its beginning is refused. What is none later is kept all the same, since it was recorded, and is played up to
 * there.
 * @throws AppError FILE_TYPE_UNSUPPORTED
 */
async function readFor(ctx: Ctx, { id, head }: SegmentRow, reading: Reading, body: Buffer): Promise<PartRead> {
  const wasBroken = isBroken(reading);
  const read = wasBroken ? null : await readPartApart(ctx.platform.sandbox, reading, body, id);
  if (read) return read;
  if (head === null) throw new AppError('FILE_TYPE_UNSUPPORTED', { data: { types: 'WebM' } });
  if (!wasBroken) ctx.log.warn({ segment: id, at: reading.read }, 'a recording cannot be read further');
  return { reading: broken(reading), clusters: [], keys: [], head: null };
}

/** @throws AppError FILE_TYPE_UNSUPPORTED */
async function requireMp4(ctx: Ctx, body: Buffer): Promise<void> {
  const mime = await mimeOf(ctx, body);
  if (!mime || !MP4.has(mime)) throw new AppError('FILE_TYPE_UNSUPPORTED', { data: { types: 'MP4' } });
}

const MP4: ReadonlySet<string> = new Set(['video/mp4', 'audio/mp4', 'audio/x-m4a']);
