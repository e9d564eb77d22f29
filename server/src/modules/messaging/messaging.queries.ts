import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Mails } from '../../platform/schema.gen.ts';

export type MailRow = Selectable<Mails>;

export type NewMail = Insertable<Mails>;

/** False: a mail with this key is there already. Waits for a transaction that is just adding it. */
export async function insertMail(ctx: Ctx, mail: NewMail): Promise<boolean> {
  const result = await ctx.db
    .insertInto('mails')
    .values(mail)
    .onConflict((conflict) => conflict.column('dedupeKey').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** The params of the last mail of a kind about an application that its reader has, and when it went out. */
export function selectLastSent(ctx: Ctx, { applicationId, kind }: { applicationId: string; kind: string }) {
  return ctx.db
    .selectFrom('mails')
    .select(['params', 'sentAt'])
    .where('applicationId', '=', applicationId)
    .where('kind', '=', kind)
    .where('state', '=', 'sent')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function selectMailId(ctx: Ctx, dedupeKey: string): Promise<string> {
  const row = await ctx.db
    .selectFrom('mails')
    .select('id')
    .where('dedupeKey', '=', dedupeKey)
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Takes a mail that is due: waiting, or held by a sender whose time is over. One of several senders gets it. */
export async function claimMail(
  ctx: Ctx,
  mailId: string,
  times: { due: Date; until: Date },
): Promise<MailRow | undefined> {
  return ctx.db
    .updateTable('mails')
    .set((eb) => ({ state: 'sending', notBefore: times.until, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', mailId)
    .where('state', 'in', ['queued', 'sending'])
    .where('notBefore', '<=', times.due)
    .returningAll()
    .executeTakeFirst();
}

/** What this very try holds is held until then; nothing where another sender has taken it over. */
export async function renewClaim(ctx: Ctx, held: Pick<MailRow, 'id' | 'attempts'>, until: Date): Promise<void> {
  await ctx.db
    .updateTable('mails')
    .set({ notBefore: until })
    .where('id', '=', held.id)
    .where('state', '=', 'sending')
    .where('attempts', '=', held.attempts)
    .execute();
}

/** Ends or puts back what this very try holds; false when another sender has taken it over. */
export async function settleMail(
  ctx: Ctx,
  held: Pick<MailRow, 'id' | 'attempts'>,
  outcome: Updateable<Mails> & { state: string },
): Promise<boolean> {
  const result = await ctx.db
    .updateTable('mails')
    .set(outcome)
    .where('id', '=', held.id)
    .where('state', '=', 'sending')
    .where('attempts', '=', held.attempts)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** The limits of a day were charged for this mail. */
export async function markCounted(ctx: Ctx, mailId: string, day: string): Promise<void> {
  await ctx.db.updateTable('mails').set({ countedOn: day, heldFor: null }).where('id', '=', mailId).execute();
}

/** Forgets what this very try holds; false when another sender has taken it over. */
export async function deleteHeldMail(ctx: Ctx, held: Pick<MailRow, 'id' | 'attempts'>): Promise<boolean> {
  const result = await ctx.db
    .deleteFrom('mails')
    .where('id', '=', held.id)
    .where('state', '=', 'sending')
    .where('attempts', '=', held.attempts)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

export async function cancelQueued(ctx: Ctx, mailId: string): Promise<boolean> {
  const result = await ctx.db
    .updateTable('mails')
    .set({ state: 'cancelled' })
    .where('id', '=', mailId)
    .where('state', '=', 'queued')
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function cancelQueuedOf(ctx: Ctx, dedupeKey: string): Promise<boolean> {
  const result = await ctx.db
    .updateTable('mails')
    .set({ state: 'cancelled' })
    .where('dedupeKey', '=', dedupeKey)
    .where('state', '=', 'queued')
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Handed over, or about to be: what a sender holds is out of reach. */
export async function hasSentMail(ctx: Ctx, dedupeKeys: readonly string[]): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('mails')
    .select('id')
    .where('dedupeKey', 'in', dedupeKeys)
    .where('state', 'in', ['sending', 'sent'])
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteMails(ctx: Ctx, dedupeKeys: readonly string[]): Promise<void> {
  await ctx.db.deleteFrom('mails').where('dedupeKey', 'in', dedupeKeys).execute();
}

/** Mails that nobody sends: those of a sender that was killed, and those whose task was lost, which are long due. */
export async function selectForgotten(
  ctx: Ctx,
  { heldUntil, dueBefore }: { heldUntil: Date; dueBefore: Date },
  limit: number,
): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('mails')
    .select('id')
    .where('state', 'in', ['queued', 'sending'])
    .where('notBefore', '<', heldUntil)
    .where((eb) => eb.or([eb('state', '=', 'sending'), eb('notBefore', '<', dueBefore)]))
    .orderBy('notBefore')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertOutboxMail(
  ctx: Ctx,
  mail: { mailId: string; html: string; body: string; links: string[]; code: string | null; calendar: string | null },
): Promise<void> {
  await ctx.db
    .insertInto('outboxMails')
    .values({ ...mail, createdAt: ctx.clock.now() })
    .execute();
}
