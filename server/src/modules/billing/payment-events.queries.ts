import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';

export interface ReceivedEvent {
  /** Its name at the provider. */
  readonly eventRef: string;
  readonly type: string;
  /** What it is about, as the provider names that. */
  readonly subjectRef: string;
}

/** @returns its id here; undefined for one that is kept already */
export async function insertEvent(ctx: Ctx, event: ReceivedEvent): Promise<string | undefined> {
  const row = await ctx.db
    .insertInto('paymentEvents')
    .values({ id: newId(ctx), provider: 'stripe', ...event, createdAt: ctx.clock.now() })
    .onConflict((conflict) => conflict.columns(['provider', 'eventRef']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export function selectEvent(ctx: Ctx, id: string) {
  return ctx.db
    .selectFrom('paymentEvents')
    .select(['type', 'subjectRef', 'processedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function markProcessed(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.updateTable('paymentEvents').set({ processedAt: ctx.clock.now() }).where('id', '=', id).execute();
}
