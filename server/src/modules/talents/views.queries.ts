import type { Ctx } from '../../platform/context.ts';

export interface NewView {
  readonly id: string;
  readonly talentId: string;
  readonly companyId: string;
  readonly viewerId: string;
  readonly day: string;
}

/** @returns false when the company has opened the profile on that day already */
export async function insertView(ctx: Ctx, view: NewView): Promise<boolean> {
  const row = await ctx.db
    .insertInto('profileViews')
    .values({ ...view, createdAt: ctx.clock.now() })
    .onConflict((conflict) => conflict.columns(['talentId', 'day', 'companyId']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
