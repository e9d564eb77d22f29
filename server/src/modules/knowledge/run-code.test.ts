import { userInfo } from 'node:os';
import type { CodeLanguage } from '@prova/contract/code/code-fields';
import { RUN_OUTPUT_MAX, RUN_ROWS_MAX } from '@prova/contract/knowledge/knowledge-fields';
import { codeRun } from '@prova/contract/knowledge/run-code';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { createLog } from '../../platform/log.ts';
import { openSandbox, type Sandbox } from '../../platform/sandbox/sandbox.ts';
import { runCodeOf } from './run-code.ts';

const NOW = new Date('2026-03-04T12:00:00Z');
let sandbox: Sandbox;
beforeAll(() => {
  sandbox = openSandbox({ log: createLog('silent') });
});
afterAll(() => sandbox.close());

let people = 0;
async function run(language: CodeLanguage, code: string) {
  people += 1;
  const actor = { kind: 'user', userId: `person ${people}` };
  const ctx = { actor, clock: { now: () => NOW }, platform: { sandbox } } as unknown as Ctx;
  return codeRun.parse(await runCodeOf(ctx, { language, code }));
}

describe.concurrent('what is printed', () => {
  test.each<[language: CodeLanguage, code: string, printed: string]>([
    ['python', 'print("Olá, ção 😀")\nfor n in range(3): print(n, end=" ")', 'Olá, ção 😀\n0 1 2 '],
    ['python', 'import sys\nprint("erro", file=sys.stderr)\nsys.exit()', 'erro\n'],
    ['python', 'if __name__ == "__main__":\n  print(__name__)', '__main__\n'],
    [
      'python',
      'import asyncio\nasync def go():\n  await asyncio.sleep(3600)\n  print("foi")\nasyncio.run(go())',
      'foi\n',
    ],
    ['python', 'from datetime import date\nprint(date.today())', '2026-03-04\n'],
    ['python', '# nada\n', ''],
    ['python', 'print("\\ud83d")', '\ud83d\n'],
    ['javascript', 'console.log("\\ud83d")', '\ud83d\n'],
    ['javascript', 'console.log("Olá, ção 😀", [1, { a: null }])', 'Olá, ção 😀 [1,{"a":null}]\n'],
    ['javascript', 'const go = async () => 1;\nconsole.log(await go());', '1\n'],
    [
      'javascript',
      'setTimeout(() => console.log("depois"), 5000);\nPromise.resolve().then(() => console.log("logo"));\nconsole.log("antes")',
      'antes\nlogo\ndepois\n',
    ],
    ['javascript', 'console.log(new Date().toISOString().slice(0, 10))', '2026-03-04\n'],
    ['javascript', 'new Promise(() => {})', ''],
    ['javascript', 'const p = Promise.reject(new Error("x"));\np.catch((e) => console.log(e.message))', 'x\n'],
    ['typescript', 'type P = { n: number };\nconst p: P = { n: 2 };\nconsole.log(p.n satisfies number)', '2\n'],
    ['typescript', 'export const dobro = (n: number): number => 2 * n;\nconsole.log(dobro(4))', '8\n'],
    ['sql', `do $$ begin raise notice 'olá'; end $$`, 'olá\n'],
  ])('of %s: %s', async (language, code, printed) => {
    expect(await run(language, code)).toMatchObject({ outcome: 'done', cause: null, printed, message: '', rows: null });
  });
});

