import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedMatching } from '../seeds/matching-volume.ts';
import { seedMany, type Volume } from '../seeds/volume.ts';
import { refreshJobs, refreshTalents } from '../src/modules/matching/matching.service.ts';
import { system } from '../src/platform/actor.ts';
import { createContext } from '../src/platform/context.ts';
import { createTestDatabase } from './database.ts';
import { startTestServer } from './harness.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
let volume: Volume;

beforeAll(async () => {
  database = await createTestDatabase();
  volume = await seedMany(database.url, { applications: 500, jobs: 12 });
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

const rows = async (sql: string) => (await client.query(sql)).rows;

test('one company has the jobs, one job the applications', async () => {
  expect(await rows('select company_id as id, count(*)::int from jobs group by 1')).toEqual([
    { id: volume.companyId, count: 12 },
  ]);
  expect(await rows('select job_id as id, count(*)::int from applications group by 1')).toEqual([
    { id: volume.jobId, count: 500 },
  ]);
  expect(await rows('select distinct s.type from applications a join job_stages s on s.id = a.stage_id')).toHaveLength(
    7,
  );
});

test('what is measured is whole: history, search and totals agree with the applications', async () => {
  expect(
    await rows(`
      select a.status, a.stage_id from applications a
      left join lateral (select to_status from application_events where application_id = a.id order by id desc limit 1) e on true
      left join lateral (select to_stage_id from application_events where application_id = a.id and to_stage_id is not null order by id desc limit 1) s on true
      where a.status is distinct from e.to_status or a.stage_id is distinct from s.to_stage_id`),
  ).toEqual([]);
  expect(
    await rows(
      `select applications, active > 0 and active < applications as spread from job_totals where job_id = '${volume.jobId}'`,
    ),
  ).toEqual([{ applications: 500, spread: true }]);
  expect(await rows('select count(*)::int as found from candidate_search')).toEqual([{ found: 500 }]);
  expect(await rows('select count(*)::int as found from job_search')).toEqual([{ found: 12 }]);
});

test('talents and jobs of a volume are derived as the tasks would derive them, also where it grows', async () => {
  const server = await startTestServer();
  try {
    const { companyId } = await seedMany(server.databaseUrl, { applications: 1, jobs: 1 });
    for (const size of [20, 40]) await seedMatching(server.databaseUrl, companyId, { talents: size, jobs: size });
    const { database } = server.platform;
    const stored = async () => ({
      talents: await database.selectFrom('matchTalents').selectAll().orderBy('talentId').execute(),
      skills: await database.selectFrom('matchSkills').selectAll().orderBy('talentId').orderBy('skillId').execute(),
      jobs: await database.selectFrom('matchJobs').selectAll().orderBy('jobId').execute(),
      needs: await database.selectFrom('matchNeeds').selectAll().orderBy('jobId').orderBy('skillId').execute(),
    });
    const seeded = await stored();
    expect([seeded.talents.length, seeded.jobs.length]).toEqual([40, 40]);
    const ctx = createContext(server.platform, { actor: system, locale: 'pt-BR' });
    await refreshTalents(
      ctx,
      seeded.talents.map(({ talentId }) => talentId),
    );
    await refreshJobs(
      ctx,
      seeded.jobs.map(({ jobId }) => jobId),
    );
    const worked = await stored();
    const rounded = (rows: readonly object[]) =>
      rows.map((row) =>
        Object.fromEntries(
          Object.entries(row).flatMap(([column, value]) => {
            // What is common weighs less, in an order of its own: which needs there are is enough.
            if (['createdAt', 'weight', 'need', 'stamp'].includes(column)) return [];
            return [[column, typeof value === 'number' ? value.toFixed(9) : value]];
          }),
        ),
      );
    for (const table of ['talents', 'skills', 'jobs', 'needs'] as const)
      expect([table, rounded(worked[table])]).toEqual([table, rounded(seeded[table])]);
  } finally {
    await server.close();
  }
});
