import { EXPORT_DAYS } from '@prova/contract/privacy/privacy';
import { areaOf } from '../../platform/areas.ts';
import type { Ctx } from '../../platform/context.ts';
import { ownersOf } from '../companies/companies.service.ts';
import { queueMail } from '../messaging/messaging.service.ts';
import { notify } from '../notifications/notifications.service.ts';
import type { DataRequestRow } from './data-requests.queries.ts';
import { dayInBrazil } from './day-in-brazil.ts';
import {
  dataRequestAnsweredMail,
  dataRequestConfirmMail,
  dataRequestDueMail,
  dataRequestErasedMail,
  dataRequestExtendedMail,
  dataRequestNewMail,
  dataRequestReceivedMail,
  dataRequestRefusedMail,
} from './mails/data-requests.kinds.ts';
import { requestAnswered, requestDue, requestNew, requestOverdue } from './privacy.notifications.ts';
import { selectOwner } from './privacy.queries.ts';

const PERSONAL = ['confirm', 'received', 'extended', 'answered', 'erased', 'refused'] as const;

/** The keys of all mails about a request that went to whoever asked. */
export const mailKeysOf = (requestId: string): string[] => PERSONAL.map((what) => `data_request_${what}:${requestId}`);

const about = (row: DataRequestRow) => ({
  requestId: row.id,
  companyId: row.companyId,
  companyName: row.companyName,
  kind: row.kind,
});

/** Who is written to; null once who asked is forgotten. */
function whom(row: DataRequestRow) {
  if (row.address === null) return null;
  // For a company that has closed an operator answers, and Prova speaks.
  const companyId = row.companyClosedAt === null ? row.companyId : null;
  return { to: row.address, locale: row.locale, companyId, transactional: true as const };
}

export async function mailConfirm(ctx: Ctx, row: DataRequestRow): Promise<void> {
  const to = whom(row);
  const dedupeKey = `data_request_confirm:${row.id}`;
  if (to) await queueMail(ctx, { ...to, kind: dataRequestConfirmMail, params: about(row), dedupeKey });
}

export async function mailReceived(ctx: Ctx, row: DataRequestRow, dueAt: Date): Promise<void> {
  const to = whom(row);
  const params = { ...about(row), answerBy: dayInBrazil(dueAt) };
  const dedupeKey = `data_request_received:${row.id}`;
  if (to) await queueMail(ctx, { ...to, kind: dataRequestReceivedMail, params, dedupeKey });
}

export async function mailExtended(
  ctx: Ctx,
  row: DataRequestRow,
  { dueAt, reason }: { dueAt: Date; reason: string },
): Promise<void> {
  const to = whom(row);
  const params = { ...about(row), answerBy: dayInBrazil(dueAt), reason };
  const dedupeKey = `data_request_extended:${row.id}`;
  if (to) await queueMail(ctx, { ...to, kind: dataRequestExtendedMail, params, dedupeKey });
}

export async function mailRefused(ctx: Ctx, row: DataRequestRow, reason: string): Promise<void> {
  const to = whom(row);
  const params = { ...about(row), reason };
  const dedupeKey = `data_request_refused:${row.id}`;
  if (to) await queueMail(ctx, { ...to, kind: dataRequestRefusedMail, params, dedupeKey });
  await notifyAnswered(ctx, row);
}

/** What came of an erasure, for the mail. */
export interface ErasedSummary {
  readonly applications: number;
  readonly keptUntil: string | null;
}

export async function mailAnswered(
  ctx: Ctx,
  row: DataRequestRow,
  { answer, copy, erased }: { answer: string; copy: boolean; erased: ErasedSummary | null },
): Promise<void> {
  const to = whom(row);
  if (to && erased) {
    const params = { ...about(row), answer, ...erased };
    await queueMail(ctx, { ...to, kind: dataRequestErasedMail, params, dedupeKey: `data_request_erased:${row.id}` });
  } else if (to) {
    const params = { ...about(row), answer, copyDays: copy ? EXPORT_DAYS : null };
    const dedupeKey = `data_request_answered:${row.id}`;
    await queueMail(ctx, { ...to, kind: dataRequestAnsweredMail, params, dedupeKey });
  }
  await notifyAnswered(ctx, row);
}

async function notifyAnswered(ctx: Ctx, row: DataRequestRow): Promise<void> {
  const person = row.userId === null ? undefined : await selectOwner(ctx, row.userId);
  if (!person) return;
  const params = { area: areaOf(person.role), companyName: row.companyName ?? 'Prova' };
  await notify(ctx, requestAnswered, { params, userIds: [person.id] });
}

const BELLS = { request_new: requestNew, request_due: requestDue, request_overdue: requestOverdue } as const;

/** Tells the owners of the company: bell and mail. What is asked of the platform is told to operators by the log. */
export async function notifyOwners(
  ctx: Ctx,
  row: DataRequestRow,
  { dueAt, event }: { dueAt: Date; event: keyof typeof BELLS },
): Promise<void> {
  if (row.companyId === null) {
    ctx.log.info({ requestId: row.id, kind: row.kind, dueAt }, 'somebody asks the platform about their data');
    return;
  }
  const owners = await ownersOf(ctx, row.companyId);
  const companyName = row.companyName ?? '';
  const dueOn = dayInBrazil(dueAt);
  for (const owner of owners) {
    if (!owner.email) continue;
    const params = {
      recruiterName: owner.name ?? '',
      companyName,
      requestId: row.id,
      kind: row.kind,
      dueOn,
    };
    const to = {
      to: owner.email,
      locale: owner.locale,
      companyId: row.companyId,
      transactional: true as const,
      dedupeKey: `${event}:${row.id}:${dueOn}:${owner.id}`,
    };
    await (event === 'request_new'
      ? queueMail(ctx, { ...to, kind: dataRequestNewMail, params })
      : queueMail(ctx, {
          ...to,
          kind: dataRequestDueMail,
          params: { ...params, overdue: event === 'request_overdue' },
        }));
  }
  await notify(ctx, BELLS[event], {
    params: { requestId: row.id, companyName },
    userIds: owners.map(({ id }) => id),
    companyId: row.companyId,
  });
}
