import { createHash } from 'node:crypto';
import type { Locale } from '@prova/contract/common';
import type { Selectable } from 'kysely';
import * as z from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import { DAY, MINUTE } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import { newId } from '../../platform/id.ts';
import type { Users } from '../../platform/schema.gen.ts';
import { defineTask, enqueue } from '../../platform/tasks.ts';
import { queueMail } from '../messaging/messaging.service.ts';
import {
  countAddressEmails,
  countEmailFailures,
  deleteEmailFailures,
  deleteFailure,
  haveFailed,
  insertLoginFailure,
  isKnownDevice,
  selectUser,
} from './accounts.queries.ts';
import { oncePer } from './once-per.ts';
import { verifyPassword } from './password-hash.ts';

const MAX_FAILURES = 5;
const LOCK_SECONDS = 15 * MINUTE;
/** For so many different accounts one address may fail before it has to wait; known devices there do not. */
const MAX_ACCOUNTS_PER_ADDRESS = 20;
/** When this many tries fail everywhere, somebody goes through a list of passwords from many addresses: fewer for each. */
const SIEGE = { failures: 1000, accountsPerAddress: 3 } as const;

/** A try to prove who somebody is, which has been counted as a failure until it passes. */
export interface Try {
  passed(): Promise<void>;
  /** Tells the owner when this was the last one. */
  failed(): Promise<void>;
  /** It was about something else: it counts for nothing, and sets nothing back. */
  withdrawn(): Promise<void>;
}

/**
 * Counts a try before it is looked at: tries at the same time count too. Five failures in 15 minutes lock what was tried,
 * whether an account exists or not; devices that have signed in before are counted apart, so that a stranger cannot
 * lock the owner out.
 * @param subject what is guessed at: the password of an e-mail, the codes of an account
 * @throws AppError ACCOUNT_LOCKED, TOO_MANY_REQUESTS
 */
export async function beginTry(ctx: Ctx, subject: string, user: Selectable<Users> | undefined): Promise<Try> {
  const subjectHash = createHash('sha256').update(subject).digest();
  const address = networkOf(ctx.caller.address ?? '0.0.0.0');
  const { deviceHash } = ctx.caller;
  // Asked also where there is no account: the time must not tell.
  const device = deviceHash && (await isKnownDevice(ctx, user?.id ?? null, deviceHash)) ? deviceHash : null;

  if (!device && (await hasFailedForMany(ctx, address)))
    throw new AppError('TOO_MANY_REQUESTS', { data: { seconds: LOCK_SECONDS } });
  const failureId = newId();
  await insertLoginFailure(ctx, { id: failureId, emailHash: subjectHash, deviceHash: device, address });
  const tries = await countEmailFailures(ctx, subjectHash, device, LOCK_SECONDS);
  const withdrawn = () => deleteFailure(ctx, failureId);
  const who = { userId: user?.id ?? null, tries, requestId: ctx.caller.requestId };
  if (tries > MAX_FAILURES) {
    // A refused try does not prolong the lock.
    await withdrawn();
    ctx.log.warn(who, 'sign-in refused: locked');
    throw new AppError('ACCOUNT_LOCKED');
  }
  return {
    passed: () => deleteEmailFailures(ctx, subjectHash),
    withdrawn,
    async failed() {
      ctx.log.info(who, 'sign-in refused: credentials');
      if (tries === MAX_FAILURES) await lock(ctx, user?.id ?? null);
    },
  };
}

async function hasFailedForMany(ctx: Ctx, address: string): Promise<boolean> {
  const accounts = await countAddressEmails(ctx, address, LOCK_SECONDS);
  if (accounts < SIEGE.accountsPerAddress) return false;
  if (accounts >= MAX_ACCOUNTS_PER_ADDRESS) return true;
  if (!(await haveFailed(ctx, SIEGE.failures, LOCK_SECONDS))) return false;
  ctx.log.warn({ requestId: ctx.caller.requestId }, 'sign-in refused: very many fail everywhere');
  return true;
}

/**
 * Whether the password is that of the account. Failures count like those of the login.
 * @throws AppError INVALID_CREDENTIALS, ACCOUNT_LOCKED, TOO_MANY_REQUESTS
 */
export async function checkOwnPassword(ctx: Ctx, user: Selectable<Users>, password: string): Promise<void> {
  const attempt = await beginTry(ctx, user.email ?? '', user);
  if (!(await verifyPassword(user.password_hash, password))) {
    await attempt.failed();
    throw new AppError('INVALID_CREDENTIALS');
  }
  await attempt.passed();
}

/**
 * Further tries are refused by their count. What there is to tell is done by a task, which runs for addresses without an
 * account, too: the answer takes as long for both.
 */
async function lock(ctx: Ctx, userId: string | null): Promise<void> {
  if (userId) await audit(ctx, { action: 'accounts.locked', subjectId: userId });
  await enqueue(ctx, tellOfLock, { userId });
}

/** Once a day: anybody can lock an address over and over. */
export const tellOfLock = defineTask({
  name: 'accounts.tell-of-lock',
  data: z.object({ userId: z.uuid().nullable() }),
  retryLimit: 3,
  run: async (ctx, { userId }) => {
    const user = userId === null ? undefined : await selectUser(ctx, userId);
    if (!user) return;
    await queueMail(ctx, {
      kind: 'account_locked',
      to: user.email ?? '',
      locale: user.locale as Locale,
      params: { name: user.name ?? '', minutes: LOCK_SECONDS / MINUTE },
      transactional: true,
      dedupeKey: oncePer(ctx, DAY, `account_locked:${user.id}`),
    });
  },
});
