import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { after } from '../clock.ts';
import type { Ctx } from '../context.ts';

/** A first run says so often that it still runs; after three silent spans it is taken for dead. */
const SIGN_OF_LIFE_MILLISECONDS = 4_000;
const ABANDONED_SECONDS = 12;
const WAIT_MILLISECONDS = 10_000;
const POLL_MILLISECONDS = 100;

export interface StoredAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Who a key belongs to: keys of one person never meet those of another. */
function ownerOf(actor: Actor): string {
  if (actor.kind === 'user') return `user:${actor.userId}`;
  if (actor.kind === 'token') return `token:${actor.tokenId}`;
  return actor.kind;
}

/** Hash of what was asked, so that a key cannot answer another question. */
export function requestHash(parts: readonly (string | Buffer)[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(String(part.length)).update(':').update(part);
  return hash.digest();
}

/**
 * Runs `work` once per key and gives its answer again to every repetition within 24 hours. A repetition
 * that arrives while the first one runs waits for it. Failures are not kept: they created nothing.
 * @throws AppError IDEMPOTENCY_KEY_REUSED for another question under the same key, IDEMPOTENCY_IN_PROGRESS
 */
export async function once(
  ctx: Ctx,
  key: string,
  hash: Buffer,
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const actor = ownerOf(ctx.actor);
  const deadline = Date.now() + WAIT_MILLISECONDS;
  for (;;) {
    const begun = await ctx.db
      .insertInto('idempotency_keys')
      .values({ actor, key, request_hash: hash, created_at: ctx.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (begun) return run(ctx, actor, key, work);

    const row = await ctx.db
      .selectFrom('idempotency_keys')
      .selectAll()
      .where('actor', '=', actor)
      .where('key', '=', key)
      .executeTakeFirst();
    if (!row) continue;
    if (!row.request_hash.equals(hash)) throw new AppError('IDEMPOTENCY_KEY_REUSED');
    if (row.status !== null) return { status: row.status, body: row.response };
    if (after(row.created_at, ABANDONED_SECONDS) < ctx.clock.now()) {
      await ctx.db
        .deleteFrom('idempotency_keys')
        .where('actor', '=', actor)
        .where('key', '=', key)
        .where('status', 'is', null)
        // Only this one: another repetition may have begun anew meanwhile.
        .where('created_at', '=', row.created_at)
        .execute();
      continue;
    }
    if (Date.now() > deadline) throw new AppError('IDEMPOTENCY_IN_PROGRESS');
    await wait(POLL_MILLISECONDS);
  }
}

async function run(ctx: Ctx, actor: string, key: string, work: () => Promise<StoredAnswer>): Promise<StoredAnswer> {
  const timer = setInterval(() => void showLife(ctx, actor, key), SIGN_OF_LIFE_MILLISECONDS);
  try {
    const answer = await work();
    await ctx.db
      .updateTable('idempotency_keys')
      .set({ status: answer.status, response: JSON.stringify(answer.body) })
      .where('actor', '=', actor)
      .where('key', '=', key)
      .execute();
    return answer;
  } catch (error) {
    await forget(ctx, actor, key);
    throw error;
  } finally {
    clearInterval(timer);
  }
}

async function showLife(ctx: Ctx, actor: string, key: string): Promise<void> {
  try {
    await ctx.db
      .updateTable('idempotency_keys')
      .set({ created_at: ctx.clock.now() })
      .where('actor', '=', actor)
      .where('key', '=', key)
      .where('status', 'is', null)
      .execute();
  } catch (error) {
    ctx.log.warn({ err: error }, 'an idempotency key could not be kept alive');
  }
}

/** What failed may be tried again at once. Without a database the key frees itself when it has been silent for long enough. */
async function forget(ctx: Ctx, actor: string, key: string): Promise<void> {
  try {
    await ctx.db
      .deleteFrom('idempotency_keys')
      .where('actor', '=', actor)
      .where('key', '=', key)
      .where('status', 'is', null)
      .execute();
  } catch (error) {
    ctx.log.warn({ err: error }, 'an idempotency key could not be freed');
  }
}

/** Forgets answers of more than a day. */
export async function purgeIdempotencyKeys(ctx: Ctx): Promise<void> {
  await ctx.db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', after(ctx.clock.now(), -24 * 3600))
    .execute();
}
