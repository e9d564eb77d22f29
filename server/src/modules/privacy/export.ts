import type { ResultOf } from '@prova/contract/endpoint';
import { EXPORT_DAYS, type getExport } from '@prova/contract/privacy/privacy';
import * as z from 'zod';
import { areaOf } from '../../platform/areas.ts';
import { audit } from '../../platform/audit.ts';
import { requireCapacity } from '../../platform/budget.ts';
import { after, DAY } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import { defineTask, enqueue } from '../../platform/tasks.ts';
import { assertFresh } from '../accounts/accounts.service.ts';
import { fileLink, keepFile } from '../files/files.service.ts';
import { queueMail } from '../messaging/messaging.service.ts';
import { notify } from '../notifications/notifications.service.ts';
import { copyState, deadBefore, storeCopy } from './copies.ts';
import { DUE_DAYS, self } from './erasure.ts';
import { dataExportReadyMail } from './mails/privacy.kinds.ts';
import { PRIVACY_REQUESTS } from './privacy.budgets.ts';
import { exportReady } from './privacy.notifications.ts';
import {
  endDeadExports,
  insertRequest,
  selectLastExport,
  selectOwner,
  selectRequest,
  updateRequest,
} from './privacy.queries.ts';
import { personOfAccount } from './subject.ts';

type Shown = ResultOf<typeof getExport>;

/** The last export of whoever is signed in. */
export async function getOwnExport(ctx: Ctx): Promise<Shown> {
  const row = await selectLastExport(ctx, self(ctx).userId);
  if (!row) return null;
  const expiresAt = row.answeredAt && after(row.answeredAt, EXPORT_DAYS * DAY);
  const there = row.fileId !== null && row.fileState === 'stored' && expiresAt !== null && expiresAt > ctx.clock.now();
  const making = row.answeredAt === null ? (copyState(row, ctx.clock.now()) ?? 'working') : null;
  return {
    state: making ?? (row.state === 'refused' ? 'failed' : there ? 'ready' : 'gone'),
    askedAt: row.createdAt,
    expiresAt,
    link: there && row.fileId ? fileLink(ctx, row.fileId, 'attachment') : null,
    bytes: there ? row.bytes : null,
    missingFiles: there ? row.missingFiles : 0,
  };
}

/** Has an export made; while one is being made, that is the one. @throws AppError IDENTITY_NOT_CONFIRMED, BUDGET_REACHED */
export async function requestExport(ctx: Ctx): Promise<NonNullable<Shown>> {
  const { userId, email } = self(ctx);
  await assertFresh(ctx);
  await ctx.transaction(async (ctx) => {
    await requireCapacity(ctx, PRIVACY_REQUESTS, [userId]);
    await beginExport(ctx, userId, email);
  });
  const shown = await getOwnExport(ctx);
  if (!shown) throw new Error('An export that was asked for is not there');
  return shown;
}

/** In a transaction. @returns false when one is being made already */
export async function beginExport(ctx: Ctx, userId: string, email: string): Promise<boolean> {
  const id = newId(ctx);
  const now = ctx.clock.now();
  await endDeadExports(ctx, userId, deadBefore(now));
  const begun = await insertRequest(ctx, {
    id,
    kind: 'export',
    handling: 'task',
    locale: ctx.locale,
    address: email,
    userId,
    state: 'working',
    dueAt: after(now, DUE_DAYS * DAY),
    copyAskedAt: now,
    createdAt: now,
  });
  if (!begun) return false;
  await audit(ctx, { action: 'privacy.export_requested', subjectId: userId });
  await enqueue(ctx, exportTask, { requestId: id });
  return true;
}

export const exportTask = defineTask({
  name: 'privacy.export',
  data: z.object({ requestId: z.uuid() }),
  retryLimit: 5,
  expireInSeconds: 3600,
  concurrency: 1,
  run: async (ctx, { requestId }) => {
    const request = await selectRequest(ctx, requestId);
    if (request?.state !== 'working' || !request.userId) return;
    const owner = await selectOwner(ctx, request.userId);
    // Erased meanwhile: there is nothing to give, and nobody to give it to.
    if (!owner?.email) {
      await updateRequest(ctx, requestId, { state: 'refused', answeredAt: ctx.clock.now() });
      return;
    }
    const { id: userId, email, name } = owner;
    const locale = owner.locale;
    const { all } = await personOfAccount(ctx, userId);
    const { file, missing } = await storeCopy(ctx, all, locale, null).catch(async (error: unknown) => {
      // Whoever waits is told, and may ask for another; this one is tried again all the same.
      await updateRequest(ctx, requestId, { failedAt: ctx.clock.now() });
      throw error;
    });
    await ctx.transaction(async (ctx) => {
      const still = await selectRequest(ctx, requestId);
      if (still?.state !== 'working') return;
      await keepFile(ctx, file.id);
      const answeredAt = ctx.clock.now();
      await updateRequest(ctx, requestId, {
        state: 'answered',
        answeredAt,
        failedAt: null,
        fileId: file.id,
        missingFiles: missing,
      });
      const area = areaOf(owner.role);
      await queueMail(ctx, {
        kind: dataExportReadyMail,
        to: email,
        locale,
        params: { name: name ?? '', days: EXPORT_DAYS, area },
        transactional: true,
        dedupeKey: `data_export_ready:${requestId}`,
      });
      await notify(ctx, exportReady, { params: { area }, userIds: [userId] });
      await audit(ctx, { action: 'privacy.exported', subjectId: userId });
    });
  },
});
