import { takeEarly } from './early-answers.ts';
import { type Answer, NoAnswer, type Outgoing, parse } from './wire.ts';

/** Sends one call, once. Throws `NoAnswer`, or the reason of `signal` when the caller gave up. */
export async function transmit(outgoing: Outgoing): Promise<Answer> {
  if (!outgoing.onProgress) return byFetch(outgoing);
  const { byXhr } = await import('./upload.ts');
  return byXhr(outgoing, outgoing.onProgress);
}

async function byFetch(outgoing: Outgoing): Promise<Answer> {
  const { method, url, headers, body, timeoutMs, signal, keepalive = false } = outgoing;
  const patience = AbortSignal.timeout(timeoutMs);
  try {
    const early = takeEarly(outgoing);
    const answered = early && (await early);
    signal?.throwIfAborted();
    const response =
      answered ??
      (await fetch(new URL(url, location.origin), {
        method,
        headers,
        credentials: 'same-origin',
        keepalive,
        signal: signal ? AbortSignal.any([signal, patience]) : patience,
        ...(body !== undefined && { body }),
      }));
    return { status: response.status, statusText: response.statusText, body: parse(await response.text()) };
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    throw new NoAnswer(cause);
  }
}
