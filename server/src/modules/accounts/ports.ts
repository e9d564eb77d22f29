import type { SessionUser } from '@prova/contract/accounts/accounts';
import type { Locale, Role } from '@prova/contract/common';
import type { Ctx } from '../../platform/context.ts';
import { defineHook, definePort } from '../../platform/ports.ts';

/** A registration, as the modules to the right see it in the same transaction. */
export interface Registered {
  readonly userId: string;
  readonly role: Role;
  readonly locale: Locale;
  readonly companyName: string | null;
  readonly visibility: 'open' | 'applied' | 'hidden';
}

/** What accounts need of modules further right. */
export const accountPorts = {
  /** Companies of a person, the last used first. */
  companiesOf: definePort<(ctx: Ctx, userId: string) => Promise<SessionUser['companies']>>('accounts.companiesOf'),
  /** Whether somebody has a registration to complete and wants to be reminded of it. */
  mayBeReminded: definePort<(ctx: Ctx, userId: string) => Promise<boolean>>('accounts.mayBeReminded'),
  /** Runs in the transaction that makes the account. */
  onRegistered: defineHook<[ctx: Ctx, registered: Registered]>('accounts.onRegistered'),
  /** Runs in the transaction in which an operator closes an account, opens it again, or gives it another role. */
  onStandingChanged: defineHook<[ctx: Ctx, userId: string]>('accounts.onStandingChanged'),
};
