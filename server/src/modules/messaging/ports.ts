import type { Ctx } from '../../platform/context.ts';
import type { MailDefinition, MailTopic } from '../../platform/mail/mail-kind.ts';
import { definePort } from '../../platform/ports.ts';

/** The company that a mail speaks for, as it stands now. */
export interface Sender {
  readonly name: string;
  /** Its identity was proved. */
  readonly verified: boolean;
  /** By what; the domain with `domain` alone. */
  readonly proof?: { readonly by: 'domain' | 'cnpj' | 'operator'; readonly domain: string | null } | null;
  readonly logoFileId?: string | null;
  /** An operator has stopped its mails. */
  readonly suspended: boolean;
}

/** Who reads what is answered to a mail. */
export interface ReplyAddress {
  readonly address: string;
  readonly name: string;
}

/** A mail that its reader may not want. */
export interface OptionalMail {
  readonly topic: MailTopic;
  readonly address: string;
  readonly applicationId: string | null;
  readonly queuedAt: Date;
}

/** What the reader of a mail has chosen. */
export interface MailChoice {
  readonly wanted: boolean;
  /** Whose choice it is, where they can make it by a link of the mail; null where it is nobody's to make. */
  readonly userId: string | null;
}

/** What mails need of modules further right. */
export const messagingPorts = {
  /** Every mail that a module lists. */
  mails: definePort<() => readonly MailDefinition[]>('messaging.mails'),
  /** Who looks after an application, as far as somebody does. */
  replyAddressOf:
    definePort<(ctx: Ctx, applicationId: string) => Promise<ReplyAddress | null>>('messaging.replyAddressOf'),
  /** A colleague, or who owns the company once they have left. */
  memberAddressOf:
    definePort<(ctx: Ctx, companyId: string, userId: string) => Promise<ReplyAddress | null>>(
      'messaging.memberAddressOf',
    ),
  /** Whether the reader of a mail wants such mails, and now rather than in a digest. */
  choiceOf: definePort<(ctx: Ctx, mail: OptionalMail) => Promise<MailChoice>>('messaging.choiceOf'),
  senderOf: definePort<(ctx: Ctx, companyId: string) => Promise<Sender>>('messaging.senderOf'),
};
