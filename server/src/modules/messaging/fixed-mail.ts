import type { Locale } from '@prova/contract/common';
import type { Ctx } from '../../platform/context.ts';
import type { MailBlock } from '../../platform/mail/mail-document.ts';
import { composeMail } from './compose-mail.ts';
import {
  MAIL_KINDS,
  type MailKindName,
  type MailLink,
  type MailParams,
  type MailParamsInput,
} from './mails.catalogue.ts';
import type { Sender } from './ports.ts';

/** Kinds whose words a company may write itself, and that need nothing but params and a link. */
type OwnKind = 'application_received' | 'stage_moved' | 'application_rejected' | 'application_closed' | 'offer_sent';

export interface FixedMail {
  readonly subject: string;
  readonly text: string;
  readonly bodyHtml: string;
}

/** What a mail says in the product's words, for previews and tries: nothing is sent, the buttons lead nowhere. */
export function fixedMail<K extends OwnKind>(
  ctx: Ctx,
  mail: { kind: K; locale: Locale; params: MailParamsInput<K>; sender: Omit<Sender, 'suspended'> },
): FixedMail {
  const { blocks, subject } = composeMail<MailKindName>({
    kind: mail.kind,
    locale: mail.locale,
    params: MAIL_KINDS[mail.kind].params.parse(mail.params) as MailParams<MailKindName>,
    sender: { ...mail.sender, suspended: false },
    link: ctx.platform.config.publicUrl as MailLink<MailKindName>,
    reportUrl: null,
    prepared: undefined as never,
    publicUrl: ctx.platform.config.publicUrl,
  });
  const lines = blocks.flatMap(linesOf);
  const html = (line: string) => `<p>${escapeHtml(line).replaceAll('\n', '<br />')}</p>`;
  return { subject, text: lines.join('\n\n'), bodyHtml: lines.map(html).join('') };
}

function linesOf(block: MailBlock): string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'quote':
      return [block.text];
    case 'details':
      return [block.items.map(({ label, value }) => `${label}: ${value}`).join('\n')];
    case 'button':
      return [`[${block.label}]`];
    default:
      return [];
  }
}

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPED[character] ?? character);
