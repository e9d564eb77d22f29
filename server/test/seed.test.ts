import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { login } from '@prova/contract/accounts/accounts';
import { PRIVACY_VERSION } from '@prova/contract/accounts/document-versions';
import { CANDIDATE_STATUSES } from '@prova/contract/applications/application-status';
import { applicationForm } from '@prova/contract/applications/applications';
import { listFeedbacks } from '@prova/contract/evaluations/feedbacks';
import { getBoard } from '@prova/contract/funnel/funnel';
import { findLegalConcerns } from '@prova/contract/jobs/job-law';
import { JOB_STATUSES } from '@prova/contract/jobs/job-status';
import { detailsStep, pipelineStep } from '@prova/contract/jobs/job-steps';
import { listPublicJobs } from '@prova/contract/jobs/public-jobs';
import { findUnknownVariables } from '@prova/contract/jobs/template-text';
import { listArticles } from '@prova/contract/knowledge/articles';
import { getCourse, listCourses } from '@prova/contract/knowledge/courses';
import { listLearningPaths } from '@prova/contract/knowledge/learning-paths';
import { recommendJobs } from '@prova/contract/matching/matching';
import { OFFER_STATUSES } from '@prova/contract/offers/offers';
import { REQUEST_STATES } from '@prova/contract/privacy/data-request-rules';
import { profileInput } from '@prova/contract/recruiters/recruiters';
import { ownTalentProfile } from '@prova/contract/talents/talents';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../seeds/companies.ts';
import { seedDemo } from '../seeds/seed.ts';
import { type App, createApp } from '../src/app.ts';
import { verifyPassword } from '../src/modules/accounts/passwords/password-hash.ts';
import { systemClock } from '../src/platform/clock.ts';
import { type Config, readConfig } from '../src/platform/config.ts';
import { createLog } from '../src/platform/log.ts';
import { openStorage } from '../src/platform/storage/open-storage.ts';
import type { Storage } from '../src/platform/storage/storage.ts';
import { steppedTasks } from '../src/platform/tasks/stepped-tasks.ts';
import { createTestDatabase } from './database.ts';
import { call } from './harness.ts';

/** A scenario takes some seconds of both cores, which other tests use, too. */
const SEED_MS = 300_000;

const log = createLog('silent');
const now = new Date('2026-03-11T15:20:00Z');
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
let folder: string;
let config: Config;
let storage: Storage;

const configOf = (databaseUrl: string) =>
  readConfig(
    { NODE_ENV: 'test', DATABASE_URL: databaseUrl, DATA_DIR: folder, RATE_LIMITS: 'false', MAIL_DNS: 'off' },
    { secret: (name) => `${name}-secret-of-the-tests-0123456789abcdef` },
  );

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'prova-seed-'));
  config = configOf(database.url);
  storage = openStorage(config);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  // Somebody is quicker than the scenario.
  await client.query(
    `insert into login_failures (id, email_hash, address, created_at) values (gen_random_uuid(), 'early', '127.0.0.1', $1)`,
    [now],
  );
  await seedDemo(config, { log, now });
}, SEED_MS);

afterAll(async () => {
  await client.end();
  await database.drop();
  await rm(folder, { recursive: true });
});

async function rows<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  return (await client.query<Row>(sql)).rows;
}
const count = async (sql: string) => Number((await rows<{ count: string }>(`select count(*) from ${sql}`))[0]?.count);
/** Nothing may break this rule. */
const none = async (sql: string) => expect(await rows(sql)).toEqual([]);

const aurora = `(select id from companies where slug = 'aurora-sistemas')`;

test('whoever tried its accounts too early is not locked out of them', () =>
  none(`select from login_failures where email_hash = 'early'`));

