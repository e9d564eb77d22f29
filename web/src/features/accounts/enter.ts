import type { login } from '@prova/contract/accounts/accounts';
import type { DataOf } from '@prova/contract/endpoint';
import { changeLocale, currentLocale } from '../../lib/i18n.ts';
import { signIn } from '../../lib/session.ts';
import { rememberAcceptance } from './device.ts';

/** Goes in with the session that a sign-in has answered; the guard of the page then leads to where the person wanted to be. */
export async function enter(session: DataOf<typeof login>): Promise<void> {
  rememberAcceptance();
  if (session.user.language !== currentLocale()) await changeLocale(session.user.language);
  signIn(session);
}
