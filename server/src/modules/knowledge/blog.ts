import type { PageMeta, QueryOf, ResultOf } from '@prova/contract/endpoint';
import type { getBlogArticle, listBlog } from '@prova/contract/knowledge/blog';
import { SLUG_MAX, slugify } from '@prova/contract/slug';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { pageMeta } from '../../platform/http/route.ts';
import { selectBlogArticle, selectBlogPage } from './blog.queries.ts';
import { withPictures } from './pictures.ts';

export async function readBlog(
  ctx: Ctx,
  { page, limit }: QueryOf<typeof listBlog>,
): Promise<{ data: ResultOf<typeof listBlog>; meta: PageMeta }> {
  const { rows, total } = await selectBlogPage(ctx, { limit, offset: (page - 1) * limit });
  return { data: rows, meta: pageMeta(page, limit, total) };
}

/** @throws AppError KNOWLEDGE_NOT_FOUND also for what is on the blog no longer */
export async function readBlogArticle(ctx: Ctx, slug: string): Promise<ResultOf<typeof getBlogArticle>> {
  const row = await selectBlogArticle(ctx, slug);
  if (!row) throw new AppError('KNOWLEDGE_NOT_FOUND');
  return { ...row, body: withPictures(ctx, row.body) };
}

/** Letters of the id, the last of which are by chance. */
const SUFFIX = 8;

/** Where an article stands on the blog: its title as it was then, and what makes it the only one. */
export function blogSlug(title: string, id: string): string {
  const words = slugify(title, 'artigo')
    .slice(0, SLUG_MAX - SUFFIX - 1)
    .replace(/-$/, '');
  return `${words}-${id.replaceAll('-', '').slice(-SUFFIX)}`;
}
