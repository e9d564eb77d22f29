import type { MessageSide } from '@prova/contract/conversations/conversations';
import { type Insertable, sql } from 'kysely';
import type { Amount } from '../../platform/budget.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Messages } from '../../platform/schema.gen.ts';
import type { ApplicationRow } from '../applications/applications.service.ts';
import type { ConversationFacts } from './conversations.policy.ts';

export type ConversationRow = NonNullable<Awaited<ReturnType<typeof selectConversation>>>;
export type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number];

/** @param locked nobody else writes or reads in it meanwhile */
export function selectConversation(ctx: Ctx, applicationId: string, locked: boolean) {
  return ctx.db
    .selectFrom('conversations')
    .select(['applicationId', 'unreadByTeam', 'unreadByCandidate', 'teamMailAt', 'candidateMailAt'])
    .where('applicationId', '=', applicationId)
    .$if(locked, (query) => query.forUpdate())
    .executeTakeFirst();
}

const messageRows = (ctx: Ctx) =>
  ctx.db
    .selectFrom('messages')
    .leftJoin('users', 'users.id', 'messages.authorId')
    .select([
      'messages.id',
      'messages.fromSide',
      'messages.body',
      'messages.unnamedBody',
      'messages.authorId',
      'messages.readAt',
      'messages.createdAt',
      'users.name as authorName',
      'users.photoFileId as authorPhotoId',
    ]);

/** Newest first, older than `before`. */
export function selectMessages(
  ctx: Ctx,
  applicationId: string,
  { before, limit }: { before: string | undefined; limit: number },
) {
  return messageRows(ctx)
    .where('messages.applicationId', '=', applicationId)
    .$if(before !== undefined, (query) => query.where('messages.id', '<', before ?? ''))
    .orderBy('messages.id', 'desc')
    .limit(limit)
    .execute();
}

export function selectMessage(ctx: Ctx, id: string): Promise<MessageRow> {
  return messageRows(ctx).where('messages.id', '=', id).executeTakeFirstOrThrow();
}

/** What a side has not seen and was not mailed, the oldest first. */
export function selectUntold(ctx: Ctx, applicationId: string, from: MessageSide) {
  return ctx.db
    .selectFrom('messages')
    .select(['id', 'body'])
    .select(({ selectFrom }) =>
      selectFrom('messageFiles')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('messageFiles.messageId', '=', 'messages.id')
        .as('files'),
    )
    .where('applicationId', '=', applicationId)
    .where('fromSide', '=', from)
    .where('readAt', 'is', null)
    .where('mailedAt', 'is', null)
    .orderBy('id')
    .execute();
}

export async function updateMailed(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await ctx.db.updateTable('messages').set({ mailedAt: ctx.clock.now() }).where('id', 'in', ids).execute();
}

export function selectMessageFiles(ctx: Ctx, messageIds: readonly string[]) {
  return ctx.db
    .selectFrom('messageFiles')
    .innerJoin('files', 'files.id', 'messageFiles.fileId')
    .select(['messageFiles.messageId', 'files.id', 'files.name', 'files.mime', 'files.bytes'])
    .where('messageFiles.messageId', 'in', messageIds)
    .where('files.state', '=', 'stored')
    .orderBy('files.id')
    .execute();
}

export interface ThreadFacts extends ConversationFacts {
  readonly lastCandidateAt: Date | null;
  /** When the team was last told by mail of what the candidate wrote. */
  readonly teamMailedAt: Date | null;
}

/** An application has no column for when it was rejected: its history tells. */
export async function selectFacts(ctx: Ctx, row: ApplicationRow): Promise<ThreadFacts> {
  const { rows } = await sql<Omit<ThreadFacts, 'endedAt' | 'erased'> & { rejectedAt: Date | null }>`
    select
      team.created_at as last_team_at,
      (select created_at from messages where application_id = ${row.id} and from_side = 'candidate'
        order by id desc limit 1) as last_candidate_at,
      (select mailed_at from messages where application_id = ${row.id} and from_side = 'candidate' and mailed_at is not null
        order by id desc limit 1) as team_mailed_at,
      (select count(*)::int from messages where application_id = ${row.id} and from_side = 'candidate'
        and (team.id is null or id > team.id)) as unanswered,
      (select created_at from application_events where application_id = ${row.id} and to_status = ${row.status}
        order by id desc limit 1) as rejected_at
    from (select 1) one left join lateral (
      select id, created_at from messages where application_id = ${row.id} and from_side = 'team' order by id desc limit 1
    ) team on true`.execute(ctx.db);
  const [found] = rows;
  if (!found) throw new Error('One row was asked for, none came');
  const { rejectedAt, ...facts } = found;
  const endedAt = row.active ? null : (row.withdrawnAt ?? row.closedAt ?? rejectedAt ?? row.stageSince);
  return { ...facts, endedAt, erased: row.candidateEmail === null };
}

