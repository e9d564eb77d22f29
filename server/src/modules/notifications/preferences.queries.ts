import type { DigestFrequency, NotificationTopic } from '@prova/contract/notifications/topics';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

/** What somebody chose for a topic. */
export interface ChosenRow {
  readonly userId: string;
  readonly topic: NotificationTopic;
  readonly inApp: boolean;
  readonly email: boolean;
  readonly browser: boolean;
}

const COLUMNS = ['userId', 'topic', 'inApp', 'email', 'browser'] as const;

export function selectChoices(ctx: Ctx, userId: string): Promise<ChosenRow[]> {
  return ctx.db.selectFrom('notificationPreferences').select(COLUMNS).where('userId', '=', userId).execute();
}

export function selectChoicesOfTopic(
  ctx: Ctx,
  userIds: readonly string[],
  topic: NotificationTopic,
): Promise<ChosenRow[]> {
  return ctx.db
    .selectFrom('notificationPreferences')
    .select(COLUMNS)
    .where('userId', 'in', [...userIds])
    .where('topic', '=', topic)
    .execute();
}

export async function upsertChoice(ctx: Ctx, chosen: ChosenRow): Promise<void> {
  const { inApp, email, browser } = chosen;
  await ctx.db
    .insertInto('notificationPreferences')
    .values({ ...chosen, createdAt: ctx.clock.now() })
    .onConflict((conflict) => conflict.columns(['userId', 'topic']).doUpdateSet({ inApp, email, browser }))
    .execute();
}

/** How often digests of these people are sent; those who want none are left out. */
export async function selectFrequencies(
  ctx: Ctx,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Exclude<DigestFrequency, 'now'>>> {
  const rows = await ctx.db
    .selectFrom('notificationDigests')
    .select(['userId', 'frequency'])
    .where('userId', 'in', [...userIds])
    .execute();
  return new Map(rows.map(({ userId, frequency }) => [userId, frequency]));
}

/** A digest that was chosen before goes on where it is. */
export async function upsertDigest(ctx: Ctx, userId: string, frequency: Exclude<DigestFrequency, 'now'>) {
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('notificationDigests')
    .values({ userId, frequency, toldUntil: now, createdAt: now })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ frequency }))
    .execute();
}

export async function deleteDigest(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db.deleteFrom('notificationDigests').where('userId', '=', userId).execute();
}

/** Who gets a digest, in the order of their ids. */
export function selectDigestReaders(
  ctx: Ctx,
  { frequencies, after, limit }: { frequencies: readonly ('daily' | 'weekly')[]; after: string | null; limit: number },
) {
  return ctx.db
    .selectFrom('notificationDigests')
    .select(['userId', 'frequency'])
    .where('frequency', 'in', frequencies)
    .$if(after !== null, (query) => query.where('userId', '>', after ?? ''))
    .orderBy('userId')
    .limit(limit)
    .execute();
}

/** Until when somebody was told; whoever else makes their digest waits. */
export async function lockDigest(ctx: Ctx, userId: string): Promise<Date | null> {
  const row = await ctx.db
    .selectFrom('notificationDigests')
    .select('toldUntil')
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row?.toldUntil ?? null;
}

export async function updateToldUntil(ctx: Ctx, userId: string, toldUntil: Date): Promise<void> {
  await ctx.db.updateTable('notificationDigests').set({ toldUntil }).where('userId', '=', userId).execute();
}

/** What came in a span of time and was not read in the bell, the newest first. */
export function selectUndigested(
  ctx: Ctx,
  userId: string,
  { since, until, limit }: { since: Date; until: Date; limit: number },
) {
  return ctx.db
    .selectFrom('notifications')
    .select(['id', 'type', 'params'])
    .where('userId', '=', userId)
    .where('createdAt', '>', since)
    .where('createdAt', '<=', until)
    .where((where) => where.or([where('readAt', 'is', null), where('inApp', '=', false)]))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Whether an entry about an application was made since: the digest will tell it. */
export async function hasEntryAbout(
  ctx: Ctx,
  { userId, applicationId, since }: { userId: string; applicationId: string; since: Date },
): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('notifications')
    .select('id')
    .where('userId', '=', userId)
    .where('createdAt', '>=', since)
    .where(sql<boolean>`params @> ${JSON.stringify({ applicationId })}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
