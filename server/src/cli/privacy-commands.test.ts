import { inviteMember } from '@prova/contract/companies/team';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyTo } from '../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { publishJob } from '../../test/jobs-factory.ts';
import { operatorOf } from '../../test/operator.ts';
import { signUp } from '../../test/people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const prova = (...command: string[]) => operatorOf(server)(...command);
const candidates = (email: string) =>
  server.platform.database.selectFrom('candidates').select('id').where('email', '=', email).execute();

test('an operator erases who applied without an account, after a look at what goes', async () => {
  const recruiter = await signUp(server, 'RECRUITER');
  const job = await publishJob(server, recruiter);
  const { id, email } = await applyTo(server, job);
  await server.drain();
  const rehearsed = await prova('erase', email, '--dry-run');
  expect(rehearsed.stdout).toContain('applications_withdrawn: 1\n');
  expect(rehearsed.stdout).toContain('goes: applications: 1\n');
  expect(rehearsed.stdout).not.toContain('Erased');
  expect(await candidates(email)).toHaveLength(1);
  expect((await prova('erase', email)).stdout).toContain('Erased');
  expect(await candidates(email)).toEqual([]);
  const row = await server.platform.database
    .selectFrom('applications')
    .select(['withdrawnAt', 'erasedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row.withdrawnAt).not.toBeNull();
  expect(row.erasedAt).not.toBeNull();
  await server.drain();
  expect(await server.mails(email)).toEqual([]);
  const nobody = { code: 1, stderr: expect.stringContaining(`Nothing is stored of ${email}.`) };
  await expect(prova('erase', email)).rejects.toMatchObject(nobody);
});

test('an operator erases who was invited to a team and never came', async () => {
  const owner = await signUp(server, 'RECRUITER');
  const email = 'convidada@correio.example';
  const params = { id: owner.companyId };
  await server.call(inviteMember, { as: owner.token, params, body: { email, role: 'interviewer' } });
  await server.drain();
  const invited = () =>
    server.platform.database.selectFrom('companyInvitations').select('id').where('email', '=', email).execute();
  expect(await invited()).toHaveLength(1);
  expect((await prova('erase', email)).stdout).toMatch(/goes: company_work: 1\n.*Erased/s);
  expect(await invited()).toEqual([]);
  expect(await server.mails(email)).toEqual([]);
});

test('an operator has a copy made for somebody, and looks at what the daily run would do', async () => {
  const person = await signUp(server, 'POTENTIAL');
  expect((await prova('export', person.email)).stdout).toBe('The copy is being made.\n');
  expect((await prova('export', person.email)).stdout).toBe('A copy is being made already.\n');
  server.clock.set(new Date());
  await server.drain();
  expect((await server.mails(person.email))[0]?.kind).toBe('data_export_ready');
  const { stdout } = await prova('retention', '--dry-run');
  expect(stdout).toContain('exports that expired: 0 would go\n');
  expect((await prova('retention')).stdout).toContain('exports that expired: 0 gone\n');
  const stranger = { code: 1, stderr: expect.stringContaining('There is no account') };
  await expect(prova('export', 'ninguem@correio.example')).rejects.toMatchObject(stranger);
});
