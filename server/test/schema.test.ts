import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from './database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

const names = async (sql: string) => (await client.query<{ name: string }>(sql)).rows.map(({ name }) => name);

/** Foreign keys that delete their children, and are without an index to find those children by. */
const UNINDEXED_CASCADES = `
  select c.conrelid::regclass || ' ' || c.conname as name
  from pg_constraint c
  where c.contype = 'f' and c.confdeltype = 'c' and c.connamespace = 'public'::regnamespace and not exists (
    select from pg_index i join pg_attribute first on first.attrelid = i.indrelid and first.attnum = i.indkey[0]
    where i.indrelid = c.conrelid and i.indpred is null and i.indkey[0] = any (c.conkey)
      -- An index that begins with company_id finds a whole company, unless the rest of the key follows.
      and (first.attname <> 'company_id' or (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey))
  order by 1`;

/** Rows of a company that point at rows of a company without saying that it is the same one. */
const LOOSE_REFERENCES = `
  with owned as (
    select attrelid as oid, attnum from pg_attribute where attname = 'company_id' and attnotnull and not attisdropped),
  keys as (
    select c.*, child.attnum = any (c.conkey) and parent.attnum = any (c.confkey) as by_company
    from pg_constraint c join owned child on child.oid = c.conrelid join owned parent on parent.oid = c.confrelid
    where c.contype = 'f')
  select k.conrelid::regclass || ' ' || k.conname as name from keys k
  where not k.by_company
    -- (job_id, stage_id) is safe when job_id itself is tied to the company by another key of the same table.
    and not exists (select from keys tied where tied.conrelid = k.conrelid and tied.by_company and tied.conkey && k.conkey)
  order by 1`;

/** Tables with a company whose company_id no foreign key checks. */
const UNCHECKED_COMPANIES = `
  select a.attrelid::regclass::text as name from pg_attribute a join pg_class t on t.oid = a.attrelid
  where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and a.attname = 'company_id' and a.attnotnull
    and not exists (select from pg_constraint c where c.contype = 'f' and c.conrelid = a.attrelid and a.attnum = any (c.conkey))
  order by 1`;

/**
 * Tables of a company that others point at, without the key that makes composite references possible.
 * A source of a job is named by (job_id, source_id) alone.
 */
const PARENTS_WITHOUT_KEY = `
  select distinct c.confrelid::regclass::text as name from pg_constraint c
  join pg_attribute company on company.attrelid = c.confrelid and company.attname = 'company_id' and company.attnotnull
  join pg_attribute id on id.attrelid = c.confrelid and id.attname = 'id'
  where c.contype = 'f' and c.confrelid <> 'job_sources'::regclass and not exists (
    select from pg_constraint u where u.conrelid = c.confrelid and u.contype = 'u'
      and u.conkey @> array[company.attnum, id.attnum] and cardinality(u.conkey) = 2)
    and not exists (
      -- Members are named by (company_id, user_id).
      select from pg_constraint u where u.conrelid = c.confrelid and u.contype = 'u' and u.conkey = c.confkey and company.attnum = any (u.conkey))
  order by 1`;

describe('companies are kept apart by keys', () => {
  test('every reference between rows of a company carries the company', async () => {
    expect(await names(LOOSE_REFERENCES)).toEqual([]);
  });

  test('every company_id is checked', async () => {
    expect(await names(UNCHECKED_COMPANIES)).toEqual([]);
  });

  test('every parent can be referenced with its company', async () => {
    expect(await names(PARENTS_WITHOUT_KEY)).toEqual([]);
  });

  test('these checks find a violation', async () => {
    await client.query('begin');
    await client.query(`
      create table loose (id uuid primary key, company_id uuid not null, job_id uuid not null references jobs);
      create table looser (id uuid primary key, company_id uuid not null references companies,
        loose_id uuid not null references loose on delete cascade)`);
    const found = [await names(LOOSE_REFERENCES), await names(UNCHECKED_COMPANIES), await names(PARENTS_WITHOUT_KEY)];
    const cascades = await names(UNINDEXED_CASCADES);
    await client.query('rollback');
    expect(found).toEqual([['loose loose_job_id_fkey', 'looser looser_loose_id_fkey'], ['loose'], ['loose']]);
    expect(cascades).toEqual(['looser looser_loose_id_fkey']);
  });
});

test('every cascading foreign key has an index on the child', async () => {
  expect(await names(UNINDEXED_CASCADES)).toEqual([]);
});

test('every table tells when a row was made', async () => {
  // Rows of these are made again with the row that they belong to, which tells it.
  const derived = "'match_skills', 'match_needs', 'match_candidate_skills'";
  const without = await names(`
    select t.relname as name from pg_class t
    where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and t.relname not in ('schema_migrations', ${derived}) and not exists (
      select from pg_attribute a where a.attrelid = t.oid and a.attname = 'created_at' and a.attnotnull and a.atthasdef)`);
  expect(without).toEqual([]);
});

test('search meets singular and plural, with and without accents', async () => {
  const pairs = [
    ['ação', 'ações'],
    ['nível', 'níveis'],
    ['personagem', 'personagens'],
    ['Informação', 'informacoes'],
  ];
  for (const [one, many] of pairs) {
    const { rows } = await client.query<{ met: boolean }>(
      "select to_tsvector('portuguese', prose($1)) @@ websearch_to_tsquery('portuguese', prose($2)) as met",
      [one, many],
    );
    expect(rows[0]?.met, `${one} · ${many}`).toBe(true);
  }
});

test('spellings of a technology meet in one skill', async () => {
  const { rows } = await client.query<{ slug: string }>(
    `select distinct s.slug from skill_aliases a join skills s on s.id = a.skill_id
     where a.alias in (plain('React.js'), plain('ReactJS'), plain('REACT'))`,
  );
  expect(rows).toEqual([{ slug: 'react' }]);
});
