import { applicationTimeline } from '@prova/contract/applications/applications';
import { setCompanyLogo } from '@prova/contract/companies/companies';
import { inviteMember } from '@prova/contract/companies/team';
import { actOnCandidate, getBoard, undoChange } from '@prova/contract/funnel/funnel';
import { removeTemplate, templateByType, updateTemplate } from '@prova/contract/jobs/job-email-templates';
import { shareJob, unshareJob } from '@prova/contract/jobs/job-members';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApplicationOverrides, applyTo } from '../../../test/applications-factory.ts';
import { type FakeSmtp, startFakeSmtp } from '../../../test/fake-smtp.ts';
import { twoHalves } from '../../../test/fixtures/pictures.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { removeMember, signUpMember } from '../../../test/members.ts';
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
});
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
      ['mail', 'application_rejected', 'queued'],
      ['rejected', undefined, undefined],
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
    expect((await states())[0]).toEqual(['mail', 'application_rejected', 'bounced']);
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

describe('a mail of a company', () => {
  let smtp: FakeSmtp;
  const config = () => server.platform.config as { SMTP_URL?: string | undefined };
  let colleague: Person;
  let reader: Person;
  let careless: Person;
  beforeAll(async () => {
    smtp = await startFakeSmtp();
    colleague = await signUpMember(server, recruiter, 'recruiter', { name: 'Caio Colega' });
    reader = await signUpMember(server, recruiter, 'interviewer');
    careless = await signUp(server, 'RECRUITER', { verified: true });
    await server.drain();
    config().SMTP_URL = smtp.url;
  });
  afterAll(async () => {
    config().SMTP_URL = undefined;
    closeSmtp(server.platform);
    await smtp.stop();
  });
  const mailTo = async (address: string) => {
    await server.drain();
    return smtp.mails.filter(({ to }) => to.includes(address)).at(-1);
  };
  const received = async (from: JobDetail, answers: ApplicationOverrides = {}) => {
    const { email } = await applyTo(server, from, answers);
    return mailTo(email);
  };
  const setLogo = async (owner: Person) =>
    server.call(setCompanyLogo, {
      as: owner.token,
      params: { id: owner.companyId },
      files: { file: { name: 'marca.png', mime: 'image/png', body: await twoHalves() } },
    });
  const invited = async (owner: Person) => {
    const email = `convite-${smtp.mails.length}@correio.example`;
    const params = { id: owner.companyId };
    await server.call(inviteMember, { as: owner.token, params, body: { email, role: 'recruiter' } });
    return mailTo(email);
  };

  test('is answered to whoever wrote the job, and says so', async () => {
    const mail = await received(job);
    expect(mail?.header('reply-to')[0]).toContain(recruiter.email);
    expect(mail?.text).toContain('responda a este e-mail');
    expect(mail?.text).not.toContain('Este endereço não recebe respostas');
  });

  test('asks for no answer before the company is verified', async () => {
    for (const mail of [await received(await publishJob(server, unknown)), await invited(unknown)]) {
      expect(mail?.header('reply-to')).toEqual([]);
      expect(mail?.text).toContain('Este endereço não recebe respostas');
      expect(mail?.text).not.toContain('responda a este e-mail');
    }
  });

  test('of a colleague is answered to that colleague, or to an owner once they have left', async () => {
    expect((await invited(recruiter))?.header('reply-to')).toEqual([
      `"Renata Recrutadora (${job.companyName})" <${recruiter.email}>`,
    ]);
    const share = { params: { id: job.id }, body: { userId: reader.id } };
    await server.call(shareJob, { as: colleague.token, ...share });
    expect((await mailTo(reader.email))?.header('reply-to')[0]).toContain(`<${colleague.email}>`);

    await server.call(unshareJob, { as: recruiter.token, params: { id: job.id, userId: reader.id } });
    await server.call(shareJob, { as: colleague.token, ...share });
    await removeMember(server, colleague, recruiter.companyId);
    expect((await mailTo(reader.email))?.header('reply-to')[0]).toContain(`<${recruiter.email}>`);
  });

  test('shows the logo of the company inside of itself, once it is verified', async () => {
    await setLogo(recruiter);
    await setLogo(unknown);
    const mail = await received(job);
    expect(mail?.pictures.map(({ cid, shown }) => [cid, shown])).toEqual([
      ['mark@prova', 'inline'],
      ['logo@prova', 'inline'],
    ]);
    expect(await sharp(mail?.pictures[1]?.bytes).metadata()).toMatchObject({ format: 'png', width: 132, height: 88 });
    expect(mail?.html).toContain(`src="cid:logo@prova" alt="${job.companyName}" width="66" height="44"`);

    const plain = await received(await publishJob(server, unknown));
    expect(plain?.pictures.map(({ cid }) => cid)).toEqual(['mark@prova']);
    expect(plain?.html).not.toContain('cid:logo');
  });

  test('goes without a logo that the storage has lost', async () => {
    const { logoUrl } = (await setLogo(careless)).data;
    await server.platform.storage.remove(logoUrl?.split('/').at(-1) ?? '');
    const mail = await received(await publishJob(server, careless));
    expect(mail?.pictures.map(({ cid }) => cid)).toEqual(['mark@prova']);
    expect(mail?.text).toContain('Recebemos sua candidatura');
  });

  test('greets by the first name, in the words of the company, too', async () => {
    const mail = await received(job, { fullName: 'Ana Beatriz Souza' });
    expect(mail?.text).toContain('Olá, Ana.');
    expect(mail?.text).not.toContain('Beatriz');
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

  /** Whether the board says before that a hire sends a mail. */
  const said = async (of: JobDetail) => {
    const { data } = await server.call(getBoard, { as: recruiter.token, query: { jobId: of.id } });
    return data.columns.find(({ stage }) => stage.type === 'hired')?.stage.mails;
  };

  test('is told in the words of its template, and by no mail once that is switched off', async () => {
    const own = await publishJob(server, recruiter);
    expect(await said(own)).toBe(true);
    const { id, enabled } = await templateOf(own);
    expect(enabled).toBe(true);
    expect(await hire(own)).toEqual([`Boas-vindas à equipe ${own.companyName}`]);
    const change = (body: object) => server.call(updateTemplate, { as: recruiter.token, params: { id }, body });
    await change({ subject: 'Chegou a hora: {{jobTitle}}' });
    expect(await hire(own)).toEqual([`Chegou a hora: ${own.title}`]);
    await change({ enabled: false });
    expect(await said(own)).toBe(false);
    expect(await hire(own)).toEqual([]);
  });

  test('is told in the product’s words where there is no template', async () => {
    const own = await publishJob(server, recruiter);
    await server.call(removeTemplate, { as: recruiter.token, params: { id: (await templateOf(own)).id } });
    expect(await said(own)).toBe(true);
    expect(await hire(own)).toEqual([`Contratação confirmada: ${own.title}`]);
  });
});
