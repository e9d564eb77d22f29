import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a model service was asked. */
export interface AskedModel {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Record<string, unknown> & { readonly messages: readonly { role: string; content: string }[] };
}

export type ModelAnswer = (response: ServerResponse, asked: AskedModel) => void;

export interface FakeModel {
  readonly baseUrl: string;
  readonly asked: AskedModel[];
  close(): Promise<void>;
}

/** A service that speaks the protocol of chat completions: each call is answered by the next of `answers`, then by the last. */
export async function fakeModel(...answers: readonly ModelAnswer[]): Promise<FakeModel> {
  const asked: AskedModel[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const bytes of request) body += bytes;
    const call = { path: request.url ?? '', headers: request.headers, body: JSON.parse(body) };
    asked.push(call);
    answers[Math.min(asked.length, answers.length) - 1]?.(response, call);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Answers with what a model wrote, as services wrap it. */
export const modelSays =
  (content: string | null, finish = 'stop', more: object = {}): ModelAnswer =>
  (response) => {
    const message = { role: 'assistant', refusal: null, content, ...more };
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        id: 'chatcmpl-1',
        object: 'chat.completion',
        created: 1,
        model: 'modelo-x',
        choices: [{ index: 0, message, finish_reason: finish }],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      }),
    );
  };

/** Answers with what `write` makes of the data in the last message of the user, and of the seed. */
export const modelWrites =
  (write: (data: unknown, seed: unknown) => unknown): ModelAnswer =>
  (response, asked) => {
    const data: unknown = JSON.parse(asked.body.messages.findLast(({ role }) => role === 'user')?.content ?? 'null');
    modelSays(JSON.stringify(write(data, asked.body.seed)))(response, asked);
  };
