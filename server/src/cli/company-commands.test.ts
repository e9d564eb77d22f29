import { listPublicJobs } from '@prova/contract/public-jobs';
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
  await expect(prova('company', 'verify', 'nenhuma')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no company "nenhuma".'),
  });
});
