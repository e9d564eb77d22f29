import type { ResultOf } from '@prova/contract/endpoint';
import {
  PROMISED_BUSINESS_DAYS,
  type RequestKind,
  type RequestState,
} from '@prova/contract/privacy/data-request-rules';
import { EXPORT_DAYS } from '@prova/contract/privacy/privacy';
import type { getRequestPage, listCompanyRequests } from '@prova/contract/privacy/privacy-requests';
import { after, DAY } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { fileLink } from '../files/files.service.ts';
import { addBusinessDays, dayInBrazil } from './business-days.ts';
import type { DataRequestRow } from './data-requests.queries.ts';

type OwnRequest = ResultOf<typeof getRequestPage>;
type QueuedRequest = ResultOf<typeof listCompanyRequests>['requests'][number];

/** The day that whoever asked was told, in business days from the day on which the address was proven. */
export function promisedDay(confirmedAt: Date, extended: boolean): string {
  return addBusinessDays(dayInBrazil(confirmedAt), PROMISED_BUSINESS_DAYS * (extended ? 2 : 1));
}

export const isOpen = ({ state }: { state: string }): boolean => state === 'confirmed' || state === 'working';

/** For whoever asked. */
export function presentOwn(ctx: Ctx, row: DataRequestRow): OwnRequest {
  const expiresAt = row.answered_at && after(row.answered_at, EXPORT_DAYS * DAY);
  const copy =
    row.copyId !== null && expiresAt !== null && expiresAt > ctx.clock.now()
      ? {
          link: fileLink(ctx, row.copyId, 'attachment'),
          bytes: row.copyBytes,
          expiresAt,
          missingFiles: row.missing_files,
        }
      : null;
  return {
    id: row.id,
    kind: row.kind as RequestKind,
    state: row.state as RequestState,
    companyName: row.companyName,
    message: row.message,
    askedAt: row.created_at,
    confirmedAt: row.confirmed_at,
    answerBy: row.confirmed_at && promisedDay(row.confirmed_at, row.extended_at !== null),
    extendedAt: row.extended_at,
    extensionReason: row.extension_reason,
    answeredAt: row.answered_at,
    // While a copy is being made the words wait for it.
    answer: row.answered_at === null ? null : row.answer,
    copy,
  };
}

/** For the company that was asked. */
export function presentQueued(ctx: Ctx, row: DataRequestRow): QueuedRequest {
  return {
    id: row.id,
    version: row.version,
    kind: row.kind as RequestKind,
    state: row.state as RequestState,
    email: row.address,
    confirmedAt: row.confirmed_at ?? row.created_at,
    dueAt: row.due_at,
    overdue: isOpen(row) && row.due_at <= ctx.clock.now(),
    extended: row.extended_at !== null,
    answeredAt: row.answered_at,
  };
}
