import { randomUUID } from 'node:crypto';
import { getCompany, startCompanyVerification, updateCompany } from '@prova/contract/companies/companies';
import { listPublicJobs } from '@prova/contract/jobs/public-jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('an operator verifies a company, and its open jobs are listed', async () => {
  const recruiter = await signUp(server, 'RECRUITER', { companyName: 'Aurora Sistemas' });
  const job = await publishJob(server, recruiter);
  expect((await server.call(listPublicJobs)).data).toEqual([]);
  expect((await prova('company', 'verify', 'aurora-sistemas')).stdout).toBe('Aurora Sistemas is verified.\n');
  // The command queued its task by the real time.
  server.clock.set(new Date());
  await server.drain();
  expect((await server.call(listPublicJobs)).data.map(({ id }) => id)).toEqual([job.id]);
  const mails = (await server.mails(recruiter.email)).filter(({ kind }) => kind === 'company_verified');
  expect(mails.map(({ subject }) => subject)).toEqual(['Empresa verificada: Aurora Sistemas']);
  await prova('company', 'verify', 'aurora-sistemas');
  expect((await server.mails(recruiter.email)).filter(({ kind }) => kind === 'company_verified')).toHaveLength(1);
  await expect(prova('company', 'verify', 'nenhuma')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no company "nenhuma".'),
  });
});

test('an operator sees who waits, and says to the owners why they are refused', async () => {
  const owner = await signUp(server, 'RECRUITER', { companyName: 'Porto Seco', email: 'ana@portoseco.example' });
  const call = { as: owner.token, params: { id: owner.companyId } };
  const waiting = async () => (await prova('company', 'waiting')).stdout;
  expect(await waiting()).toBe('No company waits.\n');
  const details = { cnpj: '45.723.174/0001-10', website: 'https://www.portoseco.example' };
  await server.call(updateCompany, { ...call, body: { version: 1, ...details } });
  await server.call(startCompanyVerification, { ...call, body: { method: 'cnpj' } });
  await publishJob(server, owner);
  const shown = await waiting();
  for (const part of [
    'Porto Seco (porto-seco)',
    '45.723.174/0001-10, asked on 20',
    'by ana@portoseco.example',
    'https://www.portoseco.example/',
    '<ana@portoseco.example>, mail: of the site',
    '1 jobs',
    '/companies/porto-seco',
  ])
    expect(shown).toContain(part);

  await expect(prova('company', 'refuse', 'porto-seco', ' ')).rejects.toMatchObject({ code: 1 });
  const refused = await prova('company', 'refuse', 'porto-seco', 'O CNPJ está baixado.');
  expect(refused.stdout).toBe('Porto Seco was refused.\n');
  await expect(prova('company', 'refuse', 'porto-seco', 'De novo.')).rejects.toMatchObject({
    stderr: expect.stringContaining('No company "porto-seco" waits.'),
  });
  server.clock.set(new Date());
  await server.drain();
  const mail = (await server.mails(owner.email)).find(({ kind }) => kind === 'company_refused');
  expect(mail?.text).toContain('Motivo: O CNPJ está baixado.');
  const record = async () => (await server.call(getCompany, call)).data;
  expect(await record()).toMatchObject({ verified: false, pending: [], refused: { reason: 'O CNPJ está baixado.' } });

  // Asked again, it waits again; the operator sees what was said before.
  await server.call(startCompanyVerification, { ...call, body: { method: 'cnpj' } });
  expect((await record()).refused).toBeNull();
  expect(await waiting()).toContain('O CNPJ está baixado.');
  // Another number was not looked up.
  await server.call(updateCompany, { ...call, body: { version: 2, cnpj: '11.222.333/0001-81' } });
  expect(await waiting()).toBe('No company waits.\n');
});

test('an operator reads what people reported, stops the mails of a company and lets them go again', async () => {
  const owner = await signUp(server, 'RECRUITER', { companyName: 'Golpe Certo' });
  const report = { companyId: owner.companyId, mailKind: 'application_received', createdAt: new Date('2026-11-20') };
  await server.platform.database
    .insertInto('mailReports')
    .values({
      ...report,
      id: randomUUID(),
      mailId: randomUUID(),
      reason: 'phishing',
      note: 'Pediram\u001b[2J\ndinheiro',
    })
    .execute();
  const done = await prova('company', 'suspend', 'golpe-certo', 'Muitas denúncias');
  expect(done.stdout).toBe('The mails of Golpe Certo are suspended.\n');
  expect((await prova('company', 'reports')).stdout).toBe(
    [
      'Golpe Certo (golpe-certo), not verified',
      '  suspended Muitas denúncias',
      '  2026-11-20  phishing, application_received: Pediram [2J dinheiro',
      '',
    ].join('\n'),
  );
  expect((await prova('company', 'close-reports', 'golpe-certo')).stdout).toBe('Golpe Certo: 1 reports closed.\n');
  expect((await prova('company', 'resume', 'golpe-certo')).stdout).toBe('The mails of Golpe Certo go out again.\n');
});
