import { Socket } from 'node:net';
import { validateEmail } from '@prova/contract/accounts/email-validation';
import { apply } from '@prova/contract/applications/applications';
import { getCompany, startCompanyVerification, updateCompany } from '@prova/contract/companies/companies';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { applicationCall } from '../applications-factory.ts';
import { startFakeDns } from '../fake-dns.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { publishJob } from '../jobs-factory.ts';
import { signUp } from '../people.ts';

let dns: Awaited<ReturnType<typeof startFakeDns>>;
let server: TestServer;
beforeAll(async () => {
  dns = await startFakeDns({ 'tem.example': { mx: ['10 mail.tem.example'] } });
  server = await startTestServer({ MAIL_DNS: dns.address });
});
afterAll(async () => {
  await server.close();
  await dns.close();
});
afterEach(() => vi.restoreAllMocks());

/** Where this process connects to, from now on; the database aside. */
function watchConnections(): string[] {
  const targets: string[] = [];
  const { hostname, port } = new URL(server.databaseUrl);
  // By its socket, which is a file, or by its address.
  const database = hostname.startsWith('%2F')
    ? `:${decodeURIComponent(hostname)}/.s.PGSQL.${port}`
    : `${hostname}:${port}`;
  const connect = Socket.prototype.connect;
  vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...given: unknown[]) {
    const [first, second] = given.flat() as [unknown, unknown];
    const target =
      typeof first === 'object' ? (first as { host?: string; port?: number }) : { port: first, host: second };
    const where = `${target?.host ?? ''}:${target?.port ?? ''}`;
    if (where !== database) targets.push(where);
    return connect.apply(this, given as Parameters<typeof connect>);
  });
  return targets;
}

test('the connections of this process are seen', async () => {
  const targets = watchConnections();
  await expect(fetch('http://127.0.0.1:54321/')).rejects.toThrow();
  expect(targets).toHaveLength(1);
});

test('no address that somebody types is ever opened by the server', async () => {
  const recruiter = await signUp(server, 'RECRUITER');
  const asked = ['phone', 'resume', 'linkedin', 'portfolio', 'website'] as const;
  const fields = asked.map((field) => ({ field, visible: true, required: false }));
  const job = await publishJob(server, recruiter, { form: { fields } });
  const targets = watchConnections();
  const { version } = (await server.call(getCompany, { as: recruiter.token, params: { id: recruiter.companyId } }))
    .data;
  for (const website of [
    'http://169.254.169.254/latest/meta-data/',
    'http://127.0.0.1:54329/',
    'http://[::1]/',
    'http://2130706433/',
    'http://localhost/',
    'http://0x7f.1/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:25/_MAIL',
    'https://nome:senha@empresa.example/',
  ]) {
    const refused = await server.call(updateCompany, {
      as: recruiter.token,
      params: { id: recruiter.companyId },
      body: { version, website },
    });
    expect([website, refused.status]).toEqual([website, 422]);
  }
  const kept = await server.call(updateCompany, {
    as: recruiter.token,
    params: { id: recruiter.companyId },
    body: { version, website: 'http://metadados.internal-da-nuvem.example:8080/x' },
  });
  expect(kept.status).toBe(200);
  await server.call(startCompanyVerification, {
    as: recruiter.token,
    params: { id: recruiter.companyId },
    body: { method: 'mail_domain', email: 'postmaster@internal-da-nuvem.example' },
  });
  const form = applicationCall(job, {
    website: 'http://alvo.example/',
    portfolio: 'http://alvo.example:22/',
    linkedin: 'https://www.linkedin.com/in/alguem',
  });
  expect((await server.call(apply, form)).status).toBe(201);
  await server.drain();
  expect(targets).toEqual([]);
});

test('the DNS is asked for domains of the Internet alone', async () => {
  const before = dns.asked.length;
  for (const domain of [
    'banco.internal',
    'impressora.local',
    'intra.corp',
    'roteador.lan',
    'x.home.arpa',
    '1.0.0.127.in-addr.arpa',
    'a.localhost',
    '127.0.0.1',
    '[127.0.0.1]',
    'localhost',
  ]) {
    const answer = await server.call(validateEmail, { params: { email: `ana@${domain}` } });
    expect([domain, answer.data.mailDomain]).toEqual([domain, 'unknown']);
  }
  expect(dns.asked.slice(before)).toEqual([]);
  await server.call(validateEmail, { params: { email: 'ana@tem.example' } });
  expect(dns.asked.slice(before)).toEqual(['mx tem.example']);
});
