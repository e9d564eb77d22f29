import * as z from 'zod';
import { instant, locale, paging } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { source } from './items.ts';
import { BLOG_PAGE } from './knowledge-fields.ts';

/** What everybody sees of an article that its author put on the blog. */
export const blogCard = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** The language that it is written in. */
  locale,
  minutes: z.number().int(),
  skills: z.array(z.string()),
  /** Null once their account is gone. */
  authorName: z.string().nullable(),
  publishedAt: instant,
});
export type BlogCard = z.output<typeof blogCard>;

export const blogArticle = blogCard.extend({
  updatedAt: instant,
  /** HTML. */
  body: z.string(),
  sources: z.array(source),
});
export type BlogArticle = z.output<typeof blogArticle>;

export const listBlog = endpoint({
  id: 'knowledge.blog.list',
  method: 'GET',
  path: '/api/v1/public/blog',
  summary: 'Articles that their authors also put on the blog, the newest first.',
  access: { kind: 'public' },
  query: z.object({ ...paging(BLOG_PAGE) }),
  output: z.array(blogCard),
  paging: 'page',
});

export const getBlogArticle = endpoint({
  id: 'knowledge.blog.get',
  method: 'GET',
  path: '/api/v1/public/blog/:slug',
  summary: 'An article of the blog.',
  access: { kind: 'public' },
  params: z.object({ slug: z.string().max(80) }),
  output: blogArticle,
  errors: ['KNOWLEDGE_NOT_FOUND'],
});
