import { SIGNALS_MAX, type SignalKind } from '@prova/contract/attempts/assignment-fields';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/id.ts';

export interface Signal {
  readonly kind: SignalKind;
  readonly amount: number;
  readonly happenedAt: string;
}

/** Of an attempt that is locked; none beyond so many. */
export async function insertSignals(
  ctx: Ctx,
  { attemptId, companyId }: { attemptId: string; companyId: string },
  signals: readonly Signal[],
): Promise<void> {
  const { count } = await ctx.db
    .selectFrom('attemptSignals')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('attemptId', '=', attemptId)
    .executeTakeFirstOrThrow();
  const taken = signals.slice(0, Math.max(0, SIGNALS_MAX - count));
  if (taken.length === 0) return;
  const createdAt = ctx.clock.now();
  await ctx.db
    .insertInto('attemptSignals')
    .values(taken.map((signal) => ({ ...signal, id: newId(ctx), attemptId, companyId, createdAt })))
    .execute();
}

export function selectSignals(ctx: Ctx, attemptId: string) {
  return ctx.db
    .selectFrom('attemptSignals')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count'), sql<number>`sum(amount)::int`.as('amount')])
    .where('attemptId', '=', attemptId)
    .groupBy('kind')
    .orderBy('kind')
    .execute();
}
