import type { ResultOf } from '@prova/contract/endpoint';
import { EXPORT_DAYS } from '@prova/contract/privacy/privacy';
import type { getRequestPage, listCompanyRequests } from '@prova/contract/privacy/privacy-requests';
import { after, DAY } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { fileLink } from '../files/files.service.ts';
import type { DataRequestRow } from './data-requests.queries.ts';
import { dayInBrazil } from './day-in-brazil.ts';

type OwnRequest = ResultOf<typeof getRequestPage>;
type QueuedRequest = ResultOf<typeof listCompanyRequests>['requests'][number];

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
    answerBy: row.confirmedAt && dayInBrazil(row.dueAt),
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
    personName: row.personName,
    application:
      row.applicationId === null || row.jobTitle === null ? null : { id: row.applicationId, jobTitle: row.jobTitle },
    confirmedAt: row.confirmedAt ?? row.createdAt,
    answerBy: dayInBrazil(row.dueAt),
    overdue: isOpen(row) && row.dueAt <= ctx.clock.now(),
    extended: row.extendedAt !== null,
  };
}
