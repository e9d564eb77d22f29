import { actOnCandidate, getBoard, getCards, getColumn } from '@prova/contract/funnel/funnel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../seeds/companies.ts';
import { seedMany, type Volume } from '../../../seeds/volume.ts';
import { applyTo } from '../../../test/applications-factory.ts';
import { pdfResume } from '../../../test/fixtures/resumes.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { newId } from '../../../test/new-id.ts';
import { type Person, signIn, signUp } from '../../../test/people.ts';

const ROWS = 3_000;

let server: TestServer;
let volume: Volume;
let recruiter: Person;

beforeAll(async () => {
  server = await startTestServer();
  volume = await seedMany(server.databaseUrl, { applications: ROWS, jobs: 2 });
  // The rows are as old as the database's clock says; what arrives now is newer.
  server.clock.set(new Date(Date.now() + 3_600_000));
  recruiter = await signIn(server, volume.email, DEMO_PASSWORD);
  // A third of those who wait for their first answer have been promised one that is late.
  await sql`update applications set reply_due_at = ${server.clock.now()}::timestamptz + case when hashtext(id::text) % 3 = 0
    then interval '-1 hour' else interval '1 hour' end where status = 'new' and active`.execute(
    server.platform.database,
  );
});
afterAll(() => server.close());

const query = async <T extends object>(text: ReturnType<typeof sql<T>>) =>
  (await text.execute(server.platform.database)).rows;
const board = (filters: object = {}, as = recruiter.token) =>
  server.call(getBoard, { as, query: { jobId: volume.jobId, ...filters } });
const column = (stageId: string, more: object = {}) =>
  server.call(getColumn, { as: recruiter.token, query: { jobId: volume.jobId, stageId, ...more } });

/** What the columns must count, by a condition of its own. */
async function counted(condition: ReturnType<typeof sql>): Promise<Record<string, number>> {
  const rows = await query(sql<{ stageId: string; count: number }>`
    select a.stage_id, count(*)::int as count from applications a join candidates c on c.id = a.candidate_id
    left join job_sources s on s.id = a.source_id where a.job_id = ${volume.jobId} and ${condition} group by 1`);
  return Object.fromEntries(rows.map((row) => [row.stageId, row.count]));
}

function totals(columns: readonly { stage: { id: string }; total: number }[]): Record<string, number> {
  return Object.fromEntries(columns.filter(({ total }) => total > 0).map(({ stage, total }) => [stage.id, total]));
}

/** Whom the company keeps waiting, the longest first; then the newest. */
function inOrder() {
  const late = sql`coalesce(reply_due_at < ${server.clock.now()}, false)`;
  return sql`${late} desc, case when ${late} then reply_due_at end, case when ${late} then id end, applied_at desc, id desc`;
}

test('every column shows its true count, overdue cards first and then the newest, within 300 kB', async () => {
  const order = inOrder();
  const { data, body } = await board();
  expect(data.columns.map(({ stage }) => stage.type)).toEqual([
    'new',
    'review',
    'test',
    'interview',
    'custom',
    'offer',
    'hired',
  ]);
  expect(totals(data.columns)).toEqual(await counted(sql`a.active`));
  for (const { stage, cards, total, nextCursor } of data.columns) {
    const newest = await query(sql<{ id: string }>`
      select id from applications where job_id = ${volume.jobId} and stage_id = ${stage.id} and active
      order by ${order} limit 20`);
    expect(cards.map(({ id }) => id)).toEqual(newest.map(({ id }) => id));
    expect(nextCursor).toBe(total > 20 ? cards.at(-1)?.id : null);
  }
  const [{ active, open, late } = { active: 0, open: 0, late: 0 }] = await query(sql<{
    active: number;
    open: number;
    late: number;
  }>`
    select count(*)::int as active, (count(*) filter (where status <> 'hired'))::int as open, (count(*) filter (where reply_due_at < ${server.clock.now()}))::int as late
    from applications where job_id = ${volume.jobId} and active`);
  expect(late).toBeGreaterThan(0);
  expect(data).toMatchObject({
    total: active,
    counts: { open, hired: active - open, closed: ROWS - active },
    overdue: late,
  });
  expect(data.sources.map(({ platform }) => platform).sort()).toEqual(['github', 'indeed', 'linkedin']);
  expect(data.job).toMatchObject({
    id: volume.jobId,
    companyName: 'Volume',
    publicUrl: `http://localhost:3000/jobs/${volume.jobSlug}`,
    openings: null,
    facts: { payMin: 500_000, payMax: 900_000, currency: 'BRL' },
    can: { edit: true, move: true },
  });
  expect(JSON.stringify(body).length).toBeLessThan(300_000);
  expect(JSON.stringify((await board({ perColumn: 50, show: 'all' })).body).length).toBeLessThan(300_000);
});

