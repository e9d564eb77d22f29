import { applicationTimeline } from '@prova/contract/applications/applications';
import { actOnCandidate, undoChange } from '@prova/contract/funnel/funnel';
import { removeTemplate, templateByType, updateTemplate } from '@prova/contract/jobs/job-email-templates';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyTo } from '../../../test/applications-factory.ts';
import { type FakeSmtp, startFakeSmtp } from '../../../test/fake-smtp.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { closeSmtp } from '../../platform/mail/transport.ts';

let server: TestServer;
let recruiter: Person;
let unknown: Person;
let job: JobDetail;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { name: 'Renata Recrutadora', verified: true });
  unknown = await signUp(server, 'RECRUITER');
  job = await publishJob(server, recruiter);
}, 60_000);
afterAll(() => server.close());

describe('the history', () => {
  const mail = { subject: 'Sobre sua candidatura', body: 'Olá.' };
  const reject = async (id: string, more: object = {}) =>
    server.call(actOnCandidate, {
      as: recruiter.token,
      params: { id },
      body: { action: 'reject', reason: 'Outro perfil', ...more },
    });
  const history = async (id: string, query: Record<string, unknown> = {}) =>
    (await server.call(applicationTimeline, { as: recruiter.token, params: { id }, query })).data;

  test('shows the mails to the candidate and what became of them, page by page', async () => {
    const { id } = await applyTo(server, job);
    await server.drain();
    await reject(id, { mail });
    const states = async () => (await history(id)).map(({ type, data }) => [type, data.kind, data.state]);
    expect(await states()).toEqual([
      ['rejected', undefined, undefined],
      ['mail', 'application_rejected', 'queued'],
      ['mail', 'application_received', 'sent'],
      ['applied', undefined, undefined],
    ]);
    server.clock.advance(11);
    await server.drain();
    await server.platform.database
      .updateTable('mails')
      .set({ state: 'bounced' })
      .where('kind', '=', 'application_rejected')
      .execute();
    expect((await states())[1]).toEqual(['mail', 'application_rejected', 'bounced']);
    const all = await history(id);
    const paged = [];
    for (let cursor: string | undefined; paged.length < all.length; cursor = paged.at(-1)?.id)
      paged.push(...(await history(id, { limit: 1, ...(cursor && { cursor }) })));
    expect(paged).toEqual(all);
  });

  test('shows no mail that was taken back, and of a rejection without one that there was none', async () => {
    const { id } = await applyTo(server, job);
    const { eventId } = (await reject(id, { mail })).data;
    await server.call(undoChange, { as: recruiter.token, params: { id }, body: { eventId } });
    await reject(id);
    const entries = await history(id);
    expect(entries.filter(({ data }) => data.kind === 'application_rejected')).toEqual([]);
    expect(entries[0]).toMatchObject({ type: 'rejected' });
    expect(entries[0]?.data.mailId).toBeUndefined();
  });
});

describe('an answer to a mail', () => {
  let smtp: FakeSmtp;
  const config = () => server.platform.config as { SMTP_URL?: string | undefined };
  beforeAll(async () => {
    smtp = await startFakeSmtp();
    await server.drain();
    config().SMTP_URL = smtp.url;
  });
  afterAll(async () => {
    config().SMTP_URL = undefined;
    closeSmtp(server.platform);
    await smtp.stop();
  });
  const received = async (from: JobDetail) => {
    const { email } = await applyTo(server, from);
    await server.drain();
    return smtp.mails.find(({ to }) => to.includes(email));
  };

  test('reaches whoever wrote the job, and the mail says so', async () => {
    const mail = await received(job);
    expect(mail?.header('reply-to')[0]).toContain(recruiter.email);
    expect(mail?.text).toContain('responda a este e-mail');
    expect(mail?.text).not.toContain('Este endereço não recebe respostas');
  });

  test('is not asked for before the company is verified', async () => {
    const mail = await received(await publishJob(server, unknown));
    expect(mail?.header('reply-to')).toEqual([]);
    expect(mail?.text).toContain('Este endereço não recebe respostas');
    expect(mail?.text).not.toContain('responda a este e-mail');
  });
});

describe('a hire', () => {
  const hire = async (of: JobDetail) => {
    const { id, email } = await applyTo(server, of);
    const body = { action: 'hire', reason: 'Combinado por telefone' } as const;
    expect((await server.call(actOnCandidate, { as: recruiter.token, params: { id }, body })).status).toBe(200);
    return (await server.mails(email)).filter(({ kind }) => kind === 'hired').map(({ subject }) => subject);
  };
  const templateOf = async (of: JobDetail) =>
    (await server.call(templateByType, { as: recruiter.token, params: { jobId: of.id, type: 'hired' } })).data;

  test('is told in the words of its template, and by no mail once that is switched off', async () => {
    const own = await publishJob(server, recruiter);
    const { id, enabled } = await templateOf(own);
    expect(enabled).toBe(true);
    expect(await hire(own)).toEqual([`Boas-vindas à ${own.companyName}`]);
    const change = (body: object) => server.call(updateTemplate, { as: recruiter.token, params: { id }, body });
    await change({ subject: 'Chegou a hora: {{jobTitle}}' });
    expect(await hire(own)).toEqual([`Chegou a hora: ${own.title}`]);
    await change({ enabled: false });
    expect(await hire(own)).toEqual([]);
  });

  test('is told in the product’s words where there is no template', async () => {
    const own = await publishJob(server, recruiter);
    await server.call(removeTemplate, { as: recruiter.token, params: { id: (await templateOf(own)).id } });
    expect(await hire(own)).toEqual([`Contratação confirmada: ${own.title}`]);
  });
});
