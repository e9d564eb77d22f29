import { forgotPassword, login, me, verifyEmailStatus } from '@prova/contract/accounts/accounts';
import { countJobView, getPublicJob, listPublicJobs } from '@prova/contract/jobs/public-jobs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallOptions, startTestServer, type TestServer } from '../harness.ts';
import { publishJob } from '../jobs-factory.ts';
import { type Person, signUp } from '../people.ts';
import { webFolder } from './web-folder.ts';

let server: TestServer;
let recruiter: Person;
let slug: string;
const web = webFolder();
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'true', WEB_DIST: web.path, TRUST_PROXY: '1' }, { serveWeb: true });
  recruiter = await signUp(server, 'RECRUITER');
  slug = (await publishJob(server, recruiter)).slug;
});
afterAll(async () => {
  await server.close();
  web.remove();
});

const from = (address: string, more: Record<string, string> = {}) => ({
  headers: { 'x-forwarded-for': address, ...more },
});

describe('calls beyond the limit of an endpoint', () => {
  const ask = (headers = from('203.0.113.7')) =>
    server.call(forgotPassword, { body: { email: 'ninguem@correio.example' }, ...headers });

  test('are refused with the seconds to wait, in both languages', async () => {
    for (let n = 0; n < forgotPassword.rateLimit.max; n += 1) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect([refused.status, refused.body.error]).toEqual([429, 'TOO_MANY_REQUESTS']);
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(forgotPassword.rateLimit.seconds);
    expect(refused.body.message).toBe(`Muitas tentativas em pouco tempo. Aguarde ${seconds} s e tente de novo.`);
    const inEnglish = await ask(from('203.0.113.7', { 'accept-language': 'en-US' }));
    expect(inEnglish.body.message).toMatch(/^Too many attempts in a short time\. Wait \d+ s and try again\.$/);
    expect(inEnglish.body.requestId).toBe(inEnglish.headers['x-request-id']);
  });

  test('do not count for other endpoints, nor for other addresses', async () => {
    const signIn = await server.call(login, {
      body: { email: 'ninguem@correio.example', password: 'x' },
      ...from('203.0.113.7'),
    });
    expect(signIn.status).toBe(401);
    expect((await ask(from('203.0.113.8'))).status).toBe(200);
  });

  test('cannot be disguised by an address that the caller made up', async () => {
    expect((await ask(from('198.51.100.1, 203.0.113.7'))).status).toBe(429);
  });

  test('do not count for endpoints that are read all the time', async () => {
    for (let n = 0; n < 200; n += 1) expect((await server.call(me, { as: recruiter.token })).status).toBe(200);
  });
});

describe('a job that is read by many behind one address', () => {
  const view = (more: CallOptions) => server.call(countJobView, { params: { slug }, body: {}, ...more });

  test('goes on counting whoever is signed in', async () => {
    const there = from('203.0.113.20');
    for (let n = 0; n < countJobView.rateLimit.max; n += 1) expect((await view(there)).status).toBe(202);
    const refused = await view(there);
    expect([refused.status, refused.body.error]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect((await view({ ...there, as: recruiter.token })).status).toBe(202);
  });

  test('is still there, as a page and for its client', async () => {
    const there = from('203.0.113.20');
    expect((await view(there)).status).toBe(429);
    const page = await server.app.inject({ url: `/jobs/${slug}`, headers: { ...there.headers, accept: 'text/html' } });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Pessoa Desenvolvedora Front-end Sênior');
    expect((await server.call(getPublicJob, { params: { slug }, ...there })).status).toBe(200);
    expect((await server.call(listPublicJobs, there)).status).toBe(200);
  });
});

test('polling for a verified e-mail is within its limit', async () => {
  const { max, seconds } = verifyEmailStatus.rateLimit;
  expect(max / seconds).toBeGreaterThanOrEqual(1 / 3);
});
