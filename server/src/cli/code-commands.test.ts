import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from './run-command.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prova-code-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function put(name: string, text: string | Uint8Array): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, text);
  return file;
}

async function checkCode(...args: string[]) {
  let [out, wrong] = ['', ''];
  const code = await runCommand(['check-code', ...args], {
    // Nothing of it is asked: the command needs no database.
    env: { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', DATA_DIR: folder, LOG_LEVEL: 'silent' },
    stdout: (text) => {
      out += text;
    },
    stderr: (text) => {
      wrong += text;
    },
  });
  return { code, out, wrong };
}

const QUESTION = {
  language: 'javascript',
  functionName: 'dobro',
  solutions: ['const dobro = (n) => 2 * n;'],
  cases: [
    { name: 'um', visible: true, args: [1], expected: 2 },
    { args: [-3], expected: -6 },
  ],
};

test('an author reads what became of each case, and the exit code says whether all passed', async () => {
  const question = await put('question.json', JSON.stringify(QUESTION));
  const right = await put('right.js', 'function dobro(n) { return n + n; }');
  const wrong = await put('wrong.js', 'function dobro(n) { return Math.abs(2 * n); }');
  expect(await checkCode('--question', question, right)).toMatchObject({
    code: 0,
    out: expect.stringContaining('2 of 2'),
  });
  const both = await checkCode('--question', question, right, wrong, '--json');
  expect(both.code).toBe(1);
  expect(JSON.parse(both.out)).toMatchObject([
    { answer: right, milliseconds: 1000, cases: [{ outcome: 'passed' }, { outcome: 'passed' }] },
    {
      answer: wrong,
      cases: [
        { name: 'um', outcome: 'passed' },
        { name: 'case 2', outcome: 'failed', reason: 'expected -6, got 6' },
      ],
    },
  ]);
});

test('files are read as editors write them, and what is no text is refused', async () => {
  const question = await put('marked.json', `\ufeff${JSON.stringify(QUESTION)}`);
  const answer = await put('marked.js', '\ufefffunction dobro(n) {\r\n\treturn n + n;\r\n}\r\n');
  expect(await checkCode('--question', question, answer)).toMatchObject({ code: 0 });
  const latin = await put('latin.js', Uint8Array.from([0x2f, 0x2f, 0xe3]));
  expect(await checkCode('--question', question, latin)).toMatchObject({
    code: 1,
    wrong: expect.stringContaining('no text in UTF-8'),
  });
});

test.each([
  ['no JSON', '{', 'is no JSON'],
  ['no function', JSON.stringify({ ...QUESTION, functionName: undefined }), 'names the function that is called'],
  [
    'a wrong solution',
    JSON.stringify({ ...QUESTION, solutions: ['const dobro = () => 2;'] }),
    'Solution 1 does not pass',
  ],
  ['no rows expected', JSON.stringify({ language: 'sql', cases: [{ expected: [1] }] }), 'rows, each as an array'],
])('a question with %s is refused with the reason', async (_name, text, reason) => {
  const question = await put('refused.json', text);
  const answer = await put('answer.js', 'const dobro = (n) => 2 * n;');
  expect(await checkCode('--question', question, answer)).toMatchObject({
    code: 1,
    wrong: expect.stringContaining(reason),
  });
});
