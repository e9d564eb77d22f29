import * as z from 'zod';
import { id, idParams, instant, paging, text } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { TALENT_LIMITS } from './talent-words.ts';

export const post = z.object({ id, body: z.string(), createdAt: instant, can: z.object({ remove: z.boolean() }) });

export const listOwnPosts = endpoint({
  id: 'posts.own',
  method: 'GET',
  path: '/api/v1/posts',
  summary: 'My posts, the newest first, 10 a page.',
  access: { kind: 'user', roles: ['POTENTIAL'] },
  query: z.object(paging(10)),
  output: z.array(post),
  paging: 'page',
});

export const listPostsOf = endpoint({
  id: 'posts.ofTalent',
  method: 'GET',
  path: '/api/v1/posts/:talentId',
  summary: 'The posts of a talent whose profile I may see.',
  access: { kind: 'user', roles: ['POTENTIAL', 'RECRUITER'] },
  params: z.object({ talentId: id }),
  query: z.object(paging(10)),
  output: z.array(post),
  paging: 'page',
  errors: ['NOT_FOUND'],
});

export const createPost = endpoint({
  id: 'posts.create',
  method: 'POST',
  path: '/api/v1/posts',
  summary: 'Say something on my profile.',
  access: { kind: 'user', roles: ['POTENTIAL'] },
  body: z.strictObject({ body: text(TALENT_LIMITS.post, 2) }),
  output: post,
  status: 201,
  rateLimit: { max: 30, seconds: 3600 },
});

export const removePost = endpoint({
  id: 'posts.remove',
  method: 'DELETE',
  path: '/api/v1/posts/:id',
  summary: 'Take a post of mine away.',
  access: { kind: 'user', roles: ['POTENTIAL'] },
  params: idParams,
  output: z.object({}),
  errors: ['NOT_FOUND'],
});
