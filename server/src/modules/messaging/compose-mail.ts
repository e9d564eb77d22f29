import type { Locale } from '@prova/contract/common';
import { headerText } from '../../platform/mail/header-text.ts';
import type { MailDocument } from '../../platform/mail/mail-document.ts';
import { withoutLinks } from '../../platform/mail/mail-format.ts';
import type { MailDefinition } from '../../platform/mail/mail-kind.ts';
import { MAIL_FRAMES } from './mail-frames.ts';
import type { Sender } from './ports.ts';
import { allowedParams, shownName, shownParams, unlinkedParams } from './sender-rules.ts';

/** What the column holds. */
const LONGEST_SUBJECT = 200;

/** What a mail may say, by who sends it: every mail goes through here. */
const said = (params: object, sender: Sender | null, locale: Locale): object =>
  shownParams(allowedParams(params, sender), sender, MAIL_FRAMES[locale]);

/** The subject, fit for a header. It is known when the mail is queued and holds no secret. */
export function composeSubject(
  { kind }: MailDefinition,
  locale: Locale,
  params: object,
  sender: Sender | null,
): string {
  return headerText(kind.text(locale, said(params, sender, locale)).subject, LONGEST_SUBJECT);
}

export interface Composition {
  readonly mail: MailDefinition;
  readonly locale: Locale;
  /** As the kind declares them. */
  readonly params: object;
  /** The company that speaks, or null for Prova itself. */
  readonly sender: Sender | null;
  readonly link: string | null;
  /** An answer reaches somebody. */
  readonly canReply: boolean;
  /** Where the mail can be reported. */
  readonly reportUrl: string | null;
  /** Where mails such as this one can be stopped. */
  readonly unsubscribeUrl: string | null;
  /** What `prepare` of the mail has made. */
  readonly prepared: object;
  readonly publicUrl: string;
}

/** The whole mail before it is rendered. */
export function composeMail(composition: Composition): MailDocument {
  const { mail, locale, params, sender, link, canReply, reportUrl, unsubscribeUrl, prepared, publicUrl } = composition;
  const frame = MAIL_FRAMES[locale];
  const text = mail.kind.text(locale, unlinkedParams(said(params, sender, locale)));
  const { why, heading } = text;
  const leaving = {
    link,
    canReply,
    prepared: unlinkedParams(said(prepared, sender, locale)),
    url: (path: `/${string}`) => `${publicUrl}${path}`,
  };
  const blocks = text.blocks(leaving);
  const calendar = text.calendar?.(leaving);
  const company = sender && withoutLinks(shownName(sender, frame));
  const footer = [why];
  if (sender && company) footer.push(frame.onBehalf(company, sender));
  footer.push(canReply ? (company ? frame.reply(company) : frame.replyToWriter) : frame.noReply, frame.slogan);
  const opening = blocks.find((block) => block.kind === 'paragraph' && block !== blocks[0]) ?? blocks[0];
  const preview = opening?.kind === 'paragraph' ? opening.text : heading;
  const report = reportUrl === null ? {} : { report: { ...frame.report, url: reportUrl } };
  const unsubscribe = unsubscribeUrl === null ? {} : { unsubscribe: { ...frame.unsubscribe, url: unsubscribeUrl } };
  const subject = composeSubject(mail, locale, params, sender);
  return {
    locale,
    subject,
    preview,
    heading,
    blocks,
    linkHint: frame.linkHint,
    footer,
    ...unsubscribe,
    ...report,
    ...(calendar && { calendar }),
  };
}
