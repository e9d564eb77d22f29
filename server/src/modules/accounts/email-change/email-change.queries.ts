import { OBJECTION_DAYS } from '@prova/contract/accounts/email-change';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { after, DAY } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { EmailChanges, Users } from '../../../platform/schema.gen.ts';

export type EmailChange = Selectable<EmailChanges>;

const heldSince = (ctx: Ctx) => after(ctx.clock.now(), -OBJECTION_DAYS * DAY);

export async function insertChange(ctx: Ctx, change: Insertable<EmailChanges>): Promise<void> {
  await ctx.db.insertInto('emailChanges').values(change).execute();
}

export async function updateChange(ctx: Ctx, id: string, values: Updateable<EmailChanges>): Promise<void> {
  await ctx.db.updateTable('emailChanges').set(values).where('id', '=', id).execute();
}

export function selectChange(ctx: Ctx, id: string): Promise<EmailChange | undefined> {
  return ctx.db.selectFrom('emailChanges').selectAll().where('id', '=', id).executeTakeFirst();
}

/** What waits for its new address, also when the link has expired meanwhile. */
export function selectWaitingChange(ctx: Ctx, userId: string): Promise<EmailChange | undefined> {
  return ctx.db
    .selectFrom('emailChanges')
    .selectAll()
    .where('userId', '=', userId)
    .where('confirmedAt', 'is', null)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
}

/** The change of an account to which its former address may still object. */
export function selectUnsettledChange(ctx: Ctx, userId: string): Promise<EmailChange | undefined> {
  return ctx.db
    .selectFrom('emailChanges')
    .selectAll()
    .where('userId', '=', userId)
    .where('confirmedAt', '>', heldSince(ctx))
    .where('undoneAt', 'is', null)
    .executeTakeFirst();
}

export async function selectChangesSince(ctx: Ctx, userId: string, since: Date): Promise<Date[]> {
  const rows = await ctx.db
    .selectFrom('emailChanges')
    .select('createdAt')
    .where('userId', '=', userId)
    .where('createdAt', '>', since)
    .orderBy('createdAt')
    .execute();
  return rows.map(({ createdAt }) => createdAt);
}

/** The account that has left this address so lately that no other may begin with it, and how it did. */
export function selectHolder(ctx: Ctx, email: string) {
  return ctx.db
    .selectFrom('emailChanges as change')
    .innerJoin('users', 'users.id', 'change.userId')
    .select(['change.id', 'change.userId', 'change.newEmail', 'change.confirmedAt', 'users.name', 'users.locale'])
    .where('change.formerEmail', '=', email)
    .where('change.confirmedAt', '>', heldSince(ctx))
    .where('change.undoneAt', 'is', null)
    .executeTakeFirst();
}

/** Since when an account has had its present address: mails that went there before that were another's. */
export async function addressSince(
  ctx: Ctx,
  user: Pick<Selectable<Users>, 'id' | 'email' | 'createdAt'>,
): Promise<Date> {
  const { since } = await ctx.db
    .selectFrom('formerAddresses')
    .select(({ fn }) => fn.max('leftAt').as('since'))
    .where('userId', '=', user.id)
    .where('registrationId', 'is', null)
    .executeTakeFirstOrThrow();
  if (since) return since;
  // The first one was typed, and written to, before there was the account.
  const { registeredAt } = await ctx.db
    .selectFrom('registrations')
    .select(({ fn }) => fn.min('createdAt').as('registeredAt'))
    .where('email', '=', user.email ?? '')
    .where('verifiedAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return registeredAt !== null && registeredAt < user.createdAt ? registeredAt : user.createdAt;
}

/** It is the present one again. */
export async function deleteFormerAddress(ctx: Ctx, userId: string, address: string): Promise<void> {
  await ctx.db
    .deleteFrom('formerAddresses')
    .where('userId', '=', userId)
    .where('address', '=', address)
    .where('registrationId', 'is', null)
    .execute();
}

/** What has come to open the account, or to lead back to it, since then. */
export async function deleteFactorsSince(ctx: Ctx, userId: string, since: Date): Promise<void> {
  await ctx.db.deleteFrom('secondFactors').where('userId', '=', userId).where('createdAt', '>=', since).execute();
}