export async function insertMessage(
  ctx: Ctx,
  message: Insertable<Messages> & { id: string },
  fileIds: readonly string[],
): Promise<void> {
  await ctx.db.insertInto('messages').values(message).execute();
  if (fileIds.length === 0) return;
  const { companyId, id: messageId } = message;
  const createdAt = ctx.clock.now();
  await ctx.db
    .insertInto('messageFiles')
    .values(fileIds.map((fileId) => ({ companyId, messageId, fileId, createdAt })))
    .execute();
}

const UNREAD = { team: 'unreadByTeam', candidate: 'unreadByCandidate' } as const;
const MAIL_AT = { team: 'teamMailAt', candidate: 'candidateMailAt' } as const;

/** A message was written to a side: the conversation begins, or goes on. Called with the application locked. */
export async function upsertConversation(
  ctx: Ctx,
  {
    applicationId,
    companyId,
    messageId,
    to,
  }: Record<'applicationId' | 'companyId' | 'messageId', string> & {
    to: MessageSide;
  },
): Promise<void> {
  const unread = UNREAD[to];
  await ctx.db
    .insertInto('conversations')
    .values({ applicationId, companyId, lastMessageId: messageId, [unread]: 1, createdAt: ctx.clock.now() })
    .onConflict((conflict) =>
      conflict.column('applicationId').doUpdateSet((eb) => ({
        lastMessageId: messageId,
        [unread]: eb(`conversations.${unread}`, '+', 1),
      })),
    )
    .execute();
}

/** When a side is to be told by mail; null: it needs not be. */
export async function updateMailAt(ctx: Ctx, applicationId: string, to: MessageSide, at: Date | null): Promise<void> {
  await ctx.db
    .updateTable('conversations')
    .set({ [MAIL_AT[to]]: at })
    .where('applicationId', '=', applicationId)
    .execute();
}

/** A side has seen what the other one wrote, up to a message. Called with the conversation locked. @returns how many */
export async function updateRead(
  ctx: Ctx,
  applicationId: string,
  { by, upTo }: { by: MessageSide; upTo: string },
): Promise<number> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('messages')
    .set({ readAt: ctx.clock.now() })
    .where('applicationId', '=', applicationId)
    .where('fromSide', '=', by === 'team' ? 'candidate' : 'team')
    .where('readAt', 'is', null)
    .where('id', '<=', upTo)
    .executeTakeFirst();
  const read = Number(numUpdatedRows);
  if (read > 0)
    await ctx.db
      .updateTable('conversations')
      .set((eb) => ({ [UNREAD[by]]: eb(UNREAD[by], '-', read) }))
      .where('applicationId', '=', applicationId)
      .execute();
  return read;
}

/** Who has written here, works for the company and may still see it. */
export async function selectWriters(ctx: Ctx, { id, companyId, jobId }: ApplicationRow) {
  const rows = await ctx.db
    .selectFrom('companyMembers as member')
    .innerJoin('users', 'users.id', 'member.userId')
    .select(['users.id', 'users.name', 'users.email', 'users.locale'])
    .where('member.companyId', '=', companyId)
    .where('member.removedAt', 'is', null)
    .where('member.userId', 'in', (query) =>
      query
        .selectFrom('messages')
        .select('authorId')
        .where('applicationId', '=', id)
        .where('authorId', 'is not', null)
        .$narrowType<{ authorId: string }>(),
    )
    .where((where) =>
      where.or([
        where('member.role', 'in', ['owner', 'recruiter']),
        where.and([
          where('member.role', '=', 'hiring_manager'),
          where.exists(
            where
              .selectFrom('jobMembers')
              .select('jobMembers.userId')
              .where('jobMembers.jobId', '=', jobId)
              .whereRef('jobMembers.userId', '=', 'member.userId'),
          ),
        ]),
      ]),
    )
    .where('users.disabledAt', 'is', null)
    .where('users.erasedAt', 'is', null)
    .execute();
  return rows;
}

/** What a talent has not seen, by application. */
export function selectUnreadOfTalent(ctx: Ctx, talentId: string) {
  return ctx.db
    .selectFrom('candidates')
    .innerJoin('applications', 'applications.candidateId', 'candidates.id')
    .innerJoin('conversations', 'conversations.applicationId', 'applications.id')
    .select(['conversations.applicationId', 'conversations.unreadByCandidate as unread'])
    .where('candidates.talentId', '=', talentId)
    .where('conversations.unreadByCandidate', '>', 0)
    .orderBy('conversations.lastMessageId', 'desc')
    .limit(500)
    .execute();
}

/** What goes with the messages of a conversation, all together. */
export async function measureFiles(ctx: Ctx, applicationId: string): Promise<Amount> {
  const { rows, bytes } = await ctx.db
    .selectFrom('messages')
    .innerJoin('messageFiles', 'messageFiles.messageId', 'messages.id')
    .innerJoin('files', 'files.id', 'messageFiles.fileId')
    .select(({ fn, val }) => [
      fn.countAll<number>().as('rows'),
      fn.coalesce(fn.sum<number>('files.bytes'), val(0)).as('bytes'),
    ])
    .where('messages.applicationId', '=', applicationId)
    .where('files.state', '=', 'stored')
    .executeTakeFirstOrThrow();
  return { rows, bytes: Number(bytes) };
}
