import type { Locale } from '@prova/contract/common';
import { headerText } from '../../platform/mail/header-text.ts';
import type { MailDocument } from '../../platform/mail/mail-document.ts';
import { withoutLinks } from './mail-format.ts';
import type { MailText, MailTexts } from './mail-texts.ts';
import type { MailKindName, MailLink, MailParams, MailPrepared } from './mails.catalogue.ts';
import { enUS } from './mails.en-US.ts';
import { ptBR } from './mails.pt-BR.ts';
import type { Sender } from './ports.ts';
import { allowedParams, shownName, shownParams, unlinkedParams } from './sender-rules.ts';

const TEXTS: Readonly<Record<Locale, MailTexts>> = { 'pt-BR': ptBR, 'en-US': enUS };
/** What the column holds. */
const LONGEST_SUBJECT = 200;

function textOf<K extends MailKindName>(locale: Locale, kind: K): MailText<K> {
  return TEXTS[locale].kinds[kind];
}

/** What a mail may say, by who sends it: every mail goes through here. */
const said = <K extends MailKindName>(params: MailParams<K>, sender: Sender | null, locale: Locale): MailParams<K> =>
  shownParams<K>(allowedParams<K>(params, sender), sender, TEXTS[locale]);

/** The subject, fit for a header. It is known when the mail is queued and holds no secret. */
export function composeSubject<K extends MailKindName>(
  kind: K,
  locale: Locale,
  params: MailParams<K>,
  sender: Sender | null,
): string {
  return headerText(textOf(locale, kind).subject(said<K>(params, sender, locale)), LONGEST_SUBJECT);
}

export interface Composition<K extends MailKindName> {
  readonly kind: K;
  readonly locale: Locale;
  readonly params: MailParams<K>;
  /** The company that speaks, or null for Prova itself. */
  readonly sender: Sender | null;
  readonly link: MailLink<K>;
  /** Where the mail can be reported. */
  readonly reportUrl: string | null;
  readonly prepared: MailPrepared<K>;
  readonly publicUrl: string;
}

/** The whole mail before it is rendered. */
export function composeMail<K extends MailKindName>(mail: Composition<K>): MailDocument {
  const { kind, locale, params, sender, link, reportUrl, prepared, publicUrl } = mail;
  const texts = TEXTS[locale];
  const body = textOf(locale, kind).body({
    params: unlinkedParams<K>(said<K>(params, sender, locale)),
    link,
    prepared,
    url: (path) => `${publicUrl}${path}`,
  });
  const { replyBy, why, heading, blocks } = body;
  const company = sender && withoutLinks(shownName(sender, texts));
  const footer = [why];
  if (sender && company) footer.push(texts.onBehalf(company, sender.verified));
  if (company && replyBy) footer.push(texts.promise(company, replyBy));
  footer.push(texts.noReply, texts.slogan);
  const opening = blocks.find((block) => block.kind === 'paragraph' && block !== blocks[0]) ?? blocks[0];
  const preview = opening?.kind === 'paragraph' ? opening.text : heading;
  const report = reportUrl === null ? {} : { report: { ...texts.report, url: reportUrl } };
  const subject = composeSubject(kind, locale, params, sender);
  return { locale, subject, preview, heading, blocks, linkHint: texts.linkHint, footer, ...report };
}
