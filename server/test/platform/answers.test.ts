import {
  forgotPassword,
  getLanguage,
  login,
  me,
  refreshToken,
  register,
  resendVerification,
  setLanguage,
} from '@prova/contract/accounts/accounts';
import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import { getJob, toggleJob } from '@prova/contract/jobs/jobs';
import { listPublicJobs } from '@prova/contract/jobs/public-jobs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyTo } from '../applications-factory.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { publishJob } from '../jobs-factory.ts';
import { PASSWORD, type Person, signUp } from '../people.ts';
import { webFolder } from './web-folder.ts';

let server: TestServer;
let recruiter: Person;
let job: { id: string; slug: string };
const web = webFolder();
beforeAll(async () => {
  server = await startTestServer({ WEB_DIST: web.path }, { serveWeb: true });
  recruiter = await signUp(server, 'RECRUITER');
  job = await publishJob(server, recruiter);
  await applyTo(server, job);
});
afterAll(async () => {
  await server.close();
  web.remove();
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const bearer = () => ({ authorization: `Bearer ${recruiter.token}` });

describe('the language of a refusal', () => {
  const refusal = async (headers: Record<string, string>, as?: string) =>
    (await server.call(getJob, { params: { id: '0197e5c0-0000-7000-8000-000000000000' }, headers, ...(as && { as }) }))
      .body.message;
  const PT = 'Entre na sua conta para continuar.';

  test('is the browser’s, unless a cookie says otherwise', async () => {
    expect(await refusal({ 'accept-language': 'pt-BR' })).toBe(PT);
    const english = await refusal({ 'accept-language': 'en-GB,en;q=0.9' });
    expect(english).not.toBe(PT);
    expect(await refusal({ 'accept-language': 'de' })).toBe(PT);
    expect(await refusal({ 'accept-language': 'pt-BR', cookie: 'app-locale=en-US' })).toBe(english);
    expect(await refusal({ 'accept-language': 'en', cookie: 'app-locale=pt-BR' })).toBe(PT);
    expect(await refusal({ 'accept-language': 'pt-BR', cookie: 'app-locale=xx' })).toBe(PT);
  });

  test('is that of the page that calls, which its cookie names; without one that of the account', async () => {
    const page = { 'accept-language': 'pt-BR', cookie: 'app-locale=pt-BR' };
    const before = await refusal(page, recruiter.token);
    // Another device is in another language.
    await server.call(setLanguage, { as: recruiter.token, body: { language: 'en-US' } });
    expect((await server.call(getLanguage, { as: recruiter.token })).data.language).toBe('en-US');
    const [here, program] = [await refusal(page, recruiter.token), await refusal({}, recruiter.token)];
    await server.call(setLanguage, { as: recruiter.token, body: { language: 'pt-BR' } });
    expect(here).toBe(before);
    expect(program).not.toBe(before);
    expect(await refusal({}, recruiter.token)).toBe(before);
  });
});

describe('a read', () => {
  test('that has not changed sends nothing again', async () => {
    const url = `/api/v1/jobs/${job.id}`;
    const first = await get(url, bearer());
    const tag = String(first.headers.etag);
    expect(tag).toMatch(/^W?\/?"/);
    const again = await get(url, { ...bearer(), 'if-none-match': tag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await server.call(toggleJob, { as: recruiter.token, params: { id: job.id } });
    const changed = await get(url, { ...bearer(), 'if-none-match': tag });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(tag);
    await server.call(toggleJob, { as: recruiter.token, params: { id: job.id } });
  });

  test('is never answered from a cache to somebody else', async () => {
    const tag = String((await get(me.path, bearer())).headers.etag);
    const guest = await get(me.path, { 'if-none-match': tag });
    expect(guest.statusCode).toBe(401);
    expect((await get(me.path, bearer())).headers['cache-control']).toBe('private, no-cache');
  });

  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['identity', undefined],
  ])('is compressed for who accepts %s', async (accepted, used) => {
    const answer = await get(`/api/v1/jobs/${job.id}`, { ...bearer(), 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(used);
    expect(
      String(answer.headers.vary ?? '')
        .toLowerCase()
        .includes('accept-encoding'),
    ).toBe(used !== undefined);
  });

  test('that is small is sent as it is', async () => {
    const answer = await get('/healthz', { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  test('of HEAD has the headers and nothing else', async () => {
    const answer = await server.app.inject({ method: 'HEAD', url: listPublicJobs.path });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });
});

describe('a cookie', () => {
  const signIn = (target: TestServer) => target.call(login, { body: { email: recruiter.email, password: PASSWORD } });
  const cookies = (headers: Record<string, unknown>) => [headers['set-cookie']].flat().map(String);

  test('of a session cannot be read by scripts nor sent by other sites', async () => {
    const set = cookies((await signIn(server)).headers);
    expect(set.map((each) => each.split('=')[0]).sort()).toEqual(['prova-device', 'refreshToken']);
    for (const each of set) {
      expect(each).toMatch(/; HttpOnly(;|$)/);
      expect(each).toMatch(/; SameSite=Lax(;|$)/);
      expect(each).toMatch(/; Path=\/(;|$)/);
      expect(each).not.toContain('Domain=');
      // The address of the tests is plain HTTP.
      expect(each).not.toContain('Secure');
    }
  });

  test('travels over TLS alone where the address is https', async () => {
    const { config } = server.platform;
    Object.assign(config, { publicUrl: 'https://prova.example' });
    try {
      const set = cookies((await signIn(server)).headers);
      // A neighbour under the same domain cannot plant a device.
      expect(set.map((each) => each.split('=')[0]).sort()).toEqual(['__Host-prova-device', 'refreshToken']);
      for (const each of set) expect(each).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    } finally {
      Object.assign(config, { publicUrl: 'http://localhost:3000' });
    }
  });

  test('does not act for a page of another site', async () => {
    const session = await signIn(server);
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ];
    for (const headers of foreign) {
      const answer = await server.call(refreshToken, {
        cookies: { refreshToken: session.data.refreshToken },
        headers,
      });
      expect([answer.status, answer.body.error]).toEqual([403, 'ORIGIN_REFUSED']);
    }
    const own = await server.call(refreshToken, {
      cookies: { refreshToken: session.data.refreshToken },
      headers: { origin: 'http://localhost:3000' },
    });
    expect(own.status).toBe(200);
  });

  test('is no way into anything but the session itself', async () => {
    const { data } = await signIn(server);
    const answer = await server.call(me, {
      cookies: { refreshToken: data.refreshToken, accessToken: data.accessToken },
    });
    expect([answer.status, answer.body.error]).toEqual([401, 'UNAUTHENTICATED']);
  });
});

describe('a question about an address', () => {
  test.each([forgotPassword, resendVerification])('takes as long for those that nobody has ($id)', async (endpoint) => {
    const answers = [];
    for (const email of [recruiter.email, 'ninguem@correio.example']) {
      const { result, milliseconds } = await server.clock.measure(() => server.call(endpoint, { body: { email } }));
      // Timers may be a millisecond early.
      expect(milliseconds).toBeGreaterThan(148);
      answers.push(JSON.stringify([result.status, result.body]).replace(email, ''));
    }
    expect(answers[0]).toBe(answers[1]);
  });

  test('that is asked over and over fills nobody’s mailbox', async () => {
    server.clock.advance(3600);
    const before = (await server.mails(recruiter.email)).length;
    const sent = async () => (await server.mails(recruiter.email)).length - before;
    const again = {
      name: 'Outra Pessoa',
      email: recruiter.email,
      password: PASSWORD,
      role: 'POTENTIAL' as const,
      acceptedTerms: TERMS_VERSION,
      acceptedPrivacy: PRIVACY_VERSION,
      adult: true as const,
    };
    for (let n = 0; n < 5; n += 1) {
      await server.call(forgotPassword, { body: { email: recruiter.email } });
      expect((await server.call(register, { body: again })).status).toBe(201);
    }
    expect(await sent()).toBe(2);
    server.clock.advance(60);
    await server.call(forgotPassword, { body: { email: recruiter.email } });
    await server.call(register, { body: again });
    expect(await sent()).toBe(3);
  });
});
