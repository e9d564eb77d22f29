import { forgetInTab, keepInTab, keptInTab } from '../../lib/tab-memory.ts';

/** What opens a registration without a login. It is kept out of the address, for this tab; without storage the login is the way in. */
export interface Credentials {
  readonly token: string;
  readonly email: string;
}

const KEY = 'prova.completion';

export function headersOf(credentials: Credentials | null): Record<string, string> {
  return credentials ? { 'x-verification-token': credentials.token, 'x-user-email': credentials.email } : {};
}

export const keepCredentials = (credentials: Credentials): void => void keepInTab(KEY, credentials);
export const forgetCredentials = (): void => forgetInTab(KEY);
export const keptCredentials = (): Credentials | null => keptInTab<Credentials>(KEY);
