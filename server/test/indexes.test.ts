import * as applications from '@prova/contract/applications';
import { listNotes } from '@prova/contract/evaluations';
import { getBoard, getCards, getColumn } from '@prova/contract/funnel';
import { listRecruiterJobs } from '@prova/contract/job-list';
import { listJobMembers, shareJob } from '@prova/contract/job-members';
import { getJob } from '@prova/contract/jobs';
import { recruiterHome, recruiterStats } from '@prova/contract/metrics';
import { countUnreadNotifications, listNotifications } from '@prova/contract/notifications';
import { listOffers, listOwnOffers, offerStats } from '@prova/contract/offers';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyTo } from './applications-factory.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { publishJob } from './jobs-factory.ts';
import { signUpMember } from './members.ts';
import { saveOffer } from './offers-factory.ts';
import { signUp } from './people.ts';
import { type Statement, statementsDuring } from './statements.ts';

/** Tables that grow with every company; a list must not read one from end to end. */
const GROWING = new Set([
  'applications',
  'application_events',
  'application_forms',
  'application_answers',
  'candidates',
  'candidate_search',
  'files',
  'file_texts',
  'job_members',
  'job_sources',
  'job_stages',
  'job_totals',
  'jobs',
  'mails',
  'notes',
  'notifications',
  'offers',
  'sessions',
  'users',
]);

let server: TestServer;
let client: pg.Client;

beforeAll(async () => {
  server = await startTestServer();
  client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  // These tables are tiny, and the planner would rather read them whole: where it still does, there is no other way.
  await client.query('set enable_seqscan = off');
});
afterAll(async () => {
  await client.end();
  await server.close();
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
  const own = table && GROWING.has(table) && whole ? [`${plan['Node Type']} ${table}`] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(wholeReads)];
}

/** Whole reads of a call, each with its statement. */
async function wholeReadsDuring(call: () => Promise<{ status: number }>): Promise<string[]> {
  let status: number | undefined;
  const statements = await statementsDuring(async () => {
    ({ status } = await call());
  });
  expect(status).toBe(200);
  const asked = statements.filter(({ text }) => /^\s*(select|with)\b/i.test(text));
  expect(asked.length).toBeGreaterThan(1);
  const found: string[] = [];
  for (const statement of asked) {
    const reads = wholeReads(await planOf(statement));
    found.push(...reads.map((read) => `${read}: ${statement.text.replace(/\s+/g, ' ')}`));
  }
  return found;
}

test('the check finds a statement that reads a whole table or index', async () => {
  const late = { text: 'select * from applications where stage_since > now()', values: [] };
  const ordered = { text: 'select * from applications order by id', values: [] };
  expect(wholeReads(await planOf(late))).toEqual(['Seq Scan applications']);
  expect(wholeReads(await planOf(ordered))).toEqual(['Index Scan applications']);
});

test('no list reads a growing table from end to end', async () => {
  const recruiter = await signUp(server, 'RECRUITER');
  const talent = await signUp(server, 'POTENTIAL');
  const job = await publishJob(server, recruiter);
  const candidate = await applyTo(server, job, { as: talent.token, email: talent.email });
  await saveOffer(server, recruiter, candidate);
  await server.drain();
  const jobId = job.id;
  const stageId = job.stages[0]?.id ?? '';
  const as = recruiter.token;
  const manager = await signUpMember(server, recruiter, 'hiring_manager');
  await server.call(shareJob, { as, params: { id: jobId }, body: { userId: manager.id } });
  const shared = manager.token;
  const params = { id: candidate.id };
  const board = (query: object) => server.call(getBoard, { as, query: { jobId, ...query } });

  const lists: Record<string, () => Promise<{ status: number }>> = {
    jobs: () => server.call(listRecruiterJobs, { as }),
    'jobs found': () => server.call(listRecruiterJobs, { as, query: { search: 'pessoa', status: 'active' } }),
    'jobs by candidates': () => server.call(listRecruiterJobs, { as, query: { sort: 'candidates' } }),
    job: () => server.call(getJob, { as, params: { id: jobId } }),
    home: () => server.call(recruiterHome, { as }),
    figures: () => server.call(recruiterStats, { as }),
    board: () => board({}),
    'board of all': () => board({ show: 'all' }),
    'board by status and source': () => board({ status: 'new', source: 'linkedin,direct' }),
    'board by day': () => board({ appliedFrom: '2026-11-01', appliedTo: '2026-11-30' }),
    'board of broken promises': () => board({ overdue: 'true' }),
    'board, searched': () => board({ search: 'pessoa candidata', show: 'all' }),
    column: () => server.call(getColumn, { as, query: { jobId, stageId } }),
    'column, further': () => server.call(getColumn, { as, query: { jobId, stageId, cursor: candidate.id } }),
    cards: () => server.call(getCards, { as, query: { jobId, ids: candidate.id } }),
    'candidates of a job': () => server.call(applications.jobCandidates, { as, params: { id: jobId } }),
    applications: () => server.call(applications.listApplications, { as }),
    'applications of a job, found': () =>
      server.call(applications.listApplications, {
        as,
        query: { jobId, status: 'pending', open: 'true', search: 'pessoa candidata', sort: 'oldest' },
      }),
    candidacy: () => server.call(applications.getApplication, { as, params }),
    timeline: () => server.call(applications.applicationTimeline, { as, params }),
    notes: () => server.call(listNotes, { as, params }),
    offers: () => server.call(listOffers, { as }),
    'offers by status': () => server.call(offerStats, { as }),
    notifications: () => server.call(listNotifications, { as }),
    'unread notifications': () => server.call(countUnreadNotifications, { as }),
    'shared jobs': () => server.call(listRecruiterJobs, { as: shared }),
    'home of shared jobs': () => server.call(recruiterHome, { as: shared }),
    'applications to shared jobs': () => server.call(applications.listApplications, { as: shared }),
    'offers in shared jobs': () => server.call(listOffers, { as: shared }),
    'offers in shared jobs by status': () => server.call(offerStats, { as: shared }),
    'a candidacy of a shared job': () => server.call(applications.getApplication, { as: shared, params }),
    'whom a job is shared with': () => server.call(listJobMembers, { as, params: { id: jobId } }),
    'own applications': () => server.call(applications.listApplications, { as: talent.token }),
    'own applications, found': () =>
      server.call(applications.listApplications, { as: talent.token, query: { search: 'pessoa', open: 'true' } }),
    'own offers': () => server.call(listOwnOffers, { as: talent.token }),
    'what may be claimed': () => server.call(applications.listClaimable, { as: talent.token }),
  };
  const found: Record<string, string[]> = {};
  for (const [name, call] of Object.entries(lists)) {
    const reads = await wholeReadsDuring(call);
    if (reads.length > 0) found[name] = reads;
  }
  expect(found).toEqual({});
});
