import { escapeHtml } from './page-html.ts';

/** What one sitemap may hold (sitemaps.org). */
export const LONGEST_SITEMAP = 50_000;
export const SITEMAP_TYPE = 'application/xml; charset=utf-8';

/** A page, or another sitemap, and when it last changed. */
export interface SitemapEntry {
  readonly url: string;
  readonly changed?: Date | undefined;
}

/** The pages that searches may find. */
export const sitemap = (pages: readonly SitemapEntry[]): string => written('urlset', 'url', pages);
/** Sitemaps, where one does not hold all pages. */
export const sitemapIndex = (sitemaps: readonly SitemapEntry[]): string => written('sitemapindex', 'sitemap', sitemaps);

function written(root: string, element: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.map(({ url, changed }) => {
    const day = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : '';
    return `  <${element}><loc>${escapeHtml(url)}</loc>${day}</${element}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</${root}>\n`;
}
