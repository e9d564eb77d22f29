import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import { makeBoardLink } from '@prova/contract/funnel/board-links';
import pg from 'pg';
import { readOutbox } from './outbox.ts';
import type { Demo } from './screens.ts';
import { demoAccounts, demoPassword } from './sign-in.ts';

const found = new Map<string, Promise<Demo>>();

/** What screens of the demo are opened with, found once: a new password is mailed to nobody twice in a minute. */
export function findDemo(serverUrl: string, databaseUrl: string): Promise<Demo> {
  const demo = found.get(serverUrl) ?? readDemo(serverUrl, databaseUrl);
  found.set(serverUrl, demo);
  return demo;
}

/** The links are those of captured mails. */
async function readDemo(serverUrl: string, databaseUrl: string): Promise<Demo> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const one = async <T extends object>(what: string, sql: string, values: unknown[] = []): Promise<T> => {
    const [row] = (await client.query<T>(sql, values)).rows;
    if (!row) throw new Error(`The demo lacks ${what}.`);
    return row;
  };
  const jobIn = (status: string) =>
    one<{ id: string; slug: string }>(
      `a job that is ${status}`,
      `select job.id, job.slug from jobs job join companies company on company.id = job.company_id
       left join job_totals total on total.job_id = job.id
       where company.slug = 'aurora-sistemas' and job.status = $1
       order by coalesce(total.applications, 0) desc limit 1`,
      [status],
    );
  /** Somebody of whom there is much to see. */
  const applicationIn = (status: string, jobId: string | null) =>
    one<{ id: string; jobId: string }>(
      `an application that is ${status}`,
      `select application.id, application.job_id as "jobId" from applications application
       join jobs job on job.id = application.job_id join companies company on company.id = job.company_id
       where company.slug = 'aurora-sistemas' and application.status = $1 and ($2::uuid is null or job.id = $2)
         and application.withdrawn_at is null and application.closed_at is null
       order by (select count(*) from messages where messages.application_id = application.id) desc,
         (select score from application_scores scored where scored.application_id = application.id) desc nulls last,
         application.id limit 1`,
      [status, jobId],
    );
  try {
    const job = await jobIn('ACTIVE');
    return {
      jobId: job.id,
      jobSlug: job.slug,
      draftId: (await jobIn('DRAFT')).id,
      testId: (
        await one<{ id: string }>('a test', `select id from tests where status = 'published' order by id limit 1`)
      ).id,
      openId: (await applicationIn('review', job.id)).id,
      rejectedId: (await applicationIn('rejected', job.id)).id,
      offered: await applicationIn('offer_sent', null),
      hidden: await one<{ id: string; jobId: string }>(
        'somebody hidden',
        `select application.id, application.job_id as "jobId" from applications application
         join jobs job on job.id = application.job_id
         where job.blind and application.revealed_at is null and application.active order by application.id limit 1`,
      ),
      interviewId: (
        await one<{ id: string }>(
          'an interview ahead',
          `select interview.id from interviews interview join companies company on company.id = interview.company_id
           where company.slug = 'aurora-sistemas' and interview.status = 'scheduled' order by interview.starts_at desc limit 1`,
        )
      ).id,
      boardLink: () => boardLink(serverUrl, job.id),
      links: await findLinks(serverUrl, await mailedLinks(client)),
      register: () => register(serverUrl, { role: 'POTENTIAL' }),
      recruiterLink: () => recruiterLink(serverUrl),
    };
  } finally {
    await client.end();
  }
}

/** Of all mails, the newest first: the outbox shows the last of them only. */
async function mailedLinks(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ links: string[] }>(
    'select kept.links from outbox_mails kept join mails mail on mail.id = kept.mail_id order by mail.sent_at desc',
  );
  return rows.flatMap(({ links }) => links);
}

