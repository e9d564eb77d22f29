import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';

/** What this device remembers between the forms to get in. Without storage it simply forgets. */

/** Also read by the script that runs before the first paint. */
const ACCEPTED_KEY = 'prova.accepted';
const PENDING_KEY = 'prova.pending-verification';
const CURRENT = `${TERMS_VERSION} ${PRIVACY_VERSION}`;

export interface PendingVerification {
  email: string;
  /** When another mail may be asked for, in milliseconds since 1970. */
  resendAt: number;
}

/** Whether the documents in force were accepted here. */
export function acceptedHere(): boolean {
  return read(() => localStorage.getItem(ACCEPTED_KEY)) === CURRENT;
}

export function rememberAcceptance(): void {
  read(() => localStorage.setItem(ACCEPTED_KEY, CURRENT));
}

/** The address that waits for its verification. */
export function pendingVerification(): PendingVerification | null {
  const stored = read(() => localStorage.getItem(PENDING_KEY));
  const parsed: unknown = stored ? read(() => JSON.parse(stored)) : null;
  return parsed && typeof parsed === 'object' && 'email' in parsed ? (parsed as PendingVerification) : null;
}

export function rememberPending(email: string, resendAfterSeconds: number): PendingVerification {
  const pending = { email, resendAt: Date.now() + resendAfterSeconds * 1000 };
  read(() => localStorage.setItem(PENDING_KEY, JSON.stringify(pending)));
  return pending;
}

export function forgetPending(): void {
  read(() => localStorage.removeItem(PENDING_KEY));
}

function read<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    // Storage may be forbidden, or hold what another version wrote.
    return null;
  }
}