test('each filter counts and shows what it says', async () => {
  const now = server.clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
  const [from, to] = [daysAgo(31), daysAgo(10)];
  const zone = 'America/Sao_Paulo';
  const cases: [object, ReturnType<typeof sql>][] = [
    [{ show: 'closed' }, sql`not a.active`],
    [{ show: 'all' }, sql`true`],
    [{ status: ['review', 'open_to_test'] }, sql`a.active and a.status in ('review', 'open_to_test')`],
    [{ status: ['not_a_fit'], show: 'closed' }, sql`a.status = 'not_a_fit'`],
    [{ status: ['doing_interview'] }, sql`false`],
    [{ source: ['linkedin', 'github'] }, sql`a.active and s.platform in ('linkedin', 'github')`],
    [{ source: ['direct', 'indeed'] }, sql`a.active and (s.id is null or s.platform = 'indeed')`],
    [{ overdue: 'true' }, sql`a.active and a.reply_due_at < ${now}`],
    [{ overdue: 'false', show: 'all' }, sql`(a.reply_due_at is null or a.reply_due_at >= ${now})`],
    [{ appliedFrom: from }, sql`a.active and (a.applied_at at time zone ${zone})::date >= ${from}::date`],
    [{ appliedTo: to }, sql`a.active and (a.applied_at at time zone ${zone})::date <= ${to}::date`],
    [{ appliedFrom: '0000-01-01', appliedTo: '9999-12-31' }, sql`a.active`],
    [{ search: 'silva' }, sql`a.active and ' ' || plain(c.name) like '% silva%'`],
    [{ search: 'sil', show: 'all', status: ['new'] }, sql`a.status = 'new' and ' ' || plain(c.name) like '% sil%'`],
    [{ search: '  ' }, sql`a.active`],
    [{ unopened: 'true' }, sql`a.active and a.viewed_at is null and a.status <> 'hired'`],
    [{ unopened: 'false' }, sql`a.active and (a.viewed_at is not null or a.status = 'hired')`],
    [{ location: 'recife' }, sql`a.active and c.city = 'Recife'`],
    [{ location: 'SÃO pau', show: 'all' }, sql`c.city = 'São Paulo'`],
    [{ location: 'curitiba pr' }, sql`a.active and c.city = 'Curitiba' and c.state = 'PR'`],
    [{ location: '%' }, sql`false`],
    [{ unwanted: 'true' }, sql`false`],
    [{ unwanted: 'false' }, sql`a.active`],
  ];
  for (const [filters, condition] of cases) {
    const expected = await counted(condition);
    const { data } = await board(filters);
    expect(totals(data.columns), JSON.stringify(filters)).toEqual(expected);
    expect(
      data.columns.map(({ cards }) => cards.length),
      JSON.stringify(filters),
    ).toEqual(data.columns.map(({ total }) => Math.min(20, total)));
    const [first] = data.columns.filter(({ total }) => total > 1);
    // Each card says of itself what the filter asks for.
    if ('unopened' in filters)
      for (const card of data.columns.flatMap(({ cards }) => cards))
        expect(card.unopened, JSON.stringify(filters)).toBe((filters as { unopened?: string }).unopened === 'true');
    if (!first) continue;
    const page = (await column(first.stage.id, { ...filters, limit: 1 })).data;
    expect([page.total, page.cards]).toEqual([first.total, first.cards.slice(0, 1)]);
  }
});

test('words of a name are found in any order without accents, and words of the résumé', async () => {
  const job = { id: volume.jobId, slug: volume.jobSlug };
  const resume = { name: 'curriculo.pdf', body: await pdfResume([['TypeScript desde o primeiro emprego']]) };
  const muller = await applyTo(server, job, { fullName: 'Jürgen Müller', resume });
  const kowalski = await applyTo(server, job, { fullName: 'Ana Beatriz Kowalski', resume });
  await server.drain();
  const found = async (search: string) => {
    const { data } = await board({ search });
    return data.columns.flatMap(({ cards }) => cards.map(({ id }) => id));
  };
  for (const search of ['Müller', 'muller', 'MULL', 'müller jürgen', 'jur mul'])
    expect(await found(search)).toEqual([muller.id]);
  expect(await found('Kowalski Ana')).toEqual([kowalski.id]);
  for (const search of [muller.email, muller.email.split('@')[0] ?? ''])
    expect(await found(search), search).toEqual([muller.id]);
  expect(await found('kowalski jürgen')).toEqual([]);
  // Of the résumé that both have sent; words of one person alone, and whole words.
  expect((await found('typescript emprego')).sort()).toEqual([muller.id, kowalski.id].sort());
  for (const search of ['%', '_', '\\', "'; drop table applications; --", '100%'])
    expect(await found(search)).toEqual([]);
});

