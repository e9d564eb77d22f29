import sanitize from 'sanitize-html';

const BLOCKS =
  'p div h1 h2 h3 h4 h5 h6 ul ol li pre blockquote section article header footer main aside center address figure figcaption'.split(
    ' ',
  );
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
/** The lines and indents of a file are no part of its text. */
export const unfolded = (text: string): string =>
  text.replaceAll(/[ \t\r\n]+/g, (blank) => (/[\r\n]/.test(blank) ? ' ' : blank));

/**
 * The words of HTML as lines, as they are seen: blocks and `<br>` end a line, the lines of a file do not, and in `<pre>` each
 * blank counts.
 */
export function linesOfHtml(html: string): string {
  const lines: string[] = [];
  let line = '';
  let verbatim = 0;
  /** Of the block that was begun last: whether something stands in it. */
  let isEmpty = false;
  const end = () => {
    lines.push(verbatim > 0 ? line : line.replaceAll(/^ | $/g, ''));
    line = '';
  };
  const block = (name: string, closes: boolean) => {
    if (line !== '' && (verbatim > 0 || line !== ' ')) end();
    else if (closes && isEmpty && name === 'p') lines.push('');
    line = '';
    isEmpty = !closes;
    if (name === 'pre') verbatim += closes ? -1 : 1;
  };
  const write = (text: string) => {
    if (verbatim === 0) {
      line += unfolded(text);
      if (line.trim() !== '') isEmpty = false;
      return;
    }
    const [first = '', ...rest] = text.replaceAll(/\r\n?/g, '\n').split('\n');
    line += first;
    for (const next of rest) {
      // The line end right behind <pre> is none.
      if (!isEmpty || line !== '') end();
      isEmpty = false;
      line = next;
    }
    isEmpty = false;
  };
  for (const [token, name] of wellFormed(html).matchAll(/<\/?([a-z0-9]+)(?: \/)?>|[^<]+/g)) {
    if (name === undefined) write(token.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity));
    else if (name === 'br') {
      end();
      isEmpty = false;
    } else block(name, token.startsWith('</'));
  }
  if (line.trim() !== '') end();
  return lines.join('\n').replaceAll(/^\n+|(?<!\n)\n+$/g, '');
}

const wellFormed = (html: string): string => sanitize(html, { allowedTags: [...BLOCKS, 'br'], allowedAttributes: {} });
