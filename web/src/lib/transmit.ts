import type { Method } from '@prova/contract/endpoint';

/** A call, ready to go out. */
export interface Outgoing {
  method: Method;
  url: string;
  headers: Record<string, string>;
  body?: string | FormData | undefined;
  /** Without an answer for this long (an upload: without progress) the call counts as lost. */
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  /** Goes on when the page is left. */
  keepalive?: boolean | undefined;
  onProgress?: ((progress: UploadProgress) => void) | undefined;
}

export interface UploadProgress {
  sentBytes: number;
  totalBytes: number;
}

export interface Answer {
  status: number;
  statusText: string;
  /** Parsed JSON; undefined when the answer was something else. */
  body: unknown;
}

/** No answer came: the network failed or the time ran out. Whether the server has acted is not known. */
export class NoAnswer extends Error {
  constructor(cause: unknown) {
    super('No answer', { cause });
    this.name = 'NoAnswer';
  }
}

/** Sends one call, once. Throws `NoAnswer`, or the reason of `signal` when the caller gave up. */
export function transmit(outgoing: Outgoing): Promise<Answer> {
  return outgoing.onProgress ? byXhr(outgoing, outgoing.onProgress) : byFetch(outgoing);
}

async function byFetch({
  method,
  url,
  headers,
  body,
  timeoutMs,
  signal,
  keepalive = false,
}: Outgoing): Promise<Answer> {
  const patience = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(new URL(url, location.origin), {
      method,
      headers,
      credentials: 'same-origin',
      keepalive,
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
      ...(body !== undefined && { body }),
    });
    return { status: response.status, statusText: response.statusText, body: parse(await response.text()) };
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    throw new NoAnswer(cause);
  }
}

// fetch cannot tell how much of a body has left; XMLHttpRequest can.
function byXhr(outgoing: Outgoing, onProgress: (progress: UploadProgress) => void): Promise<Answer> {
  const { method, url, headers, body, timeoutMs, signal } = outgoing;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const xhr = new XMLHttpRequest();
    let patience: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(patience);
      patience = setTimeout(() => settle(() => reject(new NoAnswer('time-out'))), timeoutMs);
    };
    const settle = (how: () => void) => {
      clearTimeout(patience);
      signal?.removeEventListener('abort', giveUp);
      how();
      xhr.abort();
    };
    const giveUp = () => settle(() => reject(signal?.reason));
    signal?.addEventListener('abort', giveUp);
    xhr.upload.onprogress = ({ loaded, total }) => {
      wait();
      onProgress({ sentBytes: loaded, totalBytes: total });
    };
    xhr.onload = () =>
      settle(() => resolve({ status: xhr.status, statusText: xhr.statusText, body: parse(xhr.responseText) }));
    xhr.onerror = () => settle(() => reject(new NoAnswer('network')));
    xhr.open(method, url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    wait();
    xhr.send(body ?? null);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A page of a proxy, or nothing: the status alone then speaks.
    return undefined;
  }
}
