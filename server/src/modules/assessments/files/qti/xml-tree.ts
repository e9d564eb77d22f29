import { SaxesParser, type SaxesTagNS } from 'saxes';

/** A text, or an element without the prefix of its name. */
export type XmlNode = XmlElement | XmlText;

export interface XmlText {
  readonly text: string;
  /** Written as CDATA, in which some programs put HTML. */
  readonly cdata: boolean;
}

export interface XmlElement {
  readonly name: string;
  readonly namespace: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlNode[];
  /** Where it begins, from 1. */
  readonly line: number;
}

export class XmlRefused extends Error {
  readonly line: number;
  readonly reason: 'doctype' | 'not_xml';

  constructor(reason: 'doctype' | 'not_xml', line: number) {
    super(`${reason} in line ${line}`);
    this.name = 'XmlRefused';
    this.reason = reason;
    this.line = line;
  }
}

/** Deeper than any question; whoever walks a tree by recursion does not run out of stack. */
const DEPTH_MAX = 100;

/**
 * A document as a tree, in one pass over its text. A document type is refused altogether, so that no entity is ever declared,
 * expanded or fetched; of the others there are the five of XML.
 * @throws XmlRefused
 */
export function readXml(content: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const root: XmlElement = { name: '', namespace: '', attributes: {}, children: [], line: 0 };
  const open: XmlElement[] = [root];
  const add = (node: XmlNode) => open.at(-1)?.children.push(node);
  const refuse = (reason: 'doctype' | 'not_xml'): never => {
    throw new XmlRefused(reason, parser.line);
  };
  let begins = 0;
  parser.on('error', () => refuse('not_xml'));
  parser.on('doctype', () => refuse('doctype'));
  parser.on('text', (text) => add({ text, cdata: false }));
  parser.on('cdata', (text) => add({ text, cdata: true }));
  parser.on('opentagstart', () => {
    begins = parser.line;
    if (open.length > DEPTH_MAX) refuse('not_xml');
  });
  parser.on('opentag', ({ local, uri, attributes }: SaxesTagNS) => {
    const own = Object.fromEntries(Object.values(attributes).map((each) => [each.local, each.value]));
    const element = { name: local, namespace: uri, attributes: own, children: [], line: begins };
    add(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.write(content.replace(/^\uFEFF/, '')).close();
  const found = root.children.find(isElement);
  return found ?? refuse('not_xml');
}

export const isElement = (node: XmlNode): node is XmlElement => 'name' in node;

/** The elements of a name beneath another, in their order, at any depth. */
export function elements(within: XmlElement, isWanted: (name: string) => boolean): XmlElement[] {
  return within.children.flatMap((child) =>
    isElement(child) ? [...(isWanted(child.name) ? [child] : []), ...elements(child, isWanted)] : [],
  );
}

export const named = (within: XmlElement, name: string): XmlElement[] => elements(within, (each) => each === name);

/** All that is written in it, as it is. */
export const textOf = (element: XmlElement): string =>
  element.children.map((child) => (isElement(child) ? textOf(child) : child.text)).join('');
