import { escapeHtml } from '../../jobs/jobs.service.ts';
import { QuestionRefused } from './markup.ts';

/** Lines that begin something else than a paragraph: headings, lists, quotes, code, tables, rules. */
const BLOCK = /^(?: {4,}|\t| {0,3}(?:#{1,6}|>|[-+*]\s|\d+[.)]\s|`{3}|~{3}|\||:\s|=+\s*$|-+\s*$|[*_-](?:\s*[*_-]){2,}))/;
/** What words in a line are made of. Anything of Markdown that is not one of these may mean something else. */
const PARTS = [
  /^\\([\\`*_{}[\]()#+.!>-])/,
  /^`([^`\n]+)`(?!`)/,
  /^\*\*(?=\S)([^*\n]*[^*\s])\*\*(?!\*)/,
  /^\*(?=\S)([^*\n]*[^*\s])\*(?!\*)/,
] as const;
const TAGS = [null, 'code', 'strong', 'em'] as const;
/** Characters that begin nothing. */
const WORDS = /^(?:[^\\`*_[<&!]|!(?!\[)|[<&](?=\s)|(?<=\w)_(?=\w)|(?<=\s)\*(?=\s))+/;

/**
 * Paragraphs of Markdown with code, strong words and emphasis in their lines. Whatever else could be a mark is not guessed:
 * programs differ in it.
 * @throws QuestionRefused
 */
export const markdownHtml = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map((paragraph) => `<p>${paragraph.split('\n').map(lineHtml).join('\n')}</p>`)
    .join('');

function lineHtml(line: string): string {
  if (BLOCK.test(line) || line.endsWith('  ')) throw new QuestionRefused('markdown', line.trim().slice(0, 80));
  return inlineHtml(line, true);
}

function inlineHtml(line: string, mayNest: boolean): string {
  let html = '';
  let rest = line;
  while (rest !== '') {
    const [plain = ''] = WORDS.exec(rest) ?? [];
    const kind = plain === '' ? PARTS.findIndex((part) => part.test(rest)) : -1;
    const [whole = plain, inner = ''] = PARTS[kind]?.exec(rest) ?? [];
    if (whole === '') throw new QuestionRefused('markdown', rest.slice(0, 80));
    const tag = TAGS[kind];
    if (kind === -1 || !tag) html += escapeHtml(kind === -1 ? plain : inner);
    else if (tag === 'code') html += `<code>${escapeHtml(inner.trim())}</code>`;
    else if (mayNest) html += `<${tag}>${inlineHtml(inner, false)}</${tag}>`;
    else throw new QuestionRefused('markdown', rest.slice(0, 80));
    rest = rest.slice(whole.length);
  }
  return html;
}
