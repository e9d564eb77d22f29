import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { after } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Registrations } from '../../../platform/schema.gen.ts';

export type Registration = Selectable<Registrations>;

/** Holds off everybody who registers, resends or verifies these addresses until the transaction ends. */
export async function holdAddresses(ctx: Ctx, ...emails: string[]): Promise<void> {
  // Always in one order, so that two of them cannot wait for each other.
  for (const email of emails.toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`registration of ${email}`}, 0))`.execute(ctx.db);
}

/** Keeps what was typed; the browser's former registration of this address takes it over, with its limits. */
export async function saveRegistration(
  ctx: Ctx,
  registration: Insertable<Registrations> & { id: string },
): Promise<Registration> {
  const { id: _, email: __, browserHash: ___, sentAt: ____, sentToday: _____, ...typed } = registration;
  return ctx.db
    .insertInto('registrations')
    .values(registration)
    .onConflict((conflict) => conflict.columns(['email', 'browserHash']).doUpdateSet({ ...typed, verifiedAt: null }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function selectRegistration(ctx: Ctx, id: string): Promise<Registration | undefined> {
  return ctx.db.selectFrom('registrations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The registration of an address that waits for its proof: that of this browser, or else the newest. */
export function selectWaiting(ctx: Ctx, email: string): Promise<Registration | undefined> {
  return ctx.db
    .selectFrom('registrations')
    .selectAll()
    .where('email', '=', email)
    .where('verifiedAt', 'is', null)
    .orderBy(
      (order) => order('browserHash', '=', ctx.caller.deviceHash),
      (by) => by.desc().nullsLast(),
    )
    .orderBy('acceptedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Whether it was made in the browser that asks now. */
export const isOwn = (ctx: Ctx, { browserHash }: Registration) => ctx.caller.deviceHash?.equals(browserHash) === true;

export async function updateRegistration(ctx: Ctx, id: string, values: Updateable<Registrations>): Promise<void> {
  await ctx.db.updateTable('registrations').set(values).where('id', '=', id).execute();
}

/** Counts a wrong code before the next one is looked at. */
export async function countWrongCode(ctx: Ctx, id: string, column: 'tries' | 'triesElsewhere'): Promise<void> {
  await ctx.db
    .updateTable('registrations')
    .set((expression) => ({ [column]: expression(column, '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Uses up the one change of address; null when that was done, or the address has been proved meanwhile. */
export async function moveRegistration(ctx: Ctx, registration: Registration, email: string) {
  await ctx.db
    .deleteFrom('registrations')
    .where('email', '=', email)
    .where('browserHash', '=', registration.browserHash)
    .execute();
  const moved = await ctx.db
    .updateTable('registrations')
    .set({
      email,
      formerEmail: registration.email,
      emailChangedAt: ctx.clock.now(),
      codeHash: null,
      codeExpiresAt: null,
    })
    .where('id', '=', registration.id)
    .where('email', '=', registration.email)
    .where('emailChangedAt', 'is', null)
    .where('verifiedAt', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return moved ?? null;
}

export async function isVerifiedHere(ctx: Ctx, email: string, browserHash: Buffer): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('registrations')
    .select('verifiedAt')
    .where('email', '=', email)
    .where('browserHash', '=', browserHash)
    .executeTakeFirst();
  return row?.verifiedAt != null;
}

export async function deleteOldRegistrations(ctx: Ctx, olderThanSeconds: number): Promise<void> {
  await ctx.db.deleteFrom('registrations').where('sentAt', '<', after(ctx.clock.now(), -olderThanSeconds)).execute();
}