describe('what there is', () => {
  test('six jobs and 150 candidates of one company, and other companies beside it', async () => {
    expect(
      await rows(`select status, count(*)::int from jobs where company_id = ${aurora} group by 1 order by 1`),
    ).toEqual([
      { status: 'ACTIVE', count: 4 },
      { status: 'DRAFT', count: 1 },
      { status: 'ON_HOLD', count: 1 },
    ]);
    expect(await count(`candidates where company_id = ${aurora}`)).toBe(150);
    expect(await count('companies where verified_at is not null')).toBe(3);
    expect(await count(`companies where verified_at is null and id <> house()`)).toBe(1);
  });

  test('visitors have written to whoever runs the platform, and subscribed to the newsletter', async () => {
    const [found] = await rows<Record<string, number>>(`
      select (select count(distinct topic)::int from contact_messages) as topics,
        (select count(distinct date(created_at))::int from contact_messages) as days,
        (select count(*)::int from contact_messages m join mails on dedupe_key = 'contact_message:' || m.id) as mailed,
        (select count(*)::int from newsletter_subscribers where confirmed_at is not null and unsubscribed_at is null) as subscribed,
        (select count(*)::int from newsletter_subscribers where confirmed_at is not null and unsubscribed_at is not null) as left,
        (select count(*)::int from newsletter_subscribers where confirmed_at is null and unsubscribed_at is null) as unconfirmed,
        (select count(*)::int from newsletter_subscribers where confirmed_at is null and unsubscribed_at is not null) as strangers`);
    expect(found).toEqual({ topics: 4, days: 5, mailed: 5, subscribed: 7, left: 1, unconfirmed: 1, strangers: 1 });
    // Nobody of them is anybody.
    await none(`select email from contact_messages where email not like '%.example'
      union all select email from newsletter_subscribers where email not like '%.example'`);
  });

  test('an expert has written a shelf to learn from, and several talents have begun', async () => {
    const [found] = await rows<Record<string, number>>(`
      select (select count(*)::int from knowledge_items where kind = 'article' and status = 'published') as articles,
        (select count(*)::int from knowledge_items where kind = 'course' and status = 'published' and test_id is not null) as courses,
        (select count(*)::int from knowledge_items where kind = 'path' and status = 'published') as paths,
        (select count(distinct date(published_at))::int from knowledge_items) as days,
        (select count(*)::int from knowledge_lessons where status = 'published') as lessons,
        (select count(distinct talent_id)::int from enrolments) > 5 as learners`);
    expect(found).toEqual({ articles: 6, courses: 3, paths: 2, days: 11, lessons: 16, learners: true });
  });

  test('talents of all levels tell of themselves, prove, post and are looked at', async () => {
    const [found] = await rows<Record<string, number>>(`
      select (select count(*)::int from talents where title is not null and languages <> '[]') as talents,
        (select count(distinct seniority)::int from talents) as levels,
        (select count(*)::int from talents t where (select count(*) from talent_skills where talent_id = t.id) >= 4) as skilled,
        (select count(distinct t.id)::int from talents t join candidates c on c.talent_id = t.id) as applicants,
        (select count(*)::int from talents t join users u on u.id = t.user_id where u.photo_file_id is not null) as photos,
        (select count(distinct talent_id)::int from proofs) as proven,
        (select count(distinct talent_id)::int from posts) as posting,
        (select count(distinct talent_id)::int from profile_views) as seen,
        (select count(*)::int from dismissed_jobs) as refused`);
    const least = {
      talents: 40,
      levels: 9,
      skilled: 40,
      applicants: 10,
      photos: 10,
      proven: 15,
      posting: 10,
      seen: 10,
      refused: 2,
    };
    for (const [what, number] of Object.entries(least))
      expect([what, Math.min(found?.[what] ?? 0, number)]).toEqual([what, number]);
    await none(`select t.id from talents t left join match_talents m on m.talent_id = t.id where m.talent_id is null`);
    await none(
      `select t.id from talents t join match_talents m on m.talent_id = t.id where m.visible <> (t.visibility = 'open')`,
    );
  });

  test('the demo accounts sign in: verified, with consents, by the known password', async () => {
    const found = await rows<{ email: string; role: string; password_hash: string; consents: number }>(
      `select email, role, password_hash, (select count(*)::int from consents c where c.user_id = u.id) as consents
       from users u where email in ('recrutadora@aurora.example', 'talento@aurora.example') and email_verified_at is not null order by email`,
    );
    expect(found.map(({ email, role, consents }) => [email, role, consents])).toEqual([
      ['recrutadora@aurora.example', 'RECRUITER', 3],
      ['talento@aurora.example', 'POTENTIAL', 3],
    ]);
    for (const user of found) expect(await verifyPassword(user.password_hash, DEMO_PASSWORD)).toBe(true);
  });

  test('Aurora was asked about data: by people it knows, one is due soon, and each has its history', async () => {
    const asked = await rows<{ kind: string; state: string; due: number; known: boolean; entries: number }>(`
      select r.kind, r.state, round(extract(epoch from r.due_at - '${now.toISOString()}') / 86400)::int as due,
        exists (select from candidates c where c.company_id = r.company_id and c.email = r.address) as known,
        (select count(*)::int from audit_entries a where a.subject_id = r.id) as entries
      from privacy_requests r where r.company_id = ${aurora} and r.state <> 'received' order by r.due_at`);
    expect(asked).toEqual([
      { kind: 'object', state: 'refused', due: -30, known: true, entries: 2 },
      { kind: 'information', state: 'answered', due: -15, known: true, entries: 2 },
      { kind: 'erase', state: 'working', due: 3, known: true, entries: 2 },
      { kind: 'export', state: 'confirmed', due: 12, known: true, entries: 1 },
      { kind: 'correct', state: 'confirmed', due: 14, known: true, entries: 1 },
    ]);
    await none(
      `select id from privacy_requests where answered_at > '${now.toISOString()}' or answered_at < confirmed_at`,
    );
  });

  test('companies show logos that are pictures; the newest has none yet', async () => {
    const logos = await rows<{ slug: string; storage_key: string | null; mime: string | null }>(
      `select c.slug, f.storage_key, f.mime from companies c
       left join files f on f.id = c.logo_file_id and f.company_id = c.id and f.state = 'stored'
       where c.id != house() order by c.slug`,
    );
    expect(logos.map(({ slug, mime }) => [slug, mime])).toEqual([
      ['aurora-sistemas', 'image/webp'],
      ['estudio-cajuina', null],
      ['jatoba-saude', 'image/webp'],
      ['mare-logistica', 'image/webp'],
    ]);
    for (const { storage_key } of logos) {
      if (storage_key === null) continue;
      const { stream } = await storage.read(storage_key);
      const { format, width } = await sharp(await buffer(stream)).metadata();
      expect([format, width]).toEqual(['webp', 256]);
    }
  });

  test('each role of a team is there, one person works for two companies, and invitations wait', async () => {
    const people = await rows<{ email: string; account: string; roles: string[] }>(
      `select u.email, u.role as account, array_agg(m.role::text || '@' || c.slug order by c.slug) as roles
       from users u join company_members m on m.user_id = u.id join companies c on c.id = m.company_id
       where u.id in (select user_id from company_members where company_id = ${aurora}) group by 1, 2 order by 1`,
    );
    expect(people).toEqual([
      { email: 'avaliadora@aurora.example', account: 'EXPERT', roles: ['expert@aurora-sistemas'] },
      { email: 'entrevistador@aurora.example', account: 'RECRUITER', roles: ['interviewer@aurora-sistemas'] },
      { email: 'gestora@aurora.example', account: 'RECRUITER', roles: ['hiring_manager@aurora-sistemas'] },
      {
        email: 'rafael.antunes@aurora.example',
        account: 'RECRUITER',
        roles: ['recruiter@aurora-sistemas', 'recruiter@estudio-cajuina'],
      },
      { email: 'recrutadora@aurora.example', account: 'RECRUITER', roles: ['owner@aurora-sistemas'] },
    ]);
    const shares = await rows<{ email: string; jobs: number }>(
      'select u.email, count(*)::int as jobs from job_members s join users u on u.id = s.user_id group by 1 order by 1',
    );
    expect(shares).toEqual([
      { email: 'entrevistador@aurora.example', jobs: 1 },
      { email: 'gestora@aurora.example', jobs: 2 },
    ]);
    // Their mails lead to them.
    const waiting = 'company_invitations i where i.accepted_at is null';
    await none(`
      select i.email from company_invitations i
      left join mails m on m.recipient = i.email and m.kind = 'invitation'
      left join tokens t on t.subject_id = i.id and t.kind = 'invitation' and t.expires_at = i.expires_at
      where i.accepted_at is null and (i.expires_at <= '${now.toISOString()}' or m.id is null or t.id is null)`);
    expect(await count(waiting)).toBe(2);
    expect(await rows('select method, state from company_verifications order by 1, 2')).toEqual([
      { method: 'cnpj', state: 'confirmed' },
      { method: 'cnpj', state: 'pending' },
      { method: 'mail_domain', state: 'confirmed' },
      { method: 'mail_domain', state: 'confirmed' },
    ]);
  });

  test('every person and company is invented', async () => {
    await none(
      `select email from users where email not like '%.example' union select email from candidates where email not like '%.example'`,
    );
  });

  test('every status that the product can bring about is there', async () => {
    const statusesOf = async (table: string, column = 'status') => {
      const found = await rows<{ status: string }>(`select distinct ${column} as status from ${table}`);
      return found.map(({ status }) => status).sort();
    };
    const sorted = (statuses: readonly string[]) => statuses.toSorted();
    // No room begins an interview by itself yet; who accepts an offer is hired at once.
    const later = /^doing_|^offer_approved$/;
    const found = await statusesOf('applications');
    // Few rest in a stage of tests, or of interviews with the program: which of its statuses there are depends on the day.
    const few = /^(open_to_test|test_|ai_interview_)/;
    for (const each of [/^(open_to_test|test_)/, /^ai_interview_/])
      expect(found.some((status) => each.test(status))).toBe(true);
    expect(found.filter((each) => !few.test(each))).toEqual(
      sorted(CANDIDATE_STATUSES.filter((each) => !later.test(each) && !few.test(each))),
    );
    expect(await count("interview_analyses where state = 'done'")).toBeGreaterThan(0);
    expect(await count("test_attempts where submitted_by = 'candidate'")).toBeGreaterThan(10);
    expect(await count('test_attempts where graded_at is not null')).toBeGreaterThan(10);
    expect(await statusesOf('jobs')).toEqual(sorted(JOB_STATUSES.filter((each) => each !== 'OPEN')));
    expect(await statusesOf('offers')).toEqual(sorted(OFFER_STATUSES));
    // Nothing withdraws a request yet.
    expect(await statusesOf('privacy_requests', 'state')).toEqual(
      sorted(REQUEST_STATES.filter((each) => each !== 'withdrawn')),
    );
    expect(await count('applications where withdrawn_at is not null')).toBeGreaterThan(0);
    expect(await count('applications where closed_at is not null')).toBeGreaterThan(0);
  });

  test('interviews took place, were missed, declined and moved, wait for a decision, and are ahead', async () => {
    const at = `'${now.toISOString()}'`;
    const [found] = await rows<Record<string, number>>(`
      select count(*) filter (where i.status = 'completed')::int as completed,
        count(*) filter (where i.cause = 'no_show_candidate')::int as missed,
        count(*) filter (where i.status = 'declined')::int as declined,
        count(*) filter (where i.status = 'scheduled' and i.ends_at < ${at})::int as "outcomeOpen",
        count(*) filter (where i.status = 'scheduled' and c.answer = 'another_time')::int as "anotherTime",
        count(*) filter (where i.status = 'scheduled' and (i.starts_at at time zone i.time_zone)::date = (${at}::timestamptz at time zone i.time_zone)::date
          and i.starts_at > ${at})::int as "today",
        count(distinct i.type) filter (where i.starts_at > ${at})::int as "typesAhead",
        (select count(*)::int from application_events where type = 'interview' and data ->> 'status' = 'moved') as moved
      from interviews i join interview_participants c on c.interview_id = i.id and c.user_id is null`);
    const least = {
      completed: 10,
      missed: 1,
      declined: 1,
      outcomeOpen: 1,
      anotherTime: 1,
      today: 2,
      typesAhead: 3,
      moved: 1,
    };
    for (const [what, number] of Object.entries(least))
      expect([what, Math.min(found?.[what] ?? 0, number)]).toEqual([what, number]);
    const talents = await rows<{ company: string; weekday: number; local: string }>(`
      select co.slug as company, extract(dow from i.starts_at at time zone i.time_zone)::int as weekday,
        to_char(i.starts_at at time zone i.time_zone, 'HH24:MI') as local
      from interviews i join applications a on a.id = i.application_id join candidates c on c.id = a.candidate_id
      join talents t on t.id = c.talent_id join users u on u.id = t.user_id join companies co on co.id = i.company_id
      where u.email = 'talento@aurora.example' and i.status = 'scheduled' and i.starts_at > ${at}`);
    // As it was agreed in messages.
    expect(talents).toEqual([{ company: 'mare-logistica', weekday: 2, local: '09:30' }]);
    // Nobody is in two places.
    await none(`
      select p.user_id, i.starts_at, j.starts_at as other from interviews i join interview_participants p on p.interview_id = i.id
      join interview_participants q on q.user_id = p.user_id and q.interview_id > p.interview_id
      join interviews j on j.id = q.interview_id and (j.starts_at, j.ends_at) overlaps (i.starts_at, i.ends_at)`);
  });

  test('a few people answered otherwise than the recruiter hopes', async () => {
    const answered = `application_answers w join job_questions q on q.id = w.question_id where q.wanted is not null`;
    const unwanted = await count(`${answered} and q.wanted <> w.answer #>> '{}'`);
    expect(unwanted).toBeGreaterThan(3);
    expect(unwanted).toBeLessThan((await count(answered)) / 2);
  });

  test('the talent has an offer to answer and applications in several states', async () => {
    expect(
      await count(`offers o join applications a on a.id = o.application_id join candidates c on c.id = a.candidate_id
        where c.talent_id is not null and o.status = 'sent'`),
    ).toBe(1);
    expect(
      await count(
        '(select distinct a.status from applications a join candidates c on c.id = a.candidate_id where c.talent_id is not null) s',
      ),
    ).toBeGreaterThanOrEqual(3);
  });

  test('recruiter and talent have read and unread notifications', async () => {
    const people = await rows<{ email: string; unread: number; read: number }>(
      `select u.email, count(*) filter (where n.read_at is null)::int as unread, count(n.read_at)::int as read
       from notifications n join users u on u.id = n.user_id
       where u.email in ('recrutadora@aurora.example', 'talento@aurora.example') group by 1`,
    );
    expect(people).toHaveLength(2);
    for (const { unread, read } of people) expect(Math.min(unread, read)).toBeGreaterThan(0);
  });

  test('résumés are stored as the rows say', async () => {
    const files = await rows<{ storage_key: string; bytes: number }>(
      `select f.storage_key, f.bytes::int from files f join candidates c on c.resume_file_id = f.id where f.state = 'stored' order by f.id limit 3`,
    );
    expect(files).toHaveLength(3);
    for (const file of files) {
      const { stream } = await storage.read(file.storage_key);
      const body = await buffer(stream);
      expect(body.length).toBe(file.bytes);
      expect(body.subarray(0, 5).toString()).toBe('%PDF-');
    }
    await none(
      'select c.id from candidates c left join files f on f.id = c.resume_file_id and f.company_id = c.company_id where f.id is null',
    );
  });
});

