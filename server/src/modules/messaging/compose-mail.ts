import type { Locale } from '@prova/contract/common';
import { headerText } from '../../platform/mail/header-text.ts';
import type { MailDocument } from '../../platform/mail/mail-document.ts';
import { withoutLinks } from './mail-format.ts';
import type { MailText, MailTexts } from './mail-texts.ts';
import type { MailKindName, MailLink, MailParams, MailPrepared } from './mails.catalogue.ts';
import { enUS } from './mails.en-US.ts';
import { ptBR } from './mails.pt-BR.ts';

const TEXTS: Readonly<Record<Locale, MailTexts>> = { 'pt-BR': ptBR, 'en-US': enUS };
/** What the column holds. */
const LONGEST_SUBJECT = 200;

function textOf<K extends MailKindName>(locale: Locale, kind: K): MailText<K> {
  return TEXTS[locale].kinds[kind];
}

/** The subject, fit for a header. It is known when the mail is queued and holds no secret. */
export function composeSubject<K extends MailKindName>(kind: K, locale: Locale, params: MailParams<K>): string {
  return headerText(textOf(locale, kind).subject(params), LONGEST_SUBJECT);
}

export interface Composition<K extends MailKindName> {
  readonly kind: K;
  readonly locale: Locale;
  readonly params: MailParams<K>;
  readonly subject: string;
  readonly link: MailLink<K>;
  readonly prepared: MailPrepared<K>;
  readonly publicUrl: string;
}

/** Chosen by whoever registers or applies. */
const NAMES = ['name', 'candidateName', 'companyName', 'recruiterName'];

function inBody<K extends MailKindName>(params: MailParams<K>): MailParams<K> {
  const entries = Object.entries(params).map(([key, value]) =>
    NAMES.includes(key) && typeof value === 'string' ? [key, withoutLinks(value)] : [key, value],
  );
  return Object.fromEntries(entries) as MailParams<K>;
}

/** Headers are no links: there the company stands as it is called. */
const nameOf = (params: object) => (params as { companyName?: string }).companyName;

/** The whole mail before it is rendered, and the company it speaks for. */
export function composeMail<K extends MailKindName>(
  mail: Composition<K>,
): { document: MailDocument; company: string | undefined } {
  const { kind, locale, params, subject, link, prepared, publicUrl } = mail;
  const texts = TEXTS[locale];
  const body = textOf(locale, kind).body({
    params: inBody<K>(params),
    link,
    prepared,
    url: (path) => `${publicUrl}${path}`,
  });
  const { company, replyBy, why, heading, blocks } = body;
  const footer = [why];
  if (company) footer.push(texts.onBehalf(company));
  if (company && replyBy) footer.push(texts.promise(company, replyBy));
  footer.push(texts.noReply, texts.slogan);
  const opening = blocks.find((block) => block.kind === 'paragraph' && block !== blocks[0]) ?? blocks[0];
  const preview = opening?.kind === 'paragraph' ? opening.text : heading;
  return {
    document: { locale, subject, preview, heading, blocks, linkHint: texts.linkHint, footer },
    company: company && nameOf(params),
  };
}
