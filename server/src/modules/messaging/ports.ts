import type { Ctx } from '../../platform/context.ts';

/** The company that a mail speaks for, as it stands now. */
export interface Sender {
  readonly name: string;
  /** Its identity was proved. */
  readonly verified: boolean;
  /** An operator has stopped its mails. */
  readonly suspended: boolean;
}

/** What mails ask of modules further right; filled in by app.ts. */
export interface MessagingPorts {
  readonly senderOf: (ctx: Ctx, companyId: string) => Promise<Sender>;
}

let connected: MessagingPorts | undefined;

export function connectMessaging(ports: MessagingPorts): void {
  connected = ports;
}

export function messagingPorts(): MessagingPorts {
  if (!connected) throw new Error('connectMessaging was not called');
  return connected;
}