describe('what must agree', () => {
  test('every history ends in the status and the stage of its application', async () => {
    await none(`
      select a.id, a.status, e.to_status from applications a
      left join lateral (select to_status from application_events where application_id = a.id and to_status is not null order by id desc limit 1) e on true
      where a.status is distinct from e.to_status`);
    await none(`
      select a.id from applications a
      left join lateral (select to_stage_id from application_events where application_id = a.id and to_stage_id is not null order by id desc limit 1) e on true
      where a.stage_id is distinct from e.to_stage_id`);
  });

  test('every step of a history begins where the one before ended', async () => {
    await none(`
      select * from (
        select application_id, from_status, lag(to_status) over (partition by application_id order by id) as before, id
        from application_events where to_status is not null) e
      where from_status is distinct from before`);
    await none(`
      select * from (
        select application_id, created_at, lag(created_at) over (partition by application_id order by id) as before from application_events) e
      where created_at <= before`);
    await none(
      `select application_id from application_events group by 1 having (array_agg(type order by id))[1] <> 'applied'`,
    );
  });

  test('status and stage fit each other', async () => {
    await none(`
      select a.status, s.type from applications a join job_stages s on s.id = a.stage_id
      where a.status not in ('rejected', 'not_a_fit', 'not_qualified', 'over_qualified', 'put_on_hold') and not case s.type
        when 'new' then a.status = 'new'
        when 'review' then a.status = 'review'
        when 'custom' then a.status = 'review'
        when 'test' then a.status in ('open_to_test', 'test_sent', 'test_done', 'test_declined')
        when 'interview' then a.status in ('open_to_interview', 'interview_scheduled', 'interview_done', 'interview_declined', 'interview_cancelled')
        when 'interview_ia' then a.status = 'open_to_interview' or a.status like 'ai\\_interview\\_%'
        when 'offer' then a.status in ('offer_sent', 'offer_declined', 'offer_expired')
        else a.status = 'hired' end
        -- A cancelled offer gives back the status from before, whatever the stage is called.
        and not exists (select from offers o where o.application_id = a.id and o.status = 'cancelled')`);
  });

  test('offers agree with their application', async () => {
    await none(`
      select o.status, a.status from offers o join applications a on a.id = o.application_id
      where not case o.status when 'sent' then a.status = 'offer_sent' when 'viewed' then a.status = 'offer_sent'
        when 'approved' then a.status = 'hired' when 'declined' then a.status = 'offer_declined'
        when 'expired' then a.status = 'offer_expired' else not a.status like 'offer%' end`);
    await none(`select id from offers where status in ('sent', 'viewed') and valid_until <= '${now.toISOString()}'`);
    await none(`select id from offers where status = 'expired' and valid_until > '${now.toISOString()}'`);
  });

  test('totals are the truth', async () => {
    await none(`
      select t.job_id from job_totals t
      left join (select job_id, count(*) as applications, count(*) filter (where active) as active, count(*) filter (where status = 'hired') as hired
        from applications group by 1) a using (job_id)
      left join (select job_id, sum(views) as views from job_traffic group by 1) v using (job_id)
      where (t.applications, t.active, t.hired, t.views) is distinct from
        (coalesce(a.applications, 0), coalesce(a.active, 0), coalesce(a.hired, 0), coalesce(v.views, 0))`);
    expect(await count('job_totals')).toBe(await count('jobs'));
  });

  test('exactly the listed jobs can be found', async () => {
    await none(`
      select j.id from jobs j join companies c on c.id = j.company_id left join job_search s on s.job_id = j.id
      where (j.status in ('ACTIVE', 'OPEN') and c.verified_at is not null) <> (s.job_id is not null)`);
    expect(await count('job_search')).toBe(15);
  });

  test('all times are those of the scenario: no row and no id takes another clock', async () => {
    // What the migrations wrote was there before.
    const columns = await rows<{ table: string; column: string }>(`
      select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' and data_type = 'timestamp with time zone'
        and column_name !~ '^(expires|due|not_before|next_run|valid_until|reply_due|code_expires|starts_at|ends_at|closes_at)'
        and table_name not in ('schema_migrations', 'skills', 'skill_aliases', 'skill_relations', 'skill_dictionary', 'plans')`);
    const [from, to] = [new Date(now.getTime() - 90 * 86_400_000), now].map((at) => `'${at.toISOString()}'`);
    for (const { table, column } of columns)
      await none(`
        select '${table}.${column}' as at, "${column}" as value from ${table}
        where "${column}" not between ${from} and ${to} ${table === 'companies' ? 'and id <> house()' : ''} limit 1`);
    // What candidates and graders see of a test is by chance: they are not to learn a time or an order from it.
    const ids = await rows<{ table: string }>(`
      select table_name as "table" from information_schema.columns
      where table_schema = 'public' and column_name = 'id' and data_type = 'uuid'
        and table_name not in ('skills', 'test_attempts', 'version_questions', 'answer_videos')`);
    for (const { table } of ids)
      await none(`
        select '${table}' as "table", id from ${table} where to_timestamp(('x' || substr(replace(id::text, '-', ''), 1, 12))::bit(48)::bigint / 1000.0)
          not between ${from} and ${to} ${table === 'companies' ? 'and id <> house()' : ''} limit 1`);
  });

  test('every application has its mail and its notifications, and so has what became of it', async () => {
    await none(`
      select a.id from applications a left join mails m on m.application_id = a.id and m.kind = 'application_received'
      where m.id is null`);
    await none(`
      select o.id from offers o left join mails m on m.kind = 'offer_sent' and m.params ->> 'offerId' = o.id::text
      where o.status <> 'pending' and m.id is null`);
    await none(`
      select o.id, o.status from offers o left join mails m on m.application_id = o.application_id and m.kind = 'offer_' || o.status
      where o.status in ('cancelled', 'expired') and m.id is null`);
    await none(`
      select a.id from applications a
      left join notifications n on n.params ->> 'applicationId' = a.id::text
      where a.applied_at > '${new Date(now.getTime() - 20 * 86_400_000).toISOString()}' and n.id is null`);
  });

  test('nothing has happened before its time, or happens after now', async () => {
    const at = now.toISOString();
    await none(`
      select 'event' as what from application_events where created_at > '${at}'
      union select 'application' from applications a join jobs j on j.id = a.job_id where a.applied_at < j.published_at or a.stage_since > '${at}'
      union select 'mail' from mails where sent_at > '${new Date(now.getTime() + 10_000).toISOString()}'
      union select 'note' from notes where created_at > '${at}'
      union select 'offer' from offers where greatest(sent_at, viewed_at, responded_at, ended_at) > '${at}'`);
  });

  test('every mail was sent and keeps no secret', async () => {
    await none(
      `select id from mails where state not in ('sent', 'cancelled') or (state = 'sent' and body is null) or body ~ '/(offers|applications)/[A-Za-z0-9_-]{43}'`,
    );
    await none(`
      select o.mail_id from outbox_mails o cross join unnest(o.links) link
      where link ~ '/(offers|applications)/[A-Za-z0-9_-]{43}$' and not exists (
        select from tokens t where t.hash = sha256(convert_to(regexp_replace(link, '^.*/', ''), 'UTF8')))`);
  });
});

