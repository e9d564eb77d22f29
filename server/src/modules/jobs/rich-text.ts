import sanitize from 'sanitize-html';

/** A link that leads nowhere is its words. */
const deadLink = ({ tag, attribs }: sanitize.IFrame) => (tag === 'a' && !attribs.href ? 'excludeTag' : false);

/** Boxes around words and paragraphs. Of `<section>a</section><section>b</section>` two paragraphs stay, not one word. */
const BOXES = 'blockquote section article header footer main aside center address figure figcaption dt dd'.split(' ');

const OPTIONS: sanitize.IOptions = {
  allowedTags: ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br', 'div'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    ...Object.fromEntries(BOXES.map((box) => [box, 'div'])),
    b: 'strong',
    i: 'em',
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

const WITH_CODE: sanitize.IOptions = {
  ...OPTIONS,
  allowedTags: [...(OPTIONS.allowedTags || []), 'code', 'pre'],
  transformTags: { ...OPTIONS.transformTags, kbd: 'code', samp: 'code', tt: 'code' },
};

/** What becomes code. */
const CODE_TAGS = ['code', 'kbd', 'samp', 'tt'];

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

/** `<code class="language-x">` of these languages; `unlabelled` leaves the class to blocks of code alone. */
const withLanguages = (options: sanitize.IOptions, languages: readonly string[]): sanitize.IOptions => ({
  ...options,
  allowedAttributes: { ...(options.allowedAttributes || {}), code: ['class'] },
  transformTags: {
    ...options.transformTags,
    ...Object.fromEntries(CODE_TAGS.map((tag) => [tag, (_: string, { class: name = '' }) => codeTag(name, languages)])),
  },
});

const codeTag = (name: string, languages: readonly string[]): sanitize.Tag => ({
  tagName: 'code',
  attribs: languages.some((language) => name === `language-${language}`) ? { class: name } : {},
});

const unlabelled = (html: string) =>
  html.replaceAll(/(<pre>)?<code class="[^"]*">/g, (code, block?: string) => (block ? code : '<code>'));

interface Kept {
  readonly code?: boolean;
  /** With code also `<img data-file="id" alt="words" />`, exactly so. */
  readonly pictures?: boolean;
  /** With code also `<pre><code class="language-x">`, exactly so. */
  readonly languages?: readonly string[];
}

/** HTML written by people, reduced to paragraphs, headings, lists, emphasis and outward links, and code where that is wanted. */
export function cleanRichText(html: string, kept: Kept = {}): string {
  const once = reduced(html, kept);
  // A tag that is left out between two paragraphs keeps the parser from parting them; once it is gone, it does.
  return once === html ? once : reduced(once, kept);
}

function reduced(html: string, { code = false, pictures = false, languages = [] }: Kept): string {
  const options = pictures ? WITH_PICTURES : code ? WITH_CODE : OPTIONS;
  if (languages.length === 0) return withoutBoxes(sanitize(html, options)).trim();
  return unlabelled(withoutBoxes(sanitize(html, withLanguages(options, languages))).trim());
}

/** A box with words in it. */
const WORDS_IN_BOX = /<div>((?:(?!<\/?(?:div|p|h2|h3|ul|ol|li|pre)>)[\s\S])*)<\/div>/g;
const ENDS_BLOCK = /(?:^|<\/?(?:p|h2|h3|ul|ol|li|pre|div)>|<br \/>)\s*$/;
const BEGINS_BLOCK = /^\s*(?:$|<\/?(?:p|h2|h3|ul|ol|li|pre|div)>)/;
/** Longer than any mark of a block. */
const AROUND = 20;

/** A box is a paragraph, unless there are some in it already: then its edges part what nothing else does. */
function withoutBoxes(html: string): string {
  if (!html.includes('<div>')) return html;
  return html.replaceAll(WORDS_IN_BOX, '<p>$1</p>').replaceAll(/<\/?div>/g, (edge, at: number, whole: string) => {
    const before = whole.slice(Math.max(0, at - AROUND), at);
    const after = whole.slice(at + edge.length, at + edge.length + AROUND);
    return ENDS_BLOCK.test(before) || BEGINS_BLOCK.test(after) ? '' : '<br />';
  });
}

/** The words of cleaned HTML, blocks apart from each other. */
export function plainText(html: string): string {
  const spaced = html.replace(/<(?:\/(?:p|h2|h3|li|ul|ol|pre)|br\s*\/?)>/gi, '$& ');
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
