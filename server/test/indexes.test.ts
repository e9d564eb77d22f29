import type { EndpointShape } from '@prova/contract/endpoint';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../src/app.ts';
import { prepared } from './authorization/answers.ts';
import { EXPECTED_ACCESS } from './authorization/expected-access.ts';
import type { Kind } from './authorization/kinds.ts';
import { buildWorld, type World } from './authorization/world.ts';
import { type FakeGoogle, startFakeGoogle } from './fake-google.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { queriesOf } from './query-samples.ts';
import { rolledBackToHere } from './rolled-back.ts';
import { type Statement, statementsDuring } from './statements.ts';

/** What may be read from end to end, and why. All other tables grow with companies and people. */
const SMALL: Readonly<Record<string, string>> = {
  plans: 'six rows',
  match_jobs: 'what is open now, narrow: recommendations reckon with all of it',
  match_talents: 'narrow: a ranking for a job reckons with everybody',
  idempotency_keys: 'kept for a day, and looked through when somebody is erased',
};

/** Indexes that may be read from end to end, and why. */
const NARROW: Readonly<Record<string, string>> = {
  talent_search_recent: 'the list of open talents counts them all',
  match_talents_proven: 'the ranks count them all',
  job_search_recent: 'the public list counts and sorts all that is open; a filter of few values leaves many',
};

/** Statements that are not asked with each call, and why they may read all. */
const SELDOM: readonly (readonly [part: string, why: string])[] = [
  ['regexp_split_to_table', 'the words of what is open, kept for a minute, for searches that find nothing'],
  ['select distinct city, state from job_search', 'the cities of what is open, kept for a minute'],
  ['from (select company_id, published_at from job_search', 'who hires, of the newest jobs, kept for the front door'],
  [
    '(select count(*)::int from companies where closed_at is null) as companies',
    'figures of the front door, counted once an hour',
  ],
  ['from mails order by id desc limit', 'how the last mails fare, kept for half a minute'],
  ['select count(*)::int as late from pgboss.job', 'tasks that are late, kept for half a minute'],
];

/** Rows that the planner takes each page of a growing table to hold. */
const MANY = 10_000;

/** Who may look at different rows by different queries. */
const READERS: readonly Kind[] = ['owner', 'hiringManager', 'expert', 'self', 'guest'];

let google: FakeGoogle;
let server: TestServer;
let world: World;
let client: pg.Client;

beforeAll(async () => {
  google = await startFakeGoogle();
  server = await startTestServer(google.settings, { oneConnection: true });
  world = await buildWorld(server, google);
  client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  // Of an empty table the planner knows no size: reading all of it would seem as good as looking for a row.
  await client.query(
    `insert into mail_reports (id, company_id, mail_id, mail_kind, reason)
    select gen_random_uuid(), company_id, id, kind, 'other' from mails where company_id is not null limit 1`,
  );
  // These tables are tiny, and the planner would rather read them whole: where it still does, there is no other way.
  for (const way of ['seqscan', 'mergejoin', 'hashjoin']) await client.query(`set enable_${way} = off`);
  await client.query(
    `update pg_class set reltuples = ${MANY}, relpages = 1 where relnamespace = 'public'::regnamespace
    and relkind in ('r', 'i') and pg_relation_size(oid) > 0 and oid not in (
      select unnest(array[indrelid, indexrelid]) from pg_index
      where indrelid = any (select oid from pg_class where relname = any ($1)))`,
    [Object.keys(SMALL)],
  );
  // Unless told, the planner takes "is null" and one value of an enumeration to leave a row of 200: it would rather read a
  // partial index whole than find a company in another.
  await client.query(`
    select pg_restore_attribute_stats(
      'schemaname', 'public', 'relname', relname::text, 'attname', attname::text, 'inherited', false,
      'null_frac', case when attnotnull then 0 else 0.5 end::real,
      'avg_width', 8,
      'n_distinct', case when atttypid = 'bool'::regtype then 2 when listed then 4 else 0 end::real)
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    cross join lateral (
      select exists (
        select from pg_constraint
        where conrelid = pg_class.oid and conkey = array[attnum] and pg_get_constraintdef(oid) like '%ANY (ARRAY%'
      )
    ) as enumeration (listed)
    where relnamespace = 'public'::regnamespace and relkind = 'r' and (not attnotnull or listed or atttypid = 'bool'::regtype)`);
});
afterAll(async () => {
  await client.end();
  await server.close();
  await google.close();
});

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Plan[];
}

