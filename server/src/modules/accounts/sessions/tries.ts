import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import * as z from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import { DAY, MINUTE } from '../../../platform/clock.ts';
import { autonomous, type Ctx } from '../../../platform/context.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import { newId } from '../../../platform/id.ts';
import { oneAtATime } from '../../../platform/one-at-a-time.ts';
import type { Users } from '../../../platform/schema.gen.ts';
import { defineTask, enqueue } from '../../../platform/tasks.ts';
import { queueMail } from '../../messaging/messaging.service.ts';
import { isKnownDevice, selectUser } from '../accounts.queries.ts';
import { accountLockedMail } from '../mails/account-security.kinds.ts';
import { oncePer } from '../once-per.ts';
import { verifyPassword } from '../passwords/password-hash.ts';
import {
  countNetworkSubjects,
  countSubjectTries,
  deleteFailuresBefore,
  deleteFailuresOf,
  deleteTry,
  haveFailed,
  holdTries,
  insertPendingTry,
  markFailed,
  type TryKey,
} from './tries.queries.ts';

const MAX_FAILURES = 5;
const LOCK_SECONDS = 15 * MINUTE;
/** For so many different accounts one network may fail before it has to wait; known devices there do not. */
const MAX_ACCOUNTS_PER_NETWORK = 20;
/** When this many tries fail everywhere, somebody goes through a list of passwords from many networks: fewer for each. */
const SIEGE = { failures: 1000, accountsPerNetwork: 3 } as const;
/** A verdict takes a few seconds at most, when hundreds wait for theirs; a server that died gives none. */
const SPANS = { window: LOCK_SECONDS, pending: 30 } as const;
/** Milliseconds until somebody looks again whether a place has become free. */
const LOOK_AGAIN = 25;

/** What came of a try: right; right, but about something else, so that it sets nothing back; or (null) wrong. */
export type Verdict<T> = { readonly passed: T } | { readonly withdrawn: T } | null;

/** Those of one network queue up, and only the first of them asks the database. */
const inTurn = oneAtATime();

/**
 * Has a try to prove who somebody is judged, if there is one left for it. Five failures in 15 minutes lock what was tried,
 * whether an account exists or not; devices that have signed in before are counted apart, so that a stranger cannot lock the
 * owner out. A try takes its place before it is judged, and never more are judged at once than may still fail: further
 * ones wait until it is known whether those have. Not inside a transaction.
 * @param subject what is guessed at: the password of an e-mail, the codes of an account
 * @param judge looks at what was typed. If it fails, the try is given back: it must not once it has found it wrong
 * @returns what judge has found; null when it was wrong
 * @throws AppError ACCOUNT_LOCKED, TOO_MANY_REQUESTS
 */
export async function withTry<T>(
  call: Ctx,
  subject: string,
  user: Selectable<Users> | undefined,
  judge: () => Promise<Verdict<T>>,
): Promise<T | null> {
  // Whatever becomes of the call: others have to see it, and it stays counted.
  const ctx = autonomous(call);
  const subjectHash = createHash('sha256').update(subject).digest();
  const { deviceHash } = ctx.caller;
  // Asked also where there is no account: the time must not tell.
  const known = deviceHash !== null && (await isKnownDevice(ctx, user?.id ?? null, deviceHash));
  const network = networkOf(ctx.caller.address ?? '0.0.0.0');
  const key: TryKey = { id: newId(ctx), subjectHash, deviceHash: known ? deviceHash : null, network };
  await inTurn(known ? deviceHash.toString('hex') : network, () => takePlace(ctx, key, user));
  let verdict: Verdict<T>;
  try {
    verdict = await judge();
  } catch (error) {
    await deleteTry(ctx, key.id);
    throw error;
  }
  if (verdict === null) {
    await fail(ctx, key, user);
    return null;
  }
  if ('withdrawn' in verdict) {
    await deleteTry(ctx, key.id);
    return verdict.withdrawn;
  }
  await deleteFailuresBefore(ctx, key, SPANS);
  return verdict.passed;
}

