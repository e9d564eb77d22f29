import { CODE_LANGUAGES, type CodeLanguage } from '@prova/contract/code/code-fields';
import { Fragment, type ReactNode } from 'react';

export interface BodyPicture {
  readonly src: string;
  readonly alt: string;
}

export interface BodyBlock {
  readonly language: CodeLanguage;
  readonly code: string;
  /** Among the blocks that run, from 1. */
  readonly number: number;
}

interface Drawing {
  /** Draws code of a language that runs; left out, it is shown as any other. */
  readonly block?: ((block: BodyBlock) => ReactNode) | undefined;
  readonly picture: (picture: BodyPicture) => ReactNode;
}

/** What bodies are made of. Of anything else only the words are drawn. */
const TAGS = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'code'] as const;
const HREF = /^(?:https?:\/\/|mailto:)/i;

/** Elements for HTML that the server has cleaned. Nothing of it comes onto the page as HTML. */
export function drawBody(html: string, { block, picture }: Drawing): ReactNode {
  let number = 0;
  const draw = (node: Node): ReactNode => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element)) return null;
    const name = node.localName;
    const tag = TAGS.find((each) => each === name);
    // Editors end a text with an empty paragraph, where one writes on.
    if (tag === 'p' && node.childNodes.length === 0) return null;
    if (tag === 'h2' || tag === 'h3') return heading(tag, node.id, inside(node));
    if (tag) return element(tag, inside(node));
    if (name === 'br') return <br />;
    if (name === 'img') return pictured(node);
    if (name === 'a') return link(node.getAttribute('href') ?? '', inside(node));
    if (name !== 'pre') return inside(node);
    const language = languageOf(node);
    if (block && language) {
      number += 1;
      return block({ language, code: (node.textContent ?? '').replace(/\n$/, ''), number });
    }
    // What is too wide scrolls, by keyboard, too.
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
      <pre tabIndex={0} className="font-mono text-small print:whitespace-pre-wrap">
        {inside(node)}
      </pre>
    );
  };
  /** One without an address is its words; in a link it is not pressed by itself. */
  const pictured = (node: Element): ReactNode => {
    const [src, alt] = [node.getAttribute('src') ?? '', node.getAttribute('alt') ?? ''];
    if (src === '') return alt;
    return node.closest('a') ? <img src={src} alt={alt} /> : picture({ src, alt });
  };
  const inside = (node: Node): ReactNode =>
    // biome-ignore lint/suspicious/noArrayIndexKey: what is drawn is drawn once.
    [...node.childNodes].map((child, index) => <Fragment key={index}>{draw(child)}</Fragment>);
  return inside(new DOMParser().parseFromString(html, 'text/html').body);
}

const element = (Tag: (typeof TAGS)[number], children: ReactNode) => <Tag>{children}</Tag>;

/** Its id is where links of the page lead. */
const heading = (Tag: 'h2' | 'h3', id: string, children: ReactNode) => <Tag {...(id && { id })}>{children}</Tag>;

const link = (href: string, children: ReactNode) =>
  HREF.test(href) ? (
    <a href={href} rel="nofollow noopener">
      {children}
    </a>
  ) : (
    children
  );

/** Of a block that is code of a language that runs, and nothing beside. */
function languageOf(pre: Element): CodeLanguage | undefined {
  const [code, ...others] = pre.childNodes;
  if (others.length > 0 || !(code instanceof Element) || code.localName !== 'code') return undefined;
  return CODE_LANGUAGES.find((language) => code.className === `language-${language}`);
}
