import { SEGMENT_MAX_BYTES } from '@prova/contract/recordings/recording-fields';
import * as z from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { defineTask } from '../../../platform/tasks.ts';
import { deleteFile, joinParts, keepJoined } from '../../files/files.service.ts';
import { type SegmentRow, selectClusters, selectSegment, updateSegment } from '../recordings.queries.ts';
import type { Cluster } from '../webm/read-part.ts';
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
  const found = await findClusters(ctx, segment);
  // MP4 says itself where everything is; WebM without a cluster has nothing that could be played.
  const isLost = segment.reading !== null && found === null;
  const content = isLost
    ? null
    : await joinParts(ctx, segment.fileId, MOST, (joined) => (found ? whole(segment, joined, found) : joined));
  await ctx.transaction(async (ctx) => {
    if ((await selectSegment(ctx, id, { forUpdate: true }))?.state !== 'joining') return;
    if (content) await keepJoined(ctx, segment.fileId, content);
    else await deleteFile(ctx, segment.fileId);
    await updateSegment(ctx, id, {
      state: content ? 'completed' : 'aborted',
      ...(found && { durationMs: found.seekable.durationMs }),
    });
  });
}

interface Found {
  readonly seekable: Seekable;
  readonly clusters: readonly Cluster[];
}

async function findClusters(ctx: Ctx, { id, head, reading }: SegmentRow): Promise<Found | null> {
  if (head === null || reading === null) return null;
  const { clusters, keys } = await selectClusters(ctx, id);
  const made = seekable({ head, clusters, keys, reading });
  return made && { seekable: made, clusters };
}

async function* whole(
  { prefix }: Pick<SegmentRow, 'prefix'>,
  joined: AsyncIterable<Buffer>,
  { seekable, clusters }: Found,
): AsyncGenerator<Buffer> {
  yield seekable.head;
  yield* cutOut(after(prefix, joined), seekable, clusters);
}

async function* after(prefix: Buffer, joined: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  if (prefix.length > 0) yield prefix;
  yield* joined;
}
