import { login } from '@prova/contract/accounts/accounts';
import type { DataOf } from '@prova/contract/endpoint';
import { call } from '../../lib/api.ts';

/** What somebody has just registered with, for as long as this page lives: it is written nowhere. */
let registered: { readonly email: string; readonly password: string } | null = null;

export function rememberRegistered(email: string, password: string): void {
  registered = { email, password };
}

/** A session for whoever registered in this very page; null for everybody else, who signs in. */
export async function signInAsRegistered(email: string): Promise<DataOf<typeof login> | null> {
  const credentials = registered;
  registered = null;
  if (credentials?.email !== email) return null;
  // Whatever keeps it from working is said by the form of the login.
  return call(login, { body: credentials }).catch(() => null);
}
