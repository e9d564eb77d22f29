// npm run shots [-- <part of a screen's name>]: pictures of every screen in every look, in ./shots, for looking at.
import { rm } from 'node:fs/promises';
import pg from 'pg';
import type { DemoIds } from '../e2e/support/screens.ts';
import { startTestedServer } from '../e2e/support/server.ts';
import { shootScreens } from '../e2e/support/shoot.ts';
import { openTestServer } from '../server/test/database-server.ts';
import { ensureBrowser } from './install-browser.ts';
import { say, step } from './say.ts';
import { buildWebClient } from './web-client.ts';

const [only] = process.argv.slice(2);

async function demoIds(databaseUrl: string): Promise<DemoIds> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string; slug: string; status: string }>(
      `select job.id, job.slug, job.status from jobs job join companies company on company.id = job.company_id
       left join job_totals total on total.job_id = job.id
       where company.slug = 'aurora-sistemas' order by coalesce(total.applications, 0) desc`,
    );
    const job = rows.find(({ status }) => status === 'ACTIVE');
    const draft = rows.find(({ status }) => status === 'DRAFT');
    if (!job || !draft) throw new Error('The demo lacks an active job or a draft.');
    return { jobId: job.id, jobSlug: job.slug, draftId: draft.id };
  } finally {
    await client.end();
  }
}

process.env.CHROMIUM_PATH = await ensureBrowser();
await buildWebClient();
const database = await openTestServer();
try {
  const server = await startTestedServer({
    databaseServer: database.url,
    seeded: true,
    logFile: 'test-results/shots.log',
  });
  try {
    step('server ready');
    if (!only) await rm('shots', { recursive: true, force: true });
    const taken = await shootScreens({
      serverUrl: server.url,
      demo: await demoIds(server.databaseUrl),
      folder: 'shots',
      only,
      report: say,
    });
    step(`${taken} pictures in ./shots`);
  } finally {
    await server.stop();
  }
} finally {
  await database.stop();
}
process.disconnect?.();
