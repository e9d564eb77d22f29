/** A service that speaks OpenAI's chat completions. */
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

/** Asks the service. The key goes to the configured address and nowhere else: a redirect fails. */
export async function requestCompletion(
  { baseUrl, apiKey, model }: ModelService,
  body: { readonly messages: readonly Message[]; readonly [name: string]: unknown },
  { accept, signal }: { readonly accept: string; readonly signal: AbortSignal },
): Promise<Response> {
  // slow-expression-ignore: a setting of the operator, not a text that somebody sends
  return fetch(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept,
      ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
    },
    body: JSON.stringify({ model, ...body }),
    signal,
    redirect: 'error',
  });
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
