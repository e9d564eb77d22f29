import type { ResultOf } from '@prova/contract/endpoint';
import type { previewRequestErasure } from '@prova/contract/privacy/privacy-requests';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import type { DataRequestRow } from './data-requests.queries.ts';
import { dayInBrazil } from './day-in-brazil.ts';
import { type Erased, eraseEverything, leaveEverything } from './erase-person.ts';
import { closeForErasure, previewOf, withContracts } from './erasure.ts';
import { selectOwner } from './privacy.queries.ts';
import type { ErasedSummary } from './request-mails.ts';
import { personAsking, requireQueued } from './request-queue.ts';
import { insertRun } from './retention.queries.ts';
import type { Person } from './subject.ts';

/** What erasing would do now. @throws AppError NOT_FOUND, FORBIDDEN */
export async function previewAsked(ctx: Ctx, id: string): Promise<ResultOf<typeof previewRequestErasure>> {
  const row = await requireQueued(ctx, id);
  if (row.kind !== 'erase') throw new AppError('NOT_FOUND');
  return previewOf(ctx, await personAsking(ctx, row));
}

/**
 * Erases what whoever was asked holds of the person: a company its applications, the platform everything. An account closes
 * at once, and the rest of it goes within minutes.
 */
export async function eraseAsAsked(ctx: Ctx, row: DataRequestRow): Promise<ErasedSummary> {
  const person = await personAsking(ctx, row);
  const { userId } = person.all;
  await audit(ctx, { action: 'privacy.request_erased', subjectId: row.id, companyId: row.companyId });
  if (userId === null) await erasePerson(ctx, person, { requestId: row.id, companyId: row.companyId });
  // The address of the account may have changed since it asked.
  else await closeForErasure(ctx, userId, (await selectOwner(ctx, userId))?.email ?? '');
  const last = person.contracts.map(({ until }) => until).sort((a, b) => b.getTime() - a.getTime())[0];
  return {
    applications: person.erasable.applicationIds.length,
    keptUntil: last ? dayInBrazil(last) : null,
  };
}

/** Withdraws what is open and removes what is stored, in the transaction of `ctx`. */
export async function erasePerson(
  ctx: Ctx,
  { erasable, contracts }: Person,
  { requestId, companyId }: { requestId: string | null; companyId: string | null },
): Promise<Erased> {
  const startedAt = ctx.clock.now();
  await leaveEverything(ctx, erasable);
  const erased = withContracts(await eraseEverything(ctx, erasable), contracts);
  const { removed, kept } = erased;
  await insertRun(ctx, {
    id: newId(ctx),
    companyId,
    cause: 'request',
    requestId,
    removed: JSON.stringify(removed),
    kept: JSON.stringify(kept),
    startedAt,
    endedAt: ctx.clock.now(),
    createdAt: ctx.clock.now(),
  });
  return erased;
}
