import { plain } from '@prova/contract/folded-text';
import type { DocumentLine } from '../../files/files.service.ts';

/** A line of a résumé as it is read. */
export interface ResumeLine {
  /** Without the mark in front of an item; pieces with a wide gap between them are separated by a tab. */
  readonly text: string;
  readonly isItem: boolean;
  readonly page: number;
  readonly stream: number;
  readonly x: number;
  readonly size: number;
  readonly bold: boolean;
  readonly gap: number;
  readonly links: readonly string[];
}

const ITEM = /^[•●▪■◦○‣∙·*➢➤►▶✓✔❖◆\uf0a7\uf0b7\uf0d8>–—-]+[\s\t]*(?=\S)/;
const ICONS = /[\ue000-\uf8ff\u2700-\u27bf\u{1f300}-\u{1faff}☎✆✉⌂]|\ufe0f/gu;
const PAGE_NUMBER = /^(?:p[aá]gina |page |p\. ?)?\d{1,3}(?: ?(?:\/|de|of) ?\d{1,3})$|^(?:p[aá]gina|page) \d{1,3}$/i;
export const RESUME_LINES_MAX = 3_000;

/** Lines as they are read: without numbers of pages, marks of items, pictures that are letters, and blanks between all letters. */
export function resumeLines(lines: readonly DocumentLine[]): ResumeLine[] {
  return lines.slice(0, RESUME_LINES_MAX).flatMap((line) => {
    const written = tidy(line.text);
    // Some marks of items are pictures, too.
    const bare = written.replace(ITEM, '');
    const text = tidy(bare.replace(ICONS, ' '));
    if (text === '' || PAGE_NUMBER.test(text)) return [];
    return [{ ...line, text: closedUp(text), isItem: bare !== written }];
  });
}

function tidy(text: string): string {
  const pieces = text
    .split(/\t| {4,}|(?: \.){4,}|\.{4,}|…{2,}|_{4,}|·{4,}/)
    .map((piece) => piece.replace(/[ \u00a0\u2000-\u200b]+/g, ' ').trim())
    .filter(Boolean);
  return pieces.join('\t');
}

/** "E X P E R I Ê N C I A" as it is meant. */
function closedUp(text: string): string {
  const letters = text.split(' ');
  if (letters.length < 4 || letters.some((letter) => letter.length !== 1 || !/\p{L}/u.test(letter))) return text;
  return letters.join('');
}

/** Text of lines in a row as one, with words that were parted at the end of a line put together. */
export function joined(lines: readonly ResumeLine[]): string {
  let text = '';
  for (const [index, line] of lines.entries()) {
    const words = line.text.replaceAll('\t', ' ');
    if (text === '') text = words;
    else if (/\p{L}-$/u.test(text) && /^\p{Ll}/u.test(words)) text = text.slice(0, -1) + words;
    else text += (isNewParagraph(line, lines[index - 1]) ? '\n' : ' ') + words;
  }
  return text;
}

const isNewParagraph = (line: ResumeLine, above: ResumeLine | undefined) =>
  line.isItem || line.gap > 1 || (above !== undefined && /[.;:]$/.test(above.text) && /^\p{Lu}/u.test(line.text));

/** Whether a line reads like a sentence, not like a name. */
export function isSentence({ text, isItem }: ResumeLine): boolean {
  return (
    isItem ||
    text.length > 110 ||
    /^[\p{Ll}(]/u.test(text) ||
    (/[.;]$/.test(text) && !/\b(?:ltda|inc|s\.a|corp|co|ltd|jr)\.$/i.test(plain(text)))
  );
}
