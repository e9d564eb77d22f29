import type { PageMeta, ResultOf } from '@prova/contract/endpoint';
import type { createPost as createEndpoint, listOwnPosts as listEndpoint } from '@prova/contract/talents/posts';
import { AppError } from '../../platform/app-error.ts';
import { requireCapacity } from '../../platform/budget.ts';
import type { Ctx } from '../../platform/context.ts';
import { pageMeta } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { requireOwnRow } from './own-profile.ts';
import { deletePost, insertPost, selectPosts } from './posts.queries.ts';
import { requireSeenTalent } from './see-talent.ts';
import { POSTS } from './talents.budgets.ts';
import { selectTalentId } from './talents.queries.ts';

type Posts = { data: ResultOf<typeof listEndpoint>; meta: PageMeta };
type Page = { page: number; limit: number };

export async function ownPosts(ctx: Ctx, page: Page): Promise<Posts> {
  const { id } = await requireOwnRow(ctx);
  return postsOf(ctx, id, page, true);
}

/** @throws AppError NOT_FOUND where the actor may not see the profile */
export async function postsOfTalent(ctx: Ctx, talentId: string, page: Page): Promise<Posts> {
  if (ctx.actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  const own = (await selectTalentId(ctx, ctx.actor.userId)) === talentId;
  if (!own && ctx.actor.role === 'POTENTIAL') throw new AppError('NOT_FOUND');
  if (!own) await requireSeenTalent(ctx, talentId);
  return postsOf(ctx, talentId, page, own);
}

async function postsOf(ctx: Ctx, talentId: string, { page, limit }: Page, own: boolean): Promise<Posts> {
  const { rows, total } = await selectPosts(ctx, talentId, { limit, offset: (page - 1) * limit });
  const data = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString(), can: { remove: own } }));
  return { data, meta: pageMeta(page, limit, total) };
}

/** @throws AppError BUDGET_REACHED */
export async function addPost(ctx: Ctx, body: string): Promise<ResultOf<typeof createEndpoint>> {
  const { id: talentId } = await requireOwnRow(ctx);
  const post = { id: newId(ctx), talentId, body };
  await ctx.transaction(async (ctx) => {
    await requireCapacity(ctx, POSTS, [talentId]);
    await insertPost(ctx, post);
  });
  return { id: post.id, body, createdAt: ctx.clock.now().toISOString(), can: { remove: true } };
}

/** @throws AppError NOT_FOUND */
export async function removePost(ctx: Ctx, id: string): Promise<void> {
  const { id: talentId } = await requireOwnRow(ctx);
  const removed = await ctx.transaction((ctx) => deletePost(ctx, talentId, id));
  if (!removed) throw new AppError('NOT_FOUND');
}
