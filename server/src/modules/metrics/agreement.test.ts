import { getApplication } from '@prova/contract/applications/applications';
import { actOnCandidate, getBoard, moveCandidate } from '@prova/contract/funnel/funnel';
import { listRecruiterJobs } from '@prova/contract/jobs/job-list';
import { recruiterHome, recruiterStats, TIME_RANGES } from '@prova/contract/metrics/metrics';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../seeds/companies.ts';
import { seedMany, type Volume } from '../../../seeds/volume.ts';
import { applyTo } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { type Person, signIn } from '../../../test/people.ts';

let server: TestServer;
let volume: Volume;
let recruiter: Person;

beforeAll(async () => {
  server = await startTestServer();
  volume = await seedMany(server.databaseUrl, { applications: 800, jobs: 3 });
  server.clock.set(new Date(Date.now() + 3_600_000));
  recruiter = await signIn(server, volume.email, DEMO_PASSWORD);
  // Some were opened, and of those who wait in a stage of the company's some have waited too long.
  await sql`update applications a set viewed_at = case when hashtext(a.id::text) % 2 = 0 then now() end,
      reply_due_at = case when a.active and s.type not in ('offer', 'hired') and hashtext(a.id::text) % 5 <> 0
        then ${server.clock.now()}::timestamptz + make_interval(hours => hashtext(a.id::text) % 48) end
    from job_stages s where s.id = a.stage_id`.execute(server.platform.database);
});
afterAll(() => server.close());

const as = () => ({ as: recruiter.token });

/** By the words of the definitions, from the rows themselves. */
async function fromRows() {
  const now = server.clock.now();
  const { rows } = await sql<{ jobId: string; open: number; fresh: number; unopened: number; overdue: number }>`
    select a.job_id, count(*) filter (where process)::int as open,
      count(*) filter (where process and s.type = 'new')::int as fresh,
      count(*) filter (where process and a.viewed_at is null)::int as unopened,
      count(*) filter (where process and a.reply_due_at < ${now})::int as overdue
    from applications a join job_stages s on s.id = a.stage_id
    cross join lateral (select a.withdrawn_at is null and a.closed_at is null
      and a.status not in ('hired', 'rejected', 'not_a_fit', 'not_qualified', 'over_qualified') as process) state
    where a.company_id = ${volume.companyId} group by 1`.execute(server.platform.database);
  return rows;
}

async function expectAgreement(): Promise<void> {
  const truth = await fromRows();
  const sum = (of: 'open' | 'unopened' | 'overdue') => truth.reduce((all, row) => all + row[of], 0);
  const { data: home } = await server.call(recruiterHome, { ...as(), query: { limit: 20 } });
  const { data: list } = await server.call(listRecruiterJobs, { ...as(), query: { limit: 100 } });
  expect(home.waiting).toMatchObject({ unopened: sum('unopened'), overdue: sum('overdue') });
  const active = new Set(list.filter(({ status }) => status === 'ACTIVE' || status === 'OPEN').map(({ id }) => id));
  expect(home.figures.openApplications).toBe(
    truth.reduce((all, row) => all + (active.has(row.jobId) ? row.open : 0), 0),
  );
  await expectCurvesToAgree();
  const waiting = truth.filter(({ unopened, overdue }) => unopened + overdue > 0);
  expect(home.waiting.byJob.toSorted((a, b) => a.jobId.localeCompare(b.jobId))).toEqual(
    waiting
      .map(({ jobId, unopened, overdue }) => ({ jobId, unopened, overdue, title: expect.any(String) }))
      .toSorted((a, b) => a.jobId.localeCompare(b.jobId)),
  );
  expect([home.waiting.unopenedJobs, home.waiting.overdueJobs]).toEqual([
    truth.filter(({ unopened }) => unopened > 0).length,
    truth.filter(({ overdue }) => overdue > 0).length,
  ]);
  for (const { id, open, fresh } of list) {
    const row = truth.find(({ jobId }) => jobId === id) ?? { open: 0, fresh: 0, unopened: 0, overdue: 0 };
    expect([open, fresh], id).toEqual([row.open, row.fresh]);
    const shown = home.jobs.find((job) => job.id === id);
    expect(shown).toMatchObject({ open, unopened: row.unopened });
    const { data: board } = await server.call(getBoard, { ...as(), query: { jobId: id } });
    expect([board.counts.open, board.overdue]).toEqual([row.open, row.overdue]);
    expect(board.total).toBe(board.counts.open + board.counts.hired);
    expect(board.columns[0]?.total).toBe(row.fresh);
    expect(shown?.stages.map((stage) => [stage.name, stage.open])).toEqual(
      board.columns.filter(({ stage }) => stage.type !== 'hired').map(({ stage, total }) => [stage.name, total]),
    );
    expect(shown?.stages.reduce((sum, stage) => sum + stage.overdue, 0)).toBe(row.overdue);
  }
}

/** What the curves add up to is what the figures say, and what the rows say. */
async function expectCurvesToAgree(): Promise<void> {
  for (const timeRange of TIME_RANGES) {
    const { data } = await server.call(recruiterStats, { ...as(), query: { timeRange } });
    const { rows } = await sql<{ applied: number; hired: number }>`
      select (select count(*)::int from applications
          where company_id = ${volume.companyId} and applied_at >= ${data.since}) as applied,
        (select count(*)::int from application_events
          where company_id = ${volume.companyId} and to_status = 'hired' and created_at >= ${data.since}) as hired`.execute(
      server.platform.database,
    );
    const sums = [data.applications, data.hired].map(({ curve }) => curve.reduce((all, count) => all + count, 0));
    expect(sums, timeRange).toEqual([rows[0]?.applied, rows[0]?.hired]);
    expect([data.applications.count, data.hired.count], timeRange).toEqual(sums);
  }
}

test('home, list and board say the same of a company with many candidates', expectAgreement);

test('they go on agreeing whatever is done', async () => {
  const job = await publishJob(server, recruiter);
  const [opened, moved, rejected, hired, held] = [
    await applyTo(server, job),
    await applyTo(server, job),
    await applyTo(server, job),
    await applyTo(server, job),
    await applyTo(server, job),
  ];
  await expectAgreement();
  const before = (await server.call(recruiterHome, as())).data.waiting.unopened;
  await server.call(getApplication, { ...as(), params: { id: opened.id } });
  await server.call(getApplication, { ...as(), params: { id: opened.id } });
  expect((await server.call(recruiterHome, as())).data.waiting.unopened).toBe((before ?? 0) - 1);
  const review = job.stages.find(({ type }) => type === 'review')?.id ?? '';
  await server.call(moveCandidate, { ...as(), params: { id: moved.id }, body: { targetStageId: review } });
  const act = (id: string, body: object) => server.call(actOnCandidate, { ...as(), params: { id }, body });
  await act(rejected.id, { action: 'reject', reason: 'Outro perfil' });
  await act(hired.id, { action: 'hire', reason: 'Combinado por telefone' });
  await act(held.id, { action: 'hold' });
  server.clock.advance(6 * 86_400);
  recruiter = await signIn(server, volume.email, DEMO_PASSWORD);
  await expectAgreement();
  await act(held.id, { action: 'reopen' });
  await act(rejected.id, { action: 'reopen' });
  await expectAgreement();
});
