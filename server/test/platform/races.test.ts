import { forgotPassword, refreshToken, register, resetPassword, verifyEmail } from '@prova/contract/accounts/accounts';
import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import { apply, withdrawByToken } from '@prova/contract/applications/applications';
import { actOnCandidate } from '@prova/contract/funnel/funnel';
import { createTemplate } from '@prova/contract/jobs/job-email-templates';
import { publishJob as publish, saveStep } from '@prova/contract/jobs/job-wizard';
import { closeJob, getJob } from '@prova/contract/jobs/jobs';
import { createOffer, sendOffer } from '@prova/contract/offers/offers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applicationCall, applyTo, statusToken } from '../applications-factory.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { draftJob, publishJob, wizardData } from '../jobs-factory.ts';
import { offerBody, saveOffer, undoOver } from '../offers-factory.ts';
import { PASSWORD, type Person, signIn, signUp } from '../people.ts';

let server: TestServer;
let recruiter: Person;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_POOL: '12' });
  recruiter = await signUp(server, 'RECRUITER');
});
afterAll(() => server.close());

/** The same thing several times at once: the answers by status and code, in order. */
async function atOnce(
  work: (n: number) => Promise<{ status: number; body: { error?: string | undefined } }>,
  times = 6,
): Promise<string[]> {
  const answers = await Promise.all(Array.from({ length: times }, (_, n) => work(n)));
  return answers.map(({ status, body }) => [status, body.error].filter(Boolean).join(' ')).sort();
}

const linkToken = async (email: string, part: string) => {
  const links = (await server.mails(email)).flatMap((mail) => mail.links);
  return new URL(links.find((link) => link.includes(part)) ?? '').searchParams.get('token');
};
const registration = (email: string, companyName: string) => ({
  name: 'Pessoa Apressada',
  email,
  password: PASSWORD,
  role: 'RECRUITER' as const,
  companyName,
  acceptedTerms: TERMS_VERSION,
  acceptedPrivacy: PRIVACY_VERSION,
  adult: true as const,
});
const count = async (table: 'users' | 'companies' | 'applications' | 'offers', column: string, value: string) => {
  const { n } = await server.platform.database
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where(column as never, '=', value as never)
    .executeTakeFirstOrThrow();
  return n;
};

describe('accounts', () => {
  const email = 'apressada@correio.example';

  test('that are asked for at once get one mail', async () => {
    const answers = await atOnce(() => server.call(register, { body: registration(email, 'Empresa Apressada') }));
    expect(answers).toEqual(Array(6).fill('201'));
    expect(await server.mails(email)).toHaveLength(1);
  });

  test('with companies of one name get addresses of their own', async () => {
    const answers = await atOnce((n) =>
      server.call(register, { body: registration(`socia${n}@correio.example`, 'Gêmeas & Filhas') }),
    );
    expect(answers).toEqual(Array(6).fill('201'));
    const links = await Promise.all(answers.map((_, n) => linkToken(`socia${n}@correio.example`, 'verify')));
    expect(await atOnce((n) => server.call(verifyEmail, { body: { token: links[n] } }))).toEqual(Array(6).fill('200'));
    const slugs = await server.platform.database
      .selectFrom('companies')
      .select('slug')
      .where('name', '=', 'Gêmeas & Filhas')
      .execute();
    expect(new Set(slugs.map(({ slug }) => slug)).size).toBe(6);
  });

  test('are verified by one use of a link', async () => {
    const token = await linkToken(email, 'verify');
    const answers = await atOnce(() => server.call(verifyEmail, { body: { token } }));
    expect(answers.filter((answer) => answer === '200')).toHaveLength(1);
    for (const answer of answers) expect(answer).toMatch(/^(200|409 EMAIL_ALREADY_VERIFIED|410 \w+)$/);
    expect(await count('users', 'email', email)).toBe(1);
    expect(await count('companies', 'name', 'Empresa Apressada')).toBe(1);
  });

  test('of one e-mail are made once, though two browsers have registered it', async () => {
    const email = 'disputada@correio.example';
    const one = await server.call(register, { body: registration(email, 'Empresa Disputada') });
    const first = (await server.mails(email))[0];
    server.clock.advance(61);
    await server.call(register, { body: registration(email, 'Empresa Disputada') });
    const link = (await server.mails(email))[0]?.links.find((link) => link.includes('verify')) ?? '';
    const bodies = [{ token: new URL(link).searchParams.get('token') }, { email, code: first?.code }];
    const answers = await atOnce((n) => server.call(verifyEmail, { body: bodies[n], cookies: one.cookies }), 2);
    expect(answers).toEqual(['200', '409 EMAIL_ALREADY_VERIFIED']);
    expect(await count('users', 'email', email)).toBe(1);
    expect(await count('companies', 'name', 'Empresa Disputada')).toBe(1);
  });

  test('get one new password of one link', async () => {
    await server.call(forgotPassword, { body: { email } });
    const token = (await linkToken(email, 'reset')) ?? '';
    const answers = await atOnce(
      (n) => server.call(resetPassword, { body: { token, newPassword: `quartzo-violino-${n}` } }),
      3,
    );
    expect(answers).toEqual(['200', '410 TOKEN_EXPIRED', '410 TOKEN_EXPIRED']);
  });

  test('keep their session when several windows renew it', async () => {
    const person = await signIn(server, recruiter.email);
    const successors = new Set<string>();
    const answers = await atOnce(async () => {
      const answer = await server.call(refreshToken, { body: { refreshToken: person.refreshToken } });
      successors.add(answer.data.refreshToken);
      return answer;
    });
    expect(answers).toEqual(Array(6).fill('200'));
    expect(successors.size).toBe(1);
  });
});

