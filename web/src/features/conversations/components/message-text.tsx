import type { ReactNode } from 'react';

const ADDRESS = /https?:\/\/[^\s<>"]+/g;
/** Ends a sentence rather than an address. */
const CLOSING = new Set(['.', ',', ';', ':', '!', '?', ')', ']', '}', '”', '’', "'", '…']);

/** Plain text whose addresses can be followed. Nothing of it is read as HTML. */
export function MessageText({ children: text }: { children: string }) {
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
    <p dir="auto" className="whitespace-pre-line wrap-anywhere">
      {parts}
      {text.slice(end)}
    </p>
  );
}

function withoutClosing(address: string): string {
  let end = address.length;
  while (end > 0 && CLOSING.has(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}
