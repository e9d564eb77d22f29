import type { Locale } from '@prova/contract/common';
import type { Ctx } from '../../platform/context.ts';
import type { MailBlock } from '../../platform/mail/mail-document.ts';
import { composeMail } from './compose-mail.ts';
import { mailNamed } from './mail-catalogue.ts';
import type { Sender } from './ports.ts';

/**
 * Mails whose words a company may write itself, and that need nothing but params and a link. They are named, because the
 * templates of a job are left of the modules that send them.
 */
type OwnMail =
  | 'application_received'
  | 'stage_moved'
  | 'application_rejected'
  | 'application_closed'
  | 'offer_sent'
  | 'hired';

export interface FixedMail {
  readonly subject: string;
  readonly text: string;
  readonly bodyHtml: string;
}

/** What a mail says in the product's words, for previews and tries: nothing is sent, the buttons lead nowhere. */
export function fixedMail(
  ctx: Ctx,
  mail: { name: OwnMail; locale: Locale; params: object; sender: Omit<Sender, 'suspended'> },
): FixedMail {
  const definition = mailNamed(mail.name);
  const { blocks, subject } = composeMail({
    mail: definition,
    locale: mail.locale,
    params: definition.kind.params.parse(mail.params),
    sender: { ...mail.sender, suspended: false },
    link: ctx.platform.config.publicUrl,
    canReply: mail.sender.verified,
    reportUrl: null,
    unsubscribeUrl: null,
    prepared: {},
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