describe.concurrent('what fails says why, and in which line', () => {
  test.each<[language: CodeLanguage, code: string, message: RegExp, printed: string]>([
    ['python', 'print("antes")\nraise ValueError("não dá")', /^ValueError: não dá \(line 2\)$/, 'antes\n'],
    ['python', 'print("a"\n', /^SyntaxError: .*line 1/, ''],
    ['python', 'print(input())', /^EOFError.*line 1/, ''],
    ['python', 'import sys\nsys.exit("fim")', /^SystemExit: fim/, ''],
    ['javascript', 'console.log("antes");\nnull.x', /^TypeError: .*\(line 2\)$/, 'antes\n'],
    ['javascript', 'const x = ;', /^SyntaxError/, ''],
    [
      'javascript',
      'async function go() {\n  throw new RangeError("não");\n}\ngo();',
      /^RangeError: não \(line 2\)$/,
      '',
    ],
    ['javascript', 'await Promise.reject(new Error("cedo"));\nconsole.log("nunca")', /^cedo/, ''],
    ['javascript', 'setTimeout(() => {\n  throw new Error("tarde");\n}, 10)', /^tarde \(line 2\)$/, ''],
    ['typescript', 'const x: number = ;', /line 1/, ''],
    ['sql', 'select 1;\nselect\n  idade\nfrom (values (1)) t', /"idade" does not exist \(line 3\)$/, ''],
    ['sql', 'selecione tudo', /syntax error.*line 1/, ''],
  ])('%s: %s', async (language, code, message, printed) => {
    const ran = await run(language, code);
    expect(ran).toMatchObject({ outcome: 'error', cause: null, printed });
    expect(ran.message).toMatch(message);
  });
});

describe.concurrent('what does not end is stopped', () => {
  test.each<[language: CodeLanguage, code: string, printed: string]>([
    ['python', 'print("antes")\nwhile True: pass', 'antes\n'],
    ['python', 'while True:\n  try:\n    while True: pass\n  except BaseException: pass', ''],
    ['javascript', 'console.log("antes");\nwhile (true) {}', 'antes\n'],
    ['javascript', 'const again = () => setTimeout(again, 1);\nagain();', ''],
    ['javascript', 'const again = () => {\n  Promise.resolve().then(again);\n};\nagain();', ''],
    ['javascript', 'setInterval(() => {}, 10)', ''],
    ['typescript', 'while (true as boolean) {}', ''],
    ['sql', 'with recursive n(x) as (select 1 union all select x + 1 from n) select count(*) from n', ''],
    // What the interpreter cannot be interrupted in: the process is killed.
    ['python', 'print("antes", "ção 😀")\nprint("e depois")\nsum(range(10 ** 12))', 'antes ção 😀\ne depois\n'],
    ['javascript', 'console.log("antes", [1]);\n"a".repeat(2e7).lastIndexOf("a".repeat(1e7) + "b");', 'antes [1]\n'],
    [
      'sql',
      `do $$ begin raise notice 'antes'; raise notice 'ção'; end $$;
       with recursive n(x) as (select 1 union all select x + 1 from n) select count(*) from n`,
      'antes\nção\n',
    ],
  ])('%s: %s', async (language, code, printed) => {
    expect(await run(language, code)).toMatchObject({ outcome: 'stopped', cause: 'time', printed, rows: null });
  });
});

describe.concurrent('what takes too much memory is stopped, and what it printed is kept', () => {
  test.each<[language: CodeLanguage, code: string]>([
    ['python', 'print("antes")\nkept = []\nwhile True: kept.append(bytearray(1_000_000))'],
    [
      'javascript',
      'console.log("antes");\nconst kept = [];\nfor (;;) kept.push(new Array(100_000).fill(kept.length));',
    ],
    ['sql', `do $$ declare t text := 'x'; begin raise notice 'antes'; loop t := t || t; end loop; end $$`],
  ])('%s: %s', async (language, code) => {
    expect(await run(language, code)).toMatchObject({ outcome: 'stopped', cause: 'memory', printed: 'antes\n' });
  });
});

test.concurrent('memory that ends in a promise ends like any other', async () => {
  const code =
    'const kept = [];\nasync function go() {\n  for (;;) kept.push(new Array(100_000).fill(kept.length));\n}\ngo();';
  expect(await run('javascript', code)).toMatchObject({ outcome: 'stopped', cause: 'memory' });
});

describe.concurrent('what says too much is stopped, and its beginning kept', () => {
  test.each<[language: CodeLanguage, code: string]>([
    ['python', 'while True: print("x" * 99)'],
    ['javascript', 'for (;;) console.log("x".repeat(99))'],
    ['javascript', 'setInterval(() => console.log("x".repeat(99)), 1)'],
  ])('%s: %s', async (language, code) => {
    const ran = await run(language, code);
    expect(ran).toMatchObject({ outcome: 'stopped', cause: 'output' });
    expect(ran.printed).toHaveLength(RUN_OUTPUT_MAX);
  });

  test.each<[code: string]>([['select generate_series(1, 100000000)'], [`select repeat('x', 20000000)`]])(
    'sql: %s',
    async (code) => {
      expect(await run('sql', code)).toMatchObject({ outcome: 'stopped', cause: 'output', rows: null });
    },
  );
});

