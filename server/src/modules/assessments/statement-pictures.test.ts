import { createQuestion, listBank, removeQuestion, updateQuestion } from '@prova/contract/assessments/questions';
import { uploadStatementPicture } from '@prova/contract/assessments/statement-pictures';
import { exportTest, readTestFile } from '@prova/contract/assessments/test-files';
import * as contract from '@prova/contract/assessments/tests';
import { listGrading } from '@prova/contract/attempts/grading';
import { getResult } from '@prova/contract/attempts/own-tests';
import { submitAttempt } from '@prova/contract/attempts/taking';
import type { FieldDetail } from '@prova/contract/endpoint';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { applyTo } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../../test/people.ts';
import {
  askTest,
  beginTest,
  CLEAR_PNG,
  publishTest,
  QUESTIONS,
  saveAs,
  writeTest,
} from '../../../test/tests-factory.ts';
import { system } from '../../platform/actor.ts';
import { DAY, HOUR } from '../../platform/clock.ts';
import { createContext } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import { storeFile } from '../files/files.service.ts';
import { cleanStatement, pictureIds, withAddresses, withoutPictures } from './statement.ts';
import { sweepPicturesTask } from './statement-pictures.ts';

let server: TestServer;
let ana: Person;
let bia: Person;
let job: JobDetail;
beforeAll(async () => {
  server = await startTestServer();
  ana = await signUp(server, 'RECRUITER', { verified: true });
  bia = await signUp(server, 'RECRUITER');
  job = await publishJob(server, ana);
});
afterAll(() => server.close());
// A session does not outlive the leaps of the clock.
beforeEach(async () => {
  [ana, bia] = [await signIn(server, ana.email, PASSWORD), await signIn(server, bia.email, PASSWORD)];
});

const [, TRUTH, ESSAY] = QUESTIONS;
const send = (body: Buffer, as = ana) =>
  server.call(uploadStatementPicture, {
    as: as.token,
    body: {},
    files: { file: { name: 'planta da casa.png', body } },
  });
const upload = async (as = ana) => (await send(CLEAR_PNG, as)).data;
const img = (id: string, words = 'Um quadro branco') => `<img data-file="${id}" alt="${words}" />`;
const showing = (id: string) => ({ ...ESSAY, text: `<p>O que se vê?</p>${img(id)}` });
const at = (id: string) => ({ as: ana.token, params: { id } });
const details = async (id: string) =>
  (await server.call(contract.getTestDetails, { ...at(id), query: { includeAnswers: 'true' } })).data;
const addressIn = (html = '') => /src="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
const open = (url: string) => server.app.inject({ url });
const fetchFile = (html?: string) => open(addressIn(html));
const ctx = () => createContext(server.platform, { actor: system, locale: 'pt-BR' });
const sweep = () => sweepPicturesTask.run(ctx(), {});
const isKept = async (id: string) =>
  (await server.platform.database.selectFrom('files').select('state').where('id', '=', id).executeTakeFirst())
    ?.state === 'stored';
const refusals = ({ body }: { body: unknown }) =>
  ((body as { details?: FieldDetail[] }).details ?? []).map(({ field, code }) => `${field} ${code}`);

test('a picture is drawn again, on white, and shown to its authors, to whoever takes the test and to who grades it', async () => {
  const { id, url } = await upload();
  const answer = await open(url);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  const { data, info } = await sharp(answer.rawPayload).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels, data[0]]).toEqual([40, 20, 3, 255]);

  const asked = await publishTest(server, ana, { questions: [showing(id)], showsAnswers: true });
  const sent = await askTest(server, ana, (await applyTo(server, job)).id, asked.id);
  const { questions } = await beginTest(server, sent);
  await saveAs(server, sent, 1, [[questions[0]?.id ?? '', 'Um quadro.']]);
  await server.call(submitAttempt, { params: sent });
  const { data: queue } = await server.call(listGrading, { as: ana.token, query: { testId: asked.id } });
  const { data: result } = await server.call(getResult, at(sent.id));
  const { data: bank } = await server.call(listBank, { as: ana.token, query: {} });
  const texts = [
    (await details(asked.id)).questions[0]?.text,
    questions[0]?.text,
    queue[0]?.text,
    result.questions[0]?.question.text,
    bank.find(({ testId }) => testId === asked.id)?.text,
  ];
  for (const text of texts) {
    expect(text).toMatch(/^<p>O que se vê\?<\/p><img src="[^"]+" data-file="[0-9a-f-]+" alt="Um quadro branco" \/>$/);
    expect((await fetchFile(text)).statusCode).toBe(200);
  }
});

