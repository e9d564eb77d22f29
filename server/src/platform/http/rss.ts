import { escapeHtml } from './page-html.ts';

export const RSS_TYPE = 'application/rss+xml; charset=utf-8';

export interface RssItem {
  readonly title: string;
  /** Its page, by which readers know it again. */
  readonly url: string;
  readonly publishedAt: Date;
  readonly description?: string | undefined;
  readonly author?: string | undefined;
  /** Where it is not that of the feed. */
  readonly language?: string | undefined;
  readonly categories?: readonly string[];
}

export interface RssFeed {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  /** Of the page that it follows. */
  readonly url: string;
  /** Its own address. */
  readonly self: string;
  readonly items: readonly RssItem[];
}

// Characters that no XML may hold, however they are written.
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const element = (name: string, text: string | undefined) =>
  text ? `<${name}>${escapeHtml(text.replace(FORBIDDEN, ''))}</${name}>` : '';

/** RSS 2.0, the items in the order in which they are given. */
export function rss({ title, description, language, url, self, items }: RssFeed): string {
  const [latest] = items.map(({ publishedAt }) => publishedAt).toSorted((a, b) => b.getTime() - a.getTime());
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', title),
    element('link', url),
    element('description', description),
    element('language', language),
    `<atom:link href="${escapeHtml(self)}" rel="self" type="application/rss+xml"/>`,
    element('lastBuildDate', latest?.toUTCString()),
    ...items.map(written),
    '</channel>',
    '</rss>\n',
  ]
    .filter(Boolean)
    .join('\n');
}

function written({ title, url, publishedAt, description, author, language, categories = [] }: RssItem): string {
  const parts = [
    element('title', title),
    element('link', url),
    element('guid', url),
    element('pubDate', publishedAt.toUTCString()),
    element('description', description),
    element('dc:creator', author),
    element('dc:language', language),
    ...categories.map((category) => element('category', category)),
  ];
  return `<item>${parts.join('')}</item>`;
}
