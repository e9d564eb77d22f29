import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyTo } from '../../test/applications-factory.ts';
import { askAndConfirm } from '../../test/data-requests-factory.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { publishJob } from '../../test/jobs-factory.ts';
import { operatorOf } from '../../test/operator.ts';
import { signUp } from '../../test/people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // The commands have the time of the machine.
  server.clock.set(new Date());
});
afterAll(() => server.close());

const prova = (...command: string[]) => operatorOf(server)(...command);
test('an operator sees what the platform is asked, puts it off, and answers it', async () => {
  expect((await prova('privacy', 'list')).stdout).toBe('Nothing waits.\n');
  const email = 'pergunta@correio.example';
  const { id } = await askAndConfirm(server, { company: null, kind: 'information', email, message: 'O que há?' });
  const { stdout } = await prova('privacy', 'list');
  expect(stdout).toContain(`${id} information of ${email}, asked of the platform\n`);
  expect(stdout).toContain('  O que há?\n');
  expect(stdout).not.toContain('OVERDUE');
  expect((await prova('privacy', 'extend', id, 'Muitos pedidos')).stdout).toContain('Put off');
  const twice = { code: 1, stderr: expect.stringContaining('put off once already') };
  await expect(prova('privacy', 'extend', id, 'Outra vez')).rejects.toMatchObject(twice);
  expect((await prova('privacy', 'answer', id, 'Só o seu e-mail.')).stdout).toBe('Answered.\n');
  server.clock.set(new Date());
  // The receipt goes out beside it, and either may be the newer one.
  const texts = (await server.mails(email)).map(({ text }) => text);
  expect(texts).toContainEqual(expect.stringContaining('Só o seu e-mail.'));
  expect((await prova('privacy', 'list')).stdout).toBe('Nothing waits.\n');
});

test('an operator erases who asked the platform and applied without an account, everywhere', async () => {
  const job = await publishJob(server, await signUp(server, 'RECRUITER'));
  const { id: applicationId, email } = await applyTo(server, job);
  const { id } = await askAndConfirm(server, { company: null, kind: 'erase', email });
  const wrong = { code: 1, stderr: expect.stringContaining('not what was asked') };
  await expect(prova('privacy', 'answer', id, 'Pronto.', '--with', 'copy')).rejects.toMatchObject(wrong);
  await prova('privacy', 'answer', id, 'Apagamos tudo.', '--with', 'erase');
  const row = await server.platform.database
    .selectFrom('applications')
    .select('erasedAt')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  expect(row.erasedAt).not.toBeNull();
  server.clock.set(new Date());
  await server.drain();
  expect((await server.mails(email))[0]?.text).toContain('Apagamos tudo.');
});

test('what a company is asked is not the operator’s to answer', async () => {
  const recruiter = await signUp(server, 'RECRUITER');
  const company = await server.platform.database
    .selectFrom('companies')
    .select('slug')
    .where('id', '=', recruiter.companyId)
    .executeTakeFirstOrThrow();
  const asked = { company: company.slug, kind: 'correct', email: 'outra@correio.example' } as const;
  const { id } = await askAndConfirm(server, asked);
  const refused = { code: 1, stderr: expect.stringContaining('answered by their owners') };
  await expect(prova('privacy', 'refuse', id, 'Não')).rejects.toMatchObject(refused);
});