test('a page that stays open for days still shows its pictures; the address ends after a week', async () => {
  const { id } = await upload();
  const { questions } = await writeTest(server, ana, { questions: [showing(id)] });
  const text = questions[0]?.text;
  server.clock.advance(7 * DAY - HOUR);
  expect((await fetchFile(text)).statusCode).toBe(200);
  server.clock.advance(DAY + HOUR);
  expect((await fetchFile(text)).statusCode).not.toBe(200);
  ana = await signIn(server, ana.email, PASSWORD);
  expect((await fetchFile((await details(questions[0]?.testId ?? '')).questions[0]?.text)).statusCode).toBe(200);
});

test('is what it is by its bytes, and not too large', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  expect((await send(svg)).body.error).toBe('FILE_TYPE_UNSUPPORTED');
  expect((await send(Buffer.from('<html>'))).body.error).toBe('FILE_TYPE_UNSUPPORTED');
  expect((await send(CLEAR_PNG.subarray(0, 60))).body.error).toBe('PICTURE_UNREADABLE');
  expect((await send(Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413);
  const large = await sharp({ create: { width: 3000, height: 1000, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const answer = await open((await send(large)).data.url);
  const { width, height } = await sharp(answer.rawPayload).metadata();
  expect([width, height]).toEqual([1600, 533]);
});

test('a statement names pictures of its company alone, each in words, and no other file', async () => {
  const { id: testId } = await writeTest(server, ana);
  const add = (text: string) =>
    server.call(createQuestion, { as: ana.token, body: { ...ESSAY, testId, text: `<p>Veja</p>${text}` } });
  const own = await upload();
  const foreign = await upload(bia);
  const file = await storeFile(ctx(), {
    companyId: null,
    name: 'cv.pdf',
    mime: 'application/pdf',
    body: Buffer.from('%PDF'),
    maxBytes: 10,
  });
  for (const { id } of [foreign, file, { id: newId(ctx()) }])
    expect(refusals(await add(img(id)))).toEqual(['text PICTURE_UNKNOWN']);
  expect(refusals(await add(img(own.id, ' ')))).toEqual(['text PICTURE_WORDS']);
  expect(refusals(await add(img(own.id).repeat(11)))).toEqual(['text TOO_MANY']);
  const added = await add(
    `<img src="https://mau.example/x.png" onerror="x()" alt="x">${img(own.id, 'a &lt;b&gt; &quot;c&quot;')}`,
  );
  expect(added.data.text).toMatch(
    /^<p>Veja<\/p><img src="\/files\/[^"]+" data-file="[0-9a-f-]+" alt="a &lt;b&gt; &quot;c&quot;" \/>$/,
  );
  // As it is read it can be sent again.
  const { id, text } = added.data;
  const update = { ...at(id), body: { ...ESSAY, text, version: 1 } };
  expect((await server.call(updateQuestion, update)).data.text).toBe(text);
  const alone = await server.call(createQuestion, {
    as: ana.token,
    body: { ...TRUTH, testId, text: img(own.id, 'Um zigurate') },
  });
  expect(alone.status).toBe(201);
  const found = await server.call(listBank, { as: ana.token, query: { search: 'zigurate' } });
  expect(found.data.map((question) => question.id)).toEqual([alone.data.id]);
});

test('stays as long as a question, a copy or a version names it, and goes a day after none does', async () => {
  const [taken, copied, unused] = [await upload(), await upload(), await upload()];
  const sentTest = await publishTest(server, ana, { questions: [showing(taken.id)] });
  await askTest(server, ana, (await applyTo(server, job)).id, sentTest.id);
  const original = await writeTest(server, ana, { questions: [showing(copied.id)] });
  const { data: copy } = await server.call(contract.duplicateTest, at(original.id));
  await server.call(contract.removeTest, at(sentTest.id));
  await server.call(contract.removeTest, at(original.id));
  await sweep();
  expect(await Promise.all([taken, copied, unused].map(({ id }) => isKept(id)))).toEqual([true, true, true]);
  server.clock.advance(DAY + 1);
  await sweep();
  expect(await Promise.all([taken, copied, unused].map(({ id }) => isKept(id)))).toEqual([true, true, false]);
  ana = await signIn(server, ana.email, PASSWORD);
  const { questions } = await details(copy.id);
  expect((await fetchFile(questions[0]?.text)).statusCode).toBe(200);
  await server.call(removeQuestion, at(questions[0]?.id ?? ''));
  await sweep();
  expect([await isKept(taken.id), await isKept(copied.id)]).toEqual([true, false]);
  // What is gone cannot be named any more.
  const again = await server.call(createQuestion, { as: ana.token, body: { ...showing(copied.id), testId: copy.id } });
  expect(refusals(again)).toEqual(['text PICTURE_UNKNOWN']);
});

test.each(['json', 'gift', 'qti'] as const)('%s holds its words in its place, and says so', async (format) => {
  const { id } = await upload();
  const written = await writeTest(server, ana, { questions: [TRUTH, showing(id)] });
  const { data } = await server.call(exportTest, { ...at(written.id), query: { format } });
  expect(data.lost).toContainEqual({ what: 'pictures', questions: [2] });
  const body = Buffer.from(data.content, data.encoding === 'base64' ? 'base64' : 'utf8');
  const read = await server.call(readTestFile, { as: ana.token, body: {}, files: { file: { name: data.name, body } } });
  expect(read.data.refused).toEqual([]);
  expect(read.data.questions[1]?.text).toMatch(/^<p>O que se vê\?<\/p>(?:<p>)?\[Um quadro branco\](?:<\/p>)?$/);
});

test('a file with pictures in its questions has them refused', async () => {
  const refusedIn = async (body: string) => {
    const file = { name: 'a.gift', body: `${body} {T}\n\n[html]<p>Sim?</p> {T}` };
    const { data } = await server.call(readTestFile, { as: ana.token, body: {}, files: { file } });
    return data.refused.map(({ line, reason }) => [line, reason]);
  };
  // Moodle shows HTML also where no format is named; as plain text it is read.
  expect(await refusedIn('Veja <img src\\="a.png">')).toEqual([[1, 'picture']]);
  expect(await refusedIn('[html]Veja <img src\\="a.png">')).toEqual([[1, 'picture']]);
  expect(await refusedIn('[plain]Veja <img src\\="a.png">')).toEqual([]);
});

test('whatever is written, a statement holds nothing but pictures by their id', () => {
  const id = '0198c0de-0000-7000-8000-000000000000';
  const parts = [
    '<img ',
    'data-file="',
    id,
    '"',
    "'",
    ' alt="',
    'src="x"',
    ' />',
    '>',
    '<',
    'onerror=',
    '<p>',
    '</p>',
    '&',
    '$1',
    'a',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 30 }), (written) => {
      const { text } = cleanStatement(written.join(''));
      const rest = text.replaceAll(/<img data-file="[0-9a-f-]{36}" alt="[^"<>]*" \/>/g, '');
      expect(rest).not.toMatch(/<img|<[^>]*data-file/);
      expect(cleanStatement(text).text).toBe(text);
      expect(cleanStatement(withAddresses(text, () => '/files/x?a=1&b=2')).text).toBe(text);
      expect(withoutPictures(text)).not.toContain('<img');
      expect(pictureIds(text)).toEqual(text.includes('<img') ? [id] : []);
    }),
  );
});