describe.concurrent('SQL', () => {
  test('answers the rows of its last query, under the names of its columns', async () => {
    const code = `create table people (id int, name text, pay numeric, born date, ok boolean, more jsonb);
insert into people values (1, 'Ana', 10.50, '2000-01-02', true, '{"a": [1]}'), (9007199254740993, null, null, null, null, null);
`.replace('id int', 'id bigint');
    const ran = await run('sql', `${code} select *, id as id from people order by id;\n delete from people;`);
    expect(ran).toMatchObject({ outcome: 'done', message: '' });
    expect(ran.rows).toEqual({
      columns: ['id', 'name', 'pay', 'born', 'ok', 'more', 'id'],
      values: [
        [1, 'Ana', '10.50', '2000-01-02', true, '{"a": [1]}', 1],
        ['9007199254740993', null, null, null, null, null, '9007199254740993'],
      ],
      cut: false,
    });
  });

  test('answers an empty table as such', async () => {
    expect((await run('sql', 'select 1 as um where false')).rows).toEqual({ columns: ['um'], values: [], cut: false });
  });

  test('leaves out what is beyond, and says so', async () => {
    const exact = await run('sql', `select generate_series(1, ${RUN_ROWS_MAX})`);
    expect(exact.rows).toMatchObject({ cut: false });
    expect(exact.rows?.values).toHaveLength(RUN_ROWS_MAX);
    const more = await run('sql', `select generate_series(1, ${RUN_ROWS_MAX + 1})`);
    expect(more.rows).toMatchObject({ cut: true });
    expect(more.rows?.values).toHaveLength(RUN_ROWS_MAX);
    const wide = await run('sql', `select repeat('x', 3000) from generate_series(1, 200)`);
    expect(wide.rows?.cut).toBe(true);
    expect(JSON.stringify(wide.rows).length).toBeLessThan(1.2 * RUN_OUTPUT_MAX);
  });
});

describe.concurrent('nothing of the machine can be reached', () => {
  test.each<[language: CodeLanguage, code: string]>([
    ['python', 'print(open("/etc/passwd").read())'],
    ['python', 'import socket\nsocket.create_connection(("127.0.0.1", 5432)).recv(1)'],
    ['python', 'import urllib.request\nurllib.request.urlopen("http://127.0.0.1/")'],
    ['python', 'import subprocess\nsubprocess.run(["id"])'],
    ['python', 'from pyodide.code import run_js\nprint(run_js("1"))'],
    ['javascript', 'fetch("http://127.0.0.1/")'],
    ['javascript', 'require("node:fs").readFileSync("/etc/passwd")'],
    ['javascript', 'process.exit()'],
    ['javascript', 'import fs from "node:fs";\nconsole.log(fs.readFileSync("/etc/passwd"))'],
    ['sql', `create table t (x text); copy t from '/etc/passwd'; select * from t`],
    ['sql', `create table t (x text); copy t to program 'id'`],
  ])('%s: %s', async (language, code) => {
    const ran = await run(language, code);
    expect(ran.outcome).toBe('error');
    expect(JSON.stringify(ran)).not.toMatch(/root:/);
  });

  test('a program learns nothing of where it runs', async () => {
    const { printed } = await run(
      'python',
      'import os, sys\nprint(*os.environ.items(), os.getcwd(), os.listdir("/"), sys.path, sys.argv)',
    );
    for (const place of [process.cwd(), 'modules/code', '.ts', userInfo().username])
      expect(printed).not.toContain(place);
  });

  test('nothing of a run is there in the next one', async () => {
    const code = 'import builtins\nbuiltins.n = getattr(builtins, "n", 0) + 1\nprint(builtins.n)';
    expect((await run('python', code)).printed).toBe('1\n');
    expect((await run('python', code)).printed).toBe('1\n');
  });
});
