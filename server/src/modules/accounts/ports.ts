import type { SessionUser } from '@prova/contract/accounts';
import type { Locale, Role } from '@prova/contract/common';
import type { Ctx } from '../../platform/context.ts';

/** A registration, as the modules to the right see it in the same transaction. */
export interface Registered {
  readonly userId: string;
  readonly role: Role;
  readonly locale: Locale;
  readonly companyName: string | null;
  readonly visibility: 'open' | 'applied' | 'hidden';
}

/** What accounts ask of modules further right; filled in by app.ts. */
export interface AccountPorts {
  /** Companies of a person, the last used first. */
  readonly companiesOf: (ctx: Ctx, userId: string) => Promise<SessionUser['companies']>;
  readonly onRegistered: readonly ((ctx: Ctx, registered: Registered) => Promise<void>)[];
}

let connected: AccountPorts | undefined;

export function connectAccounts(ports: AccountPorts): void {
  connected = ports;
}

export function accountPorts(): AccountPorts {
  if (!connected) throw new Error('connectAccounts was not called');
  return connected;
}
