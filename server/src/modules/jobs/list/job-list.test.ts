import { errorsOf } from '@prova/contract/endpoint';
import { listRecruiterJobs } from '@prova/contract/jobs/job-list';
import { type JobDetail, toggleJob } from '@prova/contract/jobs/jobs';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { draftJob, publishJob } from '../../../../test/jobs-factory.ts';
import { newId } from '../../../../test/new-id.ts';
import { type Person, signUp } from '../../../../test/people.ts';
import { system } from '../../../platform/actor.ts';
import { camelCase } from '../../../platform/camel-case.ts';
import { type Ctx, createContext } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db.ts';
import { selectJobPage } from './job-list.queries.ts';

let server: TestServer;
let recruiter: Person;

beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER');
});
afterAll(() => server.close());

const list = (query: Record<string, unknown> = {}, person = recruiter) =>
  server.call(listRecruiterJobs, { as: person.token, query });
const titles = async (query: Record<string, unknown>, person = recruiter) =>
  (await list(query, person)).data.map(({ title }) => title);

describe('the list of a recruiter', () => {
  let jobs: JobDetail[];

  beforeAll(async () => {
    const details = [
      { title: 'Vagas Sênior em Dados', contractType: 'PJ', seniority: 'senior', internalCode: 'X-100%' },
      { title: 'Ágil júnior', contractType: 'CLT', seniority: 'junior', internalCode: 'Y_200' },
      { title: 'Zeladoria de código', contractType: 'CLT', seniority: 'lead', internalCode: '' },
    ] as const;
    jobs = [];
    for (const given of details) {
      jobs.push(await publishJob(server, recruiter, { details: given }));
      server.clock.advance(60);
    }
    jobs.push(
      await draftJob(server, recruiter, { details: { title: 'Bico', contractType: 'freelance', seniority: 'mid' } }),
    );
    await server.call(toggleJob, { as: recruiter.token, params: { id: jobs[1]?.id ?? '' } });
    for (const [index, numbers] of [
      [3, 10],
      [7, 5],
      [1, 50],
    ].entries()) {
      await server.platform.database
        .updateTable('jobTotals')
        .set({ applications: numbers[0] ?? 0, views: numbers[1] ?? 0 })
        .where('jobId', '=', jobs[index]?.id ?? '')
        .execute();
    }
  });

  test.each([
    // The draft is the newest, and comes behind what runs.
    ['recent', ['Zeladoria de código', 'Ágil júnior', 'Vagas Sênior em Dados', 'Bico']],
    ['oldest', ['Vagas Sênior em Dados', 'Ágil júnior', 'Zeladoria de código', 'Bico']],
    ['title', ['Ágil júnior', 'Bico', 'Vagas Sênior em Dados', 'Zeladoria de código']],
    ['candidates', ['Ágil júnior', 'Vagas Sênior em Dados', 'Zeladoria de código', 'Bico']],
    ['views', ['Zeladoria de código', 'Vagas Sênior em Dados', 'Ágil júnior', 'Bico']],
  ])('sorts by %s', async (sort, order) => {
    expect(await titles({ sort })).toEqual(order);
    const pages = await Promise.all([1, 2, 3].map((page) => list({ sort, page, limit: 2 })));
    expect(pages.flatMap(({ data }) => data.map(({ title }) => title))).toEqual(order);
    expect(pages.map(({ body }) => body.meta)).toEqual(
      [1, 2, 3].map((page) => ({ page, limit: 2, total: 4, totalPages: 2 })),
    );
  });

  test.each([
    ['senior', ['Vagas Sênior em Dados']],
    ['SÊNIOR vagas', ['Vagas Sênior em Dados']],
    ['codigo', ['Zeladoria de código']],
    ['x-100%', ['Vagas Sênior em Dados']],
    ['%', ['Vagas Sênior em Dados']],
    ['_', ['Ágil júnior']],
    ['\\', []],
    ['nada disso', []],
    ['  ', ['Zeladoria de código', 'Ágil júnior', 'Vagas Sênior em Dados', 'Bico']],
  ])('finds %j', async (search, found) => {
    expect(await titles({ search })).toEqual(found);
  });

  test.each([
    [{ status: 'active' }, ['Zeladoria de código', 'Vagas Sênior em Dados']],
    [{ status: 'paused,draft' }, ['Ágil júnior', 'Bico']],
    [{ status: 'ON_HOLD' }, ['Ágil júnior']],
    [{ status: 'closed' }, []],
    [{ contractType: 'CLT' }, ['Zeladoria de código', 'Ágil júnior']],
    [{ level: ['junior', 'senior'] }, ['Ágil júnior', 'Vagas Sênior em Dados']],
    [{ level: 'senior', contractType: 'CLT' }, []],
  ])('filters by %o', async (filter, found) => {
    expect(await titles(filter)).toEqual(found);
  });

  test('shows the numbers, and that a draft is one', async () => {
    const all = (await list()).data;
    const [newest, draft] = [all[0], all.at(-1)];
    expect(newest).toMatchObject({ applications: 1, views: 50, status: 'ACTIVE', can: { close: true } });
    expect(draft).toMatchObject({ status: 'DRAFT', completedSteps: [1, 2, 3, 4, 5, 6], can: { publish: true } });
  });

  test('is of one company, the one that is named', async () => {
    const stranger = await signUp(server, 'RECRUITER');
    expect((await list({}, stranger)).body.meta).toMatchObject({ total: 0, totalPages: 1 });
    const headers = { 'x-company-id': recruiter.companyId };
    const foreign = await server.call(listRecruiterJobs, { as: stranger.token, headers });
    expect([foreign.status, foreign.body.error]).toEqual([404, 'NOT_A_MEMBER']);
    expect(errorsOf(listRecruiterJobs)).toContain('NOT_A_MEMBER');
  });

  test('refuses what it does not know', async () => {
    for (const query of [
      { sort: 'salary' },
      { status: 'open' },
      { limit: 101 },
      { page: 0 },
      { search: 'x'.repeat(10_000) },
    ])
      expect((await list(query)).status).toBe(422);
  });
});

