import type { ResultOf } from '@prova/contract/endpoint';
import { PROMISED_BUSINESS_DAYS } from '@prova/contract/privacy/data-request-rules';
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
  const expiresAt = row.answeredAt && after(row.answeredAt, EXPORT_DAYS * DAY);
  const copy =
    row.copyId !== null && expiresAt !== null && expiresAt > ctx.clock.now()
      ? {
          link: fileLink(ctx, row.copyId, 'attachment'),
          bytes: row.copyBytes,
          expiresAt,
          missingFiles: row.missingFiles,
        }
      : null;
  return {
    ...row,
    askedAt: row.createdAt,
    answerBy: row.confirmedAt && promisedDay(row.confirmedAt, row.extendedAt !== null),
    // While a copy is being made the words wait for it.
    answer: row.answeredAt === null ? null : row.answer,
    copy,
  };
}

/** For the company that was asked. */
export function presentQueued(ctx: Ctx, row: DataRequestRow): QueuedRequest {
  return {
    ...row,
    email: row.address,
    confirmedAt: row.confirmedAt ?? row.createdAt,
    overdue: isOpen(row) && row.dueAt <= ctx.clock.now(),
    extended: row.extendedAt !== null,
  };
}
