import { renderTemplate, type TemplateValues } from '@prova/contract/jobs/template-text';
import { cleanRichText, escapeHtml, paragraphs, plainText } from '../rich-text.ts';

const MARKUP = /<\/?(?:p|h2|h3|ul|ol|li|strong|em|a|br)(?:\s[^<>]*)?\/?>/i;

/** A template is HTML when it uses the tags of rich text; anything else is plain text, angle brackets included. */
export function isRich(body: string): boolean {
  return MARKUP.test(body);
}

/** A body as it is stored. */
export function storedBody(body: string): string {
  return isRich(body) ? cleanRichText(body) : body.trim();
}

/** The body of a mail as HTML, its variables filled in. Values are text: what looks like mark-up in a name stays visible. */
export function bodyHtml(body: string, values: TemplateValues): string {
  if (!isRich(body)) return paragraphs(renderTemplate(body, values));
  const escaped = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]),
  ) as TemplateValues;
  return cleanRichText(renderTemplate(body, escaped));
}

/** The same as plain text, for previews and for who edits it. */
export function bodyText(body: string, values: TemplateValues): string {
  return isRich(body) ? paragraphsOf(bodyHtml(body, values)) : renderTemplate(body, values);
}

/** The words of a template, its variables not filled in: the same ones whether they came as HTML or as plain text. */
export function templateWords(body: string): string {
  const text = isRich(body) ? paragraphsOf(cleanRichText(body)) : body;
  return text.replaceAll('\r\n', '\n').trim();
}

/** Paragraphs stay paragraphs: who is rejected reads them as they were written. */
function paragraphsOf(html: string): string {
  const lines = (block: string) =>
    block
      .split(/<br ?\/?>|<\/li>/i)
      .map(plainText)
      .filter((line) => line !== '');
  return html
    .replaceAll('<li>', '<li>- ')
    .split(/<\/(?:p|h2|h3|ul|ol)>/i)
    .map((block) => lines(block).join('\n'))
    .filter((block) => block !== '')
    .join('\n\n');
}