async function planOf({ text, values }: Statement): Promise<Plan> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`, values);
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (!plan) throw new Error(`No plan of ${text}`);
  return plan;
}

/** Parts of a plan that read a growing table, or a whole index of it. */
function wholeReads(plan: Plan): string[] {
  const table = plan['Relation Name'];
  const whole = plan['Node Type'] === 'Seq Scan' || (plan['Index Name'] && !plan['Index Cond']);
  const narrow = plan['Node Type'] === 'Index Only Scan' && (plan['Index Name'] ?? '') in NARROW;
  const own = table && !(table in SMALL) && whole && !narrow ? [`${plan['Node Type']} ${table}`] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(wholeReads)];
}

/** Whole reads by statement: the same statement is asked by many calls. */
const known = new Map<string, Promise<string[]>>();

function wholeReadsOf(statement: Statement): Promise<string[]> {
  const text = statement.text.replace(/\s+/g, ' ');
  const found = known.get(text) ?? planOf(statement).then((plan) => wholeReads(plan).map((read) => `${read}: ${text}`));
  known.set(text, found);
  return found;
}

/** Whole reads of a call, each with its statement, and the last of the queries that it was asked with. */
async function wholeReadsDuring(endpoint: EndpointShape, kind: Kind, queries: readonly Record<string, string>[]) {
  const found: Record<string, string> = {};
  const tried = { world, send: server.call };
  await prepared(tried, EXPECTED_ACCESS[endpoint.id]?.call, world.actors[kind], async (call) => {
    for (const query of queries) {
      const asked = `${kind} ${JSON.stringify(query)}`;
      const statements = await statementsDuring(() =>
        rolledBackToHere(server, async () => {
          const { status, body } = await server.call(endpoint, { ...call, query: { ...call.query, ...query } });
          expect(status, `${asked}: ${JSON.stringify(body)}`).toBe(200);
        }),
      );
      const judged = statements.filter(
        ({ text }) => /^\s*(select|with|update|delete)\b/i.test(text) && !SELDOM.some(([part]) => text.includes(part)),
      );
      for (const statement of judged) for (const read of await wholeReadsOf(statement)) found[read] = asked;
    }
  });
  return found;
}

const readersOf = ({ id }: EndpointShape) => READERS.filter((kind) => EXPECTED_ACCESS[id]?.outcomes[kind] === 'ok');

/** What a query may name, beside what its schema lists. */
const samples = (kind: Kind) => ({
  ...{
    interviewerId: world.ownerId,
    interviewerIds: world.ownerId,
    timeZone: 'America/Sao_Paulo',
    jobId: world.jobId,
    stageId: world.stageId,
    testId: world.testId,
    skillId: world.applicationId,
  },
  // An expert learns nothing, and asks for nobody's progress.
  talentId: kind === 'expert' ? [] : world.self.talentId,
  applicationId: kind === 'self' ? world.self.applicationId : world.applicationId,
  ...{ cursor: world.applicationId, ids: world.applicationId, email: 'ninguem@correio.example' },
  ...{
    // A name, a part of an e-mail, a telephone, a skill with other names in a state.
    search: ['pessoa candidata', 'candidata', '(11) 91234-5678', 'node js Paraná'],
    skills: ['TypeScript', 'React,Node.js'],
    skill: 'TypeScript',
    location: ['Campinas', 'Curitiba, Paraná'],
    company: world.companySlug,
    source: 'linkedin',
    'plan of billing.quote': ['professional', 'enterprise'],
    afterGroup: 'linkedin',
  },
});

test('the check finds a statement that reads a whole table or index', async () => {
  const late = { text: 'select * from applications where stage_since > now()', values: [] };
  const ordered = { text: 'select * from applications order by id', values: [] };
  expect(wholeReads(await planOf(late))).toEqual(['Seq Scan applications']);
  expect(wholeReads(await planOf(ordered))).toEqual(['Index Scan applications']);
});

test('what may be read whole exists', async () => {
  const { rows } = await client.query<{ relname: string }>('select relname from pg_class where relname = any ($1)', [
    [...Object.keys(SMALL), ...Object.keys(NARROW)],
  ]);
  expect(rows).toHaveLength(Object.keys(SMALL).length + Object.keys(NARROW).length);
});

describe('nothing that is read is found by reading a growing table from end to end', () => {
  const reads = routes.map(({ endpoint }) => endpoint as EndpointShape).filter(({ method }) => method === 'GET');

  test.each(reads.map((endpoint) => [endpoint.id, endpoint] as const))('%s', async (_, endpoint) => {
    const readers = readersOf(endpoint);
    expect(readers).not.toEqual([]);
    const found: Record<string, string> = {};
    for (const kind of readers)
      Object.assign(found, await wholeReadsDuring(endpoint, kind, [{}, ...queriesOf(endpoint, samples(kind))]));
    expect(found).toEqual({});
  });
});
