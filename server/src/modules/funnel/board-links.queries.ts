import type { Ctx } from '../../platform/context.ts';

/** What the people behind these accounts are called. */
export async function selectNames(ctx: Ctx, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', [...userIds])
    .execute();
  return new Map(rows.flatMap(({ id, name }) => (name ? [[id, name] as const] : [])));
}
