import { describeValue, type ReturnedValue } from '@prova/contract/code/returned-value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { javascriptAnswer, pythonAnswer, sqlAnswer } from '../../src/modules/code/code-programs.ts';
import { prepareInterpreter } from '../../src/modules/code/prepare-interpreter.ts';
import { createLog } from '../../src/platform/log.ts';
import { openSandbox, type Sandbox } from '../../src/platform/sandbox/sandbox.ts';
import { ARTICLES, COURSES } from './shelf.ts';
import { type Snippet, snippetsOf } from './snippets.ts';

const TEXTS = [...ARTICLES, ...COURSES.flatMap(({ lessons }) => lessons)].map(({ title, body }) => ({
  title,
  snippets: snippetsOf(body),
}));
const MILLISECONDS = 5_000;
/** It is called after the code, and waits until every timer of it is over. */
const REST = {
  javascript: '\nfunction atRest() { return new Promise((rested) => setTimeout(rested, 60000, null)); }',
  python: '\ndef atRest():\n    return None\n',
};

let sandbox: Sandbox;
beforeAll(async () => {
  await Promise.all([prepareInterpreter('python'), prepareInterpreter('sql')]);
  sandbox = openSandbox({ log: createLog('silent') });
});
afterAll(() => sandbox.close());

/** What it prints; of SQL the rows of the last query, each in a line. */
async function run({ language, source }: Snippet): Promise<string> {
  const called = { functionName: 'atRest', milliseconds: MILLISECONDS };
  if (language === 'sql') {
    const input = { code: source, schema: '', rows: '', milliseconds: MILLISECONDS };
    const { value } = await sandbox.run(sqlAnswer, input);
    return value.outcome === 'returned' ? arrayOf(value.value).map(lineOf).join('\n') : value.message;
  }
  if (language === 'python') {
    const input = { ...called, code: source + REST.python, input: '[]' };
    const { value } = await sandbox.run(pythonAnswer, input);
    return value.printed.trim() + value.message;
  }
  const input = { ...called, code: source + REST.javascript, language, inputs: ['[]'] };
  const { value } = await sandbox.run(javascriptAnswer, input);
  return value.map(({ printed, message }) => printed.trim() + message).join();
}

const arrayOf = (value: ReturnedValue | undefined) =>
  value !== null && typeof value === 'object' && 'array' in value ? value.array : [];

const lineOf = (row: ReturnedValue) =>
  arrayOf(row)
    .map((cell) => (cell === null ? 'NULL' : typeof cell === 'string' ? cell : describeValue(cell)))
    .join(' | ');

test('code of every language is run, and all of it says what it prints', () => {
  const snippets = TEXTS.flatMap((text) => text.snippets);
  expect(new Set(snippets.map(({ language }) => language)).size).toBe(4);
  expect(snippets.filter(({ output }) => output === null)).toEqual([]);
});

describe.each(TEXTS)('$title', ({ snippets }) => {
  test('prints what it says', async () => {
    for (const snippet of snippets) {
      const printed = await run(snippet);
      // Above rows stand the names of their columns, unless there is one that PostgreSQL names by itself.
      const said = snippet.output?.split('\n') ?? [];
      const isNamed = snippet.language === 'sql' && !snippet.source.includes('explain');
      expect(printed, snippet.source).toBe((isNamed ? said.slice(1) : said).join('\n'));
    }
  });
});
