import { RECORDING_HOURS_MAX, SEGMENT_MAX_BYTES } from '@prova/contract/recordings/recording-fields';
import * as z from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { defineTask } from '../../../platform/tasks.ts';
import { deleteFile, joinParts, keepJoined } from '../../files/files.service.ts';
import { type SegmentRow, selectClusters, selectSegment, updateSegment } from '../recordings.queries.ts';
import { MalformedWebm } from '../webm/ebml.ts';
import { type Cluster, isBroken } from '../webm/read-part.ts';
import { cutOut, type Seekable, seekable } from '../webm/seekable.ts';

/** Makes one file of what has arrived of a segment, in which a player finds any second. */
export const joinSegmentTask = defineTask({
  name: 'recordings.joinSegment',
  data: z.object({ id: z.uuid() }),
  retryLimit: 8,
  retryDelaySeconds: 10,
  // Four gigabytes are read and written.
  expireInSeconds: 3_600,
  concurrency: 1,
  run: (ctx, { id }) => joinSegment(ctx, id),
});

/** Head and cues beside what was recorded. */
const MOST = SEGMENT_MAX_BYTES + 16 * 2 ** 20;

async function joinSegment(ctx: Ctx, id: string): Promise<void> {
  const segment = await selectSegment(ctx, id);
  if (segment?.state !== 'joining') return;
  const { fileId } = segment;
  const found = await findClusters(ctx, segment);
  // A head alone has nothing that could be played. What cannot be read is kept as it came.
  const isEmpty = segment.reading !== null && !isBroken(segment.reading) && found === null;
  const content = isEmpty
    ? null
    : await joinParts(ctx, fileId, MOST, (joined) => (found ? playable(segment, joined, found) : joined));
  const isWanted = await ctx.transaction(async (ctx) => {
    if ((await selectSegment(ctx, id, { forUpdate: true }))?.state !== 'joining') return false;
    if (content) await keepJoined(ctx, fileId, content);
    else await deleteFile(ctx, fileId);
    await updateSegment(ctx, id, {
      state: content ? 'completed' : 'aborted',
      ...(found && {
        durationMs: Math.min(found.seekable.durationMs, MOST_MS),
        offsetMs: Math.min(segment.offsetMs + found.seekable.skippedMs, MOST_MS),
      }),
    });
    return true;
  });
  // Of what was withdrawn while it was written nothing stays.
  if (!isWanted && content && !(await selectSegment(ctx, id))) await ctx.platform.storage.remove(fileId);
}

const MOST_MS = RECORDING_HOURS_MAX * 3_600_000;

interface Found {
  readonly seekable: Seekable;
  readonly clusters: readonly Cluster[];
}

async function findClusters(ctx: Ctx, { id, head, reading, bytes, prefix }: SegmentRow): Promise<Found | null> {
  if (head === null || reading === null) return null;
  const { clusters, keys } = await selectClusters(ctx, id);
  // Nothing of what cannot be read is cut off.
  const untilEnd = isBroken(reading) ? prefix.length + bytes : undefined;
  try {
    const made = seekable({ head, clusters, keys, reading, untilEnd });
    return made && { seekable: made, clusters };
  } catch (error) {
    if (!(error instanceof MalformedWebm)) throw error;
    ctx.log.warn({ err: error, segment: id }, 'a recording cannot be made seekable');
    return null;
  }
}

async function* playable(
  { prefix }: Pick<SegmentRow, 'prefix'>,
  joined: AsyncIterable<Buffer>,
  { seekable, clusters }: Found,
): AsyncGenerator<Buffer> {
  yield seekable.head;
  yield* cutOut(withPrefix(prefix, joined), seekable, clusters);
}

async function* withPrefix(prefix: Buffer, joined: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  if (prefix.length > 0) yield prefix;
  yield* joined;
}
