import type { Locale } from '@prova/contract/common';
import type { MailBlock } from '../../platform/mail/mail-document.ts';
import type { MAIL_KINDS, MailKindName, MailLink, MailParams, MailPrepared } from './mails.catalogue.ts';

/** What a body is written from. */
export interface MailInput<K extends MailKindName> {
  readonly params: MailParams<K>;
  /** The kind's secret link, absolute. */
  readonly link: MailLink<K>;
  readonly prepared: MailPrepared<K>;
  /** A page of the product, absolute. */
  url(path: `/${string}`): string;
}

export interface MailBody {
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
  /** Footer: why this mail came. */
  readonly why: string;
  /** The day until which the company promised to answer. */
  readonly replyBy?: string | null | undefined;
}

export interface MailText<K extends MailKindName> {
  /** Known when the mail is queued: holds no secret. */
  subject(params: MailParams<K>): string;
  body(input: MailInput<K>): MailBody;
}

/** The words of the kinds of one file. */
export type TextsOf<Kinds extends Partial<Record<MailKindName, unknown>>> = {
  readonly [K in keyof Kinds & MailKindName]: MailText<K>;
};

/** Everything that mails say in one language. */
export interface MailTexts {
  readonly locale: Locale;
  readonly kinds: TextsOf<typeof MAIL_KINDS>;
  readonly linkHint: string;
  /** Who sends it, and whether that was verified. */
  onBehalf(company: string, verified: boolean): string;
  readonly report: { readonly question: string; readonly label: string };
  /** What stands for a name or title that reads like an address. */
  readonly leftOut: { readonly name: string; readonly title: string };
  promise(company: string, day: string): string;
  readonly noReply: string;
  readonly slogan: string;
}

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
export const button = (label: string, url: string): MailBlock => ({ kind: 'button', label, url });
export const quote = (text: string): MailBlock => ({ kind: 'quote', text });

/** A list of what is known: absent values leave their line out. */
export function details(items: Readonly<Record<string, string | null | undefined>>): MailBlock {
  const present = Object.entries(items).flatMap(([label, value]) => (value ? [{ label, value }] : []));
  return { kind: 'details', items: present };
}

/** The company's own words as blocks. */
export function ownBlocks(own: { bodyHtml?: string | undefined; text?: string | undefined }): MailBlock[] {
  return own.bodyHtml === undefined ? [paragraph(own.text ?? '')] : [{ kind: 'rich', html: own.bodyHtml }];
}