describe('what the product itself would have accepted', () => {
  test('jobs pass the steps of the wizard and demand nothing that the law forbids', async () => {
    const jobs = await rows<Record<string, string | number | null>>('select * from jobs');
    for (const job of jobs) {
      const details = detailsStep.safeParse({
        title: job.title,
        locationModel: job.location_model,
        address: job.address ?? '',
        city: job.city ?? '',
        state: job.state ?? '',
        contractType: job.contract_type,
        seniority: job.seniority,
        payMode: job.pay_mode,
        payMin: job.pay_min === null ? null : Number(job.pay_min),
        payMax: job.pay_max === null ? null : Number(job.pay_max),
        benefits: job.benefits,
      });
      expect(details.error, String(job.title)).toBeUndefined();
      const texts = `${job.title} ${job.description} ${job.requirements}`;
      expect(findLegalConcerns(texts, 'pt-BR'), String(job.title)).toEqual([]);
      const tags = new Set([...texts.matchAll(/<\/?([a-z0-9]+)/g)].map(([, tag]) => tag));
      expect(
        [...tags].filter((tag) => !['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'].includes(tag ?? '')),
      ).toEqual([]);
    }
    const questions = await rows<{ text: string }>('select text from job_questions');
    for (const { text } of questions) expect(findLegalConcerns(text, 'pt-BR'), text).toEqual([]);
  });

  test('pipelines and templates are complete', async () => {
    const pipelines = await rows<{ stages: object[] }>(
      `select json_agg(json_build_object('type', type, 'name', name, 'minutes', minutes, 'replyDays', reply_days) order by position) as stages
       from job_stages group by job_id`,
    );
    for (const pipeline of pipelines) expect(pipelineStep.safeParse(pipeline).error).toBeUndefined();
    const templates = await rows<{ subject: string; body: string }>('select subject, body from job_email_templates');
    expect(templates.flatMap(({ subject, body }) => findUnknownVariables(subject + body))).toEqual([]);
    // Whoever opens one edits words, not mark-up.
    expect(templates.filter(({ body }) => body.includes('<')).map(({ subject }) => subject)).toEqual([]);
  });

  test('recruiters gave profiles that their form takes', async () => {
    const profiles = await rows<Record<string, never>>('select * from recruiter_profiles');
    expect(profiles).toHaveLength(3);
    for (const profile of profiles) {
      const parsed = profileInput.safeParse({
        version: profile.version,
        bio: profile.bio,
        position: profile.position,
        department: profile.department,
        location: profile.location,
        phone: profile.phone,
        linkedinUrl: profile.linkedin_url,
        specializations: profile.specializations,
        worksForMultiple: profile.works_for_multiple,
        experienceFrom: profile.experience_from,
        experience: profile.experience,
        languages: profile.languages,
        education: profile.education,
      });
      expect(parsed.error, profile.position).toBeUndefined();
      expect(parsed.data).toMatchObject({ phone: profile.phone, linkedinUrl: profile.linkedin_url });
    }
  });

  test('candidates gave addresses, numbers and links that the form takes', async () => {
    const people = await rows<Record<string, string | null>>(
      'select full_name, email, phone, portfolio_url, linkedin_url, github_url from application_forms',
    );
    for (const person of people) {
      const parsed = applicationForm.safeParse({
        fullName: person.full_name,
        email: person.email,
        phone: person.phone ?? undefined,
        portfolio: person.portfolio_url ?? undefined,
        linkedin: person.linkedin_url ?? undefined,
        github: person.github_url ?? undefined,
        noticeVersion: PRIVACY_VERSION,
      });
      expect(parsed.error, person.email ?? '').toBeUndefined();
    }
  });
});