async function takePlace(ctx: Ctx, key: TryKey, user: Selectable<Users> | undefined): Promise<void> {
  for (;;) {
    const outcome = await ctx.transaction((ctx) => reserve(ctx, key));
    if (outcome === 'reserved') return;
    if (outcome === 'refused') throw new AppError('TOO_MANY_REQUESTS', { data: { seconds: LOCK_SECONDS } });
    if (outcome === 'locked') {
      ctx.log.warn({ userId: user?.id ?? null }, 'sign-in refused: locked');
      throw new AppError('ACCOUNT_LOCKED');
    }
    await ctx.clock.wait(LOOK_AGAIN);
  }
}

/** Exact on all servers together: what is counted here cannot change before the try is kept. Refused tries prolong nothing. */
async function reserve(ctx: Ctx, key: TryKey): Promise<'reserved' | 'refused' | 'locked' | 'full'> {
  await holdTries(ctx, key);
  const network = key.deviceHash ? 'below limit' : await capacityOfNetwork(ctx, key);
  if (network === 'refused') return 'refused';
  const { failed, pending } = await countSubjectTries(ctx, key, SPANS);
  if (failed >= MAX_FAILURES) return 'locked';
  if (network === 'full' || failed + pending >= MAX_FAILURES) return 'full';
  await insertPendingTry(ctx, key);
  return 'reserved';
}

async function capacityOfNetwork(ctx: Ctx, key: TryKey): Promise<'below limit' | 'refused' | 'full'> {
  const { failed, taken, includesThis } = await countNetworkSubjects(ctx, key, SPANS);
  const besieged = taken >= SIEGE.accountsPerNetwork && (await haveFailed(ctx, SIEGE.failures, LOCK_SECONDS));
  const max = besieged ? SIEGE.accountsPerNetwork : MAX_ACCOUNTS_PER_NETWORK;
  if (failed >= max) {
    if (besieged) ctx.log.warn({}, 'sign-in refused: very many fail everywhere');
    return 'refused';
  }
  return taken < max || includesThis ? 'below limit' : 'full';
}

/** The last failure before the lock is written down and told once, by whichever of several comes to it. */
async function fail(ctx: Ctx, key: TryKey, user: Selectable<Users> | undefined): Promise<void> {
  const userId = user?.id ?? null;
  const tries = await ctx.transaction(async (ctx) => {
    await holdTries(ctx, key);
    await markFailed(ctx, key.id);
    const { failed } = await countSubjectTries(ctx, key, SPANS);
    if (failed === MAX_FAILURES) await lock(ctx, userId);
    return failed;
  });
  ctx.log.info({ userId, tries }, 'sign-in refused: credentials');
}

/**
 * Whether the password is that of the account. Failures count like those of the login.
 * @throws AppError INVALID_CREDENTIALS, ACCOUNT_LOCKED, TOO_MANY_REQUESTS
 */
export async function checkOwnPassword(ctx: Ctx, user: Selectable<Users>, password: string): Promise<void> {
  const right = await withTry(ctx, user.email ?? '', user, async () =>
    (await verifyPassword(user.passwordHash, password)) ? { passed: true } : null,
  );
  if (!right) throw new AppError('INVALID_CREDENTIALS');
}

/**
 * Further tries are refused by their count. What there is to tell is done by a task, which runs for addresses without an
 * account, too: the answer takes as long for both.
 */
async function lock(ctx: Ctx, userId: string | null): Promise<void> {
  if (userId) await audit(ctx, { action: 'accounts.locked', subjectId: userId });
  await enqueue(ctx, notifyOfLock, { userId });
}

/** Once a day: anybody can lock an address over and over. */
/** Somebody has proved to own an account in another way: what others have guessed at its password keeps nobody out. */
export function forgetFailures(ctx: Ctx, email: string): Promise<void> {
  return deleteFailuresOf(ctx, createHash('sha256').update(email).digest());
}

export const notifyOfLock = defineTask({
  name: 'accounts.tell-of-lock',
  data: z.object({ userId: z.uuid().nullable() }),
  retryLimit: 3,
  run: async (ctx, { userId }) => {
    const user = userId === null ? undefined : await selectUser(ctx, userId);
    if (!user) return;
    await queueMail(ctx, {
      kind: accountLockedMail,
      to: user.email ?? '',
      locale: user.locale,
      params: { name: user.name ?? '', minutes: LOCK_SECONDS / MINUTE },
      transactional: true,
      dedupeKey: oncePer(ctx, DAY, `account_locked:${user.id}`),
    });
  },
});