async function findLinks(serverUrl: string, links: readonly string[]): Promise<Demo['links']> {
  const pathsTo = (area: string) => links.map((link) => new URL(link).pathname).filter((path) => path.startsWith(area));
  /** The first link whose page answers so. */
  const first = async (what: string, area: string, api: string, fits: (data: Record<string, unknown>) => boolean) => {
    for (const path of pathsTo(area)) {
      const answer = await fetch(`${serverUrl}${api}${path.slice(area.length)}`);
      const { data } = (await answer.json()) as { data?: Record<string, unknown> };
      if (data && fits(data)) return path;
    }
    throw new Error(`No mail of the demo leads to ${what}.`);
  };
  const live = ['sent', 'viewed'];
  const offer = (what: string, fits: (data: Record<string, unknown>) => boolean) =>
    first(what, '/offers/', '/api/v1/job-offers/', fits);
  const application = (what: string, fits: (data: Record<string, unknown>) => boolean) =>
    first(what, '/applications/', '/api/v1/applications/status/', fits);
  return {
    offer: await offer('an open offer', ({ status }) => live.includes(String(status))),
    endedOffer: await offer('an offer that ended', ({ status }) => !live.includes(String(status))),
    application: await application('an open application', ({ active }) => active === true),
    endedApplication: await application('an application that ended', ({ active }) => active === false),
    test: await first('a test', '/tests/', '/api/v1/tests/invitations/', ({ tests }) => Array.isArray(tests)),
    interview: await first(
      'an interview',
      '/admin/interview/invitations/',
      '/api/v1/interviews/candidate/',
      ({ status }) => status === 'scheduled',
    ),
    reset: await resetLink(serverUrl),
  };
}

const pathOf = (link: string) => {
  const { pathname, search } = new URL(link);
  return pathname + search;
};

async function post(serverUrl: string, path: string, body: object): Promise<Response> {
  const answer = await fetch(`${serverUrl}/api/v1/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: serverUrl, 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer;
}

async function linkTo(serverUrl: string, address: string, page: string): Promise<string> {
  const mails = await readOutbox(serverUrl, address, 1);
  const link = mails.flatMap(({ links }) => links).find((each) => new URL(each).pathname === page);
  if (!link) throw new Error(`No mail to ${address} leads to ${page}.`);
  return pathOf(link);
}

async function boardLink(serverUrl: string, jobId: string): Promise<string> {
  const signedIn = await post(serverUrl, 'login', { email: demoAccounts.recruiter, password: demoPassword });
  const { data } = (await signedIn.json()) as { data: { accessToken: string } };
  const answer = await fetch(serverUrl + makeBoardLink.path.replace(':id', jobId), {
    method: makeBoardLink.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${data.accessToken}` },
    body: JSON.stringify({ name: 'Tecer Gente', right: 'act' }),
  });
  if (!answer.ok) throw new Error(`A link of the board could not be made: ${await answer.text()}`);
  const made = (await answer.json()) as { data: { url: string } };
  return pathOf(made.data.url);
}

async function resetLink(serverUrl: string): Promise<string> {
  const { talent } = demoAccounts;
  const before = (await readOutbox(serverUrl, talent, 0)).length;
  await post(serverUrl, 'forgot-password', { email: talent });
  await readOutbox(serverUrl, talent, before + 1);
  return linkTo(serverUrl, talent, '/auth/reset-password');
}

let people = 0;

async function register(serverUrl: string, as: object): Promise<{ email: string; link: string }> {
  const email = `rita.${Date.now()}.${++people}@correio.example`;
  await post(serverUrl, 'register', {
    name: 'Rita Moreira',
    email,
    password: 'cavalo girassol trem',
    ...as,
    acceptedTerms: TERMS_VERSION,
    acceptedPrivacy: PRIVACY_VERSION,
    adult: true,
  });
  return { email, link: await linkTo(serverUrl, email, '/auth/verify-email') };
}

async function recruiterLink(serverUrl: string): Promise<string> {
  const { email, link } = await register(serverUrl, { role: 'RECRUITER', companyName: 'Estaleiro Sul' });
  const answer = await post(serverUrl, 'verify-email', { token: new URL(link, serverUrl).searchParams.get('token') });
  const { data } = (await answer.json()) as { data: { completionToken: string } };
  return `/auth/complete-registration?${new URLSearchParams({ token: data.completionToken, email })}`;
}
