import { forgotPassword, register } from '@prova/contract/accounts/accounts';
import { apply } from '@prova/contract/applications/applications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationCall } from '../applications-factory.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { publishJob } from '../jobs-factory.ts';
import { PASSWORD, signUp } from '../people.ts';
import { webFolder } from '../platform/web-folder.ts';
import { registrationForm } from './attackers.ts';

const web = webFolder();
let server: TestServer;
beforeAll(async () => {
  // Behind a proxy, whose headers are believed.
  server = await startTestServer({ WEB_DIST: web.path, TRUST_PROXY: '1' }, { serveWeb: true });
});
afterAll(async () => {
  await server.close();
  web.remove();
});

/** As a proxy that passes on whatever it is sent. */
const POISON = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'gopher',
  'x-forwarded-server': 'evil.example',
  'x-original-url': '/admin',
  forwarded: 'host=evil.example;proto=http',
  origin: 'https://evil.example',
  referer: 'https://evil.example/',
};

test('a link in a mail leads here, whatever host the call named', async () => {
  const recruiter = await signUp(server, 'RECRUITER');
  const job = await publishJob(server, recruiter);
  const form = applicationCall(job, { email: 'candidata@correio.example' });
  const calls = [
    await server.call(forgotPassword, { body: { email: recruiter.email }, headers: POISON }),
    await server.call(register, { body: registrationForm('nova@correio.example', PASSWORD), headers: POISON }),
    await server.call(register, { body: registrationForm(recruiter.email, PASSWORD), headers: POISON }),
    await server.call(apply, { ...form, headers: POISON }),
  ];
  for (const { status } of calls) expect(status).toBeLessThan(300);
  const mails = (
    await Promise.all([recruiter.email, 'nova@correio.example', 'candidata@correio.example'].map(server.mails))
  ).flat();
  expect(mails.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['password_reset', 'verify_email', 'already_registered', 'application_received']),
  );
  for (const mail of mails) {
    expect(mail.html + mail.text).not.toContain('evil.example');
    for (const link of mail.links) expect(new URL(link).origin).toBe('http://localhost:3000');
  }
});

test('a page, a feed and a redirect name this site, whatever host the call named', async () => {
  const recruiter = await signUp(server, 'RECRUITER');
  const { slug } = await publishJob(server, recruiter);
  for (const url of [
    '/',
    '/jobs',
    `/jobs/${slug}`,
    '/auth/login',
    '/privacy-policy',
    '/sitemap.xml',
    '/sitemap-blog.xml',
    '/sitemap-jobs.xml',
    '/sitemap-jobs/1.xml',
    '/robots.txt',
    '/api/openapi.json',
    '/nothing-here',
    '//evil.example/',
    '/jobs//evil.example',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '/jobs/',
  ]) {
    const answer = await server.app.inject({ url, headers: { ...POISON, accept: 'text/html' } });
    expect(answer.headers.location, url).toBeUndefined();
    const named = answer.body.replaceAll(url, '').replaceAll(encodeURI(url), '');
    expect(named, url).not.toContain('evil.example');
    expect(JSON.stringify(answer.headers), url).not.toContain('evil.example');
  }
});
