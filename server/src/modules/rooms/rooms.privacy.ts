import type { Ctx } from '../../platform/context.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { publish } from '../../platform/realtime/messages.ts';
import { roomChange } from './rooms.realtime.ts';
import { takeBack } from './take-back.ts';

/**
 * What is written and said in an interview's room is its candidate's data, and goes with the application. Elsewhere words are
 * forgotten when the conversation is over. Whoever is erased agrees to no recording any more: it goes, whoever else is on it.
 */
export const roomsData: PersonalData = {
  module: 'rooms',
  tables: ['rooms', 'roomEntries', 'roomMessages', 'roomCaptions', 'roomRecordings', 'roomRecordingConsents'],

  async exports(ctx, { userId, applicationIds, companyId }) {
    const ids = await entriesOf(ctx, { userId, applicationIds, companyId });
    const entries =
      ids.length === 0
        ? []
        : await ctx.db
            .selectFrom('roomEntries')
            .innerJoin('companies', 'companies.id', 'roomEntries.companyId')
            .innerJoin('rooms', 'rooms.id', 'roomEntries.roomId')
            .select(['roomEntries.id', 'companies.name as company', 'rooms.interviewId', 'roomEntries.role'])
            .select(['roomEntries.name', 'roomEntries.consentVersion', 'roomEntries.consentedAt'])
            .select(['roomEntries.joinedAt', 'roomEntries.leftAt'])
            .where('roomEntries.id', 'in', ids)
            .orderBy('roomEntries.id')
            .execute();
    const messages =
      ids.length === 0
        ? []
        : await ctx.db
            .selectFrom('roomMessages')
            .select(['id', 'entryId', 'text', 'createdAt as at'])
            .where('entryId', 'in', ids)
            .orderBy('id')
            .execute();
    const captions =
      ids.length === 0
        ? []
        : await ctx.db
            .selectFrom('roomCaptions')
            .select(['id', 'entryId', 'text', 'provider', 'saidAt'])
            .where('entryId', 'in', ids)
            .orderBy('saidAt')
            .orderBy('id')
            .execute();
    const consents =
      ids.length === 0
        ? []
        : await ctx.db
            .selectFrom('roomRecordingConsents')
            .innerJoin('roomRecordings', 'roomRecordings.id', 'roomRecordingConsents.recordingId')
            .select(['roomRecordingConsents.recordingId', 'roomRecordingConsents.entryId'])
            .select(['roomRecordingConsents.accepted', 'roomRecordingConsents.version'])
            .select(['roomRecordingConsents.decidedAt', 'roomRecordingConsents.withdrawnAt'])
            .select(['roomRecordings.startedAt', 'roomRecordings.endedAt', 'roomRecordings.picture'])
            .where('roomRecordingConsents.entryId', 'in', ids)
            .orderBy('roomRecordingConsents.decidedAt')
            .orderBy('roomRecordingConsents.id')
            .execute();
    return [
      { category: 'interviews', name: 'rooms-you-were-in', rows: entries },
      { category: 'interviews', name: 'what-you-wrote-in-rooms', rows: messages },
      { category: 'interviews', name: 'what-you-said-in-rooms', rows: captions },
      { category: 'interviews', name: 'whether-you-may-be-recorded', rows: consents },
    ];
  },

  async erases(ctx, { userId, applicationIds, companyId }) {
    const rooms = await roomsOf(ctx, applicationIds);
    let removed = 0;
    if (rooms.length > 0) {
      const ids = rooms.map(({ id }) => id);
      const gone = [
        await ctx.db.deleteFrom('roomMessages').where('roomId', 'in', ids).executeTakeFirst(),
        await ctx.db.deleteFrom('roomCaptions').where('roomId', 'in', ids).executeTakeFirst(),
        await ctx.db.deleteFrom('roomRecordings').where('roomId', 'in', ids).executeTakeFirst(),
      ];
      for (const { numDeletedRows } of gone) removed += Number(numDeletedRows);
    }
    const entries = await entriesOf(ctx, { userId, applicationIds, companyId });
    const recorded = await withdrawAll(ctx, entries);
    if (entries.length > 0)
      await ctx.db
        .updateTable('roomEntries')
        .set({ name: null, resumeHash: null, seated: false })
        .where('id', 'in', entries)
        .execute();
    // Whoever is inside at this moment is looked at again.
    for (const code of new Set([...rooms.map(({ code }) => code), ...recorded]))
      await publish(ctx, roomChange, { code });
    return [{ category: 'interviews', removed: removed + entries.length }];
  },
};

/** @returns the rooms that were recorded */
async function withdrawAll(ctx: Ctx, entries: readonly string[]): Promise<string[]> {
  if (entries.length === 0) return [];
  const agreed = await ctx.db
    .selectFrom('roomRecordingConsents')
    .innerJoin('roomRecordings', 'roomRecordings.id', 'roomRecordingConsents.recordingId')
    .innerJoin('rooms', 'rooms.id', 'roomRecordings.roomId')
    .select(['roomRecordingConsents.recordingId', 'rooms.code'])
    .where('roomRecordingConsents.entryId', 'in', entries)
    .where('roomRecordingConsents.accepted', '=', true)
    .where('roomRecordingConsents.withdrawnAt', 'is', null)
    .execute();
  for (const { recordingId } of agreed) await takeBack(ctx, recordingId, entries);
  return agreed.map(({ code }) => code);
}

function roomsOf(ctx: Ctx, applicationIds: readonly string[]): Promise<{ id: string; code: string }[]> {
  if (applicationIds.length === 0) return Promise.resolve([]);
  return ctx.db
    .selectFrom('rooms')
    .innerJoin('interviews', 'interviews.id', 'rooms.interviewId')
    .select(['rooms.id', 'rooms.code'])
    .where('interviews.applicationId', 'in', applicationIds)
    .execute();
}

/** Where a person was: by account, and in the candidate's place of their interviews, whoever they said they were. */
async function entriesOf(
  ctx: Ctx,
  {
    userId,
    applicationIds,
    companyId,
  }: {
    readonly userId: string | null;
    readonly applicationIds: readonly string[];
    readonly companyId: string | undefined;
  },
): Promise<string[]> {
  const entries = ctx.db
    .selectFrom('roomEntries')
    .select('roomEntries.id')
    .$if(companyId !== undefined, (query) => query.where('roomEntries.companyId', '=', companyId ?? ''));
  // Each by its own index: no index serves one or the other.
  const byAccount = userId === null ? [] : await entries.where('roomEntries.userId', '=', userId).execute();
  const asCandidate =
    applicationIds.length === 0
      ? []
      : await entries
          .innerJoin('rooms', 'rooms.id', 'roomEntries.roomId')
          .innerJoin('interviews', 'interviews.id', 'rooms.interviewId')
          .where('interviews.applicationId', 'in', applicationIds)
          .where('roomEntries.accessType', '=', 'candidate')
          .execute();
  return [...new Set([...byAccount, ...asCandidate].map(({ id }) => id))];
}
