import type { Outgoing } from './wire.ts';

interface EarlyAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly response: Promise<Response>;
}

declare global {
  /** What `early.js` has asked for, by address. */
  var provaEarly: Map<string, EarlyAnswer> | undefined;
}

/** What was asked for with the page is no longer how things stand. */
const LATEST_MS = 10_000;

/** The answer to a call that `early.js` has sent in the same words, once; undefined where it has none that is of use. */
export function takeEarly({ method, url, headers }: Outgoing): Promise<Response | undefined> | undefined {
  const early = method === 'GET' ? globalThis.provaEarly?.get(url) : undefined;
  if (!early) return undefined;
  globalThis.provaEarly?.delete(url);
  const isSame = Object.keys({ ...headers, ...early.headers }).every((name) => headers[name] === early.headers[name]);
  if (!isSame || performance.now() > LATEST_MS) return undefined;
  // Without an answer the call is made as any other, which says what is wrong.
  return early.response.then(
    (response) => (response.ok ? response : undefined),
    () => undefined,
  );
}
