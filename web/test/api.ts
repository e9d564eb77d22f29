import { type HttpHandler, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/**
 * The server's part in a test file, for as long as the file runs. `server.use(…)` changes it for one test.
 * @param handlers what it answers in all of them; anything else fails
 */
export function testApi(...handlers: HttpHandler[]) {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

/** An answer as the server wraps it. */
export const success = (data: unknown, meta?: unknown) =>
  HttpResponse.json({ success: true, data, ...(meta !== undefined && { meta }) });

/** A refusal as the server wraps it, with `details` or `data` where it has some. */
export const failure = (status: number, error: string, message: string, rest: object = {}) =>
  HttpResponse.json({ success: false, error, message, requestId: 'r', ...rest }, { status });
