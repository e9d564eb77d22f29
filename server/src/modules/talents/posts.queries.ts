import type { Ctx } from '../../platform/context.ts';

export async function selectPosts(ctx: Ctx, talentId: string, page: { limit: number; offset: number }) {
  const posts = ctx.db.selectFrom('posts').where('talentId', '=', talentId);
  const rows = await posts
    .select(['id', 'body', 'createdAt'])
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await posts.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

export async function insertPost(ctx: Ctx, post: { id: string; talentId: string; body: string }): Promise<void> {
  await ctx.db
    .insertInto('posts')
    .values({ ...post, createdAt: ctx.clock.now() })
    .execute();
}

/** @returns false where there is no such post of the talent */
export async function deletePost(ctx: Ctx, talentId: string, id: string): Promise<boolean> {
  const row = await ctx.db
    .deleteFrom('posts')
    .where('id', '=', id)
    .where('talentId', '=', talentId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
