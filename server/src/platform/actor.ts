import type { Locale, Role, TokenKind } from '@prova/contract/common';

export type MemberRole = 'owner' | 'recruiter' | 'hiring_manager' | 'interviewer' | 'expert';

/** What a signed-in person is in one company, read again at each request. */
export interface Membership {
  readonly companyId: string;
  readonly role: MemberRole;
}

export interface UserActor {
  readonly kind: 'user';
  readonly userId: string;
  readonly sessionId: string;
  readonly role: Role;
  readonly name: string;
  readonly email: string;
  readonly locale: Locale;
  readonly memberships: readonly Membership[];
}

/** Whoever holds a secret token: a board link, an offer, the status of an application … */
export interface TokenActor {
  readonly kind: 'token';
  readonly token: TokenKind;
  readonly tokenId: string;
  readonly subjectId: string;
  readonly companyId: string | null;
  readonly permissions: readonly string[];
  readonly label: string | null;
  /** When the link ends; left out where nobody waits for it. */
  readonly expiresAt?: Date;
}

export interface GuestActor {
  readonly kind: 'guest';
}

/** Tasks and operator commands. */
export interface SystemActor {
  readonly kind: 'system';
}

export type Actor = UserActor | TokenActor | GuestActor | SystemActor;

/** What the actor is in a company; null for who does not belong to it. */
export function roleIn(actor: Actor, companyId: string): MemberRole | null {
  if (actor.kind !== 'user') return null;
  return actor.memberships.find((each) => each.companyId === companyId)?.role ?? null;
}

export const guest: GuestActor = { kind: 'guest' };
export const system: SystemActor = { kind: 'system' };
