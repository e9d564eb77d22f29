import type { Caption, ChatMessage } from '@prova/contract/rooms/room-protocol';
import type { Insertable } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { RoomCaptions, RoomMessages } from '../../platform/schema.gen.ts';

export async function insertMessage(ctx: Ctx, message: Insertable<RoomMessages>): Promise<void> {
  await ctx.db.insertInto('roomMessages').values(message).execute();
}

const messageRows = (ctx: Ctx) =>
  ctx.db
    .selectFrom('roomMessages')
    .innerJoin('roomEntries', 'roomEntries.id', 'roomMessages.entryId')
    .select(['roomMessages.id', 'roomMessages.clientId', 'roomMessages.entryId', 'roomEntries.name'])
    .select(['roomMessages.role', 'roomMessages.text', 'roomMessages.createdAt']);

const asMessage = (
  row: Awaited<ReturnType<ReturnType<typeof messageRows>['executeTakeFirstOrThrow']>>,
): ChatMessage => ({
  messageId: row.id,
  clientId: row.clientId,
  peerId: row.entryId,
  name: row.name ?? '',
  role: row.role,
  text: row.text,
  sentAt: row.createdAt.toISOString(),
});

/** A message as its sender numbered it. */
export async function selectMessage(ctx: Ctx, entryId: string, clientId: string): Promise<ChatMessage | null> {
  const row = await messageRows(ctx)
    .where('roomMessages.entryId', '=', entryId)
    .where('roomMessages.clientId', '=', clientId)
    .executeTakeFirst();
  return row ? asMessage(row) : null;
}

/** The latest of a room, oldest first. */
export async function selectLatestMessages(ctx: Ctx, roomId: string, limit: number): Promise<ChatMessage[]> {
  const rows = await messageRows(ctx)
    .where('roomMessages.roomId', '=', roomId)
    .orderBy('roomMessages.id', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse().map(asMessage);
}

/** Keeps a segment in its latest revision. It belongs to no recording that was taken back or deleted meanwhile. */
export async function upsertCaption(
  ctx: Ctx,
  { recordingId, ...caption }: Insertable<RoomCaptions> & { readonly recordingId: string | null },
): Promise<void> {
  await ctx.db
    .insertInto('roomCaptions')
    .values(({ selectFrom }) => ({
      ...caption,
      recordingId: selectFrom('roomRecordings')
        .select('id')
        .where('id', '=', recordingId)
        .where('withdrawnAt', 'is', null),
    }))
    .onConflict((conflict) =>
      conflict
        .columns(['entryId', 'segmentId'])
        .doUpdateSet(({ ref }) => ({
          revision: ref('excluded.revision'),
          text: ref('excluded.text'),
          final: ref('excluded.final'),
          endMs: ref('excluded.endMs'),
          confidence: ref('excluded.confidence'),
        }))
        .whereRef('excluded.revision', '>', 'roomCaptions.revision'),
    )
    .execute();
}

const captionRows = (ctx: Ctx) =>
  ctx.db
    .selectFrom('roomCaptions')
    .innerJoin('roomEntries', 'roomEntries.id', 'roomCaptions.entryId')
    .select(['roomCaptions.segmentId', 'roomCaptions.entryId', 'roomEntries.name', 'roomCaptions.role'])
    .select(['roomCaptions.revision', 'roomCaptions.text', 'roomCaptions.final', 'roomCaptions.startMs'])
    .select(['roomCaptions.endMs', 'roomCaptions.lang', 'roomCaptions.provider', 'roomCaptions.confidence'])
    .select('roomCaptions.saidAt');

/** A segment as its speaker numbered it: its revision, and how many bytes it has. */
export async function selectCaption(ctx: Ctx, entryId: string, segmentId: string): Promise<Caption | null> {
  const row = await captionRows(ctx)
    .where('roomCaptions.entryId', '=', entryId)
    .where('roomCaptions.segmentId', '=', segmentId)
    .executeTakeFirst();
  return row ? asCaption(row) : null;
}

const asCaption = (row: Awaited<ReturnType<ReturnType<typeof captionRows>['executeTakeFirstOrThrow']>>): Caption => ({
  segmentId: row.segmentId,
  rev: row.revision,
  text: row.text,
  final: row.final,
  startMs: row.startMs,
  endMs: row.endMs,
  lang: row.lang,
  provider: row.provider,
  confidence: row.confidence,
  peerId: row.entryId,
  name: row.name ?? '',
  role: row.role,
  saidAt: row.saidAt.toISOString(),
});

/** The latest of a room, oldest first. */
export async function selectLatestCaptions(ctx: Ctx, roomId: string, limit: number): Promise<Caption[]> {
  const rows = await captionRows(ctx)
    .where('roomCaptions.roomId', '=', roomId)
    .orderBy('roomCaptions.saidAt', 'desc')
    .orderBy('roomCaptions.id', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse().map(asCaption);
}

/** All that was written in the rooms of an interview. */
export function selectMessagesOf(ctx: Ctx, interviewId: string) {
  return messageRows(ctx)
    .innerJoin('rooms', 'rooms.id', 'roomMessages.roomId')
    .where('rooms.interviewId', '=', interviewId)
    .orderBy('roomMessages.id')
    .execute();
}

/** All that was said there. */
export function selectCaptionsOf(ctx: Ctx, interviewId: string) {
  return captionRows(ctx)
    .innerJoin('rooms', 'rooms.id', 'roomCaptions.roomId')
    .where('rooms.interviewId', '=', interviewId)
    .orderBy('roomCaptions.saidAt')
    .orderBy('roomCaptions.id')
    .execute();
}

/** Nothing of what was written and said in a room is there any more. */
export async function forgetWords(ctx: Ctx, roomId: string): Promise<void> {
  await ctx.db.deleteFrom('roomMessages').where('roomId', '=', roomId).execute();
  await ctx.db.deleteFrom('roomCaptions').where('roomId', '=', roomId).execute();
  await ctx.db.updateTable('rooms').set({ wordsSince: null }).where('id', '=', roomId).execute();
}
