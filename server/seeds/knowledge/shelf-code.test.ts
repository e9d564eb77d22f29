import { RUN_CODE_MAX } from '@prova/contract/knowledge/knowledge-fields';
import { type CodeRun, codeRun } from '@prova/contract/knowledge/run-code';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareInterpreter } from '../../src/modules/code/prepare-interpreter.ts';
import { runCodeOf } from '../../src/modules/knowledge/run-code.ts';
import { guest } from '../../src/platform/actor.ts';
import type { Ctx } from '../../src/platform/context.ts';
import { createLog } from '../../src/platform/log.ts';
import { openSandbox, type Sandbox } from '../../src/platform/sandbox/sandbox.ts';
import { ARTICLES, COURSES } from './shelf.ts';
import { type Snippet, snippetsOf } from './snippets.ts';

const TEXTS = [...ARTICLES, ...COURSES.flatMap(({ lessons }) => lessons)].map(({ title, body }) => ({
  title,
  snippets: snippetsOf(body),
}));
/** Named by PostgreSQL: the text leaves it out. */
const PLAN = 'QUERY PLAN';

let sandbox: Sandbox;
beforeAll(async () => {
  await Promise.all([prepareInterpreter('python'), prepareInterpreter('sql')]);
  sandbox = openSandbox({ log: createLog('silent') });
});
afterAll(() => sandbox.close());

/** As the page does it. */
async function run({ language, source }: Snippet): Promise<CodeRun> {
  const ctx = { actor: guest, clock: { now: () => new Date() }, platform: { sandbox } } as unknown as Ctx;
  return codeRun.parse(await runCodeOf(ctx, { language, code: source }));
}

/** What a text says of a run: what was printed; of SQL the names of the columns, and each row in a line. */
function outputOf({ printed, rows }: CodeRun): string {
  if (!rows) return printed.trim();
  const lines = rows.values.map((row) => row.map((cell) => (cell === null ? 'NULL' : String(cell))));
  const isPlan = rows.columns.join() === PLAN;
  return [...(isPlan ? [] : [rows.columns]), ...lines].map((line) => line.join(' | ')).join('\n');
}

test('code of every language is run, and all of it says what it prints', () => {
  const snippets = TEXTS.flatMap((text) => text.snippets);
  expect(new Set(snippets.map(({ language }) => language)).size).toBe(4);
  expect(snippets.filter(({ output }) => output === null)).toEqual([]);
  expect(snippets.filter(({ source }) => source.length > RUN_CODE_MAX)).toEqual([]);
});

describe.each(TEXTS)('$title', ({ snippets }) => {
  test('prints what it says', async () => {
    for (const snippet of snippets) {
      const ended = await run(snippet);
      expect(ended, snippet.source).toMatchObject({ outcome: 'done', message: '' });
      expect(outputOf(ended), snippet.source).toBe(snippet.output);
    }
  });
});