describe('jobs', () => {
  test('are published once', async () => {
    const { id } = await draftJob(server, recruiter);
    const answers = await atOnce(() => server.call(publish, { as: recruiter.token, params: { id } }));
    expect(answers.filter((answer) => answer === '200')).toHaveLength(1);
    for (const answer of answers) expect(answer).toMatch(/^(200|409 \w+)$/);
  });

  test('of one title get addresses of their own', async () => {
    const drafts = await Promise.all(
      Array.from({ length: 5 }, () => draftJob(server, recruiter, { details: { title: 'Pessoa Gêmea' } })),
    );
    const jobs = await Promise.all(
      drafts.map(({ id }) => server.call(publish, { as: recruiter.token, params: { id } })),
    );
    expect(new Set(jobs.map(({ data }) => data.slug)).size).toBe(5);
  });

  test.each([1, 2, 3, 4, 5, 6] as const)('take step %i from two windows', async (n) => {
    const { id } = await draftJob(server, recruiter);
    const data = wizardData()[n];
    const answers = await atOnce(() =>
      server.call(saveStep, { as: recruiter.token, params: { n }, body: { jobId: id, data } }),
    );
    for (const answer of answers) expect(answer).toMatch(/^(200|409 VERSION_CONFLICT|422 \w+)$/);
    expect(answers).toContain('200');
    const { data: job } = await server.call(getJob, { as: recruiter.token, params: { id } });
    expect(job.stages.filter(({ type }) => type === 'new')).toHaveLength(1);
  });

  test('have one template of a kind', async () => {
    const { id } = await draftJob(server, recruiter);
    const answers = await atOnce(() =>
      server.call(createTemplate, {
        as: recruiter.token,
        body: { jobId: id, kind: 'closed', subject: 'Assunto', body: 'Texto' },
      }),
    );
    for (const answer of answers) expect(answer).toMatch(/^(201|409 \w+|422 \w+)$/);
    const { data: job } = await server.call(getJob, { as: recruiter.token, params: { id } });
    expect(job.templates.filter(({ kind }) => kind === 'closed')).toHaveLength(1);
  });
});

describe('applications', () => {
  test('of one e-mail are one, and nobody learns of the others', async () => {
    const job = await publishJob(server, recruiter);
    const call = applicationCall(job);
    expect(await atOnce(() => server.call(apply, call))).toEqual(Array(6).fill('201'));
    expect(await count('applications', 'job_id', job.id)).toBe(1);
  });

  test('end with their job, whichever comes first', async () => {
    const job = await publishJob(server, recruiter);
    await applyTo(server, job);
    const calls = Array.from({ length: 6 }, () => applicationCall(job));
    const answers = await atOnce((n) =>
      n === 3
        ? server.call(closeJob, { as: recruiter.token, params: { id: job.id }, body: { status: 'CANCELLED' } })
        : server.call(apply, calls[n] ?? {}),
    );
    for (const answer of answers) expect(answer).toMatch(/^(200|201|409 JOB_CLOSED)$/);
    server.clock.advance(11);
    await server.drain();
    const open = await server.platform.database
      .selectFrom('applications')
      .select('id')
      .where('jobId', '=', job.id)
      .where('closedAt', 'is', null)
      .execute();
    expect(open).toEqual([]);
  });

  test('are withdrawn and rejected by two people at once without a contradiction', async () => {
    const job = await publishJob(server, recruiter);
    const candidate = await applyTo(server, job);
    const token = await statusToken(server, candidate.email);
    const answers = await atOnce(
      (n) =>
        n % 2 === 0
          ? server.call(withdrawByToken, { params: { token }, body: {} })
          : server.call(actOnCandidate, {
              as: recruiter.token,
              params: { id: candidate.id },
              body: { action: 'reject', reason: 'Vaga preenchida' },
            }),
      4,
    );
    for (const answer of answers) expect(answer).toMatch(/^(200|409 \w+|410 \w+|422 \w+)$/);
  });

  test('get one offer at a time, sent once', async () => {
    const job = await publishJob(server, recruiter);
    const candidate = await applyTo(server, job);
    const made = await atOnce(() => server.call(createOffer, { as: recruiter.token, body: offerBody(candidate.id) }));
    for (const answer of made) expect(answer).toMatch(/^(201|409 \w+)$/);
    const other = await applyTo(server, job);
    const { id } = await saveOffer(server, recruiter, other);
    const sent = await atOnce(() => server.call(sendOffer, { as: recruiter.token, params: { id } }));
    expect(sent.filter((answer) => answer === '200')).toHaveLength(1);
    for (const answer of sent) expect(answer).toMatch(/^(200|409 \w+)$/);
    await undoOver(server);
    expect((await server.mails(other.email)).filter(({ kind }) => kind === 'offer_sent')).toHaveLength(1);
  });
});
