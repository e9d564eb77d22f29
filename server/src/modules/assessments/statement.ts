import sanitize from 'sanitize-html';
import { plainText } from '../jobs/jobs.service.ts';

const OPTIONS: sanitize.IOptions = {
  allowedTags: ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'code', 'pre', 'a', 'br'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    div: 'p',
    h1: 'h2',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    a: (tagName, { href = '' }): sanitize.Tag =>
      // An address of this site would lead who takes a test to places of its author's choice.
      /^(https?:\/\/|mailto:)/i.test(href.trim())
        ? { tagName, attribs: { href: href.trim(), rel: 'nofollow noopener' } }
        : { tagName, attribs: {} },
  },
};

export interface Statement {
  /** HTML, reduced to paragraphs, headings, lists, emphasis, code and outward links. */
  readonly text: string;
  /** What of it is read; '' when there is nothing. */
  readonly words: string;
}

/** What an author wrote as the statement of a question. */
export function cleanStatement(html: string): Statement {
  const text = sanitize(html, OPTIONS).trim();
  return { text, words: plainText(text) };
}