test('a second seeding changes nothing', async () => {
  const before = await count('application_events');
  await seedDemo(config, { log, now });
  expect(await count('application_events')).toBe(before);
});

describe('what people find', () => {
  let app: App;
  beforeAll(async () => {
    const clock = { ...systemClock, now: () => now };
    const tasks = steppedTasks({ databaseUrl: database.url, log });
    app = await createApp({ ...config, roles: new Set(['web']) }, { log, clock, tasks, serveWeb: false });
    await app.http.ready();
  });
  afterAll(() => app.close());

  test('a visitor finds the jobs of a city', async () => {
    const { data } = await call(app.http, listPublicJobs, { query: { search: 'campinas' } });
    const found = data.map(({ title }) => title);
    expect(found.length).toBeGreaterThan(0);
    const there = await rows<{ title: string }>(
      `select j.title from jobs j join job_search s on s.job_id = j.id where j.city = 'Campinas'`,
    );
    expect(found).toEqual(expect.arrayContaining(there.map(({ title }) => title)));
  });

  test('the talent of the demo has a whole profile, and jobs that fit', async () => {
    const { data } = await call(app.http, login, {
      body: { email: 'talento@aurora.example', password: DEMO_PASSWORD },
    });
    const profile = await call(app.http, ownTalentProfile, { as: data.accessToken });
    expect(profile.data).toMatchObject({ visibility: 'open', completeness: { percent: 100, missing: [] } });
    const jobs = await call(app.http, recommendJobs, { as: data.accessToken });
    expect(jobs.data.length).toBeGreaterThanOrEqual(5);
    expect(jobs.data[0]?.score).toBeGreaterThanOrEqual(80);
    const feedback = await call(app.http, listFeedbacks, { as: data.accessToken });
    expect(feedback.data).toMatchObject([{ companyName: 'Jatobá Saúde', team: null }]);
  });

  test('the talent of the demo is in the middle of a course, and another that they completed has grown', async () => {
    const { data } = await call(app.http, login, {
      body: { email: 'talento@aurora.example', password: DEMO_PASSWORD },
    });
    const as = data.accessToken;
    const courses = await call(app.http, listCourses, { as, query: { mine: true, sort: 'title' } });
    expect(courses.data).toMatchObject([
      {
        title: 'Python para automatizar o dia',
        hasTest: true,
        enrolment: { progress: 100, done: 5, total: 6, added: 1 },
      },
      { title: 'SQL do zero ao relatório', enrolment: { progress: 40, done: 2, total: 5, completedAt: null } },
    ]);
    const sql = await call(app.http, getCourse, { as, params: { id: courses.data[1]?.id ?? '' } });
    expect(sql.data.test?.title).toBe('SQL do dia a dia');
    expect(sql.data.lessons.find(({ id }) => id === sql.data.nextLessonId)?.title).toBe(sql.data.lessons[2]?.title);
    const kept = await call(app.http, listArticles, { as, query: { mine: true } });
    expect(kept.data).toHaveLength(2);
    const paths = await call(app.http, listLearningPaths, { as, query: { mine: true } });
    expect(paths.data).toMatchObject([{ title: 'Primeiros passos no back-end', enrolment: { done: 2, total: 6 } }]);
  });

  test('a recruiter finds people by the words of their letters, with or without accents', async () => {
    const { data } = await call(app.http, login, {
      body: { email: 'recrutadora@aurora.example', password: DEMO_PASSWORD },
    });
    const [letter] = await rows<{ job_id: string; id: string }>(
      `select a.job_id, a.id from applications a join application_forms f on f.application_id = a.id
       where f.cover_letter like '%cobrança%' and a.company_id = ${aurora} and a.active limit 1`,
    );
    for (const search of ['cobranca', 'cobrança']) {
      const { data: board } = await call(app.http, getBoard, {
        as: data.accessToken,
        query: { jobId: letter?.job_id, search },
      });
      const cards = board.columns.flatMap(({ cards }) => cards.map(({ id }) => id));
      expect(cards, search).toContain(letter?.id);
    }
  });
});

test(
  'the demo is the same each time',
  async () => {
    const history = `select md5(string_agg(concat_ws(' ', c.name, e.type, e.to_status, e.created_at), ',' order by e.id)) as history
    from application_events e join applications a on a.id = e.application_id join candidates c on c.id = a.candidate_id`;
    const other = await createTestDatabase();
    const reader = new pg.Client({ connectionString: other.url });
    try {
      await seedDemo(configOf(other.url), { log, now });
      await reader.connect();
      expect((await reader.query(history)).rows).toEqual(await rows(history));
    } finally {
      await reader.end();
      await other.drop();
    }
  },
  SEED_MS,
);
