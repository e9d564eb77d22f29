import type { BodyOf } from '@prova/contract/endpoint';
import { mayOnRequest, REQUEST_DUE_DAYS, type RequestAction } from '@prova/contract/privacy/data-request-rules';
import type { answerRequest } from '@prova/contract/privacy/privacy-requests';
import { AppError } from '../../platform/app-error.ts';
import { type AuditEntry, audit } from '../../platform/audit.ts';
import { after, DAY } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { assertFresh } from '../accounts/accounts.service.ts';
import { beginCopy } from './answer-with-copy.ts';
import { eraseAsAsked } from './answer-with-erasure.ts';
import type { DataRequestRow } from './data-requests.queries.ts';
import { updateRequest } from './privacy.queries.ts';
import { mailAnswered, mailExtended, mailRefused } from './request-mails.ts';
import { factsOf, requireQueued } from './request-queue.ts';

/** Takes a request on, so that colleagues see that somebody works on it. */
export function startRequest(ctx: Ctx, id: string, version: number): Promise<void> {
  return change(ctx, id, version, 'start', async (ctx, row) => {
    await updateRequest(ctx, row.id, { state: 'working' });
    await note(ctx, row, 'privacy.request_started');
  });
}

/** Puts it off, once, and tells whoever asked until when and why. */
export function extendRequest(ctx: Ctx, id: string, version: number, reason: string): Promise<void> {
  return change(ctx, id, version, 'extend', async (ctx, row) => {
    const dueAt = after(row.dueAt, REQUEST_DUE_DAYS * DAY);
    await updateRequest(ctx, row.id, {
      state: 'working',
      extendedAt: ctx.clock.now(),
      extensionReason: reason,
      dueAt,
      remindedAt: null,
      overdueToldAt: null,
    });
    await note(ctx, row, 'privacy.request_extended');
    await mailExtended(ctx, row, { dueAt, reason });
  });
}

export function refuseRequest(ctx: Ctx, id: string, version: number, reason: string): Promise<void> {
  return change(ctx, id, version, 'refuse', async (ctx, row) => {
    await updateRequest(ctx, row.id, { state: 'refused', answeredAt: ctx.clock.now(), answer: reason });
    await note(ctx, row, 'privacy.request_refused');
    await mailRefused(ctx, row, reason);
  });
}

/**
 * Answers by mail. A copy is put together first, by a task; an erasure happens at once.
 * @throws AppError IDENTITY_NOT_CONFIRMED before an erasure; REQUEST_STATE_REFUSED, also for what was not asked
 */
export async function answerRequestWith(
  ctx: Ctx,
  id: string,
  { version, text, with: how }: BodyOf<typeof answerRequest>,
): Promise<void> {
  if (how === 'erase' && ctx.actor.kind === 'user') {
    await requireQueued(ctx, id);
    await assertFresh(ctx);
  }
  await change(ctx, id, version, 'answer', async (ctx, row) => {
    if ((how === 'copy' && row.kind !== 'export') || (how === 'erase' && row.kind !== 'erase'))
      throw new AppError('REQUEST_STATE_REFUSED');
    if (how === 'copy') return beginCopy(ctx, row, text);
    const erased = how === 'erase' ? await eraseAsAsked(ctx, row) : null;
    await updateRequest(ctx, row.id, { state: 'answered', answeredAt: ctx.clock.now(), answer: text });
    await note(ctx, row, 'privacy.request_answered');
    await mailAnswered(ctx, row, { answer: text, copy: false, erased });
  });
}

/** @throws AppError NOT_FOUND, FORBIDDEN, VERSION_CONFLICT, REQUEST_STATE_REFUSED */
function change(
  ctx: Ctx,
  id: string,
  version: number,
  action: RequestAction,
  work: (ctx: Ctx, row: DataRequestRow) => Promise<void>,
): Promise<void> {
  return ctx.transaction(async (ctx) => {
    const row = await requireQueued(ctx, id, true);
    if (row.version !== version) throw new AppError('VERSION_CONFLICT');
    if (!mayOnRequest(action, factsOf(ctx, row))) throw new AppError('REQUEST_STATE_REFUSED');
    await work(ctx, row);
  });
}

const note = (ctx: Ctx, row: DataRequestRow, action: AuditEntry['action']) =>
  audit(ctx, { action, subjectId: row.id, companyId: row.companyId, data: { kind: row.kind } });
