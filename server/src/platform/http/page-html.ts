import type { PageState } from '@prova/contract/pages';
import type { PageHead } from './page.ts';

/** Text for an element or an attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
/** JSON inside a script element: no sequence that could end it. */
const escapeJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

export const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;

/** The head of a page, for its template. */
export function headHtml(head: PageHead): string {
  const parts = [`<title>${escapeHtml(head.title)}</title>`];
  if (head.description) parts.push(meta('description', head.description));
  if (head.canonical) parts.push(`<link rel="canonical" href="${escapeHtml(head.canonical)}">`);
  for (const [language, url] of Object.entries(head.alternates ?? {}))
    parts.push(`<link rel="alternate" hreflang="${escapeHtml(language)}" href="${escapeHtml(url)}">`);
  if (head.feed) {
    const { title, url } = head.feed;
    const named = `title="${escapeHtml(title)}" href="${escapeHtml(url)}"`;
    parts.push(`<link rel="alternate" type="application/rss+xml" ${named}>`);
  }
  if (head.noindex || head.secret) parts.push(meta('robots', 'noindex, nofollow'));
  if (head.secret) parts.push(meta('referrer', 'no-referrer'));
  for (const [property, content] of Object.entries(head.openGraph ?? {}))
    parts.push(`<meta property="og:${escapeHtml(property)}" content="${escapeHtml(content)}">`);
  if (head.structured) parts.push(`<script type="application/ld+json">${escapeJson(head.structured)}</script>`);
  return parts.join('\n    ');
}

/** What the browser takes the page over from. */
export const stateHtml = (state: PageState): string =>
  `<script type="application/json" id="page-state">${escapeJson(state)}</script>`;

/** For the head of a page that is drawn whole: half of it, as browsers may paint while they read, would jump. */
export const WHOLE_HTML = '<link rel="expect" blocking="render" href="#page-state">';

/** What early.js asks for at once. */
export const readsHtml = (addresses: readonly string[]): string =>
  addresses.map((address) => meta('early-read', address)).join('\n    ');

/** Asked for by early.js while the page is read. */
export const modulesHtml = (scripts: readonly string[]): string =>
  scripts.map((href) => meta('module', href)).join('\n    ');

/** Asked for once the page is painted; on a slow line by early.js, while the page is read. */
export const laterScriptsHtml = (scripts: readonly string[]): string =>
  scripts.map((href) => meta('script', href)).join('\n    ');
