import type {
  BodyInput,
  CursorMeta,
  DataOf,
  EndpointShape,
  PageMeta,
  ParamsInput,
  QueryInput,
  SuccessEnvelope,
} from '@prova/contract/endpoint';
import { urlOf } from '@prova/contract/paths';
import { authenticationFailed, failureOf, noConnection } from './api-error.ts';
import { endIntent, keyOfIntent } from './intent.ts';
import { refreshSession } from './refresh.ts';
import { chosenCompany, readAccessToken } from './tokens.ts';
import { transmit } from './transmit.ts';
import { type Answer, NoAnswer, type Outgoing, type UploadProgress } from './wire.ts';

type Part<K extends string, V> = [V] extends [undefined]
  ? { readonly [P in K]?: undefined }
  : Record<never, never> extends V
    ? { readonly [P in K]?: V | undefined }
    : undefined extends V
      ? { readonly [P in K]?: V }
      : { readonly [P in K]: V };

/** What an endpoint takes: only the parts it declares, required where it requires them. */
export type CallInput<E extends EndpointShape> = Part<'params', ParamsInput<E>> &
  Part<'query', QueryInput<E>> &
  Part<'body', BodyInput<E>> &
  (E['files'] extends object
    ? { readonly files?: Readonly<Partial<Record<keyof E['files'], Blob | readonly Blob[] | null | undefined>>> }
    : { readonly files?: undefined });

/** An argument that may be left out when nothing in it is required. */
export type InputArgument<E extends EndpointShape> =
  Record<never, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** 10 s; 30 s where files travel. Set 30_000 for calls that wait for a model. */
  timeoutMs?: number | undefined;
  /** False for endpoints that answer secrets: the server does not know a repetition of these. */
  repeatable?: boolean | undefined;
  /** How often a call is repeated when no answer came. */
  retries?: number | undefined;
  onProgress?: ((progress: UploadProgress) => void) | undefined;
  /** No answer came, and it will be tried again. */
  onRetry?: (() => void) | undefined;
  keepalive?: boolean | undefined;
  /** Headers that the endpoint declares. */
  headers?: Readonly<Record<string, string>> | undefined;
}

/** What an endpoint is asked with by its path: of one that answers secrets the path does not tell that it is not repeated. */
export type RequestArguments<E extends EndpointShape> = E extends { readonly answersSecret: true }
  ? [input: CallInput<E>, options: CallOptions & { repeatable: false }]
  : [...InputArgument<E>, options?: CallOptions];

/** The arguments of a call, once their types have done their work. */
export type LooseArguments = [input?: LooseInput, options?: CallOptions];

export type MetaOf<E extends EndpointShape> = E['paging'] extends 'page'
  ? PageMeta
  : E['paging'] extends 'cursor'
    ? CursorMeta
    : undefined;

export interface Received<E extends EndpointShape> {
  data: DataOf<E>;
  meta: MetaOf<E>;
  message: string | undefined;
  status: number;
}

const TIMEOUT_MS = 10_000;
/** Of what comes with files, and of what a server starts a process for: on a busy machine that takes a while. */
export const SLOW_TIMEOUT_MS = 30_000;
/** Repetitions when the network or a gateway fails. */
const RETRIES = import.meta.env.DEV ? 3 : 5;
const RETRY_DELAYS_MS = [1000, 2000, 3000, 3000, 3000];
/** Up to this share is added to a delay, so that many clients do not come back in the same instant. */
const JITTER = 0.25;
const GATEWAY_FAILURES = new Set([502, 503, 504]);
/** 401s that speak of what was sent, not of the session. */
const NOT_THE_SESSION = new Set(['INVALID_CREDENTIALS', 'REFRESH_INVALID', 'SECOND_FACTOR_REQUIRED']);

/**
 * Calls an endpoint without importing it: method and path are literals that the type of the endpoint checks, as in
 * `request<typeof getJob>('GET', '/api/v1/jobs/:id', { params: { id } })` with `import type { getJob }`. Pages of the
 * public entry call this way and stay free of schemas; elsewhere `call` of `api.ts` is shorter.
 * Throws `ApiError`, or the reason of `signal`.
 */
export async function request<E extends EndpointShape>(
  method: E['method'],
  path: E['path'],
  ...args: RequestArguments<E>
): Promise<DataOf<E>> {
  const [input, options] = args as unknown as LooseArguments;
  return (await exchange(method, path, input, options)).data as DataOf<E>;
}

/** As `request`, with the page numbers or the cursor and the message of the answer. */
export async function requestWithMeta<E extends EndpointShape>(
  method: E['method'],
  path: E['path'],
  ...args: RequestArguments<E>
): Promise<Received<E>> {
  const [input, options] = args as unknown as LooseArguments;
  return (await exchange(method, path, input, options)) as unknown as Received<E>;
}

export interface LooseInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  files?: Readonly<Record<string, Blob | readonly Blob[] | null | undefined>> | undefined;
}

