import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startFakeGoogle } from '../../../test/fake-google.ts';
import { startFakeSmtp } from '../../../test/fake-smtp.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { operatorOf } from '../../../test/operator.ts';
import type { Config } from '../../platform/config.ts';
import { describeIsolation, findIsolation } from '../../platform/sandbox/isolation.ts';
import { DEAD_LETTERS } from '../../platform/tasks/task-queues.ts';
import { diagnose } from './doctor.ts';

let server: TestServer;
let client: pg.Client;
beforeAll(async () => {
  server = await startTestServer();
  client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await server.close();
});

const services: Server[] = [];
afterEach(() => {
  for (const service of services.splice(0)) service.close();
});

/** An HTTP service of that answer. */
async function service(answer: RequestListener): Promise<string> {
  const one = createServer(answer);
  services.push(one);
  await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(one.address() as AddressInfo).port}`;
}

/** What is said of a part whose name begins so. */
async function found(part: string, change: Partial<Config> = {}) {
  const findings = await diagnose({ ...server.platform.config, ...change });
  const [one, ...more] = findings.filter((finding) => finding.part.startsWith(part));
  expect(more).toEqual([]);
  return one;
}

test('an operator reads that every part is well', async () => {
  const { stdout } = await operatorOf(server)('doctor');
  const lines = stdout.trimEnd().split('\n');
  // The tests may run before the web client was built, and without bubblewrap.
  expect(lines.filter((line) => !/^(ok {4}|WARN {2}(web client|disk|files of strangers))/.test(line))).toEqual([]);
  expect(stdout).toContain(`  files of strangers (limits: Node, ${describeIsolation(await findIsolation())})`);
  for (const part of [
    'database answers',
    'database writes',
    'PostgreSQL',
    'clocks',
    'migrations',
    'background work',
    'files (local)',
  ])
    expect(stdout).toContain(`ok    ${part}`);
});

test('a part that does not work ends the command as failed', async () => {
  await client.query("update schema_migrations set name = '9999_later.sql' where name = '0001_platform.sql'");
  try {
    await expect(operatorOf(server)('doctor')).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('FAIL  migrations: 1 not applied yet (npm run prova -- migrate)'),
    });
  } finally {
    await client.query("update schema_migrations set name = '0001_platform.sql' where name = '9999_later.sql'");
  }
});

test('a database that is ahead or was migrated by other files is told from one that waits', async () => {
  await client.query("insert into schema_migrations (name, sha256) values ('9999_later.sql', 'x')");
  expect((await found('migrations'))?.problem).toBe('the database is ahead of this program: 9999_later.sql');
  await client.query("delete from schema_migrations where name = '9999_later.sql'");
  const { rows } = await client.query("select sha256 from schema_migrations where name = '0001_platform.sql'");
  await client.query("update schema_migrations set sha256 = 'x' where name = '0001_platform.sql'");
  expect((await found('migrations'))?.problem).toBe('changed after they were applied: 0001_platform.sql');
  await client.query("update schema_migrations set sha256 = $1 where name = '0001_platform.sql'", [rows[0].sha256]);
  expect(await found('migrations')).toEqual({ part: 'migrations' });
});

test('without a database the other parts are still tried', async () => {
  const findings = await diagnose({ ...server.platform.config, databaseUrl: 'postgres://nobody@127.0.0.1:1/none' });
  expect(findings.find(({ part }) => part === 'database answers')?.problem).toMatch(/ECONNREFUSED/);
  expect(findings.find(({ part }) => part === 'files (local)')).toEqual({ part: 'files (local)' });
  expect(findings.map(({ part }) => part)).not.toContain('migrations');
});

test('tasks that nobody takes, and those that gave up, are named', async () => {
  const put = (name: string, start: string) =>
    client.query(`insert into pgboss.job (name, start_after) values ($1, ${start})`, [name]);
  await put('offers.expire', "now() - interval '9 minutes'");
  expect((await found('background work'))?.warning).toBeUndefined();
  await put('offers.expire', "now() - interval '11 minutes'");
  await put(DEAD_LETTERS, 'now()');
  expect((await found('background work'))?.warning).toMatch(
    /^1 tasks wait for more than 10 minutes: .*; 1 tasks gave up/,
  );
  await client.query('delete from pgboss.job');
});

test('mails that are given up are counted with the last reason', async () => {
  await client.query(
    `insert into mails (id, kind, locale, recipient, subject, transactional, state, attempts, error) values
     (gen_random_uuid(), 'verify_email', 'pt-BR', 'a@mail.example', 'x', true, 'failed', 9, '554 no')`,
  );
  expect((await found('mails on their way'))?.warning).toBe('1 of the last 7 days were given up: 554 no');
  await client.query('delete from mails');
});

test('mails that are held back, and reports that wait, are named', async () => {
  await client.query(
    `insert into mails (id, company_id, kind, locale, recipient, subject, transactional, held_for) values
     (gen_random_uuid(), house(), 'hired', 'pt-BR', 'a@mail.example', 'x', true, 'company_limit')`,
  );
  await client.query(
    `insert into mail_reports (id, company_id, mail_id, mail_kind, reason)
     values (gen_random_uuid(), house(), gen_random_uuid(), 'hired', 'phishing')`,
  );
  expect((await found('mails of companies'))?.warning).toBe(
    '1 of 1 companies are held back by a limit or a suspension, 1 reports wait (npm run prova -- company reports)',
  );
  await client.query('delete from mail_reports');
  await client.query('delete from mails');
  expect(await found('mails of companies')).toEqual({ part: 'mails of companies' });
});

test('more connections than the server has are noticed before they are missing', async () => {
  expect((await found('connections', { DATABASE_POOL: 5 }))?.warning).toBeUndefined();
  expect((await found('connections', { DATABASE_POOL: 100_000 }))?.warning).toMatch(/^DATABASE_POOL asks for 100000,/);
});

test('the mail server is greeted', async () => {
  const smtp = await startFakeSmtp();
  expect(await found('mail server', { SMTP_URL: smtp.url })).toEqual({ part: 'mail server' });
  await smtp.stop();
  expect((await found('mail server', { SMTP_URL: smtp.url }))?.problem).toMatch(/ECONNREFUSED/);
});

test('the keys of Google are fetched when people may sign in by it', async () => {
  expect(await found('keys of Google')).toBeUndefined();
  const google = await startFakeGoogle();
  const settings = google.settings;
  expect(await found('keys of Google', settings)).toEqual({ part: 'keys of Google' });
  google.state.down = true;
  expect((await found('keys of Google', settings))?.problem).toBe('GOOGLE_JWKS_URL answers 500');
  await google.close();
  expect((await found('keys of Google', settings))?.problem).toMatch(/ECONNREFUSED/);
  const page = await service((_, response) => response.end('<html>'));
  expect((await found('keys of Google', { ...settings, GOOGLE_JWKS_URL: page }))?.problem).toBe(
    'GOOGLE_JWKS_URL does not answer with keys',
  );
});

test('the AI service is asked with the key for its models, and for an answer of a given form', async () => {
  const lists: Record<string, string> = {
    '/v1/models': '{"object":"list","data":[{"id":"modelo-x"},{"id":"outro"}]}',
    '/v2/models': '{"object":"list","data":[{"id":"outro"}]}',
    '/v3/models': '<html>',
  };
  const answers: Record<string, string> = { v1: '{"sum":5}', v2: '{"sum":5}', v3: 'The sum is 5.', v4: '{"sum":5}' };
  const url = await service((request, response) => {
    const { url: path = '', headers } = request;
    if (headers.authorization !== 'Bearer yes') return response.writeHead(401).end();
    const version = path.split('/')[1] ?? '';
    const content = path.endsWith('/chat/completions') ? answers[version] : undefined;
    const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }];
    const body = content === undefined ? lists[path] : JSON.stringify({ choices });
    return response.writeHead(body === undefined ? 404 : 200).end(body);
  });
  const asked = (AI_API_KEY: string, path = 'v1') =>
    found('AI service', { AI_BASE_URL: `${url}/${path}`, AI_API_KEY, AI_MODEL: 'modelo-x' });
  expect(await asked('yes')).toEqual({ part: 'AI service' });
  expect((await asked('no'))?.problem).toBe('it refuses AI_API_KEY');
  expect((await asked('yes', 'v2'))?.warning).toBe('its models have no modelo-x (AI_MODEL)');
  expect((await asked('yes', 'v3'))?.warning).toBe(
    'it answers something else than a list when asked for its models; ' +
      'it gives no answer of a given form (the model missed the form twice): our own rules do the work of interviews',
  );
  expect((await asked('yes', 'v4'))?.warning).toBe('it answers 404 when asked for its models');
  expect((await asked('yes', 'v5'))?.warning).toMatch(/gives no answer of a given form \(the service answered 404\)/);
});

test('voice services are asked to write down a second, and to speak', async () => {
  let mute = false;
  const url = await service(({ url: path = '' }, response) => {
    if (mute) return response.writeHead(404).end();
    return response.end(path.endsWith('/speech') ? 'ID3 a sound' : '{"text":""}');
  });
  const settings = {
    AI_AUDIO_BASE_URL: `${url}/v1`,
    AI_TRANSCRIPTION_MODEL: 'ouvinte-1',
    AI_SPEECH_MODEL: 'voz-1',
    AI_SPEECH_VOICE: 'voz',
  };
  expect(await found('transcription', { ...settings })).toEqual({ part: 'transcription' });
  expect(await found('voice of questions', { ...settings })).toEqual({ part: 'voice of questions' });
  mute = true;
  expect((await found('transcription', { ...settings }))?.warning).toBe(
    'it writes nothing down (the service answered 404): browsers that cannot do so have people write',
  );
  expect((await found('voice of questions', { ...settings }))?.warning).toBe(
    'it does not speak (the service answered 404): browsers without a voice read nothing out',
  );
});

test('settings that work but harm are doubted in production', async () => {
  const change = { production: true, publicUrl: 'http://prova.example', RATE_LIMITS: false };
  expect((await found('settings', change))?.warning).toMatch(/PUBLIC_URL is not https.*RATE_LIMITS is off/);
  expect(
    (await found('settings', { production: true, publicUrl: 'https://prova.example', RATE_LIMITS: true }))?.warning,
  ).toBeUndefined();
});

test('a web client that was not built is noticed', async () => {
  expect((await found('web client', { WEB_DIST: '/nowhere' }))?.warning).toMatch(/^it is not built/);
});
