/** A service that speaks OpenAI's protocol. */
export interface ModelService {
  /** Address up to and with the version, e.g. "https://api.openai.com/v1". */
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly model: string;
}

export interface Message {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** Asks the service for a completion. */
export function requestCompletion(
  { model, ...service }: ModelService,
  body: { readonly messages: readonly Message[]; readonly [name: string]: unknown },
  { accept, signal }: { readonly accept: string; readonly signal: AbortSignal },
): Promise<Response> {
  return postTo(service, 'chat/completions', { body: { model, ...body }, accept, signal });
}

interface Posted {
  /** Sent as JSON, but for a form. */
  readonly body: FormData | Readonly<Record<string, unknown>>;
  readonly accept: string;
  readonly signal: AbortSignal;
}

/** Posts to the service. The key goes to the configured address and nowhere else: a redirect fails. */
export async function postTo(
  { baseUrl, apiKey }: Pick<ModelService, 'baseUrl' | 'apiKey'>,
  path: string,
  { body, accept, signal }: Posted,
): Promise<Response> {
  const isForm = body instanceof FormData;
  // slow-expression-ignore: a setting of the operator, not a text that somebody sends
  return fetch(`${baseUrl.replace(/\/+$/, '')}/${path}`, {
    method: 'POST',
    headers: {
      ...(isForm ? {} : { 'content-type': 'application/json' }),
      accept,
      ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
    },
    body: isForm ? body : JSON.stringify(body),
    signal,
    redirect: 'error',
  });
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
