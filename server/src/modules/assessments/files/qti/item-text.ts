import { linesOfHtml, unfolded } from '../html-lines.ts';
import { isFormatted, isKnownTag, isWholeHtml, QuestionRefused } from '../markup.ts';
import { isElement, type XmlElement, type XmlNode } from './xml-tree.ts';

const KEPT = new Set('p ul ol li h1 h2 h3 h4 h5 h6 pre b strong i em code'.split(' '));
/** What is shown once something was answered, or says how something looks. */
const LEFT_OUT = new Set('feedbackInline feedbackBlock modalFeedback stylesheet'.split(' '));

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * What of an item is read, as HTML that has yet to be cleaned.
 * @param replace what stands for an element, where it is another
 * @throws QuestionRefused for elements that nothing here can show
 */
export function htmlOf(
  { children }: XmlElement,
  replace: (element: XmlElement) => string | undefined = () => undefined,
): string {
  const loose: string[] = [];
  const parts: string[] = [];
  const end = () => {
    const text = loose
      .splice(0)
      .join('')
      .replaceAll(/^[ \t\r\n]+|(?<![ \t\r\n])[ \t\r\n]+$/g, '');
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
    // Some programs put HTML into CDATA; in code, and where it is none, the characters are what is meant.
    if (node.cdata && !verbatim && isWholeHtml(node.text)) return node.text;
    return escaped(verbatim ? node.text : unfolded(node.text));
  }
  if (LEFT_OUT.has(node.name)) return '';
  const other = replace(node);
  if (other !== undefined) return other;
  const inside = () => node.children.map((child) => nodeHtml(child, replace, verbatim || node.name === 'pre')).join('');
  switch (node.name) {
    case 'rubricBlock':
      return isFor('candidate', node) ? htmlOf(node, replace) : '';
    case 'br':
      return '<br />';
    case 'a':
      return `<a href="${escaped(node.attributes.href ?? '').replaceAll('"', '&quot;')}">${inside()}</a>`;
    case 'tt':
    case 'kbd':
    case 'samp':
      return `<code>${inside()}</code>`;
    case 'ol':
      return `<ol${numbering(node)}>${inside()}</ol>`;
    // Boxes around paragraphs mean nothing here.
    case 'div':
    case 'blockquote':
      return htmlOf(node, replace);
    default:
      if (KEPT.has(node.name)) return `<${node.name}>${inside()}</${node.name}>`;
      if (isKnownTag(node.name)) return inside();
      throw new QuestionRefused('markup', `<${node.name}>`, node.line);
  }
}

/** Whether a rubric is read by somebody. Without a view it is read by all. */
export const isFor = (reader: string, { attributes: { view } }: XmlElement): boolean =>
  view === undefined || view.split(/\s+/).includes(reader);

const numbering = ({ attributes }: XmlElement): string =>
  ['start', 'type'].flatMap((name) => (attributes[name] ? ` ${name}="${escaped(attributes[name])}"` : [])).join('');

/** Its words, each block on a line of its own, and whether more is marked in them. @throws QuestionRefused */
export function linesOf(element: XmlElement): { text: string; formatted: boolean } {
  const html = htmlOf(element);
  return { text: linesOfHtml(html), formatted: isFormatted(html) };
}
