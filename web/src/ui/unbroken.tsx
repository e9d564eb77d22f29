import type { ReactNode } from 'react';

const HYPHENED = /(e-mails?)/i;

/**
 * Keeps "e-mail" on one line, which a browser would break at its hyphen. The text itself stays as it is, for who searches,
 * copies or hears it.
 */
export function unbroken(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !HYPHENED.test(text)) return text;
  // One element, since the place may lay out its children beside each other.
  return (
    <span>
      {text.split(HYPHENED).map((part, at) =>
        at % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text
          <span key={at} className="whitespace-nowrap">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}