test('pages reach every card exactly once while new ones arrive and others leave', async () => {
  const { data } = await board();
  const [first] = data.columns;
  if (!first) throw new Error('no column');
  const order = inOrder();
  const there = await query(sql<{ id: string }>`
    select id from applications where stage_id = ${first.stage.id} and active order by ${order}`);
  const seen = first.cards.map(({ id }) => id);
  let { nextCursor: cursor, nextLateSince: lateSince } = first;
  let arrived = 0;
  for (let page = 0; cursor !== null; page += 1) {
    await applyTo(server, { id: volume.jobId, slug: volume.jobSlug }, { resume: null });
    arrived += 1;
    // The very card that the cursor names moves on: it still says where the page ends.
    if (page === 1 || page === 3)
      await sql`update applications set status = 'rejected', reply_due_at = null where id = ${cursor}`.execute(
        server.platform.database,
      );
    const next = (await column(first.stage.id, { cursor, lateSince: lateSince ?? undefined, limit: 100 })).data;
    seen.push(...next.cards.map(({ id }) => id));
    ({ nextCursor: cursor, nextLateSince: lateSince } = next);
  }
  expect(arrived).toBeGreaterThan(3);
  // Who applied while the overdue ones were read stands before the rest, which were read after that.
  const before = new Set(there.map(({ id }) => id));
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.filter((id) => before.has(id))).toEqual([...before]);
  expect((await column(first.stage.id)).data.total).toBe(there.length + arrived - 2);
});

test('cards are given by id, of this job alone', async () => {
  const { data } = await board({ perColumn: 2 });
  const wanted = data.columns.flatMap(({ cards }) => cards);
  const ids = [...wanted.map(({ id }) => id), newId()];
  const answer = await server.call(getCards, { as: recruiter.token, query: { jobId: volume.jobId, ids } });
  const byId = (list: readonly { id: string }[]) => [...list].sort((a, b) => (a.id < b.id ? -1 : 1));
  expect(byId(answer.data)).toEqual(byId(wanted));
  const [other] = await query(sql<{ id: string }>`select id from jobs where id <> ${volume.jobId}`);
  const elsewhere = await server.call(getCards, { as: recruiter.token, query: { jobId: other?.id, ids } });
  expect(elsewhere.data).toEqual([]);
});

test('what is not one’s own, or makes no sense, is refused', async () => {
  const stranger = await signUp(server, 'RECRUITER');
  const talent = await signUp(server, 'POTENTIAL');
  const [stage] = (await board()).data.columns.map((each) => each.stage);
  const reads = [
    [getBoard, { jobId: volume.jobId }],
    [getColumn, { jobId: volume.jobId, stageId: stage?.id }],
    [getCards, { jobId: volume.jobId, ids: [newId()] }],
  ] as const;
  for (const [endpoint, given] of reads) {
    expect((await server.call(endpoint, { query: given })).status).toBe(401);
    expect((await server.call(endpoint, { query: given, as: talent.token })).body.error).toBe('FORBIDDEN');
    expect((await server.call(endpoint, { query: given, as: stranger.token })).body.error).toBe('JOB_NOT_FOUND');
    expect((await server.call(endpoint, { query: { ...given, jobId: newId() }, as: recruiter.token })).status).toBe(
      404,
    );
  }
  expect((await column(newId())).body.error).toBe('STAGE_NOT_FOUND');
  const nonsense = [
    { status: 'nonsense' },
    { source: "x' or 1=1" },
    { appliedFrom: '2026-02-30' },
    { overdue: 'maybe' },
    { search: 'x'.repeat(121) },
    { perColumn: 51 },
  ];
  for (const filters of nonsense) expect((await board(filters)).body.error).toBe('VALIDATION_FAILED');
  for (const cursor of ['nonsense', newId()])
    expect((await column(stage?.id ?? '', { cursor })).body.error).toBe('VALIDATION_FAILED');
});

test('the board says how many people the job is to hire, and how many it has', async () => {
  const job = await publishJob(server, recruiter, { details: { openings: 1 } });
  const { id } = await applyTo(server, job);
  const of = () => server.call(getBoard, { as: recruiter.token, query: { jobId: job.id } });
  expect((await of()).data).toMatchObject({ job: { openings: 1, status: 'ACTIVE' }, counts: { hired: 0 } });
  const hired = await server.call(actOnCandidate, {
    as: recruiter.token,
    params: { id },
    body: { action: 'hire', reason: 'Combinado por telefone' },
  });
  expect(hired.status).toBe(200);
  // Enough are hired, and the job goes on.
  await server.drain();
  expect((await of()).data).toMatchObject({ job: { openings: 1, status: 'ACTIVE' }, counts: { hired: 1 } });
});
