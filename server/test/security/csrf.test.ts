import { login, register } from '@prova/contract/accounts/accounts';
import { listSessions } from '@prova/contract/accounts/security';
import type { EndpointShape } from '@prova/contract/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '../../src/app.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { PASSWORD, type Person, signUp } from '../people.ts';
import { registrationForm } from './attackers.ts';

let server: TestServer;
let victim: Person;
/** All that the browser of somebody who is signed in sends along by itself. */
let cookies: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  victim = await signUp(server, 'RECRUITER');
  const signedIn = await server.call(login, { body: { email: victim.email, password: PASSWORD } });
  cookies = { ...signedIn.cookies, accessToken: signedIn.data.accessToken, 'app-locale': 'pt-BR' };
});
afterAll(() => server.close());

const FROM_ELSEWHERE = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' };
/** What a page may send to another site without asking it first, and what looks like JSON to a careless parser. */
const SIMPLE_TYPES = [
  'application/x-www-form-urlencoded',
  'text/plain',
  'text/plain; application/json',
  'text/plain;charset=application/json',
  'application/x-www-form-urlencoded; application/json',
  'multipart/form-data; boundary=application/json',
  undefined,
];
const changing: EndpointShape[] = routes.map(({ endpoint }) => endpoint).filter(({ method }) => method !== 'GET');
const pathOf = ({ path }: EndpointShape) => path.replaceAll(/:\w+/g, '0197a000-0000-7000-8000-000000000000');
const isRefusal = (status: number) => status >= 400 && status < 500;
const rows = (table: 'users' | 'registrations' | 'sessions') =>
  server.platform.database.selectFrom(table).select('id').orderBy('id').execute();

test('cookies alone open nothing that needs an account', async () => {
  for (const { endpoint } of routes) {
    if (endpoint.access.kind !== 'user') continue;
    const { statusCode } = await server.app.inject({
      method: endpoint.method,
      url: pathOf(endpoint),
      cookies,
      ...(endpoint.method !== 'GET' && { payload: {} }),
    });
    expect([endpoint.id, statusCode]).toEqual([endpoint.id, 401]);
  }
});

test('no call may be made by a form or without asking first', async () => {
  for (const endpoint of changing.filter(({ body, files }) => body && !files))
    for (const type of SIMPLE_TYPES) {
      const { statusCode } = await server.app.inject({
        method: endpoint.method,
        url: pathOf(endpoint),
        cookies,
        headers: { ...FROM_ELSEWHERE, ...(type && { 'content-type': type }) },
        payload: '{"email":"isca@correio.example"}',
      });
      const unread = endpoint.access.kind === 'public' && type && !type.startsWith('multipart/');
      expect([endpoint.id, type, statusCode]).toEqual([endpoint.id, type, unread ? 415 : expect.toSatisfy(isRefusal)]);
    }
});

test('nobody is signed in or registered by a page of another site', async () => {
  const [before, registered] = [await rows('sessions'), await rows('registrations')];
  const bodies: [EndpointShape, object][] = [
    [login, { email: victim.email, password: PASSWORD }],
    [register, registrationForm('isca@correio.example', PASSWORD)],
  ];
  for (const [{ method, path }, body] of bodies) {
    const form = new FormData();
    form.set('data', JSON.stringify(body));
    const multipart = new Response(form);
    const payloads: [string | undefined, string | Buffer][] = [
      ...SIMPLE_TYPES.map((type): [string | undefined, string] => [type, JSON.stringify(body)]),
      ['application/x-www-form-urlencoded', new URLSearchParams(body as Record<string, string>).toString()],
      ['text/plain', `${JSON.stringify(body).slice(0, -1)},"x":"="}`],
      [multipart.headers.get('content-type') ?? '', Buffer.from(await multipart.arrayBuffer())],
    ];
    for (const [type, payload] of payloads) {
      const answer = await server.app.inject({
        method,
        url: path,
        headers: { ...FROM_ELSEWHERE, ...(type && { 'content-type': type }) },
        payload,
      });
      expect([type, answer.statusCode]).toEqual([type, expect.toBeOneOf([415, 422])]);
      expect(answer.headers['set-cookie'], type).toBeUndefined();
    }
  }
  expect(await rows('sessions')).toEqual(before);
  expect(await rows('registrations')).toEqual(registered);
});

test('no other site is given leave to ask, or to read an answer', async () => {
  for (const endpoint of routes.map(({ endpoint }) => endpoint)) {
    const asked = await server.app.inject({
      method: 'OPTIONS',
      url: pathOf(endpoint),
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': endpoint.method,
        'access-control-request-headers': 'content-type,authorization',
      },
    });
    const allowed = Object.keys(asked.headers).filter((name) => name.startsWith('access-control-'));
    expect([endpoint.id, allowed]).toEqual([endpoint.id, []]);
    expect(asked.statusCode).toBeGreaterThanOrEqual(400);
  }
});

test('the session that a cookie renews or ends is out of reach of other sites, however they call', async () => {
  const forms = [
    { origin: 'https://evil.example' },
    { origin: 'https://localhost.evil.example:3000' },
    { origin: 'http://localhost:3000.evil.example' },
    { origin: 'null' },
    { origin: '' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { referer: 'https://evil.example/', 'sec-fetch-site': 'none', origin: 'https://evil.example' },
  ];
  for (const url of ['/api/v1/auth/refresh-token', '/api/v1/auth/logout'])
    for (const headers of forms)
      for (const payload of [undefined, '{}']) {
        const answer = await server.app.inject({
          method: 'POST',
          url,
          cookies,
          headers: { ...headers, ...(payload && { 'content-type': 'application/json' }) },
          ...(payload && { payload }),
        });
        expect([url, headers, answer.json().error]).toEqual([url, headers, 'ORIGIN_REFUSED']);
        expect(answer.headers['set-cookie']).toBeUndefined();
      }
  const sessions = await server.call(listSessions, { as: cookies.accessToken ?? '' });
  expect(sessions.data.every(({ endedForSafetyAt }) => endedForSafetyAt === null)).toBe(true);
});
