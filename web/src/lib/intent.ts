import { useCallback, useRef } from 'react';
import { isApiError } from './api-error.ts';
import { newIdempotencyKey } from './request.ts';

/**
 * Gives one deed one idempotency key: `const once = useIntent()`, then `once(values, (idempotencyKey) => request(…, {
 * idempotencyKey }))`. A double click, or another try after a lost connection, repeats the key, so that nothing is
 * sent, applied for or charged twice; after an answer, or with other values, it is a new deed.
 */
export function useIntent() {
  const intent = useRef<{ print: string; key: string } | null>(null);
  return useCallback(async <T>(input: object, send: (idempotencyKey: string) => Promise<T>): Promise<T> => {
    const print = printOf(input);
    if (intent.current?.print !== print) intent.current = { print, key: newIdempotencyKey() };
    try {
      const result = await send(intent.current.key);
      intent.current = null;
      return result;
    } catch (error) {
      // Without an answer nobody knows whether the server has acted.
      if (!isApiError(error, 'NO_CONNECTION', 'IDEMPOTENCY_IN_PROGRESS')) intent.current = null;
      throw error;
    }
  }, []);
}

// Files have no JSON of their own; their name, size and date tell them apart.
function printOf(input: object): string {
  return JSON.stringify(input, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}
