import type { refreshToken } from '@prova/contract/accounts/accounts';
import type { DataOf, SuccessEnvelope } from '@prova/contract/endpoint';
import { isVerificationPage } from './places.ts';
import { clearTokens, readAccessToken, saveAccessToken } from './tokens.ts';
import { transmit } from './transmit.ts';
import { type Answer, NoAnswer } from './wire.ts';

type Renewed = DataOf<typeof refreshToken>;

const PATH: (typeof refreshToken)['path'] = '/api/v1/auth/refresh-token';
/** Twice this is less than the 10 s in which the server forgives a token that comes again. */
const TIMEOUT_MS = 4500;
/** A gateway without a server, or a server that has had enough for now, has said nothing about the session. */
const NOT_ASKED = new Set([429, 502, 503, 504]);

let running: Promise<boolean> | null = null;
const ended = new Set<() => void>();
const renewed = new Set<(session: Renewed) => void>();

/** Called when a session could not be renewed, after the tokens are gone. */
export function onSessionEnd(listener: () => void): void {
  ended.add(listener);
}

export function onSessionRenewed(listener: (session: Renewed) => void): void {
  renewed.add(listener);
}

/**
 * Renews the session after the server refused `usedToken`. However many calls fail at once, in this tab or another, the
 * server is asked once. True when there is a fresh token; false when the session is over. Throws `NoAnswer` when the
 * server could not be asked: the session then stays as it is.
 */
export function refreshSession(usedToken: string): Promise<boolean> {
  // There the account is not verified yet and has no session to lose.
  if (isVerificationPage(location.pathname)) return Promise.resolve(true);
  running ??= alone(() => rotate(usedToken)).finally(() => {
    running = null;
  });
  return running;
}

// Two tabs that rotate the same token at once would look like a thief.
function alone(work: () => Promise<boolean>): Promise<boolean> {
  return 'locks' in navigator ? navigator.locks.request('prova.refresh', work) : work();
}

async function rotate(usedToken: string): Promise<boolean> {
  const current = readAccessToken();
  if (current === null) return false;
  if (current !== usedToken) return true;
  // Perhaps only the answer was lost, and the token is used up: asked again at once, it is forgiven; later it would look
  // stolen and end the session.
  const answer = await ask().catch((error: unknown) => {
    if (error instanceof NoAnswer) return ask();
    throw error;
  });
  if (NOT_ASKED.has(answer.status)) throw new NoAnswer(answer.status);
  const session = sessionIn(answer);
  if (!session) {
    clearTokens();
    for (const listener of ended) listener();
    return false;
  }
  saveAccessToken(session.accessToken);
  for (const listener of renewed) listener(session);
  return true;
}

function ask(): Promise<Answer> {
  return transmit({
    method: 'POST',
    url: PATH,
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
    timeoutMs: TIMEOUT_MS,
  });
}

function sessionIn({ status, body }: Answer): Renewed | null {
  if (status < 200 || status >= 300) return null;
  const data = (body as Partial<SuccessEnvelope<Renewed>> | undefined)?.data;
  return data?.accessToken ? data : null;
}
