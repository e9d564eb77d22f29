import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { lockCalendars, selectBusy, selectMembers } from './interviews.queries.ts';

interface Slot {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The interview that is being moved. */
  readonly except: string | null;
}

/** @throws AppError INTERVIEWER_NOT_FOUND for who is no member of the company */
export async function requireMembers(ctx: Ctx, companyId: string, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  const members = await selectMembers(ctx, companyId, userIds);
  if (members.length < new Set(userIds).size) throw new AppError('INTERVIEWER_NOT_FOUND');
}

/**
 * Makes sure that nobody is asked to be in two interviews at a time, until the transaction ends.
 * @throws AppError INTERVIEWER_BUSY, with their names
 */
export async function requireFree(ctx: Ctx, userIds: readonly string[], slot: Slot): Promise<void> {
  await lockCalendars(ctx, userIds);
  const names = await selectBusy(ctx, userIds, slot);
  if (names.length > 0)
    throw new AppError('INTERVIEWER_BUSY', { data: { names: new Intl.ListFormat(ctx.locale).format(names) } });
}
