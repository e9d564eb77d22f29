import { plainText } from '../../../jobs/jobs.service.ts';
import { isElement, type XmlElement, type XmlNode } from './xml-tree.ts';

const BLOCKS = new Set('p div ul ol li h1 h2 h3 h4 h5 h6 pre blockquote'.split(' '));
const KEPT = new Set('p ul ol li h1 h2 h3 h4 h5 h6 pre b strong i em code'.split(' '));
/** What others are shown, or what is shown once something was answered. */
const LEFT_OUT = new Set('rubricBlock feedbackInline feedbackBlock modalFeedback stylesheet infoControl'.split(' '));
const HTML = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
/** The lines and indents of a file are no part of its text. */
const unfolded = (text: string) => text.replaceAll(/[ \t\r\n]+/g, (blank) => (/[\r\n]/.test(blank) ? ' ' : blank));

/** What of an item is read, as HTML that has yet to be cleaned. @param replace what stands for an element, where it is another */
export function htmlOf(
  { children }: XmlElement,
  replace: (element: XmlElement) => string | undefined = () => undefined,
): string {
  const loose: string[] = [];
  const parts: string[] = [];
  const end = () => {
    const text = loose.splice(0).join('').trim();
    if (text !== '') parts.push(`<p>${text}</p>`);
  };
  for (const child of children) {
    const html = nodeHtml(child, replace, false);
    if (isBlock(html)) {
      end();
      parts.push(html);
    } else loose.push(html);
  }
  end();
  return parts.join('');
}

const isBlock = (html: string) => /^\s*<(?:p|div|ul|ol|h\d|pre)\b/i.test(html);

function nodeHtml(node: XmlNode, replace: (element: XmlElement) => string | undefined, verbatim: boolean): string {
  if (!isElement(node)) {
    if (node.cdata && HTML.test(node.text)) return node.text;
    return escaped(verbatim ? node.text : unfolded(node.text));
  }
  if (LEFT_OUT.has(node.name)) return '';
  const other = replace(node);
  if (other !== undefined) return other;
  const inside = () => node.children.map((child) => nodeHtml(child, replace, verbatim || node.name === 'pre')).join('');
  switch (node.name) {
    case 'br':
      return '<br />';
    case 'a':
      return `<a href="${escaped(node.attributes.href ?? '').replaceAll('"', '&quot;')}">${inside()}</a>`;
    case 'tt':
      return `<code>${inside()}</code>`;
    // Boxes around paragraphs mean nothing here.
    case 'div':
    case 'blockquote':
      return htmlOf(node, replace);
    default:
      return KEPT.has(node.name) ? `<${node.name}>${inside()}</${node.name}>` : inside();
  }
}

/** Its words on one line, without what is shown after an answer. */
export function wordsOf(element: XmlElement): string {
  return plainText(htmlOf(element));
}

/** Its words, each block on a line of its own. */
export function linesOf(element: XmlElement): string {
  const blocks = element.children.filter((child) => isElement(child) && BLOCKS.has(child.name));
  if (blocks.length === 0) return wordsOf(element);
  return blocks.flatMap((block) => (isElement(block) ? linesOf(block) : [])).join('\n');
}
