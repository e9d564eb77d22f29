import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { operatorEnv, operatorOf } from '../../test/operator.ts';
import { signUp } from '../../test/people.ts';

const PROGRAM = join(import.meta.dirname, 'prova.ts');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the program runs a command, prints what it says, and ends with its code', async () => {
  await signUp(server, 'RECRUITER', { companyName: 'Aurora Sistemas' });
  // A process of its own; what each command does is tried without one.
  const prova = (...command: string[]) =>
    promisify(execFile)(process.execPath, [PROGRAM, ...command], { env: operatorEnv(server) });
  const [verified, unknown] = await Promise.allSettled([
    prova('company', 'verify', 'aurora-sistemas'),
    prova('company', 'verify', 'nenhuma'),
  ]);
  expect(verified).toMatchObject({ value: { stdout: 'Aurora Sistemas is verified.\n', stderr: '' } });
  expect(unknown).toMatchObject({ reason: { code: 1, stdout: '', stderr: 'There is no company "nenhuma".\n' } });
});

test('the program ends quietly once its reader has read enough', async () => {
  const prova = spawn(process.execPath, [PROGRAM, '--help'], {
    env: operatorEnv(server),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Gone before a word is written, as `head` is after its lines.
  prova.stdout.destroy();
  const [said, [code, signal]] = await Promise.all([text(prova.stderr), once(prova, 'exit')]);
  expect({ said, code, signal }).toEqual({ said: '', code: 0, signal: null });
});

test('help is no failure, an unknown command is one, and a wrong setting has a code of its own', async () => {
  const { stdout } = await operatorOf(server)('company', '--help');
  expect(stdout).toMatch(/^Usage: npm run prova -- company/);
  await expect(operatorOf(server)('empresa')).rejects.toMatchObject({
    code: 1,
    stderr: "error: unknown command 'empresa'\n",
  });
  await expect(operatorOf(server, { DATABASE_URL: '' })('company', 'waiting')).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('DATABASE_URL'),
  });
});
