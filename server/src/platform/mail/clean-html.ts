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

/** HTML written by people, reduced to what a mail may hold: text, lists and absolute links. */
export function cleanMailHtml(html: string): string {
  return sanitize(html, OPTIONS);
}

/** The addresses that a piece of cleaned HTML links to, in order. */
export function linksIn(cleaned: string): string[] {
  return [...cleaned.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}
