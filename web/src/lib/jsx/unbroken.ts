import { createElement, type ElementType, Fragment, type ReactNode } from 'react';

const HYPHENED = /(e-mails?)/i;

/** They hold text and nothing else. */
const TEXT_ALONE: ReadonlySet<ElementType> = new Set(['option', 'script', 'style', 'textarea', 'title']);

/**
 * The properties of an element, with the text that stands in it unbroken: a text of its own where it is an element of the
 * page, and those between others everywhere, since a component passes them on in a list.
 */
export function withUnbrokenText<P extends { children?: ReactNode }>(
  type: ElementType,
  props: P,
  isStatic: boolean,
): P {
  if (TEXT_ALONE.has(type)) return props;
  const { children } = props;
  if (isHyphened(children))
    return typeof type === 'string' || type === Fragment ? { ...props, children: unbroken(children) } : props;
  // In a list that is made while drawing, React wants keys.
  if (!isStatic || !Array.isArray(children) || !children.some(isHyphened)) return props;
  return { ...props, children: children.map(unbroken) };
}

/** For what a library draws with `createElement`, past us. One element, since the place may lay out its children beside each other. */
export function unbroken(text: ReactNode): ReactNode {
  if (!isHyphened(text)) return text;
  const parts = text.split(HYPHENED).map((part, at) => (at % 2 === 1 ? onOneLine(part) : part));
  const [before, word, after] = parts;
  return parts.length === 3 && before === '' && after === '' ? word : createElement('span', null, ...parts);
}

const isHyphened = (child: unknown): child is string => typeof child === 'string' && HYPHENED.test(child);

const onOneLine = (word: string) => createElement('span', { className: 'whitespace-nowrap' }, word);
