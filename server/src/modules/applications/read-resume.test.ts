import { readResume } from '@prova/contract/applications/applications';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compoundFile, pdfResume } from '../../../test/fixtures/resumes.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const read = (name: string, body: Buffer, key?: string) =>
  server.call(readResume, {
    files: { resume: { name, body } },
    ...(key && { headers: { 'idempotency-key': key } }),
  });

test('a résumé is read for the form, and nothing of it is kept', async () => {
  const lines = [
    'Ana Clara Nogueira',
    'ana.clara@correio.example (19) 98765-4321',
    'linkedin.com/in/exemplo-ana-prova',
  ];
  const answer = await read('ana.pdf', await pdfResume([lines]), 'a-key-that-is-not-kept');
  expect([answer.status, answer.data]).toEqual([
    200,
    {
      fullName: 'Ana Clara Nogueira',
      email: 'ana.clara@correio.example',
      phone: '(19) 98765-4321',
      linkedin: 'https://www.linkedin.com/in/exemplo-ana-prova',
      github: null,
      portfolio: null,
    },
  ]);
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from files)::int + (select count(*) from file_texts)::int
      + (select count(*) from idempotency_keys)::int as n`.execute(server.platform.database);
  expect(rows[0]?.n).toBe(0);
});

test('a format that is stored but not read says nothing, and what is no résumé is refused', async () => {
  const old = await read('ana.doc', compoundFile());
  expect([old.status, Object.values(old.data).filter(Boolean)]).toEqual([200, []]);
  expect((await read('ana.pdf', Buffer.from('GIF89a'))).body.error).toBe('FILE_TYPE_UNSUPPORTED');
  const none = await server.call(readResume, {});
  expect(none.body.details).toMatchObject([{ field: 'resume', code: 'FILE_REQUIRED' }]);
});
