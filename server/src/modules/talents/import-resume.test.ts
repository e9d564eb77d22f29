import { importResume } from '@prova/contract/talents/resume-import';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compoundFile, docxBomb, pdfOfPages, pdfResume, scannedPdf } from '../../../test/fixtures/resumes.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { signUpTalent } from '../../../test/talents-factory.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await signUpTalent(server));
});
afterAll(() => server.close());

const send = (name: string, body: Buffer) =>
  server.call(importResume, { as: token, files: { resume: { name, body } } });

const LINES = [
  'Ana Clara Nogueira',
  'Analista de Dados',
  'ana.clara@correio.example (19) 98765-4321',
  'Experiência profissional',
  'Banco Ipê',
  'Analista de Dados',
  'mar/2020 - atual',
  'Relatórios em SQL.',
  'Formação',
  'Bacharelado em Estatística - UFPE - 2014 a 2018',
];

test('a résumé is read for review, and nothing of it is kept', async () => {
  const { status, data } = await send('ana.pdf', await pdfResume([LINES]));
  expect(status).toBe(200);
  expect(data).toMatchObject({
    outcome: 'read',
    source: 'pdf',
    pages: 1,
    profile: {
      name: 'Ana Clara Nogueira',
      title: 'Analista de Dados',
      email: 'ana.clara@correio.example',
      phone: '(19) 98765-4321',
      experience: [{ company: 'Banco Ipê', position: 'Analista de Dados', startDate: '2020-03', current: true }],
      education: [{ degree: 'Bacharelado', field: 'Estatística', institution: 'UFPE', startYear: 2014, endYear: 2018 }],
      skills: [{ name: 'SQL', sentence: 'Relatórios em SQL.', known: true }],
    },
  });
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from files)::int + (select count(*) from file_texts)::int as n`.execute(
    server.platform.database,
  );
  expect(rows[0]?.n).toBe(0);
});

test('a JSON Resume is taken as it is; other JSON is no résumé', async () => {
  const own = Buffer.from('\ufeff{"basics":{"name":"Ana Clara Nogueira"},"work":[]}');
  expect((await send('ana.json', own)).data).toMatchObject({
    outcome: 'read',
    source: 'json',
    pages: null,
    profile: { name: 'Ana Clara Nogueira', experience: [] },
  });
  expect((await send('package.json', Buffer.from('{"version":"1.0.0"}'))).body.error).toBe('FILE_TYPE_UNSUPPORTED');
});

test.each([
  ['an export of ours is read from what it carries', { meta: { prova: { seniority: 'mid' } } }, 'Bia Souza', 'mid'],
  ['what another tool attached is not', { meta: { version: '1' } }, 'Ana Clara Nogueira', null],
  ['nor what is no résumé', { meta: { prova: {} }, basics: undefined, name: 'x' }, 'Ana Clara Nogueira', null],
  ['nor what a stranger wrote where something else belongs', { meta: { prova: 'x' } }, 'Ana Clara Nogueira', null],
])('%s', async (_what, more, name, seniority) => {
  const { data } = await send('ana.pdf', await pdfResume([LINES], { basics: { name: 'Bia Souza' }, ...more }));
  expect(data).toMatchObject({ outcome: 'read', source: 'pdf', profile: { name, seniority } });
});

test.each([
  ['a scan', 'ana.pdf', scannedPdf, 'empty'],
  ['the old Word', 'ana.doc', async () => compoundFile(), 'unsupported'],
  ['ten thousand pages', 'ana.pdf', async () => pdfOfPages(10_000), 'unreadable'],
  ['a bomb', 'ana.docx', async () => docxBomb(80), 'unreadable'],
])('%s says what became of it', async (_what, name, make, outcome) => {
  const { status, data } = await send(name, await make());
  expect([status, data.outcome, data.profile]).toEqual([200, outcome, null]);
});

test('nothing, and what is no document, is refused', async () => {
  const none = await server.call(importResume, { as: token });
  expect(none.body.details).toMatchObject([{ field: 'resume', code: 'FILE_REQUIRED' }]);
  expect((await send('ana.pdf', Buffer.from('GIF89a'))).body.error).toBe('FILE_TYPE_UNSUPPORTED');
});
