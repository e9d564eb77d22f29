import type { Ctx } from '../../platform/context.ts';

export async function isAuthor(ctx: Ctx, userId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('knowledgeAuthors')
    .select('userId')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertAuthor(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db
    .insertInto('knowledgeAuthors')
    .values({ userId, createdAt: ctx.clock.now() })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute();
}

export async function deleteAuthor(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db.deleteFrom('knowledgeAuthors').where('userId', '=', userId).execute();
}

/** Those who write, by address. */
export async function selectAuthors(ctx: Ctx): Promise<{ email: string | null; name: string | null; since: Date }[]> {
  return ctx.db
    .selectFrom('knowledgeAuthors')
    .innerJoin('users', 'users.id', 'knowledgeAuthors.userId')
    .select(['users.email', 'users.name', 'knowledgeAuthors.createdAt as since'])
    .orderBy('users.email')
    .execute();
}
