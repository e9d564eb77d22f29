import type { Locale, Role } from '@prova/contract/common';
import type { Ctx } from '../../platform/context.ts';
import type { NotificationKind } from '../../platform/notification.ts';
import { definePort } from '../../platform/ports.ts';

/** Whoever is mailed what their bell says. */
export interface Reader {
  readonly userId: string;
  readonly role: Role;
  readonly name: string;
  readonly email: string;
  readonly locale: Locale;
}

/** What notifications need of the whole program, and of accounts. */
export const notificationPorts = {
  /** All that a bell can tell. */
  kinds: definePort<() => readonly NotificationKind<object>[]>('notifications.kinds'),
  /** Whose account has this address, open or not; null where none has. */
  personAt:
    definePort<(ctx: Ctx, address: string) => Promise<Pick<Reader, 'userId' | 'role'> | null>>(
      'notifications.personAt',
    ),
  /** Those of these people whose account is open and whose address was proved. */
  readers: definePort<(ctx: Ctx, userIds: readonly string[]) => Promise<readonly Reader[]>>('notifications.readers'),
};
