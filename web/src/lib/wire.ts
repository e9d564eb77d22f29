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

/** JSON, or undefined for whatever else came. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A page of a proxy, or nothing: the status alone then speaks.
    return undefined;
  }
}
