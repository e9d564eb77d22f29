import type { Insertable, Selectable } from 'kysely';
import { after } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import type { RoomRecordingConsents, RoomRecordings } from '../../platform/schema.gen.ts';

export type RecordingRow = Selectable<RoomRecordings>;
export type EndedBecause = NonNullable<RecordingRow['endReason']>;

/** Those that were asked for, or go on. */
const GOING_ON = ['asking', 'recording'] as const;

export async function insertRecording(ctx: Ctx, recording: Insertable<RoomRecordings>): Promise<void> {
  await ctx.db.insertInto('roomRecordings').values(recording).execute();
}

/** @returns whether it still was as `from` says */
export async function updateRecording(
  ctx: Ctx,
  id: string,
  values: Partial<Pick<RecordingRow, 'entryId' | 'state' | 'startedAt' | 'lostAt'>>,
  from: readonly RecordingRow['state'][] = GOING_ON,
): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('roomRecordings')
    .set(values)
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends what goes on: what was never begun is refused. @returns undefined where it had ended before */
export function endRecording(ctx: Ctx, id: string, endReason: EndedBecause): Promise<RecordingRow | undefined> {
  return ctx.db
    .updateTable('roomRecordings')
    .set(({ eb }) => ({
      state: eb
        .case()
        .when('state', '=', 'recording')
        .then('ended' as const)
        .else('refused' as const)
        .end(),
      // Of one whose recorder never came back, when it went.
      endedAt: endReason === 'lost' ? eb.fn.coalesce('lostAt', eb.val(ctx.clock.now())) : ctx.clock.now(),
      lostAt: null,
      endReason,
    }))
    .where('id', '=', id)
    .where('state', 'in', GOING_ON)
    .returningAll()
    .executeTakeFirst();
}

/** @returns undefined where it was taken back before, or is not there */
export function markWithdrawn(ctx: Ctx, id: string): Promise<{ id: string } | undefined> {
  return ctx.db
    .updateTable('roomRecordings')
    .set({ withdrawnAt: ctx.clock.now() })
    .where('id', '=', id)
    .where('withdrawnAt', 'is', null)
    .where('startedAt', 'is not', null)
    .returning('id')
    .executeTakeFirst();
}

/** They are kept for longer than it was said: they are announced again. */
export async function forgetAnnouncements(ctx: Ctx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db.updateTable('roomRecordings').set({ removalAnnouncedAt: null }).where('id', 'in', ids).execute();
}

