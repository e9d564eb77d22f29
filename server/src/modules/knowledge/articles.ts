import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import type * as contract from '@prova/contract/knowledge/articles';
import { requireCapacity } from '../../platform/budget.ts';
import type { Ctx } from '../../platform/context.ts';
import { isEmptyBody } from './body.ts';
import { completePaths, hasBookmark, setBookmark, setRead } from './enrolments.queries.ts';
import { holdLearner, requireItem, requireLearner, requirePublished } from './find-item.ts';
import { cardOf } from './items.ts';
import { BOOKMARKS } from './knowledge.budgets.ts';
import { withPictures } from './pictures.ts';
import { changeItem, createItem } from './write-item.ts';

type Article = ResultOf<typeof contract.getArticle>;

/** @throws AppError KNOWLEDGE_NOT_FOUND, NOT_KNOWLEDGE_AUTHOR */
export async function getArticle(ctx: Ctx, id: string, talentId?: string): Promise<Article> {
  const { row } = await requireItem(ctx, 'article', id, talentId);
  return {
    ...cardOf(row),
    body: withPictures(ctx, row.body),
    sources: row.sources,
    onBlog: row.onBlog,
    blogSlug: row.blogSlug,
  };
}

/** @throws AppError NOT_KNOWLEDGE_AUTHOR, VALIDATION_FAILED, BUDGET_REACHED */
export function createArticle(ctx: Ctx, body: BodyOf<typeof contract.createArticle>): Promise<Article> {
  return ctx.transaction(async (ctx) => getArticle(ctx, await createItem(ctx, 'article', body)));
}

/** @throws AppError NOT_KNOWLEDGE_AUTHOR, KNOWLEDGE_NOT_FOUND, VERSION_CONFLICT, NOTHING_TO_PUBLISH, VALIDATION_FAILED */
export function updateArticle(ctx: Ctx, id: string, body: BodyOf<typeof contract.updateArticle>): Promise<Article> {
  return ctx.transaction(async (ctx) => {
    await changeItem(ctx, 'article', id, body, (item) => !isEmptyBody(item));
    return getArticle(ctx, id);
  });
}

/** @throws AppError KNOWLEDGE_NOT_FOUND, BUDGET_REACHED */
export async function bookmarkArticle(ctx: Ctx, id: string): Promise<{ bookmarked: boolean }> {
  const talentId = await requireLearner(ctx);
  await ctx.transaction(async (ctx) => {
    await requirePublished(ctx, 'article', id);
    // Kept already, it adds nothing.
    if (!(await hasBookmark(ctx, talentId, id))) await requireCapacity(ctx, BOOKMARKS, [talentId]);
    await setBookmark(ctx, talentId, id, true);
  });
  return { bookmarked: true };
}

/** Works for what was taken back or deleted, too: whoever kept it must get rid of it. */
export async function removeBookmark(ctx: Ctx, id: string): Promise<{ bookmarked: boolean }> {
  const talentId = await requireLearner(ctx);
  await ctx.transaction((ctx) => setBookmark(ctx, talentId, id, false));
  return { bookmarked: false };
}

/** @throws AppError KNOWLEDGE_NOT_FOUND */
export async function markRead(ctx: Ctx, id: string, read: boolean): Promise<{ read: boolean }> {
  const talentId = await requireLearner(ctx);
  await ctx.transaction(async (ctx) => {
    await holdLearner(ctx, talentId);
    await requirePublished(ctx, 'article', id);
    await setRead(ctx, talentId, id, read);
    if (read) await completePaths(ctx, { over: id, talentId });
  });
  return { read };
}
