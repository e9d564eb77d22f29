import type { CodeLanguage } from '@prova/contract/code/code-fields';
import type { LessonQuestion } from '@prova/contract/knowledge/lessons';
import { escapeHtml } from '../../src/modules/jobs/jobs.service.ts';

type Tag = (parts: TemplateStringsArray, ...values: string[]) => string;

/** What stands before the output of the code above it. */
export const OUTPUT_LABEL = '<p><strong>Saída</strong></p>';

// slow-expression-ignore: it reads the few thousand characters of a piece of the shelf
const BLOCK = /\s*(<\/?(?:p|h2|h3|ul|ol|li|pre)>|<br \/>)\s*/g;
/** Stands for a value while the words around it are put in order. */
const MARK = '\u0000';

/** A text in HTML, written over several lines: line ends in it part words, and nothing else. */
export const html: Tag = ({ raw }, ...values) => {
  const words = raw
    .join(MARK)
    .trim()
    // slow-expression-ignore: the same
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(BLOCK, '$1');
  return (
    words
      .split(MARK)
      .flatMap((part, index) => [part, values[index] ?? ''])
      .join('')
      // slow-expression-ignore: the same
      .replaceAll(/\s*(<(?:p|pre)>[\s\S]*?<\/(?:p|pre)>)\s*/g, '$1')
  );
};

/** Words of code within a sentence. */
export const c: Tag = (parts, ...values) => `<code>${escaped(sourceOf(parts, values))}</code>`;

/** @param url of another site */
export const link = (url: string, words: string): string =>
  `<a href="${escapeHtml(url)}" rel="nofollow noopener">${escaped(words)}</a>`;

/** Code that is run where it is read, alone and from top to bottom. */
export const javascript = runnable('javascript');
export const typescript = runnable('typescript');
export const python = runnable('python');
export const sql = runnable('sql');

/** Code that is only shown: mark-up, commands, files of settings. */
export const shown: Tag = (parts, ...values) => block(sourceOf(parts, values));

/** What the code above it prints; of SQL the rows, each in a line. */
export const output: Tag = (parts, ...values) => OUTPUT_LABEL + block(sourceOf(parts, values));

function runnable(language: CodeLanguage): Tag {
  return (parts, ...values) => block(sourceOf(parts, values), ` class="language-${language}"`);
}

const block = (source: string, attributes = '') => `<pre><code${attributes}>${escaped(source)}</code></pre>`;

/** As it is written, backslashes too; only what would end the text is marked by one. */
const sourceOf = ({ raw }: TemplateStringsArray, values: readonly string[]) =>
  raw
    .map((part) => part.replaceAll(/\\(`|\$(?=\{|$))/g, '$1'))
    .flatMap((part, index) => [part, values[index] ?? ''])
    .join('')
    .trim();

/** As the server keeps it: quotation marks stay. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A question of a lesson. Where the right option stands follows from its words, so that it is not always the first. */
export function question(text: string, right: string, wrong: readonly string[], explanation: string): LessonQuestion {
  const options = wrong.map((words) => ({ text: words, right: false }));
  options.splice(text.length % (wrong.length + 1), 0, { text: right, right: true });
  return { text, options, explanation };
}
