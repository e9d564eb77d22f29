import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { login, register } from '@prova/contract/accounts/accounts';
import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../harness.ts';
import { PASSWORD, type Person, signUp } from '../people.ts';
import { besides, endPrograms, type Program, startProgram } from './program.ts';
import { webFolder } from './web-folder.ts';

let server: TestServer;
let person: Person;
const web = webFolder();
beforeAll(async () => {
  server = await startTestServer();
  server.clock.set(new Date());
  person = await signUp(server, 'RECRUITER');
});
afterAll(async () => {
  await endPrograms();
  await server.close();
  web.remove();
});

const production = (more: Record<string, string> = {}) => ({
  ...besides(server),
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://prova.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  METRICS_TOKEN: 'a-token-of-the-tests',
  WEB_DIST: web.path,
  ...more,
});

describe('with settings missing', () => {
  test('it names all of them at once, plainly, and ends', async () => {
    const program = startProgram({ NODE_ENV: 'production' });
    expect(await program.ended).toBe(1);
    for (const name of ['DATABASE_URL', 'PUBLIC_URL', 'TOKEN_SECRET', 'FILE_SECRET', 'SMTP_URL'])
      expect(program.output()).toContain(`${name} is missing: `);
    expect(program.output()).not.toMatch(/\bat .*\.ts:\d/);
  });

  test.each([
    [
      'a short secret and a port that is none',
      { TOKEN_SECRET: 'short', PORT: 'abc' },
      ['TOKEN_SECRET: must have at least 32 characters', 'PORT: '],
    ],
    [
      'a role that is none and a storage without its bucket',
      { PROVA_ROLE: 'web,cook', STORAGE: 's3' },
      ['"cook" is neither web nor worker', 'S3_BUCKET is missing: asked by STORAGE=s3'],
    ],
  ])('or wrong: %s', async (_, env, said) => {
    const program = startProgram(production(env as Record<string, string>));
    expect(await program.ended).toBe(1);
    for (const words of said) expect(program.output()).toContain(words);
  });
});

describe('in production', () => {
  let program: Program;
  beforeAll(() => {
    program = startProgram(production());
  });
  const page = async (path: string) => {
    const answer = await program.fetch(path, { headers: { accept: 'text/html' }, redirect: 'manual' });
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  };

  test('nothing for developers is there, nothing is seeded, and browsers are told to stay with TLS', async () => {
    for (const path of ['/dev/mails', '/dev/outbox', '/dev/outbox.json', '/dev/outbox.css', '/dev/ui', '/dev/nothing'])
      expect((await page(path)).status, path).toBe(404);

    const { headers, status } = await page('/');
    expect(status).toBe(200);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe|localhost/);

    const { n } = await server.platform.database
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    expect(n).toBe(1);

    const signedIn = await program.fetch(login.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: person.email, password: PASSWORD }),
    });
    expect(signedIn.status).toBe(200);
    const cookies = signedIn.headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
    expect((await program.fetch('/metrics')).status).toBe(404);
    const metrics = await program.fetch('/metrics', { headers: { authorization: 'Bearer a-token-of-the-tests' } });
    expect(await metrics.text()).toContain('prova_http_request_seconds');
    expect(program.output()).not.toContain(person.email);
  });

  test('a password is hashed at its true cost', async () => {
    const email = 'cara@correio.example';
    const { status } = await program.fetch(register.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Clara Cara',
        email,
        password: PASSWORD,
        role: 'POTENTIAL',
        acceptedTerms: TERMS_VERSION,
        acceptedPrivacy: PRIVACY_VERSION,
        adult: true,
      }),
    });
    expect(status).toBe(201);
    const { passwordHash } = await server.platform.database
      .selectFrom('registrations')
      .select('passwordHash')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('pages are read from the disk once, elsewhere after each build', async () => {
    const developing = startProgram({ ...besides(server), WEB_DIST: web.path });
    await page('/');
    await developing.address;
    appendFileSync(join(web.path, 'public.html'), '<!-- another build -->');
    expect((await page('/')).body).not.toContain('another build');
    const fresh = await developing.fetch('/', { headers: { accept: 'text/html' } });
    expect(await fresh.text()).toContain('another build');
  });

  test('a page of another site is refused by its origin, whatever it says of the host', async () => {
    const answer = await program.fetch('/api/v1/auth/refresh-token', {
      method: 'POST',
      headers: { cookie: `refreshToken=${person.refreshToken}`, origin: await program.address },
    });
    expect(answer.status).toBe(403);
  });
});