/** @returns false where it was announced before, or is not there */
export async function markRemovalAnnounced(ctx: Ctx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('roomRecordings')
    .set({ removalAnnouncedAt: ctx.clock.now() })
    .where('id', '=', id)
    .where('removalAnnouncedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteRecording(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.deleteFrom('roomRecordings').where('id', '=', id).execute();
}

export function selectRecording(ctx: Ctx, id: string): Promise<RecordingRow | undefined> {
  return ctx.db.selectFrom('roomRecordings').selectAll().where('id', '=', id).executeTakeFirst();
}

/** What was asked for in a room, or goes on there, with who records it. */
export function selectGoingOn(ctx: Ctx, roomId: string) {
  return ctx.db
    .selectFrom('roomRecordings')
    .innerJoin('roomEntries', 'roomEntries.id', 'roomRecordings.entryId')
    .selectAll('roomRecordings')
    .select(['roomEntries.name', 'roomEntries.userId'])
    .where('roomRecordings.roomId', '=', roomId)
    .where('roomRecordings.state', 'in', GOING_ON)
    .executeTakeFirst();
}

export async function countRecordings(ctx: Ctx, roomId: string): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('roomRecordings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('roomId', '=', roomId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Those of rooms that no process has held since long before their recorder could have come back. */
export function selectAbandoned(ctx: Ctx, awaySeconds: number, limit: number) {
  const since = after(ctx.clock.now(), -awaySeconds);
  return ctx.db
    .selectFrom('roomRecordings')
    .innerJoin('rooms', 'rooms.id', 'roomRecordings.roomId')
    .select(['roomRecordings.id', 'rooms.code'])
    .where('roomRecordings.state', 'in', GOING_ON)
    .where(({ or, eb }) => or([eb('rooms.heldUntil', 'is', null), eb('rooms.heldUntil', '<=', since)]))
    .limit(limit)
    .execute();
}

/** As a module further right sees it. */
const shownRecordings = (ctx: Ctx) =>
  ctx.db
    .selectFrom('roomRecordings')
    .innerJoin('rooms', 'rooms.id', 'roomRecordings.roomId')
    .innerJoin('roomEntries', 'roomEntries.id', 'roomRecordings.entryId')
    .select(['roomRecordings.id', 'roomRecordings.companyId', 'roomRecordings.roomId', 'rooms.interviewId'])
    .select(['roomRecordings.entryId', 'roomEntries.userId as recorderUserId', 'roomEntries.name as recorderName'])
    .select(['roomRecordings.picture', 'roomRecordings.state', 'roomRecordings.startedAt', 'roomRecordings.endedAt'])
    .select(['roomRecordings.withdrawnAt', 'roomRecordings.removalAnnouncedAt', 'rooms.code']);

export const selectShownRecording = (ctx: Ctx, id: string) =>
  shownRecordings(ctx).where('roomRecordings.id', '=', id).executeTakeFirst();

/** Those of an interview that were begun, oldest first. */
export const selectRecordingsOf = (ctx: Ctx, interviewId: string) =>
  shownRecordings(ctx)
    .where('rooms.interviewId', '=', interviewId)
    .where('roomRecordings.startedAt', 'is not', null)
    .orderBy('roomRecordings.startedAt')
    .orderBy('roomRecordings.id')
    .execute();

/** What somebody has answered; they may think otherwise as long as it goes on. */
export async function upsertConsent(ctx: Ctx, consent: Insertable<RoomRecordingConsents>): Promise<void> {
  await ctx.db
    .insertInto('roomRecordingConsents')
    .values(consent)
    .onConflict((conflict) =>
      conflict.columns(['recordingId', 'entryId']).doUpdateSet(({ ref }) => ({
        accepted: ref('excluded.accepted'),
        version: ref('excluded.version'),
        decidedAt: ref('excluded.decidedAt'),
      })),
    )
    .execute();
}

export function selectConsent(ctx: Ctx, recordingId: string, entryId: string) {
  return ctx.db
    .selectFrom('roomRecordingConsents')
    .selectAll()
    .where('recordingId', '=', recordingId)
    .where('entryId', '=', entryId)
    .executeTakeFirst();
}

export const selectAnswers = (ctx: Ctx, recordingId: string) =>
  ctx.db
    .selectFrom('roomRecordingConsents')
    .select(['entryId', 'accepted'])
    .where('recordingId', '=', recordingId)
    .where('withdrawnAt', 'is', null)
    .execute();

/** Everybody's answer, with who they are. */
export async function selectConsents(ctx: Ctx, recordingIds: readonly string[]) {
  if (recordingIds.length === 0) return [];
  return ctx.db
    .selectFrom('roomRecordingConsents')
    .innerJoin('roomEntries', 'roomEntries.id', 'roomRecordingConsents.entryId')
    .select(['roomRecordingConsents.recordingId', 'roomRecordingConsents.entryId', 'roomRecordingConsents.accepted'])
    .select(['roomRecordingConsents.version', 'roomRecordingConsents.decidedAt', 'roomRecordingConsents.withdrawnAt'])
    .select(['roomEntries.name', 'roomEntries.role', 'roomEntries.userId', 'roomEntries.participantId'])
    .where('roomRecordingConsents.recordingId', 'in', recordingIds)
    .orderBy('roomRecordingConsents.decidedAt')
    .orderBy('roomRecordingConsents.id')
    .execute();
}

/** @returns the entries that had agreed, of those that are meant */
export function withdrawConsents(
  ctx: Ctx,
  recordingId: string,
  entryIds: readonly string[],
): Promise<{ entryId: string }[]> {
  if (entryIds.length === 0) return Promise.resolve([]);
  return ctx.db
    .updateTable('roomRecordingConsents')
    .set({ withdrawnAt: ctx.clock.now() })
    .where('recordingId', '=', recordingId)
    .where('entryId', 'in', entryIds)
    .where('accepted', '=', true)
    .where('withdrawnAt', 'is', null)
    .returning('entryId')
    .execute();
}

/** Who took back that it was recorded. */
export function selectWithdrawer(ctx: Ctx, recordingId: string): Promise<{ name: string | null } | undefined> {
  return ctx.db
    .selectFrom('roomRecordingConsents')
    .innerJoin('roomEntries', 'roomEntries.id', 'roomRecordingConsents.entryId')
    .select('roomEntries.name')
    .where('roomRecordingConsents.recordingId', '=', recordingId)
    .where('roomRecordingConsents.withdrawnAt', 'is not', null)
    .executeTakeFirst();
}

/** What was recognised of what was said goes; what somebody wrote stays. */
export async function deleteRecognised(ctx: Ctx, recordingId: string): Promise<void> {
  await ctx.db
    .deleteFrom('roomCaptions')
    .where('recordingId', '=', recordingId)
    .where('provider', '!=', 'typed')
    .execute();
}

/** What was said while it was recorded, in its order. */
export async function selectTranscript(ctx: Ctx, recordingIds: readonly string[]) {
  if (recordingIds.length === 0) return [];
  return ctx.db
    .selectFrom('roomCaptions')
    .innerJoin('roomEntries', 'roomEntries.id', 'roomCaptions.entryId')
    .select(['roomCaptions.id', 'roomCaptions.recordingId', 'roomCaptions.entryId', 'roomEntries.name'])
    .select(['roomCaptions.role', 'roomCaptions.text', 'roomCaptions.provider', 'roomCaptions.lang'])
    .select(['roomCaptions.saidAt', 'roomCaptions.startMs', 'roomCaptions.endMs'])
    .where('roomCaptions.recordingId', 'in', recordingIds)
    .orderBy('roomCaptions.saidAt')
    .orderBy('roomCaptions.id')
    .execute();
}
