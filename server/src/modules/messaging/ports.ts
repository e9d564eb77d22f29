import type { Ctx } from '../../platform/context.ts';
import type { MailDefinition } from '../../platform/mail/mail-kind.ts';
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
  senderOf: definePort<(ctx: Ctx, companyId: string) => Promise<Sender>>('messaging.senderOf'),
};
