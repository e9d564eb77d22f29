import { type Insertable, sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import type { ContactMessages } from '../../../platform/schema.gen.ts';

/** By which the mail of a message is found. */
export const mailKeyOf = (messageId: string) => `contact_message:${messageId}`;

/** Whether the same words came from an address after a time. */
export async function isWrittenAlready(
  ctx: Ctx,
  { email, message, since }: { email: string; message: string; since: Date },
): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('contactMessages')
    .select('id')
    .where('email', '=', email)
    .where('createdAt', '>', since)
    .where('message', '=', message)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertMessage(ctx: Ctx, message: Insertable<ContactMessages>): Promise<void> {
  await ctx.db.insertInto('contactMessages').values(message).execute();
}

/** The newest first, with what became of the mail of each. */
export function selectMessages(ctx: Ctx, limit: number) {
  return ctx.db
    .selectFrom('contactMessages as message')
    .leftJoin('mails as mail', (join) =>
      join.on('mail.dedupeKey', '=', sql<string>`'contact_message:' || message.id::text`),
    )
    .selectAll('message')
    .select('mail.state as mail')
    .orderBy('message.createdAt', 'desc')
    .limit(limit)
    .execute();
}

/** @returns the ids of what has gone */
export async function deleteMessagesBefore(ctx: Ctx, time: Date): Promise<string[]> {
  const rows = await ctx.db.deleteFrom('contactMessages').where('createdAt', '<', time).returning('id').execute();
  return rows.map(({ id }) => id);
}
