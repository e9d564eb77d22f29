import { SILENT_SECONDS } from '@prova/contract/recordings/recording-fields';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { after } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import type { RecordingSegments } from '../../platform/schema.gen.ts';
import type { Cluster, Reading } from './webm/read-part.ts';

type Row = Selectable<RecordingSegments>;
export type SegmentRow = Omit<Row, 'bytes' | 'reading'> & {
  readonly bytes: number;
  /** Null where the format has no clusters. */
  readonly reading: Reading | null;
};

const rows = (ctx: Ctx) =>
  ctx.db
    .selectFrom('recordingSegments')
    .selectAll()
    .select(sql<number>`bytes::float8`.as('bytes'))
    .$castTo<SegmentRow>();

export function selectSegment(
  ctx: Ctx,
  id: string,
  { forUpdate = false }: { readonly forUpdate?: boolean } = {},
): Promise<SegmentRow | undefined> {
  return rows(ctx)
    .where('id', '=', id)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst();
}

/** Of some recordings, in the order in which they are played. */
export function selectSegments(ctx: Ctx, recordingIds: readonly string[]): Promise<SegmentRow[]> {
  if (recordingIds.length === 0) return Promise.resolve([]);
  return rows(ctx).where('recordingId', 'in', recordingIds).orderBy('offsetMs').orderBy('id').execute();
}

export async function insertSegment(
  ctx: Ctx,
  { reading, ...segment }: Omit<Insertable<RecordingSegments>, 'reading'> & { readonly reading: Reading | null },
): Promise<void> {
  await ctx.db
    .insertInto('recordingSegments')
    .values({ ...segment, reading: reading && JSON.stringify(reading) })
    .execute();
}

export async function updateSegment(
  ctx: Ctx,
  id: string,
  { reading, ...values }: Omit<Updateable<RecordingSegments>, 'reading'> & { readonly reading?: Reading | null },
): Promise<void> {
  await ctx.db
    .updateTable('recordingSegments')
    .set({ ...values, ...(reading !== undefined && { reading: reading && JSON.stringify(reading) }) })
    .where('id', '=', id)
    .execute();
}

interface PartRow {
  readonly segmentId: string;
  readonly companyId: string;
  readonly number: number;
  readonly etag: string;
  readonly clusters: readonly Cluster[];
  readonly keys: readonly number[];
  readonly createdAt: Date;
}

export async function insertPartRead(ctx: Ctx, { clusters, keys, ...part }: PartRow): Promise<void> {
  await ctx.db
    .insertInto('recordingParts')
    .values({ ...part, clusters: JSON.stringify(clusters), keys: JSON.stringify(keys) })
    .execute();
}

/** Null for one that has not arrived. */
export async function selectEtag(ctx: Ctx, segmentId: string, number: number): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('recordingParts')
    .select('etag')
    .where('segmentId', '=', segmentId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.etag ?? null;
}

/** What its parts told, in their order. */
export async function selectClusters(
  ctx: Ctx,
  segmentId: string,
): Promise<{ clusters: Cluster[]; keys: ReadonlySet<number> }> {
  const parts = await ctx.db
    .selectFrom('recordingParts')
    .select(['clusters', 'keys'])
    .where('segmentId', '=', segmentId)
    .orderBy('number')
    .$castTo<{ clusters: Cluster[]; keys: number[] }>()
    .execute();
  return {
    clusters: parts.flatMap(({ clusters }) => clusters),
    keys: new Set(parts.flatMap(({ keys }) => keys)),
  };
}

/** Until when a segment that still arrives is not taken to be silent. */
export async function updateHeard(ctx: Ctx, id: string, heardAt: Date): Promise<void> {
  await ctx.db
    .updateTable('recordingSegments')
    .set({ heardAt })
    .where('id', '=', id)
    .where('state', '=', 'uploading')
    .where('heardAt', '<', heardAt)
    .execute();
}

/** Bytes of a recording, all tracks together. */
export async function bytesOf(ctx: Ctx, recordingId: string): Promise<number> {
  const { bytes } = await ctx.db
    .selectFrom('recordingSegments')
    .select(sql<number>`coalesce(sum(bytes), 0)::float8`.as('bytes'))
    .where('recordingId', '=', recordingId)
    .executeTakeFirstOrThrow();
  return bytes;
}

/** What should have been joined long ago. */
export function selectUnjoined(ctx: Ctx, before: Date, limit: number): Promise<{ id: string }[]> {
  return ctx.db
    .selectFrom('recordingSegments')
    .select('id')
    .where('state', '=', 'joining')
    .where('heardAt', '<=', before)
    .orderBy('heardAt')
    .limit(limit)
    .execute();
}

/** Of which nothing more has come for a while. */
export function selectSilent(ctx: Ctx, limit: number): Promise<{ id: string }[]> {
  return ctx.db
    .selectFrom('recordingSegments')
    .select('id')
    .where('state', '=', 'uploading')
    .where('heardAt', '<=', after(ctx.clock.now(), -SILENT_SECONDS))
    .orderBy('heardAt')
    .limit(limit)
    .execute();
}

export async function countSegments(ctx: Ctx, recordingId: string) {
  const { rows } = await ctx.db
    .selectFrom('recordingSegments')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('recordingId', '=', recordingId)
    .executeTakeFirstOrThrow();
  return { rows: Number(rows), bytes: 0 };
}

/** @returns their files */
export async function deleteSegments(ctx: Ctx, recordingId: string): Promise<string[]> {
  const gone = await ctx.db
    .deleteFrom('recordingSegments')
    .where('recordingId', '=', recordingId)
    .returning('fileId')
    .execute();
  return gone.map(({ fileId }) => fileId);
}