test('reads a page of 1,000 jobs from its index', async () => {
  const many = await signUp(server, 'RECRUITER');
  const now = Date.now();
  const rows = Array.from({ length: 1_000 }, (_, index) => ({
    id: newId(),
    companyId: many.companyId,
    slug: `muitas-${index}`,
    title: `Vaga ${index}`,
    ownerId: many.id,
    description: '<p>Uma descrição de tamanho comum.</p>'.repeat(30),
    createdAt: new Date(now - index * 1_000),
    updatedAt: new Date(now - index * 1_000),
  }));
  const db = server.platform.database;
  await db.insertInto('jobs').values(rows).execute();
  await sql`analyze jobs`.execute(db);
  const plan = await planOf((ctx) =>
    selectJobPage(
      ctx,
      {
        scope: { companyId: many.companyId, sharedWith: null },
        words: [],
        statuses: [],
        contractTypes: [],
        levels: [],
      },
      { sort: 'recent', limit: 20, offset: 40 },
    ),
  );
  expect(plan).toMatch(/Index Scan using jobs_by_state on jobs/);
  // The index has the order too: nothing is read beyond the page. (How to count a whole table is the database's choice.)
  expect(plan).not.toMatch(/Sort/);
  expect((await list({ page: 50 }, many)).data.map(({ title }) => title)[19]).toBe('Vaga 999');
});

/** How the database would answer the statement that a query sends. */
async function planOf(run: (ctx: Ctx) => Promise<unknown>): Promise<string> {
  const pool = new pg.Pool({ connectionString: server.databaseUrl, max: 1 });
  const sent: { sql: string; parameters: readonly unknown[] }[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [camelCase],
    log: ({ query }) => void sent.push(query),
  });
  try {
    await run(createContext(server.platform, { actor: system, locale: 'pt-BR', db }));
    expect(sent).toHaveLength(1);
    const { rows } = await pool.query(`explain ${sent[0]?.sql}`, [...(sent[0]?.parameters ?? [])]);
    return rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
  } finally {
    await db.destroy();
  }
}
