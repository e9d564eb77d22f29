import type { Locale } from '@prova/contract/common';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { ItemFields } from './items.queries.ts';

export interface BlogRow extends Pick<ItemFields, 'title' | 'summary' | 'minutes' | 'skills' | 'body' | 'sources'> {
  readonly slug: string;
  readonly locale: Locale;
  readonly authorName: string | null;
  readonly publishedAt: Date;
  readonly updatedAt: Date;
}

const CARD = sql`i.blog_slug as slug, i.title, i.summary, i.locale, i.minutes, i.skills, author.name as author_name,
  i.published_at, i.updated_at`;
const SHOWN = sql`i.on_blog and i.status = 'published'`;

export async function selectBlogPage(
  ctx: Ctx,
  page: { limit: number; offset: number },
): Promise<{ rows: Omit<BlogRow, 'body' | 'sources'>[]; total: number }> {
  const { rows } = await sql<Omit<BlogRow, 'body' | 'sources'>>`
    select ${CARD} from knowledge_items i left join users author on author.id = i.author_id
    where ${SHOWN} order by i.published_at desc, i.id desc limit ${page.limit} offset ${page.offset}`.execute(ctx.db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from knowledge_items i where ${SHOWN}`.execute(ctx.db);
  return { rows, total: counted[0]?.total ?? 0 };
}

export async function selectBlogArticle(ctx: Ctx, slug: string): Promise<BlogRow | undefined> {
  const { rows } = await sql<BlogRow>`
    select ${CARD}, i.body, i.sources from knowledge_items i left join users author on author.id = i.author_id
    where i.blog_slug = ${slug} and ${SHOWN}`.execute(ctx.db);
  return rows[0];
}

/** The addresses of the blog, for search engines. */
export async function selectBlogSlugs(ctx: Ctx, limit: number): Promise<{ slug: string; updatedAt: Date }[]> {
  const { rows } = await sql<{ slug: string; updatedAt: Date }>`
    select i.blog_slug as slug, i.updated_at from knowledge_items i
    where ${SHOWN} order by i.published_at desc, i.id desc limit ${limit}`.execute(ctx.db);
  return rows;
}
