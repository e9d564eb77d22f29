import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { type Database, openDatabase } from './db.ts';
import { createLog } from './log.ts';

let database: Database;
let made: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  made = await createTestDatabase();
  database = openDatabase(made.url, { size: 1, log: createLog('silent') });
});
afterAll(async () => {
  await database.close();
  await made.drop();
});

const one = async (query: ReturnType<typeof sql>) => (await query.execute(database.kysely)).rows;

test('rows of any query have names in camelCase, and what is inside of JSON keeps its own', async () => {
  expect(
    await one(sql`
      select 1 as count, 'x' as sha256, 'a' as reply_due_at, jsonb_build_object('full_name', 'Ana') as some_json,
        '[{"cover_letter": true}]'::jsonb as a_list`),
  ).toEqual([
    { count: 1, sha256: 'x', replyDueAt: 'a', someJson: { full_name: 'Ana' }, aList: [{ cover_letter: true }] },
  ]);
});

test('a query is not mistaken for one with the same columns in another order, or with names that look alike', async () => {
  const first = await one(sql`select 'one' as first_name, 'two' as last_name union all select 'three', 'four'`);
  const second = await one(sql`select 'two' as last_name, 'one' as first_name`);
  expect(first).toEqual([
    { firstName: 'one', lastName: 'two' },
    { firstName: 'three', lastName: 'four' },
  ]);
  expect(second).toEqual([{ firstName: 'one', lastName: 'two' }]);
  expect(await one(sql`select 1 as "first,second"`)).toEqual([{ 'first,second': 1 }]);
  expect(await one(sql`select 1 as first, 2 as second`)).toEqual([{ first: 1, second: 2 }]);
});

test('a name is a name, whatever it is made of', async () => {
  expect(await one(sql`select 1 as "a"" }; throw 0; //\\", 2 as "b,c_d"`)).toEqual([
    { 'a" }; throw 0; //\\': 1, 'b,cD': 2 },
  ]);
});
