import { forgotPassword, login, me, register, verifyEmail, verifyEmailStatus } from '@prova/contract/accounts/accounts';
import { apply, readResume } from '@prova/contract/applications/applications';
import { countJobView, getPublicJob, listPublicJobs } from '@prova/contract/jobs/public-jobs';
import { waitInWords } from '@prova/contract/wait';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applicationCall } from '../applications-factory.ts';
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
  const form = { fields: [{ field: 'phone', visible: true, required: true } as const] };
  slug = (await publishJob(server, recruiter, { form })).slug;
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
    expect(refused.body.message).toBe(
      `Muitas tentativas em pouco tempo. Aguarde ${waitInWords(seconds, 'pt-BR')} e tente de novo.`,
    );
    const inEnglish = await ask(from('203.0.113.7', { 'accept-language': 'en-US' }));
    expect(inEnglish.body.message).toMatch(
      /^Too many attempts in a short time\. Wait \d+ (second|minute)s? and try again\.$/,
    );
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

describe('applications from one address', () => {
  const at = (address: string, form: Parameters<typeof applicationCall>[1] = {}) =>
    server.call(apply, applicationCall({ slug }, { resume: null, ...form, headers: from(address).headers }));

  test('leave capacity for a fair of three hundred people who mistype on the way', async () => {
    const { max, refusals } = apply.rateLimit;
    expect(max).toBeGreaterThanOrEqual(2 * 300);
    for (let n = 0; n < max; n += 1) {
      const refused = await at('203.0.113.40', { phone: '1' });
      expect([refused.status, n]).toEqual([422, n]);
    }
    // None of those has used up the capacity of people whose form is right.
    expect((await at('203.0.113.40')).status).toBe(201);
    for (let n = max; n < refusals; n += 1) await at('203.0.113.40', { phone: '1' });
    const refused = await at('203.0.113.40');
    expect([refused.status, refused.body.error]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect((refused.body.data as { seconds: number }).seconds).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBe((refused.body.data as { seconds: number }).seconds);
    expect((await at('203.0.113.41')).status).toBe(201);
  });

  test('of one applicant are few, and leave the others their capacity', async () => {
    const email = 'insiste@correio.example';
    for (let n = 0; n < 5; n += 1) expect((await at('203.0.113.50', { email })).status).toBe(201);
    const refused = await at('203.0.113.50', { email });
    expect([refused.status, refused.body.error]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect((await at('203.0.113.50')).status).toBe(201);
    // Nobody shuts somebody else out by typing their address.
    expect((await at('203.0.113.51', { email })).status).toBe(201);
  });
});

test.each([apply, readResume, register, verifyEmail, login])(
  '$id has capacity for three hundred people behind one address',
  ({ rateLimit }) => {
    expect(rateLimit.max).toBeGreaterThanOrEqual(300);
    // What does not succeed is counted apart.
    expect(rateLimit.refusals).toBeGreaterThan(0);
  },
);

test('polling for a verified e-mail is within its limit, also for twenty pages behind one address', async () => {
  const { max, seconds } = verifyEmailStatus.rateLimit;
  expect(max / seconds).toBeGreaterThanOrEqual(20 / 3);
});
