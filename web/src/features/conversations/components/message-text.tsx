import { aroundName } from '@prova/contract/conversations/template-values';
import { Fragment, type ReactNode } from 'react';

const ADDRESS = /https?:\/\/[^\s<>"]+/g;
/** Ends a sentence rather than an address. */
const CLOSING = new Set(['.', ',', ';', ':', '!', '?', ')', ']', '}', '”', '’', "'", '…']);

type Props = {
  children: string;
  /** Stands for the name of the candidate, whom the reader does not see by name. */
  namePlace?: ReactNode;
};

/** Plain text whose addresses can be followed. Nothing of it is read as HTML. */
export function MessageText({ children: text, namePlace }: Props) {
  const pieces = namePlace === undefined ? [text] : aroundName(text);
  return (
    <p dir="auto" className="whitespace-pre-line wrap-anywhere">
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text stay where they are.
        <Fragment key={index}>
          {index > 0 && namePlace}
          <Linked>{piece}</Linked>
        </Fragment>
      ))}
    </p>
  );
}

function Linked({ children: text }: { children: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const href = withoutClosing(found);
    parts.push(
      text.slice(end, index),
      <a
        key={index}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="font-medium text-brand underline"
      >
        {href}
      </a>,
    );
    end = index + href.length;
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}

function withoutClosing(address: string): string {
  let end = address.length;
  while (end > 0 && CLOSING.has(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}
