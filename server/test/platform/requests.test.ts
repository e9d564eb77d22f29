import { createConnection } from 'node:net';
import { login } from '@prova/contract/accounts/accounts';
import type { FailureEnvelope } from '@prova/contract/endpoint';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../src/app.ts';
import { startTestServer, type TestServer } from '../harness.ts';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startTestServer();
  port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => server.close());

const json = { 'content-type': 'application/json' };

/** Status and code of an answer, once it has been seen to be a whole envelope. */
async function refusal(request: InjectOptions): Promise<[number, string]> {
  return refused(await server.app.inject(request));
}

function refused(answer: LightMyRequestResponse): [number, string] {
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  const body = answer.json() as FailureEnvelope;
  expect(body).toMatchObject({
    success: false,
    message: expect.any(String),
    requestId: answer.headers['x-request-id'],
  });
  expect(answer.body).not.toMatch(/node_modules|\.ts:\d|at \w+ \(/);
  return [answer.statusCode, body.error];
}

describe('an address', () => {
  test('that nobody knows', async () => {
    expect(await refusal({ url: '/api/v1/nothing' })).toEqual([404, 'NOT_FOUND']);
    expect(await refusal({ url: '/nothing', headers: { accept: 'text/html' } })).toEqual([404, 'NOT_FOUND']);
    expect(await refusal({ method: 'POST', url: '/api/v1/nothing', payload: { a: 1 } })).toEqual([404, 'NOT_FOUND']);
  });

  test('that cannot be read, or is too long to name anything', async () => {
    expect(await refusal({ url: '/api/v1/jobs/%ff' })).toEqual([400, 'MALFORMED_REQUEST']);
    expect(await refusal({ url: `/api/v1/public/jobs/${'a'.repeat(400)}` })).toEqual([404, 'NOT_FOUND']);
  });

  test('of an endpoint, with a method that it does not have, tells those it has', async () => {
    for (const { endpoint } of routes) {
      const url = endpoint.path.replace(/:\w+/g, '0197e5c0-0000-7000-8000-000000000000');
      const methods = new Set<string>(
        routes
          .filter((each) => shape(each.endpoint.path) === shape(endpoint.path) || fits(each.endpoint.path, url))
          .map((each) => each.endpoint.method),
      );
      const other = (['PATCH', 'DELETE', 'PUT', 'POST', 'GET'] as const).find((method) => !methods.has(method));
      const answer = await server.app.inject({ method: other ?? 'PATCH', url });
      expect(refused(answer), `${other} ${url}`).toEqual([405, 'METHOD_NOT_ALLOWED']);
      const allowed = String(answer.headers.allow).split(', ');
      expect(allowed).toContain(endpoint.method);
      expect(allowed.includes('HEAD')).toBe(allowed.includes('GET'));
    }
  });
});

const shape = (path: string) => path.replace(/:\w+/g, ':');
const fits = (path: string, url: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(url);

describe('a body', () => {
  const post = (payload: string | Buffer, headers: Record<string, string> = json): InjectOptions => ({
    method: 'POST',
    url: login.path,
    payload,
    headers,
  });

  test.each([['{'], ['{"email": }'], ['nonsense'], ['{"a":1}}'], ['\u0000'], ['{"__proto__": {"admin": true}}']])(
    'that is no JSON: %j',
    async (payload) => {
      expect(await refusal(post(payload))).toEqual([400, 'MALFORMED_REQUEST']);
    },
  );

  test('with another constructor', async () => {
    const payload = '{"constructor": {"prototype": {"admin": true}}}';
    expect(await refusal(post(payload))).toEqual([400, 'MALFORMED_REQUEST']);
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
  });

  test.each([['[]'], ['"text"'], ['null'], ['7']])('that is no object: %s', async (payload) => {
    const [status] = await refusal(post(payload));
    expect([400, 422]).toContain(status);
  });

  test('of bytes that are no UTF-8 is read as far as it can be, and refused by its fields', async () => {
    const payload = Buffer.concat([
      Buffer.from('{"email":"'),
      Buffer.from([0xff, 0xfe]),
      Buffer.from('","password":"x"}'),
    ]);
    expect(await refusal(post(payload))).toEqual([422, 'VALIDATION_FAILED']);
  });

  test('nested a hundred thousand times', async () => {
    expect(await refusal(post(`{"email":${'['.repeat(100_000)}${']'.repeat(100_000)}}`))).toEqual([
      422,
      'VALIDATION_FAILED',
    ]);
  });

  test('of another type', async () => {
    expect(await refusal(post('{}', { 'content-type': 'text/plain' }))).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    expect(await refusal(post('<a/>', { 'content-type': 'application/xml' }))).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    expect(await refusal(post('a=1', { 'content-type': 'application/x-www-form-urlencoded' }))).toEqual([
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ]);
    expect(await refusal(post('{}', { 'content-type': 'nonsense' }))).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  test('of more than 1 MB', async () => {
    const filled = (bytes: number) => `{"email":"${'a'.repeat(bytes - 12)}"}`;
    expect(await refusal(post(filled(1024 * 1024)))).toEqual([422, 'VALIDATION_FAILED']);
    expect(await refusal(post(filled(1024 * 1024 + 1)))).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  test('with fields that nobody asked for names them', async () => {
    const answer = await server.app.inject(post('{"email":"a@b.example","password":"x","admin":true}'));
    expect(refused(answer)).toEqual([422, 'VALIDATION_FAILED']);
    expect(answer.json().details).toEqual([expect.objectContaining({ field: 'admin' })]);
  });
});

/** Sends bytes as they are and answers all that comes back until the server hangs up. */
function sendBytes(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = createConnection({ port, host: '127.0.0.1' }, () => socket.write(text));
    let answer = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      answer += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}

describe('a connection', () => {
  test.each([
    ['with headers of 64 kB', `GET /healthz HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(65_536)}\r\n\r\n`, 431],
    ['that speaks no HTTP', 'nonsense\r\n\r\n', 400],
    ['with a header that is none', 'GET /healthz HTTP/1.1\r\nHost: a\r\nno colon\r\n\r\n', 400],
    ['with two lengths', 'POST /healthz HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
  ])('%s gets an envelope too', async (_, bytes, status) => {
    const answer = await sendBytes(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const body = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)) as FailureEnvelope;
    expect(body).toMatchObject({ success: false, error: 'MALFORMED_REQUEST', requestId: expect.any(String) });
  });

  test('may carry a query of 10 kB', async () => {
    expect(await refusal({ url: `/api/v1/public/jobs?search=${'a'.repeat(10_000)}` })).toEqual([
      422,
      'VALIDATION_FAILED',
    ]);
  });
});