export interface LooseReceived {
  data: unknown;
  meta?: PageMeta | CursorMeta | undefined;
  message?: string | undefined;
  status: number;
}

/** What `request` and `call` share. Prefer those: they are typed. */
export async function exchange(
  method: EndpointShape['method'],
  path: string,
  input: LooseInput = {},
  options: CallOptions = {},
): Promise<LooseReceived> {
  const outgoing = prepare(method, path, input, options);
  const { repeatable = true } = options;
  const retries = repeatable ? (options.retries ?? RETRIES) : 0;
  const answer = await (method === 'GET' || !repeatable
    ? persist(outgoing, retries, options.onRetry)
    : persistKeyed(outgoing, input, retries, options.onRetry));
  if (answer.status < 200 || answer.status >= 300) throw failureOf(answer);
  const envelope = answer.body as Partial<SuccessEnvelope<unknown>> | undefined;
  if (envelope?.success !== true) throw failureOf(answer);
  return { data: envelope.data, meta: envelope.meta, message: envelope.message, status: answer.status };
}

function prepare(
  method: EndpointShape['method'],
  path: string,
  { params, query, body, files }: LooseInput,
  options: CallOptions,
): Outgoing {
  const headers: Record<string, string> = { Accept: 'application/json', ...options.headers };
  const company = chosenCompany();
  if (company) headers['X-Company-Id'] = company;
  const form = files && formOf(body, files);
  if (!form && body !== undefined) headers['Content-Type'] = 'application/json';
  return {
    method,
    url: urlOf(path, params as Record<string, string> | undefined, query as Record<string, unknown> | undefined),
    headers,
    body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
    timeoutMs: options.timeoutMs ?? (form ? SLOW_TIMEOUT_MS : TIMEOUT_MS),
    signal: options.signal,
    keepalive: options.keepalive,
    onProgress: options.onProgress,
  };
}

/** As `persist`, under the key of what is meant. */
async function persistKeyed(
  outgoing: Outgoing,
  { body, files }: LooseInput,
  retries: number,
  onRetry: CallOptions['onRetry'],
): Promise<Answer> {
  const { method, url, headers } = outgoing;
  const place = `${method} ${url}`;
  const key = keyOfIntent(place, JSON.stringify([headers, body, files], withFiles));
  const answer = await persist({ ...outgoing, headers: { ...headers, 'Idempotency-Key': key } }, retries, onRetry);
  // A server that failed has done nothing, or cannot tell: whoever tries again means the same.
  if (answer.status < 500) endIntent(place, key);
  return answer;
}

// Files have no JSON of their own; their name, size and date tell them apart.
function withFiles(_key: string, value: unknown): unknown {
  if (value instanceof File) return [value.name, value.size, value.lastModified];
  return value instanceof Blob ? [value.type, value.size] : value;
}

/** Sends until an answer comes or patience ends, and renews the session once when the server refuses it. */
async function persist(outgoing: Outgoing, retries: number, onRetry: CallOptions['onRetry']): Promise<Answer> {
  let refreshed = false;
  for (let attempt = 0; ; ) {
    const token = readAccessToken();
    const headers = token ? { ...outgoing.headers, Authorization: `Bearer ${token}` } : outgoing.headers;
    const answer = await transmit({ ...outgoing, headers }).catch((error: unknown) => {
      if (!(error instanceof NoAnswer)) throw error;
      if (attempt >= retries) throw noConnection(error);
      onRetry?.();
      return null;
    });
    if (answer && token && !refreshed && speaksOfSession(answer)) {
      refreshed = true;
      if (await renew(token)) continue;
      throw authenticationFailed(answer);
    }
    if (answer && (!GATEWAY_FAILURES.has(answer.status) || attempt >= retries)) return answer;
    await pause(delayBefore(attempt), outgoing.signal);
    attempt += 1;
  }
}

/** As `refreshSession`, but what cannot be asked is an `ApiError`. */
export function renew(token: string): Promise<boolean> {
  // Not repeated here: much later, the same refresh token would look stolen.
  return refreshSession(token).catch((error: unknown) => {
    throw error instanceof NoAnswer ? noConnection(error) : error;
  });
}

function speaksOfSession({ status, body }: Answer): boolean {
  return status === 401 && !NOT_THE_SESSION.has((body as { error?: string } | undefined)?.error ?? '');
}

function delayBefore(attempt: number): number {
  const base = RETRY_DELAYS_MS[Math.min(attempt, RETRY_DELAYS_MS.length - 1)] ?? 0;
  return base * (1 + Math.random() * JITTER);
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

function formOf(body: unknown, files: NonNullable<LooseInput['files']>): FormData {
  const form = new FormData();
  if (body !== undefined) form.set('data', JSON.stringify(body));
  for (const [name, value] of Object.entries(files)) {
    for (const file of [value].flat()) if (file) form.append(name, file as Blob);
  }
  return form;
}
