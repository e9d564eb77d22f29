import { createHash } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { CallTransaction } from '../call-transaction.ts';
import { after, DAY } from '../clock.ts';
import type { Ctx } from '../context.ts';
import { type Db, prepare } from '../db.ts';
import { decrypt, encrypt } from '../encryption.ts';
import type { SentCookie } from './sent-cookies.ts';

const KEPT_SECONDS = DAY;
/** Some cookies are secrets that only their browser knows. */
const COOKIES = 'cookies of an answer';

export interface Answer {
  readonly status: number;
  /** JSON, as it is sent. */
  readonly body: string;
  readonly cookies: readonly SentCookie[];
}

/** What a caller may ask again. */
export interface KeyedQuestion {
  /** Keys of one person never meet those of another. */
  readonly owner: string;
  readonly key: string;
  /** Of all that is asked, so that a key cannot answer another question. */
  readonly hash: Buffer;
}

export function keyOwner(actor: Actor): string {
  if (actor.kind === 'user') return `user:${actor.userId}`;
  if (actor.kind === 'token') return `token:${actor.tokenId}`;
  return actor.kind;
}

export function requestHash(parts: readonly (string | Buffer)[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(String(part.length)).update(':').update(part);
  return hash.digest();
}

/** Ends a call that carries no key: what it did is kept with its answer, and what a refusal has counted. */
export async function finishCall(call: CallTransaction, work: () => Promise<Answer>): Promise<Answer> {
  try {
    const answer = await work();
    await call.commit();
    return answer;
  } catch (error) {
    await endFailed(call, error);
    throw error;
  }
}

/**
 * Answers a question once: the answer is kept in the transaction of the work, for 24 hours, and given again to every
 * repetition. Of several at the same time one is kept; the others take back what they did and answer as that one.
 * Refusals and failures are not kept, the key may be used again.
 * @throws AppError IDEMPOTENCY_KEY_REUSED for another question under the same key
 */
export async function answerOnce(
  ctx: Ctx,
  call: CallTransaction,
  question: KeyedQuestion,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const given = await findAnswer(ctx, question);
  if (given) return given;
  try {
    const answer = await work();
    if (await keepAnswer(ctx, call.isOpen ? call.db : ctx.platform.database, question, answer)) {
      await call.commit();
      return answer;
    }
    await call.rollback();
  } catch (error) {
    await endFailed(call, error);
    // It may have met what another run of the same question did, or an end of the connection just after the commit.
    const other = await findAnswer(ctx, question).catch(() => null);
    if (other) return other;
    throw error;
  }
  const other = await findAnswer(ctx, question);
  // Its owner was erased in this moment.
  if (!other) throw new AppError('SERVICE_UNAVAILABLE');
  return other;
}

/** A refusal is an answer: tries that it counted stay counted. A failure leaves nothing. */
async function endFailed(call: CallTransaction, error: unknown): Promise<void> {
  if (!(error instanceof AppError) || error.status >= 500) return call.rollback();
  return call.commit();
}

const FIND = prepare(
  'find-answer',
  `select request_hash, status, response::text as body, cookies from idempotency_keys
   where actor = $1 and key = $2 and status is not null`,
);

/** @throws AppError IDEMPOTENCY_KEY_REUSED */
export async function findAnswer(ctx: Ctx, { owner, key, hash }: KeyedQuestion): Promise<Answer | null> {
  const { rows } = await ctx.platform.database.executeQuery<{
    requestHash: Buffer;
    status: number;
    body: string;
    cookies: Buffer | null;
  }>(CompiledQuery.raw(FIND, [owner, key]));
  const [row] = rows;
  if (!row) return null;
  if (!row.requestHash.equals(hash)) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  const { status, body, cookies } = row;
  const opened = cookies && decrypt(ctx.platform.config.tokenSecret, COOKIES, `${owner} ${key}`, cookies);
  return { status, body, cookies: opened ? (JSON.parse(opened.toString()) as SentCookie[]) : [] };
}

// A row without a status was begun by the version before, which has no answer for it.
const KEEP = prepare(
  'keep-answer',
  `insert into idempotency_keys (actor, key, request_hash, status, response, cookies, created_at)
   values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (actor, key) do update set request_hash = excluded.request_hash, status = excluded.status,
     response = excluded.response, cookies = excluded.cookies, created_at = excluded.created_at
   where idempotency_keys.status is null
   returning key`,
);

/** False when another run has answered meanwhile; one that is about to is waited for. */
async function keepAnswer(
  ctx: Ctx,
  db: Db,
  { owner, key, hash }: KeyedQuestion,
  { status, body, cookies }: Answer,
): Promise<boolean> {
  const encrypted =
    cookies.length > 0
      ? encrypt(ctx.platform.config.tokenSecret, COOKIES, `${owner} ${key}`, Buffer.from(JSON.stringify(cookies)))
      : null;
  const values = [owner, key, hash, status, body, encrypted, ctx.clock.now()];
  const { rows } = await db.executeQuery(CompiledQuery.raw(KEEP, values));
  return rows.length > 0;
}

/** Of one person, or one link: whatever is asked again is among them. */
export const ANSWERS_MAX = 5_000;

/** Forgets answers of more than a day, and of what one person has asked since all but the last ones. */
export async function purgeIdempotencyKeys(ctx: Ctx): Promise<void> {
  await ctx.db.deleteFrom('idempotencyKeys').where('createdAt', '<', after(ctx.clock.now(), -KEPT_SECONDS)).execute();
  await sql`
    delete from idempotency_keys k using (
      select actor, key, row_number() over (partition by actor order by created_at desc, key) as n
      from idempotency_keys where actor like '%:%'
    ) ranked where k.actor = ranked.actor and k.key = ranked.key and ranked.n > ${ANSWERS_MAX}`.execute(ctx.db);
}
