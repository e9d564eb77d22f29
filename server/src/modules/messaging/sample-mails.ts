import type { Locale } from '@prova/contract/common';
import { calendarPart } from '../../platform/mail/calendar-part.ts';
import type { MailDefinition, MailKind, MailSample } from '../../platform/mail/mail-kind.ts';
import { withPicturesInside } from '../../platform/mail/mail-pictures.ts';
import { sample } from '../../platform/mail/mail-samples.ts';
import { renderMail } from '../../platform/mail/render-mail.ts';
import { composeMail } from './compose-mail.ts';

/** One way in which a mail can be read. */
export interface MailVariant {
  /** Names it in addresses. */
  readonly slug: string;
  readonly sample: MailSample<unknown, object>;
  /** Of the company that speaks: before its identity is proved it may say less, and nobody can answer. */
  readonly verified: boolean;
}

export interface SampleMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The iCalendar file that comes with it. */
  readonly calendar: string | undefined;
}

/** Between whom a mail goes that nobody sends. */
const SAMPLE_LEAVES = {
  organizer: { name: 'Prova', address: 'no-reply@prova.example' },
  recipient: 'ana@mail.example',
  at: new Date(sample.instant),
};

/** All ways in which a kind of mail can be read, by its samples. */
export const variantsOf = ({ samples, onBehalfOf }: MailKind): MailVariant[] =>
  Object.entries(samples).flatMap(([name, sample]) => {
    const slug = name.replaceAll(/\W+/g, '-');
    const verified = { slug, sample, verified: true };
    return onBehalfOf ? [verified, { slug: `${slug}-unverified`, sample, verified: false }] : [verified];
  });

/** The mail as its reader would get it, with links that lead nowhere. */
export async function renderVariant(
  mail: MailDefinition,
  { sample: { params: given, prepared = {} }, verified }: MailVariant,
  { locale, publicUrl }: { locale: Locale; publicUrl: string },
): Promise<SampleMail> {
  const { onBehalfOf, token, topic, answeredTo } = mail.kind;
  const params = mail.kind.params.parse(given);
  const spokenFor = onBehalfOf === 'company';
  const hasLink = token && token.subject(params) !== null;
  const unsubscribePath = topic ? '/unsubscribe/sample' : (token?.unsubscribePath?.('sample') ?? null);
  const document = composeMail({
    mail,
    locale,
    params,
    sender: onBehalfOf ? { name: sample.companyName, verified, suspended: false } : null,
    link: hasLink ? `${publicUrl}${token.path('sample', params)}` : null,
    canReply: answeredTo !== undefined || (spokenFor && verified),
    reportUrl: spokenFor ? `${publicUrl}/mail-reports/sample` : null,
    unsubscribeUrl: unsubscribePath && `${publicUrl}${unsubscribePath}`,
    prepared,
    publicUrl,
  });
  const { html, text, pictures } = await renderMail(document);
  const calendar = calendarPart(document, SAMPLE_LEAVES);
  return { subject: document.subject, html: withPicturesInside(html, pictures), text, calendar: calendar?.content };
}
