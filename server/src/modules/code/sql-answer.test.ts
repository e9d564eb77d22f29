import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { openSandbox, type Sandbox } from '../../platform/sandbox/sandbox.ts';
import { checkAnswer } from './code.service.ts';
import { codeQuestionFile, parseExactly } from './code-question.ts';
import { prepareInterpreter } from './prepare-interpreter.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  await prepareInterpreter('sql');
  sandbox = openSandbox({ log: createLog('silent') });
});
afterAll(() => sandbox.close());

const ROWS = `insert into people values (1, 'Ana', 10.50), (2, 'Bia', 3)`;

async function verdict(code: string, expected: unknown, more: Record<string, unknown> = {}) {
  const question = codeQuestionFile.parse({
    language: 'sql',
    schema: 'create table people (id int primary key, name text, pay numeric)',
    cases: [{ rows: ROWS, expected }],
    ...more,
  });
  const [first] = await checkAnswer(sandbox, question, code, 400);
  return first;
}

describe.concurrent('SQL', () => {
  test.each<[deed: string, code: string, rows: unknown[][]]>([
    [
      'selects, whatever its columns are called',
      'select id as x, name, pay from people order by id desc',
      [
        [2, 'Bia', 3],
        [1, 'Ana', 10.5],
      ],
    ],
    ['changes rows and shows them', 'update people set pay = pay + 1; select sum(pay) from people;', [[15.5]]],
    ['makes what it needs', `create view rich as select * from people where pay > 5; select name from rich`, [['Ana']]],
    ['begins with a mark', '\ufeffselect 1', [[1]]],
    ['waits a little', 'select 1 from pg_sleep(0.01)', [[1]]],
    ['returns nothing', 'select * from people where id > 5', []],
    [
      'returns other types',
      `select null, true, count(*), 0.1::float8 + 0.2, date '2026-01-02', array[1, 2], '{"a": [1]}'::jsonb from people`,
      [[null, true, 2, 0.3, '2026-01-02', [1, 2], { a: [1] }]],
    ],
  ])('an answer that %s passes', async (_deed, code, rows) => {
    expect(await verdict(code, rows)).toMatchObject({ outcome: 'passed', reason: '' });
  });

  test('rows have an order, unless the question has none', async () => {
    const code = 'select id from people order by id desc';
    expect(await verdict(code, [[1], [2]])).toMatchObject({
      outcome: 'failed',
      reason: 'expected [[1], [2]], got [[2], [1]]',
    });
    expect(await verdict(code, [[1], [2]], { anyOrder: true })).toMatchObject({ outcome: 'passed' });
  });

  test.each([
    ['is no SQL', 'selecione tudo', /syntax error.*line 1/],
    ['names what is not there', 'select id,\n  age\nfrom people', /column "age" does not exist \(line 2\)/],
    ['is wrong beneath other alphabets', `-- ${'😀'.repeat(20)}\nselect 1,\n  age\n\n\n`, /\(line 3\)/],
    ['returns no rows at all', 'delete from people', /No statement returned rows/],
    ['reads a file', `copy people from '/etc/passwd'; select 1`, /./],
    ['starts a program', `copy people to program 'id'; select 1`, /./],
    [
      'recurses for ever',
      `create function f(n int) returns int language sql as 'select f(n + 1)'; select f(1)`,
      /broke down|stack/,
    ],
  ])('an answer that %s is told why', async (_deed, code, reason) => {
    expect(await verdict(code, [[1]])).toMatchObject({ outcome: 'error', reason: expect.stringMatching(reason) });
  });

  test('days and chance are the same each time', async () => {
    const code = 'select now(), current_date, random(), gen_random_uuid()';
    const [first, second] = [await verdict(code, []), await verdict(code, [])];
    expect(first?.got).toMatch(/^\[\["2023-11-14 22:13:20\+00", "2023-11-14", 0\.\d+, "[0-9a-f-]{36}"\]\]$/);
    expect(second?.got).toBe(first?.got);
  });

  test.each([
    ['counts for ever', 'with recursive n(x) as (select 1 union all select x + 1 from n) select count(*) from n'],
    ['sleeps', 'select pg_sleep(3600)'],
    ['takes memory', `select string_agg(repeat(md5(x::text), 100000), '') from generate_series(1, 100000) x`],
    [
      'fills files',
      'create table big as select repeat(md5(x::text), 1000) from generate_series(1, 1000000) x; select 1',
    ],
  ])('an answer that %s costs nobody anything', async (_deed, code) => {
    expect(await verdict(code, [[1]])).toMatchObject({ outcome: expect.stringMatching(/stopped|error|failed/) });
    expect(await verdict('select 1', [[1]])).toMatchObject({ outcome: 'passed' });
  });

  test.each([
    ['returns millions of rows', 'select generate_series(1, 100000000)'],
    ['returns long texts', `select repeat('x', 1000000) from generate_series(1, 300)`],
    ['returns one long text', `select repeat('x', 20000000)`],
    ['returns too many cells', 'select n, n, n from generate_series(1, 40000) n'],
    ['returns too many letters', `select repeat('x', 1100000)`],
    ['says so all the time', `do $$ begin loop raise notice 'x'; end loop; end $$`],
    [
      'catches what stops it',
      `do $$ begin loop begin loop raise warning 'x'; end loop; exception when others then null; end; end loop; end $$`,
    ],
    ['answers many times', `${'select repeat(md5(random()::text), 1000);'.repeat(200)} select 1`],
  ])('an answer that %s has said too much, long before its time is over', async (_deed, code) => {
    const question = codeQuestionFile.parse({ language: 'sql', cases: [{ rows: '', expected: [[1]] }] });
    const [verdict] = await checkAnswer(sandbox, question, code, 10_000);
    expect(verdict).toMatchObject({ outcome: 'stopped', cause: 'output' });
  });

  test.each([
    ['10000000.01', '10000000', 'failed'],
    ['10000000.010::numeric', '10000000.01', 'passed'],
    ['12345678901234567890.1', '12345678901234567890.2', 'failed'],
    ['9007199254740993::bigint', '9007199254740992', 'failed'],
    ['9007199254740993::bigint', '9007199254740993', 'passed'],
    ['avg(n) from (values (1), (2), (2)) t(n)', '1.6666666667', 'failed'],
    ['10000000.01::float8', '10000000', 'failed'],
    ['0.1::float8 + 0.2', '0.3', 'passed'],
    ['0.1::real', '0.1', 'passed'],
    [`'[1.50, 9007199254740993]'::jsonb`, '[1.5, 9007199254740993]', 'passed'],
    [`'[1.50, 9007199254740993]'::json`, '[1.5, 9007199254740992]', 'failed'],
    [`array[0.10, 0.2]`, '[0.1, 0.20]', 'passed'],
    [`'NaN'::numeric`, '"NaN"', 'failed'],
  ])('%s against %s: %s', async (value, expected, outcome) => {
    expect(await verdict(`select ${value}`, parseExactly(`[[${expected}]]`))).toMatchObject({ outcome });
  });

  test('tables that fail are said to be those of the question', async () => {
    expect(await verdict('select 1', [[1]], { schema: 'create tabel x ()' })).toMatchObject({
      outcome: 'error',
      reason: expect.stringMatching(/^The tables and rows of the question fail/),
    });
  });
});
