import * as z from 'zod';
import { idParams, nothing, rowVersion } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { honestHtml } from '../honest-html.ts';
import {
  itemCard,
  itemFields,
  itemStatus,
  knowledgeAuthors,
  knowledgeReaders,
  learners,
  listQuery,
  ofTalent,
  source,
} from './items.ts';
import { ARTICLE_MAX, PICTURE_ADDRESSES_MAX } from './knowledge-fields.ts';

export const articleCard = itemCard.extend({
  bookmarked: z.boolean(),
  /** Whether the talent has said that they read it. */
  read: z.boolean(),
});
export type ArticleCard = z.output<typeof articleCard>;

export const article = articleCard.extend({
  /** HTML. */
  body: z.string(),
  sources: z.array(source),
  /** Whether everybody may read it on the blog, too, once it is published. */
  onBlog: z.boolean(),
  /** Its part of the address there; null for what never was on the blog. */
  blogSlug: z.string().nullable(),
});
export type Article = z.output<typeof article>;

const articleFields = itemFields.extend({ body: honestHtml(ARTICLE_MAX + PICTURE_ADDRESSES_MAX), onBlog: z.boolean() });

export const listArticles = endpoint({
  id: 'knowledge.articles.list',
  method: 'GET',
  path: '/api/v1/knowledge/articles',
  summary: 'Articles: those that are published, or, of an author, the own ones.',
  access: knowledgeReaders,
  query: listQuery,
  output: z.array(articleCard),
  paging: 'page',
  errors: ['NOT_KNOWLEDGE_AUTHOR'],
});

export const getArticle = endpoint({
  id: 'knowledge.articles.get',
  method: 'GET',
  path: '/api/v1/knowledge/articles/:id',
  summary: 'An article to be read.',
  access: knowledgeReaders,
  params: idParams,
  query: ofTalent,
  output: article,
  errors: ['KNOWLEDGE_NOT_FOUND', 'NOT_KNOWLEDGE_AUTHOR'],
});

export const createArticle = endpoint({
  id: 'knowledge.articles.create',
  method: 'POST',
  path: '/api/v1/knowledge/articles',
  summary: 'Begin an article, as a draft.',
  access: knowledgeAuthors,
  body: articleFields.partial({ summary: true, skills: true, sources: true, body: true, onBlog: true }),
  output: article,
  status: 201,
  errors: ['NOT_KNOWLEDGE_AUTHOR'],
});

export const updateArticle = endpoint({
  id: 'knowledge.articles.update',
  method: 'PUT',
  path: '/api/v1/knowledge/articles/:id',
  summary: 'Change an article; publish it, or take it back. One without a word is not published.',
  access: knowledgeAuthors,
  params: idParams,
  body: articleFields.partial().extend({ version: rowVersion, status: itemStatus.optional() }),
  output: article,
  errors: ['KNOWLEDGE_NOT_FOUND', 'NOT_KNOWLEDGE_AUTHOR', 'VERSION_CONFLICT', 'NOTHING_TO_PUBLISH'],
});

export const deleteArticle = endpoint({
  id: 'knowledge.articles.delete',
  method: 'DELETE',
  path: '/api/v1/knowledge/articles/:id',
  summary: 'Delete an article that no path leads over. Who kept it keeps it no longer.',
  access: knowledgeAuthors,
  params: idParams,
  output: nothing,
  errors: ['KNOWLEDGE_NOT_FOUND', 'NOT_KNOWLEDGE_AUTHOR', 'KNOWLEDGE_IN_USE'],
});

export const bookmarkArticle = endpoint({
  id: 'knowledge.articles.bookmark',
  method: 'POST',
  path: '/api/v1/knowledge/articles/:id/bookmark',
  summary: 'Keep an article to come back to.',
  access: learners,
  params: idParams,
  output: z.object({ bookmarked: z.boolean() }),
  errors: ['KNOWLEDGE_NOT_FOUND'],
  rateLimit: { max: 240, seconds: 60 },
});

export const removeBookmark = endpoint({
  id: 'knowledge.articles.removeBookmark',
  method: 'DELETE',
  path: '/api/v1/knowledge/articles/:id/bookmark',
  summary: 'Keep an article no longer.',
  access: learners,
  params: idParams,
  output: z.object({ bookmarked: z.boolean() }),
  errors: ['KNOWLEDGE_NOT_FOUND'],
  rateLimit: { max: 240, seconds: 60 },
});

export const markArticleRead = endpoint({
  id: 'knowledge.articles.markRead',
  method: 'PUT',
  path: '/api/v1/knowledge/articles/:id/read',
  summary: 'Say that an article was read, or take that back. A path that leads over it counts it.',
  access: learners,
  params: idParams,
  body: z.strictObject({ read: z.boolean() }),
  output: z.object({ read: z.boolean() }),
  errors: ['KNOWLEDGE_NOT_FOUND'],
  rateLimit: { max: 240, seconds: 60 },
});
