import { deceptiveLinks } from '@prova/contract/link-text';
import sanitize from 'sanitize-html';

const OPTIONS: sanitize.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'ul', 'ol', 'li', 'blockquote', 'h2', 'h3', 'h4', 'a'],
  allowedAttributes: { a: ['href'] },
  // No images: they would tell a third party when the mail is read.
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    // Elsewhere a relative address leads nowhere.
    a: (tagName, { href = '' }): sanitize.Tag => ({
      tagName,
      attribs: /^(https?:\/\/|mailto:)/i.test(href) ? { href } : {},
    }),
  },
};

/**
 * HTML written by people, reduced to what a mail may hold: text, lists and absolute links that lead where they say.
 * Such links are refused when a text is saved; values that fill it in may have made one since.
 */
export function cleanMailHtml(html: string): string {
  const cleaned = sanitize(html, OPTIONS);
  const deceptive = new Set(deceptiveLinks(cleaned).map(({ href }) => href));
  if (deceptive.size === 0) return cleaned;
  const unlink = (tagName: string, { href = '' }: sanitize.Attributes): sanitize.Tag => ({
    tagName,
    attribs: deceptive.has(href.trim()) ? {} : { href },
  });
  return sanitize(cleaned, { ...OPTIONS, transformTags: { a: unlink } });
}

/** The addresses that a piece of cleaned HTML links to, in order. */
export function linksIn(cleaned: string): string[] {
  return [...cleaned.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}
