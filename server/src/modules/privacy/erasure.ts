import type { ResultOf } from '@prova/contract/endpoint';
import type * as contract from '@prova/contract/privacy/privacy';
import { DATA_CATEGORIES, type DataCategory } from '@prova/contract/privacy/privacy';
import * as z from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import { after, DAY, MINUTE } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import type { LeftPart } from '../../platform/personal-data.ts';
import { defineTask, enqueue } from '../../platform/tasks.ts';
import { assertFresh } from '../accounts/accounts.service.ts';
import { queueMail } from '../messaging/messaging.service.ts';
import { type Erased, eraseEverything, leaveEverything } from './erase-person.ts';
import { accountErasingMail } from './mails/privacy.kinds.ts';
import { insertRequest, selectOwner, selectRequest, updateRequest } from './privacy.queries.ts';
import { rehearse } from './rehearse.ts';
import { insertRun } from './retention.queries.ts';
import { type Person, personOfAccount } from './subject.ts';

/** The last mail goes out first, and what leaving has set off is through. */
const ERASED_AFTER_SECONDS = MINUTE;
/** LGPD, article 19. */
export const DUE_DAYS = 15;

/** What erasing the account would do now. @throws AppError LAST_OWNER */
export async function previewErasure(ctx: Ctx): Promise<ResultOf<typeof contract.previewErasure>> {
  return previewOf(ctx, await personOfAccount(ctx, self(ctx).userId));
}

export interface Preview {
  readonly leaves: LeftPart[];
  readonly removes: { category: DataCategory; count: number }[];
  readonly keeps: Erased['kept'][number][];
}

/** What erasing somebody would do now. @throws AppError LAST_OWNER */
export async function previewOf(ctx: Ctx, { erasable, contracts }: Person): Promise<Preview> {
  const leaves = await rehearse(ctx, (ctx) => leaveEverything(ctx, erasable));
  const erased = withContracts(await rehearse(ctx, (ctx) => eraseEverything(ctx, erasable)), contracts);
  return {
    leaves,
    removes: DATA_CATEGORIES.flatMap((category) => {
      const count = erased.removed[category];
      return count ? [{ category, count }] : [];
    }),
    keeps: [...erased.kept],
  };
}

/**
 * Closes the account at once and has it erased: applications are withdrawn, sessions end, a last mail goes out.
 * @throws AppError IDENTITY_NOT_CONFIRMED, ERASURE_NOT_CONFIRMED, LAST_OWNER
 */
export async function eraseAccount(ctx: Ctx, email: string): Promise<void> {
  const { userId } = self(ctx);
  await assertFresh(ctx);
  await closeForErasure(ctx, userId, email);
}

/** The same without a session: for operators. @throws AppError NOT_FOUND, LAST_OWNER */
export async function closeForErasure(ctx: Ctx, userId: string, email: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const owner = await selectOwner(ctx, userId);
    if (!owner?.email) throw new AppError('NOT_FOUND');
    if (owner.email !== email) throw new AppError('ERASURE_NOT_CONFIRMED');
    await leaveEverything(ctx, (await personOfAccount(ctx, userId)).erasable);
    const requestId = newId(ctx);
    const now = ctx.clock.now();
    await insertRequest(ctx, {
      id: requestId,
      kind: 'erase',
      handling: 'task',
      locale: owner.locale,
      address: owner.email,
      userId,
      state: 'working',
      dueAt: after(now, DUE_DAYS * DAY),
      createdAt: now,
    });
    await queueMail(ctx, {
      kind: accountErasingMail,
      to: owner.email,
      locale: owner.locale,
      params: { name: owner.name ?? '' },
      transactional: true,
    });
    await audit(ctx, { action: 'privacy.erasure_requested', subjectId: userId });
    await enqueue(ctx, eraseTask, { requestId }, { startAfter: after(now, ERASED_AFTER_SECONDS) });
  });
}

export const eraseTask = defineTask({
  name: 'privacy.erase',
  data: z.object({ requestId: z.uuid() }),
  retryLimit: 10,
  run: async (ctx, { requestId }) => {
    await ctx.transaction(async (ctx) => {
      const request = await selectRequest(ctx, requestId);
      if (request?.state !== 'working' || !request.userId) return;
      const startedAt = ctx.clock.now();
      const { erasable, contracts } = await personOfAccount(ctx, request.userId);
      const { removed, kept } = withContracts(await eraseEverything(ctx, erasable), contracts);
      await insertRun(ctx, {
        id: newId(ctx),
        cause: 'account',
        requestId,
        removed: JSON.stringify(removed),
        kept: JSON.stringify(kept),
        startedAt,
        endedAt: ctx.clock.now(),
        createdAt: ctx.clock.now(),
      });
      await updateRequest(ctx, requestId, { state: 'answered', answeredAt: ctx.clock.now() });
      await audit(ctx, { action: 'privacy.erased', subjectId: request.userId });
    });
  },
});

/** What a company keeps of a hire is told, too. */
export function withContracts(erased: Erased, contracts: Person['contracts']): Erased {
  const until = contracts.map((contract) => contract.until).sort((a, b) => b.getTime() - a.getTime())[0];
  if (!until) return erased;
  const kept = { category: 'applications', count: contracts.length, ground: 'contract', until } as const;
  return { ...erased, kept: [kept, ...erased.kept] };
}

export function self(ctx: Ctx) {
  if (ctx.actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  return ctx.actor;
}
