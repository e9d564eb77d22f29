import type { Locale } from '@prova/contract/common';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

export interface OutboxMail {
  readonly id: string;
  readonly to: string;
  readonly kind: string;
  readonly locale: Locale;
  readonly subject: string;
  readonly sentAt: Date;
  readonly links: readonly string[];
  readonly code: string | null;
  readonly text: string;
  readonly html: string;
  /** The iCalendar file that comes with it. */
  readonly calendar: string | null;
}

const LIMIT = 200;

const selectOutbox = (ctx: Ctx) =>
  ctx.db
    .selectFrom('outboxMails as kept')
    .innerJoin('mails as mail', 'mail.id', 'kept.mailId')
    .select([
      'mail.id',
      'mail.recipient as to',
      'mail.kind',
      'mail.locale',
      'mail.subject',
      sql<Date>`coalesce(mail.sent_at, kept.created_at)`.as('sentAt'),
      'kept.links',
      'kept.code',
      'kept.body as text',
      'kept.html',
      'kept.calendar',
    ]);

/** The newest mails first. @param filter.to this address exactly @param filter.like addresses that hold this text */
export async function selectOutboxMails(ctx: Ctx, filter: { to?: string; like?: string }): Promise<OutboxMail[]> {
  let query = selectOutbox(ctx).orderBy('sentAt', 'desc').orderBy('mail.id', 'desc').limit(LIMIT);
  if (filter.to) query = query.where('mail.recipient', '=', filter.to);
  if (filter.like) {
    const pattern = `%${filter.like.replaceAll(/[\\%_]/g, '\\$&')}%`;
    query = query.where('mail.recipient', 'ilike', pattern);
  }
  return query.execute();
}

export async function selectOutboxMail(ctx: Ctx, id: string): Promise<OutboxMail | undefined> {
  return selectOutbox(ctx).where('mail.id', '=', id).executeTakeFirst();
}
