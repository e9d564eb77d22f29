import sanitize from 'sanitize-html';

/** A link that leads nowhere is its words. */
const deadLink = ({ tag, attribs }: sanitize.IFrame) => (tag === 'a' && !attribs.href ? 'excludeTag' : false);

const OPTIONS: sanitize.IOptions = {
  allowedTags: ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'],
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
      // An address of this site would lead readers of a job to places of its author's choice.
      /^(https?:\/\/|mailto:)/i.test(href.trim())
        ? { tagName, attribs: { href: href.trim(), rel: 'nofollow noopener' } }
        : { tagName, attribs: {} },
  },
  exclusiveFilter: deadLink,
};

const WITH_CODE: sanitize.IOptions = { ...OPTIONS, allowedTags: [...(OPTIONS.allowedTags || []), 'code', 'pre'] };

const FILE_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Pictures are files of ours, named by their id; whatever else says where one would be is left out with it. */
const WITH_PICTURES: sanitize.IOptions = {
  ...WITH_CODE,
  allowedTags: [...(WITH_CODE.allowedTags || []), 'img'],
  allowedAttributes: { ...(WITH_CODE.allowedAttributes || {}), img: ['data-file', 'alt'] },
  transformTags: {
    ...WITH_CODE.transformTags,
    img: (tagName, { 'data-file': file = '', alt = '' }): sanitize.Tag => ({
      tagName,
      attribs: FILE_ID.test(file) ? { 'data-file': file, alt: alt.replace(/\s+/g, ' ').trim() } : {},
    }),
  },
  exclusiveFilter: (frame) => (frame.tag === 'img' && !frame.attribs['data-file']) || deadLink(frame),
};

/**
 * HTML written by people, reduced to paragraphs, headings, lists, emphasis and outward links, and code where that is wanted.
 * @param options.pictures with code also `<img data-file="id" alt="words" />`, exactly so
 */
export function cleanRichText(html: string, { code = false, pictures = false } = {}): string {
  return sanitize(html, pictures ? WITH_PICTURES : code ? WITH_CODE : OPTIONS).trim();
}

/** The words of cleaned HTML, blocks apart from each other. */
export function plainText(html: string): string {
  const spaced = html.replace(/<(?:\/(?:p|h2|h3|li|ul|ol)|br\s*\/?)>/gi, '$& ');
  const bare = sanitize(spaced, { allowedTags: [], allowedAttributes: {} });
  return decode(bare).replace(/\s+/g, ' ').trim();
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '');
}

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPED[character] ?? character);
}

/** Plain text as HTML: blank lines part paragraphs, line ends stay. */
export function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph).replace(/\r?\n/g, '<br />')}</p>`)
    .join('');
}
