import type { Ctx } from '../../platform/context.ts';
import type { MailDefinition } from '../../platform/mail/mail-kind.ts';
import { definePort } from '../../platform/ports.ts';

/** The company that a mail speaks for, as it stands now. */
export interface Sender {
  readonly name: string;
  /** Its identity was proved. */
  readonly verified: boolean;
  /** An operator has stopped its mails. */
  readonly suspended: boolean;
}

/** What mails need of modules further right. */
export const messagingPorts = {
  /** Every mail that a module lists. */
  mails: definePort<() => readonly MailDefinition[]>('messaging.mails'),
  senderOf: definePort<(ctx: Ctx, companyId: string) => Promise<Sender>>('messaging.senderOf'),
};
