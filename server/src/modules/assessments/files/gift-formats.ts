import { paragraphs } from '../../jobs/jobs.service.ts';
import { trimBlanks, unescapeGift } from './gift-text.ts';
import { linesOfHtml } from './html-lines.ts';
import { markdownHtml } from './markdown.ts';
import { isFormatted, QuestionRefused, requireKnownMarkup } from './markup.ts';

const FORMATS = ['moodle', 'html', 'plain', 'markdown'] as const;
/** How a text of GIFT is written: as HTML whose lines count (`moodle`, unless something else is said), HTML, text, or Markdown. */
export type GiftFormat = (typeof FORMATS)[number];

export interface GiftText {
  readonly format: GiftFormat;
  readonly text: string;
}

/** A part of a question, which may name a format of its own. */
export function giftText(written: string, usual: GiftFormat): GiftText {
  const marked = trimBlanks(written);
  const [mark = '', name] = /^\[(\w+)\]/.exec(marked) ?? [];
  const format = FORMATS.find((each) => each === name);
  return { format: format ?? usual, text: unescapeGift(format ? marked.slice(mark.length) : marked) };
}

/** As the HTML of a statement. @throws QuestionRefused */
export function statementOf({ format, text }: GiftText): string {
  switch (format) {
    case 'html':
      return text;
    case 'plain':
      return paragraphs(text).replaceAll('  ', '\u00a0 ');
    case 'markdown':
      return markdownHtml(text);
    case 'moodle':
      return BLOCK.test(text) ? withLines(text) : inParagraphs(text);
  }
}

/** The lines of what has no marks here, and whether some were there. @throws QuestionRefused */
export function linesOf(part: GiftText): { text: string; formatted: boolean } {
  if (part.format === 'plain') return { text: part.text, formatted: false };
  const html = part.format === 'moodle' ? withLines(part.text) : statementOf(part);
  requireKnownMarkup(html);
  return { text: linesOfHtml(html), formatted: isFormatted(html) };
}

/** An option stands on one line; a line that is lost of code makes other code of it. @throws QuestionRefused */
export function lineOf(part: GiftText): { text: string; formatted: boolean } {
  const { text, formatted } = linesOf(part);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length > 1) throw new QuestionRefused('option_lines', lines.join(' ⏎ ').slice(0, 80));
  return { text: (lines[0] ?? '').replaceAll('\t', ' '), formatted };
}

const BLOCK = /<(?:p|div|h[1-6]|ul|ol|li|pre|blockquote|section|article)\b/i;
/** Line ends are line ends, but for those beside marks and in code. */
function withLines(text: string): string {
  const small = text.toLowerCase();
  let html = '';
  let from = 0;
  while (from < text.length) {
    const begins = small.indexOf('<pre', from);
    const ends = begins === -1 ? -1 : small.indexOf('</pre>', begins);
    if (ends === -1) break;
    html += broken(text.slice(from, begins)) + text.slice(begins, ends);
    from = ends;
  }
  return html + broken(text.slice(from));
}

const broken = (text: string): string =>
  text
    .split('\n')
    .map((line) => trimBlanks(line))
    .reduce((html, line) => `${html}${html.endsWith('>') || line.startsWith('<') ? ' ' : '<br />'}${line}`);

const inParagraphs = (text: string): string =>
  text
    .split(/\n[ \t\r\n]*\n/)
    .map((each) => trimBlanks(each))
    .filter((each) => each !== '')
    .map((each) => `<p>${withLines(each)}</p>`)
    .join('');
