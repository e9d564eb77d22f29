import type { MailBlock, MailCalendar } from './mail-document.ts';
import { signedHtml, signedText } from './mail-signature.ts';

/** What is known when a mail leaves. */
export interface Leaving<Link extends string | null, Prepared> {
  /** The kind's secret link, absolute: never where it has none, perhaps null where it may go without. */
  readonly link: Link;
  readonly prepared: Prepared;
  /** An answer to the mail reaches whoever sent it: only then may it ask for one. */
  readonly canReply: boolean;
  /** A page of the product, absolute. */
  url(path: `/${string}`): string;
}

interface OwnWords {
  readonly subject: string;
  readonly bodyHtml?: string | undefined;
  readonly text?: string | undefined;
}

/** What a mail says. */
export interface MailText<Link extends string | null, Prepared> {
  /** Known when the mail is queued: holds no secret. */
  readonly subject: string;
  readonly heading: string;
  blocks(leaving: Leaving<Link, Prepared>): readonly MailBlock[];
  /** What goes into the calendar of its reader, or out of it; null: nothing, this time. */
  calendar?(leaving: Leaving<Link, Prepared>): MailCalendar | null;
  /** Footer: why this mail came. */
  readonly why: string;
}

/** A mail as its kind writes it. */
export interface WrittenMail<Link extends string | null, Prepared> extends Omit<MailText<Link, Prepared>, 'heading'> {
  /** Left out: the subject. */
  readonly heading?: string;
  /** Whom it greets, empty for nobody in particular; left out, it begins without a greeting. */
  readonly hello?: string;
  /** What is said first. */
  readonly opening?: readonly MailBlock[];
  /** The company's own words, in the place of subject, heading, greeting and opening. */
  readonly own?: OwnWords | undefined;
}

/** The whole of what a kind writes. @param greet the words of a greeting */
export function wholeText<Link extends string | null, Prepared>(
  { subject, heading = subject, hello, opening = [], own, blocks, ...rest }: WrittenMail<Link, Prepared>,
  greet: (name: string) => string,
): MailText<Link, Prepared> {
  if (own)
    return {
      ...rest,
      subject: own.subject,
      heading: own.subject,
      blocks: (leaving) => ownBlocks(own, blocks(leaving)),
    };
  const first = hello === undefined ? opening : [paragraph(greet(hello)), ...opening];
  return { ...rest, subject, heading, blocks: (leaving) => [...first, ...blocks(leaving)] };
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
export function ownBlocks(own: Omit<OwnWords, 'subject'>, within: readonly MailBlock[] = []): MailBlock[] {
  if (own.bodyHtml === undefined) {
    const { words, signature } = signedText(own.text ?? '');
    return [paragraph(words), ...within, ...(signature ? [paragraph(signature)] : [])];
  }
  const { words, signature } = signedHtml(own.bodyHtml);
  return [{ kind: 'rich', html: words }, ...within, ...(signature ? [{ kind: 'rich' as const, html: signature }] : [])];
}
