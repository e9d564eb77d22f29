import type { MailBlock } from './mail-document.ts';
import { signedHtml, signedText } from './mail-signature.ts';

/** What a body is written from. */
export interface MailInput<P extends object, Link extends string | null, Prepared> {
  readonly params: P;
  /** The kind's secret link, absolute: never where it has none, perhaps null where it may go without. */
  readonly link: Link;
  readonly prepared: Prepared;
  /** An answer to the mail reaches whoever sent it: only then may it ask for one. */
  readonly canReply: boolean;
  /** A page of the product, absolute. */
  url(path: `/${string}`): string;
}

export interface MailBody {
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
  /** Footer: why this mail came. */
  readonly why: string;
}

/** What a kind of mail says in one language. */
export interface MailText<P extends object, Link extends string | null, Prepared> {
  /** Known when the mail is queued: holds no secret. */
  subject(params: P): string;
  body(input: MailInput<P, Link, Prepared>): MailBody;
}

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
export const button = (label: string, url: string): MailBlock => ({ kind: 'button', label, url });
export const quote = (text: string): MailBlock => ({ kind: 'quote', text });

/** A list of what is known: absent values leave their line out. */
export function details(items: Readonly<Record<string, string | null | undefined>>): MailBlock {
  const present = Object.entries(items).flatMap(([label, value]) => (value ? [{ label, value }] : []));
  return { kind: 'details', items: present };
}

/** The company's own words as blocks, and between them and their signature what the mail itself has to say. */
export function ownBlocks(
  own: { bodyHtml?: string | undefined; text?: string | undefined },
  within: readonly MailBlock[] = [],
): MailBlock[] {
  if (own.bodyHtml === undefined) {
    const { words, signature } = signedText(own.text ?? '');
    return [paragraph(words), ...within, ...(signature ? [paragraph(signature)] : [])];
  }
  const { words, signature } = signedHtml(own.bodyHtml);
  return [{ kind: 'rich', html: words }, ...within, ...(signature ? [{ kind: 'rich' as const, html: signature }] : [])];
}
