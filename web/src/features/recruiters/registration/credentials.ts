/** What opens a registration without a login. It is kept out of the address, for this tab. */
export interface Credentials {
  readonly token: string;
  readonly email: string;
}

const KEY = 'prova.completion';

export function headersOf(credentials: Credentials | null): Record<string, string> {
  return credentials ? { 'x-verification-token': credentials.token, 'x-user-email': credentials.email } : {};
}

export function keepCredentials(credentials: Credentials): void {
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify(credentials)));
}

export function forgetCredentials(): void {
  attempt(() => sessionStorage.removeItem(KEY));
}

export function keptCredentials(): Credentials | null {
  const kept: unknown = attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  return kept && typeof kept === 'object' && 'token' in kept && 'email' in kept ? (kept as Credentials) : null;
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    // Storage may be forbidden: then the login is the way in.
    return null;
  }
}
