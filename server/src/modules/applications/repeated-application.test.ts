import { apply } from '@prova/contract/applications/applications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationCall, countRows } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { signUp } from '../../../test/people.ts';
import { statementsDuring } from '../../../test/statements.ts';

let server: TestServer;
let job: Awaited<ReturnType<typeof publishJob>>;
beforeAll(async () => {
  server = await startTestServer();
  job = await publishJob(server, await signUp(server, 'RECRUITER', { verified: true }));
});
afterAll(() => server.close());

/** What a statement does and to which table. */
const kindOf = (text: string) =>
  /^\s*(insert into|update|delete from)\s+"?(\w+)"?/i.exec(text)?.slice(1, 3).join(' ').toLowerCase() ??
  /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ??
  '';

test('a repetition does the work of a first application, so that its time tells nothing, and leaves nothing', async () => {
  const ask = (email: string) => server.call(apply, applicationCall(job, { email, bankConsent: true }));
  await ask('antes@correio.example');
  await server.drain();
  const first = await statementsDuring(async () => expect((await ask('uma@correio.example')).status).toBe(201));
  await server.drain();
  const before = await countRows(server);
  const second = await statementsDuring(async () => expect((await ask('uma@correio.example')).status).toBe(201));
  const after = await countRows(server);
  expect({ ...after, mails: null }).toEqual({ ...before, mails: null });
  expect((await server.mails('uma@correio.example')).map(({ kind }) => kind).toSorted()).toEqual([
    'application_duplicate',
    'application_received',
  ]);

  const writes = (statements: typeof first) =>
    statements.map(({ text }) => kindOf(text)).filter((kind) => kind.includes(' ') && !kind.includes('idempotency'));
  const [ofFirst, ofSecond] = [writes(first), writes(second)];
  // All that is written for the first one is written for the second one, too, before it is undone.
  for (const table of [
    'applications',
    'application_forms',
    'candidate_search',
    'application_events',
    'job_totals',
    'files',
  ])
    expect(ofSecond.filter((kind) => kind.endsWith(` ${table}`)).length, table).toBeGreaterThanOrEqual(
      ofFirst.filter((kind) => kind.endsWith(` ${table}`)).length,
    );
  console.info(`statements: ${first.length} of a first application, ${second.length} of its repetition`);
  expect(Math.abs(second.length - first.length) / first.length).toBeLessThan(0.15);
});
