import { Preview } from '@react-email/preview';
import { createElement, type ReactElement, type ReactNode } from 'react';

const HYPHENED = /(e-mails?)/i;
/** What lists of mails and the title of a window show: text and nothing else. */
const TEXT_ALONE: readonly unknown[] = ['title', 'style', Preview];
const ON_ONE_LINE = { style: { whiteSpace: 'nowrap' } } as const;

/** `createElement`, but "e-mail" stays on one line, which mailboxes on phones break at its hyphen. */
export const h = ((type: string, props: object | null, ...children: ReactNode[]): ReactElement =>
  createElement(
    type,
    props,
    ...(TEXT_ALONE.includes(type) ? children : children.map(unbroken)),
  )) as typeof createElement;

function unbroken(child: ReactNode): ReactNode {
  if (typeof child !== 'string' || !HYPHENED.test(child)) return child;
  const parts = child.split(HYPHENED);
  return createElement(
    'span',
    null,
    ...parts.map((part, at) => (at % 2 === 1 ? createElement('span', { key: at, ...ON_ONE_LINE }, part) : part)),
  );
}

/** The same for HTML that has been cleaned, in which no tag holds another bracket. */
export const unbrokenHtml = (cleaned: string): string =>
  cleaned.replaceAll(
    /(<[^<>]*>)|e-mails?/gi,
    (found: string, tag?: string) => tag ?? `<span style="white-space:nowrap">${found}</span>`,
  );
