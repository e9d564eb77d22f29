import { getArticle, updateArticle } from '@prova/contract/knowledge/articles';
import { getBlogArticle, listBlog } from '@prova/contract/knowledge/blog';
import { SLUG_MAX } from '@prova/contract/slug';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishArticle, publishOnBlog, signUpAuthor } from '../../../test/knowledge-factory.ts';
import type { Person } from '../../../test/people.ts';
import { blogSlug } from './blog.ts';

let server: TestServer;
let author: Person;
beforeAll(async () => {
  server = await startTestServer();
  author = await signUpAuthor(server);
});
afterAll(() => server.close());

const slugs = async () => (await server.call(listBlog)).data.map(({ slug }) => slug);
const read = (slug: string) => server.call(getBlogArticle, { params: { slug } });

test('only what its author put there is on the blog, for everybody, until it is taken back', async () => {
  const only = await publishArticle(server, author, { title: 'Só para quem entra' });
  const slug = await publishOnBlog(server, author, { title: 'Índices que ajudam' });
  expect(slug).toMatch(/^indices-que-ajudam-[0-9a-f]{8}$/);
  expect(await slugs()).toEqual([slug]);
  const { data, status } = await read(slug);
  expect(status).toBe(200);
  expect(data).toMatchObject({ title: 'Índices que ajudam', authorName: author.name });

  const as = author.token;
  const article = (id: string) => server.call(getArticle, { as, params: { id } });
  const change = async (id: string, body: object) => {
    const { version } = (await article(id)).data;
    const answer = await server.call(updateArticle, { as, params: { id }, body: { ...body, version } });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.data;
  };
  // Put there later, it gets an address; renamed, it keeps it.
  const other = await change(only, { onBlog: true });
  expect(await slugs()).toContain(other.blogSlug);
  const renamed = await change(only, { title: 'Outro nome' });
  expect(renamed.blogSlug).toBe(other.blogSlug);
  await change(only, { onBlog: false });
  expect((await read(other.blogSlug ?? '')).status).toBe(404);
  await change(only, { onBlog: true, status: 'draft' });
  expect((await read(other.blogSlug ?? '')).status).toBe(404);
  expect(await slugs()).toEqual([slug]);
  expect((await server.app.inject({ url: '/sitemap-blog.xml' })).body).toContain(`/blog/${slug}</loc>`);
  expect((await server.app.inject({ url: '/robots.txt' })).body).toContain('/sitemap-blog.xml');
});

test('the feed names what is on the blog, the newest first, and is not sent again unchanged', async () => {
  const slug = await publishOnBlog(server, author, {
    title: 'Filas & "pilhas" <b>',
    summary: 'O que cada uma guarda.',
  });
  const feed = (headers = {}) => server.app.inject({ url: '/blog/rss.xml', headers });
  const { body, headers, statusCode } = await feed();
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/rss+xml; charset=utf-8',
    'cache-control': 'public, max-age=600',
  });
  const [, first = ''] = /<item>(.*?)<\/item>/.exec(body) ?? [];
  expect(first).toContain('<title>Filas &#38; &#34;pilhas&#34; &#60;b&#62;</title>');
  expect(first).toContain(`<guid>http://localhost:3000/blog/${slug}</guid>`);
  expect(first).toContain('<description>O que cada uma guarda.</description>');
  expect(first).toContain(`<dc:creator>${author.name}</dc:creator>`);
  expect(body.match(/<item>/g)).toHaveLength((await slugs()).length);
  expect((await feed({ 'if-none-match': headers.etag })).statusCode).toBe(304);
});

test.each(['nada', 'a\u0000b', '%00', '../etc'])('%s is no article', async (slug) => {
  expect((await read(slug)).status).toBe(404);
});

test('an address is one whatever the title is', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 3, maxLength: 120 }), fc.uuid(), (title, id) => {
      const slug = blogSlug(title, id);
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(slug.length).toBeLessThanOrEqual(SLUG_MAX);
    }),
  );
});
