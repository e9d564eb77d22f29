import { cleanup } from '@testing-library/react';
import { type HttpHandler, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** Some handlers never answer, on purpose. */
const PATIENCE_MS = 500;

/**
 * The server's part in a test file, for as long as the file runs. `server.use(…)` changes it for one test.
 *
 * A page that is left sends what was typed last. Its answer is waited for and the tab's memory emptied after it: a save of
 * one test must neither reach the server of the next nor leave it a draft.
 * @param handlers what it answers in all of them; anything else fails
 */
export function testApi(...handlers: HttpHandler[]) {
  const server = setupServer(...handlers);
  const open = new Set<Promise<Response>>();
  const unanswered: string[] = [];
  beforeAll(() => {
    server.listen({
      onUnhandledFrame: ({ frame, defaults }) => {
        const { request } = frame.data as { readonly request?: Request };
        if (request && request.method !== 'GET') unanswered.push(`${request.method} ${request.url}`);
        defaults.error();
      },
    });
    const { fetch } = globalThis;
    globalThis.fetch = (...request) => {
      const answer = fetch(...request);
      open.add(answer);
      const end = () => void open.delete(answer);
      answer.then(end, end);
      return answer;
    };
  });
  afterEach(async () => {
    cleanup();
    await nextTask();
    const enough = new Promise<'enough'>((resolve) => setTimeout(resolve, PATIENCE_MS, 'enough'));
    // What was answered may be saved once more: with the version of the answer, or as the next part.
    while (open.size > 0 && (await Promise.race([Promise.allSettled(open).then(nextTask), enough])) !== 'enough');
    sessionStorage.clear();
    server.resetHandlers();
    // A write that nobody answers is sent again a second later, to the server of a later test.
    const writes = unanswered.splice(0);
    if (writes.length > 0) throw new Error(`No handler answers ${writes.join(', ')}`);
  });
  afterAll(() => server.close());
  return server;
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** An answer as the server wraps it. */
export const success = (data: unknown, meta?: unknown) =>
  HttpResponse.json({ success: true, data, ...(meta !== undefined && { meta }) });

/** A refusal as the server wraps it, with `details` or `data` where it has some. */
export const failure = (status: number, error: string, message: string, rest: object = {}) =>
  HttpResponse.json({ success: false, error, message, requestId: 'r', ...rest }, { status });
