import type { authStatus, login, logout, SessionUser } from '@prova/contract/accounts/accounts';
import { loginPath } from '@prova/contract/accounts/next';
import type { DataOf } from '@prova/contract/endpoint';
import { homeOf } from '@prova/contract/pages';
import i18next from 'i18next';
import { type AuthState, authStore, useAuth } from './auth-store.ts';
import { leaveTo } from './leave.ts';
import { leaveLostCompany } from './lost-company.ts';
import { isFrontDoor, needsLogin } from './places.ts';
import { onSessionEnd, onSessionRenewed } from './refresh.ts';
import { renew, request } from './request.ts';
import {
  chooseCompany,
  chosenCompany,
  clearTokens,
  isLeaving,
  noteLeaving,
  notifyOtherTabs,
  onOtherTab,
  ownTab,
  readAccessToken,
  saveAccessToken,
} from './tokens.ts';

const LOGOUT_REDIRECT_MS = 200;
const LOGOUT_TIMEOUT_MS = 5000;

let checking: Promise<AuthState> | null = null;
let leaving: Promise<void> | undefined;

function become(next: AuthState): AuthState {
  if (next.status === 'signed-in') ownTab(next.user.id);
  if (next.status === 'signed-in') settleOnCompany(next.user);
  return authStore.write(next);
}

/** This window works for one company from its first page on, whichever others choose meanwhile: the last used one. */
function settleOnCompany({ id: userId, companies }: SessionUser): void {
  const chosen = chosenCompany();
  if (chosen && companies.some(({ id }) => id === chosen)) return;
  // What is on screen is of the company that was lost.
  const before = authStore.read();
  if (chosen && before.status === 'signed-in' && before.user.id === userId) leaveLostCompany();
  else chooseCompany(companies[0]?.id ?? null);
}

/** The signed-in person. Only for screens behind the login, where there always is one. */
export function useUser(): SessionUser {
  const auth = useAuth();
  if (auth.status !== 'signed-in') throw new Error('There is no signed-in person on this screen.');
  return auth.user;
}

/** Asks the server who is here, once. Throws `ApiError` when it could not be asked; the next call asks again. */
export function checkAuth(): Promise<AuthState> {
  checking ??= askWho().catch((error: unknown) => {
    checking = null;
    throw error;
  });
  return checking;
}

async function askWho(): Promise<AuthState> {
  const token = readAccessToken();
  if (!token) {
    // Said in vain when it was asked for. The cookie that renews the session vouches for this call.
    if (isLeaving()) leaving = endOnServer();
    return become({ status: 'signed-out' });
  }
  const first = await readStatus();
  if (first.user) return become({ status: 'signed-in', user: first.user });
  // An access token that ran out looks like nobody to a call that anybody may make.
  if (readAccessToken() && (await renew(token))) {
    const renewed = authStore.read();
    if (renewed.status === 'signed-in') return renewed;
    const second = await readStatus();
    if (second.user) return become({ status: 'signed-in', user: second.user });
  }
  return become({ status: 'signed-out' });
}

function readStatus(): Promise<DataOf<typeof authStatus>> {
  return request<typeof authStatus>('GET', '/api/v1/auth/status', {});
}

/** Takes over what a successful login answered. */
export function signIn(session: DataOf<typeof login>): void {
  noteLeaving(false);
  saveAccessToken(session.accessToken);
  checking = Promise.resolve(become({ status: 'signed-in', user: session.user }));
  notifyOtherTabs('signed-in');
}

/** Changes what is known of the signed-in person, after a profile or language change. */
export function updateUser(change: Partial<SessionUser>): void {
  const auth = authStore.read();
  if (auth.status === 'signed-in') become({ status: 'signed-in', user: { ...auth.user, ...change } });
}

/** Ends the session here at once, and shows the login after 200 ms, whatever the server does. */
export function signOut(): void {
  // The call takes its token before the tokens go.
  leaving = endOnServer();
  clearTokens();
  notifyOtherTabs('signed-out');
  setTimeout(() => leaveTo(loginPath()), LOGOUT_REDIRECT_MS);
}

/** Outlives the page. What is not confirmed stays noted, and is tried again when a page starts with nobody signed in. */
async function endOnServer(): Promise<void> {
  noteLeaving(true);
  try {
    const options = { timeoutMs: LOGOUT_TIMEOUT_MS, keepalive: true, retries: 0 };
    await request<typeof logout>('POST', '/api/v1/auth/logout', {}, options);
    noteLeaving(false);
  } catch {
    // Whoever signs out is told nothing: here they are out, and the note stays.
  }
}

/** To be awaited before a login: the answer to a call to sign out takes the cookie away, that of the next session too. */
export async function hasLeft(): Promise<void> {
  await leaving;
}

onSessionRenewed(({ user }) => {
  const before = authStore.read();
  become({ status: 'signed-in', user });
  leaveIfOther(before, user);
});

/** What is on screen and in memory may be another person's, and must not go on as theirs. */
function leaveIfOther(before: AuthState, user: SessionUser): void {
  const isOther = before.status === 'signed-in' && before.user.id !== user.id;
  if (isOther && needsLogin(location.pathname)) leaveTo(homeOf(user.role));
}

onSessionEnd(() => {
  checking = Promise.resolve(become({ status: 'signed-out' }));
  console.warn(i18next.t('lib:errors.sessionExpired'));
  notifyOtherTabs('expired');
  leaveForLogin();
});

/** To the login, and from there back to this page. */
function leaveForLogin(): void {
  if (needsLogin(location.pathname)) leaveTo(loginPath(location.pathname + location.search));
}

onOtherTab((event) => {
  if (event === 'signed-in') {
    meetAgain();
    return;
  }
  checking = Promise.resolve(become({ status: 'signed-out' }));
  if (event === 'expired') leaveForLogin();
  else if (needsLogin(location.pathname)) leaveTo(loginPath());
});

/** Somebody has signed in elsewhere. */
export function meetAgain(): void {
  const before = authStore.read();
  checking = null;
  checkAuth().then(
    (auth) => {
      if (auth.status !== 'signed-in') return;
      if (isFrontDoor(location.pathname)) leaveTo(homeOf(auth.user.role));
      else leaveIfOther(before, auth.user);
    },
    () => {
      // Nobody asked for this in the tab at hand; it finds out with its next call.
    },
  );
}

// The way back shows a page as it was left, also after its person has signed out, and without any other tab saying so.
function comeBack({ persisted }: PageTransitionEvent): void {
  if (!persisted || authStore.read().status !== 'signed-in') return;
  if (readAccessToken()) {
    meetAgain();
    return;
  }
  checking = Promise.resolve(become({ status: 'signed-out' }));
  if (needsLogin(location.pathname)) leaveTo(loginPath(), { replace: true });
}
if (!import.meta.env.SSR) addEventListener('pageshow', comeBack);
