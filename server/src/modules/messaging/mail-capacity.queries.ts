import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { MailCounts, Mails } from '../../platform/schema.gen.ts';

export interface Counted {
  readonly day: string;
  readonly counted: MailCounts['counted'];
  readonly subject: string;
}

/** Counts one more, unless there are as many as may be; the row stays locked until the transaction ends. @returns whether */
export async function countUpTo(ctx: Ctx, row: Counted, limit: number): Promise<boolean> {
  if (limit < 1) return false;
  const counted = await ctx.db
    .insertInto('mailCounts')
    .values({ ...row, sent: 1, createdAt: ctx.clock.now() })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'counted', 'subject'])
        .doUpdateSet({ sent: sql<number>`mail_counts.sent + 1` })
        .where('mailCounts.sent', '<', limit),
    )
    .returning('sent')
    .executeTakeFirst();
  return counted !== undefined;
}

/** Takes back what countUpTo has counted in this transaction. */
export async function countLess(ctx: Ctx, { day, counted, subject }: Counted): Promise<void> {
  await ctx.db
    .updateTable('mailCounts')
    .set({ sent: sql<number>`sent - 1` })
    .where('day', '=', day)
    .where('counted', '=', counted)
    .where('subject', '=', subject)
    .execute();
}

export async function selectCount(ctx: Ctx, { day, counted, subject }: Counted): Promise<number> {
  const row = await ctx.db
    .selectFrom('mailCounts')
    .select('sent')
    .where('day', '=', day)
    .where('counted', '=', counted)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.sent ?? 0;
}

/** Lets one at a time promise what is left of a company's day, until the transaction ends. */
export async function lockMailDay(ctx: Ctx, companyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mails of ${companyId}`}, 0))`.execute(ctx.db);
}

/** Mails of a company that leave before a time and are not counted yet. */
export async function selectWaiting(
  ctx: Ctx,
  companyId: string,
  { kinds, before }: { readonly kinds: readonly string[]; readonly before: Date },
): Promise<number> {
  const { waiting } = await ctx.db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('companyId', '=', companyId)
    .where('state', 'in', ['queued', 'sending'])
    .where('notBefore', '<', before)
    .where('countedOn', 'is', null)
    .where('kind', 'in', kinds)
    .executeTakeFirstOrThrow();
  return waiting;
}

export async function deleteCountsBefore(ctx: Ctx, day: string): Promise<void> {
  await ctx.db.deleteFrom('mailCounts').where('day', '<', day).execute();
}

/** Mails of a company that wait for capacity, and those of the last days that were given up for lack of it. */
export async function selectHeld(ctx: Ctx, companyId: string, since: Date): Promise<{ waiting: number; lost: number }> {
  const row = await ctx.db
    .selectFrom('mails')
    .select([
      sql<number>`count(*) filter (where state in ('queued', 'sending'))::int`.as('waiting'),
      sql<number>`count(*) filter (where state = 'failed' and created_at > ${since})::int`.as('lost'),
    ])
    .where('companyId', '=', companyId)
    .where('heldFor', 'is not', null)
    .executeTakeFirstOrThrow();
  return row;
}

/** Lets the mails of a company that were held for these reasons try again now. @returns their ids */
export async function releaseRows(
  ctx: Ctx,
  companyId: string,
  reasons: readonly NonNullable<Mails['heldFor']>[],
): Promise<string[]> {
  const rows = await ctx.db
    .updateTable('mails')
    .set({ notBefore: ctx.clock.now(), heldFor: null })
    .where('companyId', '=', companyId)
    .where('heldFor', 'in', reasons)
    .where('state', '=', 'queued')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
