import type { login } from '@prova/contract/accounts/accounts';
import type { DataOf } from '@prova/contract/endpoint';
import { changeLocale, currentLocale } from '../../lib/i18n.ts';
import { toastLater } from '../../lib/later-toast.ts';
import { leaveTo } from '../../lib/leave.ts';
import { writeLocale } from '../../lib/locale.ts';
import { signIn } from '../../lib/session.ts';
import { untilGone } from '../../lib/until-gone.ts';
import { rememberAcceptance } from './device.ts';

/**
 * Goes in with the session that a sign-in has answered. The guard of the page then leads to where the person wanted to be:
 * this does not resolve, so that what led here stays busy until then.
 * @param options.words said on the page that follows
 * @param options.to where to go from a page that keeps those who are signed in
 */
export async function enter(
  session: DataOf<typeof login>,
  { words, to }: { words?: string; to?: string } = {},
): Promise<never> {
  rememberAcceptance();
  const { language } = session.user;
  // Without its phrases the page that follows, which is loaded again, is in it all the same.
  if (language !== currentLocale()) await changeLocale(language).catch(() => writeLocale(language));
  signIn(session);
  if (words) toastLater(words);
  if (to) leaveTo(to);
  return untilGone();
}
