import { apply } from '@prova/contract/applications/applications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationCall, countRows } from '../applications-factory.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { publishJob } from '../jobs-factory.ts';
import { signUp } from '../people.ts';

let server: TestServer;
let url: string;
let data: string;
beforeAll(async () => {
  server = await startTestServer();
  const job = await publishJob(server, await signUp(server, 'RECRUITER'));
  url = apply.path.replace(':slug', job.slug);
  data = JSON.stringify(applicationCall(job).body);
});
afterAll(() => server.close());

const B = 'boundary';
const type = `multipart/form-data; boundary=${B}`;
const field = (name: string, value: string) =>
  `--${B}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string, fileName: string, content = 'a') =>
  `--${B}\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: application/pdf\r\n\r\n${content}\r\n`;
const END = `--${B}--\r\n`;

const broken: readonly [string, string, () => string, number][] = [
  ['without a boundary', 'multipart/form-data', () => field('data', data) + END, 400],
  ['with another boundary than it says', 'multipart/form-data; boundary=other', () => field('data', data) + END, 400],
  ['that is empty', type, () => '', 422],
  ['that breaks off in a field', type, () => field('data', data).slice(0, 40), 400],
  ['that breaks off in a file', type, () => field('data', data) + file('resume', 'a.pdf').slice(0, -3), 400],
  ['whose data is no JSON', type, () => field('data', '{') + END, 400],
  ['whose data is a list', type, () => field('data', '[]') + END, 422],
  ['whose data is nothing', type, () => field('data', 'null') + END, 422],
  ['whose data reaches for prototypes', type, () => field('data', '{"__proto__":{"admin":true}}') + END, 422],
  ['whose data is larger than 256 kB', type, () => field('data', `"${'a'.repeat(300_000)}"`) + END, 400],
  ['with a field nobody asked for', type, () => field('data', data) + field('admin', 'true') + END, 400],
  ['with a file nobody asked for', type, () => field('data', data) + file('avatar', 'a.pdf') + END, 400],
  ['with a file named like a prototype', type, () => field('data', data) + file('__proto__', 'a.pdf') + END, 400],
  ['with a field named like a method', type, () => field('data', data) + file('toString', 'a.pdf') + END, 400],
  ['with two résumés', type, () => field('data', data) + file('resume', 'a.pdf') + file('resume', 'b.pdf') + END, 400],
  ['with a hundred fields', type, () => field('data', data).repeat(100) + END, 400],
  ['with a file where the data should be', type, () => file('data', 'data.json', data) + END, 400],
  [
    'whose file is none of the kinds asked',
    type,
    () => field('data', data) + file('resume', '../../x\u0000.pdf') + END,
    415,
  ],
];

test.each(broken)('a form %s is refused and leaves nothing', async (_, contentType, payload, status) => {
  const before = await countRows(server);
  const answer = await server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': contentType },
    payload: payload(),
  });
  const body = answer.json();
  expect([answer.statusCode, body.success], answer.body).toEqual([status, false]);
  expect(body.requestId).toBe(answer.headers['x-request-id']);
  expect(answer.body).not.toMatch(/node_modules|busboy|\.ts:\d/i);
  expect(await countRows(server)).toEqual(before);
  expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
});

test.each([5 * 1024 * 1024 + 1, 5 * 1024 * 1024 + 2, 7 * 1024 * 1024])(
  'a file of %i bytes is told how large it may be',
  async (size) => {
    const response = await server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': type, 'accept-language': 'pt-BR' },
      payload: field('data', data) + file('resume', 'a.pdf', 'a'.repeat(size)) + END,
    });
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({
      error: 'FILE_TOO_LARGE',
      message: 'O arquivo é maior do que 5 MB. Envie uma versão menor.',
    });
  },
);
