import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rss } from './rss.ts';

const feed = { description: 'Sobre o saber', language: 'pt-BR', url: 'https://p.example/blog' };
const publishedAt = new Date('2026-11-20T12:00:00Z');

test('a feed says what its items are, when they came and in which language', () => {
  const xml = rss({
    ...feed,
    title: 'Blog',
    self: 'https://p.example/blog/rss.xml?a=1&b=2',
    items: [
      { title: 'A & <b>', url: 'https://p.example/blog/a', publishedAt, author: 'Ana', categories: ['SQL', 'C#'] },
      {
        title: 'Later',
        url: 'https://p.example/blog/b',
        publishedAt: new Date('2026-11-21T12:00:00Z'),
        language: 'en-US',
      },
    ],
  });
  expect(xml).toContain('<atom:link href="https://p.example/blog/rss.xml?a=1&#38;b=2" rel="self"');
  expect(xml).toContain('<lastBuildDate>Sat, 21 Nov 2026 12:00:00 GMT</lastBuildDate>');
  expect(xml).toContain(
    '<item><title>A &#38; &#60;b&#62;</title><link>https://p.example/blog/a</link><guid>https://p.example/blog/a</guid>' +
      '<pubDate>Fri, 20 Nov 2026 12:00:00 GMT</pubDate><dc:creator>Ana</dc:creator><category>SQL</category><category>C#</category></item>',
  );
  expect(xml).toContain('<dc:language>en-US</dc:language>');
  expect(rss({ ...feed, title: 'Blog', self: feed.url, items: [] })).not.toContain('lastBuildDate');
});

test('nothing that is written into it breaks it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), fc.string({ unit: 'binary' }), (title, description) => {
      const items = [{ title, description, url: 'https://p.example/blog/a', publishedAt }];
      const xml = rss({ ...feed, title: 'Blog', self: feed.url, items });
      // Only the tags that stand there without any words, and no character that XML forbids.
      const tags = (text: string) => text.match(/<[^>]*>/g);
      const plain = [{ title: 'x', description: description && 'x', url: 'https://p.example/blog/a', publishedAt }];
      const expected = tags(rss({ ...feed, title: 'Blog', self: feed.url, items: plain }));
      const optional = (all: string[] | null) => all?.filter((tag) => !/^<\/?(title|description)>$/.test(tag));
      expect(optional(tags(xml))).toEqual(optional(expected));
      // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must not be there.
      expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
      expect(xml.isWellFormed()).toBe(true);
    }),
  );
});
