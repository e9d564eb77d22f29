import type { ImportRefusal } from '@prova/contract/assessments/test-fields';
import sanitize from 'sanitize-html';

/** Why a question is not taken over, and the words of it that are in the way. */
export class QuestionRefused extends Error {
  readonly reason: ImportRefusal;
  readonly found: string;
  line: number | null;
  excerpt = '';

  constructor(reason: ImportRefusal, found = '', line: number | null = null) {
    super(`${reason} ${found}`);
    this.name = 'QuestionRefused';
    this.reason = reason;
    this.found = found;
    this.line = line;
  }

  /** Of which question, and from which line on, where nothing closer is known. */
  of(excerpt: string, line: number): void {
    this.excerpt = excerpt;
    this.line ??= line;
  }
}

const names = (text: string) => new Set(text.split(' '));
/** What a statement keeps, or what means the same without its mark. */
const KNOWN = names(
  'p div h1 h2 h3 h4 h5 h6 ul ol li b strong i em a br code pre tt kbd samp span font small big label abbr acronym section article header footer main aside center address figure figcaption blockquote wbr html body head meta link style script noscript',
);
const PICTURES = names('img object audio video svg picture iframe embed canvas map source track');
const TABLES = names('table tbody thead tfoot tr td th caption colgroup col');
/** Programs write these around paragraphs and words; none of them is seen. */
const WITHOUT_VALUE = names('reversed hidden disabled checked');
const FORMATS = names('h1 h2 h3 h4 h5 h6 ul ol li b strong i em a code tt kbd samp blockquote');

export const isKnownTag = (name: string): boolean => KNOWN.has(name);

interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The tags of what people or programs wrote as HTML, as browsers find them. */
function tagsOf(html: string): Tag[] {
  const tags: Tag[] = [];
  const note = (name: string, attributes: Record<string, string>): sanitize.Tag => {
    tags.push({ name, attributes });
    return { tagName: name, attribs: attributes };
  };
  sanitize(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: { '*': note },
  });
  return tags;
}

/**
 * What would be taken out of HTML together with what it says: `<sup>` makes a power of two digits, and the `<String>` of a list
 * is no mark at all.
 * @throws QuestionRefused
 */
export function requireKnownMarkup(html: string): void {
  for (const { name, attributes } of tagsOf(html)) {
    if (PICTURES.has(name)) throw new QuestionRefused('picture');
    if (TABLES.has(name)) throw new QuestionRefused('table');
    if (name === 'math') throw new QuestionRefused('formula');
    const isNumbered = name === 'ol' && ((attributes.start ?? '1') !== '1' || (attributes.type ?? '1') !== '1');
    if (!KNOWN.has(name) || isNumbered || isCode(attributes))
      throw new QuestionRefused('markup', writtenAs(html, name));
    if (name === 'a' && attributes.href !== undefined && !/^(?:https?:\/\/|mailto:)/i.test(attributes.href.trim()))
      throw new QuestionRefused('link', attributes.href.slice(0, 80));
  }
}

/** `a <b && c> d` is a comparison, whatever browsers make of it. */
const isCode = (attributes: Tag['attributes']): boolean =>
  Object.entries(attributes).some(
    ([name, value]) =>
      !/^[\w:.-]+$/.test(name) ||
      (value === '' &&
        !/^(?:class|style|id|data-|title|lang|href|name|alt|dir)/.test(name) &&
        !WITHOUT_VALUE.has(name)),
  );

function writtenAs(html: string, name: string): string {
  const at = html.toLowerCase().indexOf(`<${name}`);
  const end = html.indexOf('>', at);
  return html.slice(Math.max(at, 0), end === -1 ? undefined : end + 1).slice(0, 80);
}

/** Whether HTML says more than its lines do. */
export const isFormatted = (html: string): boolean => tagsOf(html).some(({ name }) => FORMATS.has(name));

/** Whether all that looks like a tag is one, and each that begins ends. Of `List<String>` and `a <b> c` it is not so. */
export function isWholeHtml(text: string): boolean {
  const open: string[] = [];
  let count = 0;
  for (const [, close = '', written = ''] of text.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi)) {
    const name = written.toLowerCase();
    if (name === 'br' || name === 'hr' || PICTURES.has(name)) continue;
    if (!KNOWN.has(name) && !TABLES.has(name) && !EMPHASIS.has(name)) return false;
    count += 1;
    if (close === '') open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0 && (count > 0 || /<br\s*\/?>|<img\b/i.test(text));
}
/** Marks of HTML that are known, and refused by name. */
const EMPHASIS = names('sub sup u s del ins strike mark q cite var dfn dl dt dd hr math');
