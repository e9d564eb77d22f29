import { type ExpressionBuilder, sql } from 'kysely';
import { after } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { DB } from '../../../platform/schema.gen.ts';

/** A try as it is counted. */
export interface TryKey {
  readonly id: string;
  /** Hash of what is guessed at: the password of an e-mail, the codes of an account. */
  readonly subjectHash: Buffer;
  /** A browser that the account knows: it is counted apart, and not with its network. */
  readonly deviceHash: Buffer | null;
  /** See networkOf. */
  readonly network: string;
}

/** Seconds. */
export interface Spans {
  /** Tries older than this are forgotten. */
  readonly window: number;
  /** Who has had no verdict for so long will get none any more, and has failed. */
  readonly pending: number;
}

type Where = ExpressionBuilder<DB, 'loginFailures'>;

const isPending = (ctx: Ctx, spans: Spans) => (where: Where) =>
  where.and([where('pending', '=', true), where('createdAt', '>', after(ctx.clock.now(), -spans.pending))]);
const hasFailed = (ctx: Ctx, spans: Spans) => (where: Where) => where.not(isPending(ctx, spans)(where));

/**
 * Holds off everybody who counts tries of this subject or, from browsers that are not known, of this network, on whichever
 * server, until the transaction ends. The subject comes first, so that two of them cannot wait for each other.
 */
export async function holdTries(ctx: Ctx, { subjectHash, deviceHash, network }: TryKey): Promise<void> {
  const keys = [`tries of ${subjectHash.toString('hex')}`, ...(deviceHash ? [] : [`tries from ${network}`])];
  const locks = keys.map((key) => sql`pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  await sql`select ${sql.join(locks)}`.execute(ctx.db);
}

/** Tries at the subject: from this known device, or else from all devices that are not known. */
export function countSubjectTries(ctx: Ctx, { subjectHash, deviceHash }: TryKey, spans: Spans) {
  return ctx.db
    .selectFrom('loginFailures')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere(hasFailed(ctx, spans)).as('failed'),
      fn.countAll<number>().filterWhere(isPending(ctx, spans)).as('pending'),
    ])
    .where('emailHash', '=', subjectHash)
    .where('createdAt', '>', after(ctx.clock.now(), -spans.window))
    .where((where) => (deviceHash ? where('deviceHash', '=', deviceHash) : where('deviceHash', 'is', null)))
    .executeTakeFirstOrThrow();
}

/** For how many different subjects a network has failed, has failed or not had its verdict yet, and whether this is one. */
export function countNetworkSubjects(ctx: Ctx, { subjectHash, network }: TryKey, spans: Spans) {
  return ctx.db
    .selectFrom('loginFailures')
    .select(({ fn, val, eb }) => [
      fn.count<number>('emailHash').distinct().filterWhere(hasFailed(ctx, spans)).as('failed'),
      fn.count<number>('emailHash').distinct().as('taken'),
      fn.coalesce(fn<boolean>('bool_or', [eb('emailHash', '=', subjectHash)]), val(false)).as('includesThis'),
    ])
    .where('address', '=', network)
    .where('deviceHash', 'is', null)
    .where('createdAt', '>', after(ctx.clock.now(), -spans.window))
    .executeTakeFirstOrThrow();
}

/** Whether at least so many tries have failed in the window, in browsers that are not known. */
export async function haveFailed(ctx: Ctx, count: number, windowSeconds: number): Promise<boolean> {
  const last = await ctx.db
    .selectFrom('loginFailures')
    .select('id')
    .where('deviceHash', 'is', null)
    .where('pending', '=', false)
    .where('createdAt', '>', after(ctx.clock.now(), -windowSeconds))
    .offset(count - 1)
    .limit(1)
    .executeTakeFirst();
  return last !== undefined;
}

export async function insertPendingTry(ctx: Ctx, { id, subjectHash, deviceHash, network }: TryKey): Promise<void> {
  await ctx.db
    .insertInto('loginFailures')
    .values({
      id,
      emailHash: subjectHash,
      deviceHash,
      address: network,
      pending: true,
      createdAt: ctx.clock.now(),
    })
    .execute();
}

export async function markFailed(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.updateTable('loginFailures').set({ pending: false }).where('id', '=', id).execute();
}

export async function deleteTry(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.deleteFrom('loginFailures').where('id', '=', id).execute();
}

/** Forgets this try and all failures at its subject; those that wait for their verdict stay. */
export async function deleteFailuresBefore(ctx: Ctx, { id, subjectHash }: TryKey, spans: Spans): Promise<void> {
  await ctx.db
    .deleteFrom('loginFailures')
    .where('emailHash', '=', subjectHash)
    .where((where) => where.or([where('id', '=', id), hasFailed(ctx, spans)(where)]))
    .execute();
}

/** Forgets all failures at a subject: its owner has proved to be there in another way. */
export async function deleteFailuresOf(ctx: Ctx, subjectHash: Buffer): Promise<void> {
  await ctx.db.deleteFrom('loginFailures').where('emailHash', '=', subjectHash).where('pending', '=', false).execute();
}

export async function deleteOldFailures(ctx: Ctx, olderThanSeconds: number): Promise<void> {
  await ctx.db.deleteFrom('loginFailures').where('createdAt', '<', after(ctx.clock.now(), -olderThanSeconds)).execute();
}
