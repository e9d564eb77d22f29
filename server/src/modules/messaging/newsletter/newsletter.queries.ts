import type { Locale } from '@prova/contract/common';
import { type Selectable, sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import type { NewsletterSubscribers } from '../../../platform/schema.gen.ts';

export type Subscriber = Selectable<NewsletterSubscribers>;

/** Of the suppressions: whose address was typed by others, and who wants to hear no more of it. */
const LIST = 'newsletter';
/** What was mailed to somebody about the newsletter. */
const KINDS = ['newsletter_sign_up', 'newsletter_already', 'newsletter_welcome'];

/** By which what the operator is told of a subscriber is found. */
export const subscribedKeyOf = (subscriberId: string) => `newsletter_subscribed:${subscriberId}`;

/** Notes that the newsletter was asked for with an address. Who subscribes already keeps their language. */
export function upsertSubscriber(
  ctx: Ctx,
  { id, email, locale }: { id: string; email: string; locale: Locale },
): Promise<Subscriber> {
  const now = ctx.clock.now();
  return ctx.db
    .insertInto('newsletterSubscribers')
    .values({ id, email, locale, askedAt: now, createdAt: now })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({
        askedAt: now,
        locale: sql<Locale>`case when newsletter_subscribers.confirmed_at is not null
          and newsletter_subscribers.unsubscribed_at is null then newsletter_subscribers.locale else excluded.locale end`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Held until the transaction ends, so that of two presses one sees what the other did. */
export function selectSubscriber(ctx: Ctx, id: string): Promise<Subscriber | undefined> {
  return ctx.db.selectFrom('newsletterSubscribers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updateSubscriber(
  ctx: Ctx,
  id: string,
  change: { confirmedAt?: Date; unsubscribedAt: Date | null },
): Promise<void> {
  await ctx.db.updateTable('newsletterSubscribers').set(change).where('id', '=', id).execute();
}

/** Whether nothing may be written to an address, or nothing about the newsletter. */
export async function isSuppressed(ctx: Ctx, address: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('mailSuppressions')
    .select('list')
    .where('address', '=', address)
    .where('list', 'in', [LIST, 'all'])
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertSuppression(ctx: Ctx, address: string): Promise<void> {
  await ctx.db
    .insertInto('mailSuppressions')
    .values({ address, list: LIST, reason: 'unsubscribed', createdAt: ctx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteSuppression(ctx: Ctx, address: string): Promise<void> {
  await ctx.db.deleteFrom('mailSuppressions').where('address', '=', address).where('list', '=', LIST).execute();
}

/** A page of those who get the newsletter, by address. */
export function selectSubscribed(ctx: Ctx, { after, limit }: { after: string; limit: number }) {
  return ctx.db
    .selectFrom('newsletterSubscribers as subscriber')
    .select(['id', 'email', 'locale', 'confirmedAt'])
    .where('confirmedAt', 'is not', null)
    .where('unsubscribedAt', 'is', null)
    .where('email', '>', after)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mailSuppressions')
            .select('list')
            .whereRef('address', '=', 'subscriber.email')
            .where('list', 'in', [LIST, 'all']),
        ),
      ),
    )
    .orderBy('email')
    .limit(limit)
    .execute();
}

/** Those who have not confirmed what was asked so long ago, and those who left so long ago. */
export function deleteForgotten(
  ctx: Ctx,
  { askedBefore, leftBefore }: { askedBefore: Date; leftBefore: Date },
): Promise<{ id: string; email: string }[]> {
  return ctx.db
    .deleteFrom('newsletterSubscribers')
    .where('askedAt', '<', askedBefore)
    .where((where) => where.or([where('confirmedAt', 'is', null), where('unsubscribedAt', '<', leftBefore)]))
    .returning(['id', 'email'])
    .execute();
}

/** Whom mails about the newsletter went to is forgotten with the subscriber. */
export async function deleteNewsletterMails(ctx: Ctx, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  await ctx.db.deleteFrom('mails').where('recipient', 'in', addresses).where('kind', 'in', KINDS).execute();
}
