import { getCompanyMails } from '@prova/contract/companies/companies';
import { inviteMember } from '@prova/contract/companies/team';
import { actOnCandidate, moveCandidate, rejectionPreview } from '@prova/contract/funnel/funnel';
import { sendTestTemplate, templateContent } from '@prova/contract/jobs/job-email-templates';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { reportMail } from '@prova/contract/messaging/mail-reports';
import { getOffer } from '@prova/contract/offers/offers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  reportedCompanies,
  resumeMails,
  settleReports,
  suspendMails,
} from '../../src/modules/companies/companies.service.ts';
import { system } from '../../src/platform/actor.ts';
import { createContext } from '../../src/platform/context.ts';
import { applyTo } from '../applications-factory.ts';
import { type CapturedMail, startTestServer, type TestServer } from '../harness.ts';
import { publishJob } from '../jobs-factory.ts';
import { sendNewOffer } from '../offers-factory.ts';
import { type Person, signIn, signUp, verifyCompanyOf } from '../people.ts';

const LIMITS = {
  MAILS_PER_COMPANY: '12',
  MAILS_PER_UNVERIFIED_COMPANY: '6',
  MAILS_PER_RECIPIENT: '5',
  MAILS_PER_RECIPIENT_UNVERIFIED: '3',
};
const BAIT = 'ISCA: sua conta foi bloqueada, entre em https://evil.example ou ligue 11 91234-5678';
const SHORT_BAIT = BAIT.slice(0, 80);
const KINDS = ['received', 'stage', 'test', 'interview', 'offer', 'hired', 'rejected', 'closed'] as const;

let server: TestServer;
let recruiter: Person | undefined;
let addresses = 0;
beforeAll(async () => {
  server = await startTestServer(LIMITS);
});
afterAll(() => server.close());
// Each test has a day of its own, and the limits of that day.
beforeEach(() => server.clock.advance(86_400));

const token = () => recruiter?.token ?? '';
const operator = () => createContext(server.platform, { actor: system, locale: 'pt-BR' });
const newAddress = () => `alvo${++addresses}@correio.example`;

/** A job whose every word is bait. */
const baited = (title = 'Pessoa Analista') => ({
  details: { title },
  emails: {
    templates: KINDS.map((kind) => ({
      kind,
      enabled: true,
      subject: BAIT,
      body: `<p>ISCA <a href="https://evil.example/entrar">Confirme seus dados</a></p>`,
    })),
  },
});

function expectOurs({ subject, text, html, links }: CapturedMail): void {
  for (const part of [subject, text, html]) expect(part).not.toMatch(/ISCA|evil/);
  for (const link of links) expect(new URL(link).origin).toBe('http://localhost:3000');
  for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g))
    expect(new URL(href).origin).toBe('http://localhost:3000');
}

describe('a company that anybody could have registered', () => {
  let job: JobDetail;
  // The days that pass end the session.
  beforeEach(async () => {
    if (recruiter) recruiter = await signIn(server, recruiter.email);
  });
  beforeAll(async () => {
    recruiter = await signUp(server, 'RECRUITER', { companyName: 'Banco Bank.example' });
    job = await publishJob(server, recruiter, baited('Acesse evil．example e ganhe'));
  });

  test('sends no word and no link of its own to whoever it applies for', async () => {
    const email = newAddress();
    await applyTo(server, job, { email });
    const [mail, ...more] = await server.mails(email);
    expect(more).toEqual([]);
    expectOurs(mail as CapturedMail);
    expect(mail?.subject).toBe('Recebemos sua candidatura: [título omitido]');
    expect(mail?.text).toContain(
      'Enviado pela Prova em nome de [nome omitido]. A Prova ainda não verificou a identidade',
    );
    expect(mail?.text).not.toContain('Bank');
  });

  test('sends none when it moves, rejects or makes an offer', async () => {
    const email = newAddress();
    const candidate = await applyTo(server, job, { email });
    const stage = job.stages.find(({ type }) => type === 'interview');
    const moved = await server.call(moveCandidate, {
      as: token(),
      params: { id: candidate.id },
      body: { targetStageId: stage?.id },
    });
    expect(moved.status).toBe(200);
    server.clock.advance(30);
    await server.mails(email);
    const offer = await sendNewOffer(server, { token: token() }, candidate, {
      message: BAIT,
      benefits: [SHORT_BAIT],
      position: 'Ligue 11 91234-5678',
    });
    const mails = await server.mails(email);
    expect(mails.map(({ kind }) => kind)).toEqual(['offer_sent', 'stage_moved', 'application_received']);
    for (const mail of mails) expectOurs(mail);
    expect(mails[0]?.text).toContain('Remuneração: ');
    // What the company wrote is read on our page, which says what is known of it.
    const page = (await server.call(getOffer, { params: { token: offer.token } })).data;
    expect(page).toMatchObject({ message: BAIT, benefits: [SHORT_BAIT], companyVerified: false });
  });

  test('rejects in words that it has seen and cannot change', async () => {
    const email = newAddress();
    const candidate = await applyTo(server, job, { email });
    const call = { as: token(), params: { id: candidate.id } };
    const { data: preview } = await server.call(rejectionPreview, call);
    expect(preview).toMatchObject({ editable: false, to: email });
    const body = { action: 'reject', reason: 'Outro perfil', mail: { subject: BAIT, body: BAIT } };
    expect((await server.call(actOnCandidate, { ...call, body })).status).toBe(200);
    server.clock.advance(30);
    const [mail] = await server.mails(email);
    expectOurs(mail as CapturedMail);
    expect(mail?.subject).toBe(preview.subject);
    for (const line of preview.body.split('\n\n').filter((each) => !each.startsWith('[')))
      expect(mail?.text).toContain(line);
    const stored = await server.platform.database
      .selectFrom('mails')
      .select('params')
      .where('recipient', '=', email)
      .execute();
    expect(JSON.stringify(stored)).not.toContain('ISCA');
  });

  test('sees in previews and tries what would be sent', async () => {
    for (const template of job.templates) {
      const { data } = await server.call(templateContent, { as: token(), params: { id: template.id } });
      for (const part of [data.subject, data.text, data.html]) expect(part).not.toMatch(/ISCA|evil/);
    }
    const id = job.templates.find(({ kind }) => kind === 'received')?.id ?? '';
    await server.call(sendTestTemplate, { as: token(), params: { id } });
    const [mail] = await server.mails(recruiter?.email ?? '');
    expectOurs(mail as CapturedMail);
    expect(mail?.subject).toBe('[Teste] Recebemos sua candidatura: [título omitido]');
  });

  test('uses what it has saved from the hour on in which it is verified', async () => {
    const owner = await signUp(server, 'RECRUITER', { companyName: 'Horizonte' });
    const own = await publishJob(server, owner, {
      emails: {
        templates: [{ kind: 'received', enabled: true, subject: 'Que bom, {{candidateName}}', body: 'Texto nosso' }],
      },
    });
    const [before, after] = [newAddress(), newAddress()];
    await applyTo(server, own, { email: before });
    expect((await server.mails(before))[0]?.text).not.toContain('Texto nosso');
    await verifyCompanyOf(server, owner);
    await applyTo(server, own, { email: after, fullName: 'Bia Nunes' });
    const [mail] = await server.mails(after);
    expect(mail?.subject).toBe('Que bom, Bia');
    expect(mail?.text).toContain('Texto nosso');
    expect(mail?.text).toContain('em nome de Horizonte, empresa com identidade verificada.');
  });
});

test('what anybody causes by typing an address into forms fills only part of its capacity', async () => {
  const forms = await startTestServer({ ...LIMITS, MAILS_PER_RECIPIENT_OF_FORMS: '2' });
  try {
    const owner = await signUp(forms, 'RECRUITER', { verified: true });
    const email = newAddress();
    const own = await publishJob(forms, owner);
    const application = await applyTo(forms, own, { email });
    for (let n = 0; n < 3; n += 1) await applyTo(forms, await publishJob(forms, owner), { email });
    expect((await forms.mails(email)).map(({ kind }) => kind)).toEqual([
      'application_received',
      'application_received',
    ]);
    // What the company itself has to say still arrives.
    await sendNewOffer(forms, owner, application);
    expect((await forms.mails(email)).map(({ kind }) => kind)).toContain('offer_sent');
    forms.clock.advance(86_400);
    expect((await forms.mails(email)).filter(({ kind }) => kind === 'application_received')).toHaveLength(4);
  } finally {
    await forms.close();
  }
});

describe('a flood', () => {
  const sent = async (email: string) => (await server.mails(email)).length;
  const mailsOf = async ({ email, companyId }: Person) => {
    const { token } = await signIn(server, email);
    return (await server.call(getCompanyMails, { as: token, params: { id: companyId } })).data;
  };

  test('of one company waits for the next day, and its team reads so', async () => {
    const owner = await signUp(server, 'RECRUITER');
    const job = await publishJob(server, owner);
    const emails = Array.from({ length: 9 }, newAddress);
    const applied = await Promise.all(emails.map((email) => applyTo(server, job, { email })));
    expect(applied).toHaveLength(9);
    const counts = [];
    for (const email of emails) counts.push(await sent(email));
    expect(counts.filter((count) => count === 1)).toHaveLength(6);
    expect(await mailsOf(owner)).toEqual({ suspended: false, limit: 6, sentToday: 6, left: 0, waiting: 3, lost: 0 });
    const invited = await server.call(inviteMember, {
      as: owner.token,
      params: { id: owner.companyId },
      body: { email: newAddress(), role: 'recruiter' },
    });
    expect([invited.status, invited.body.error]).toEqual([429, 'MAIL_LIMIT_REACHED']);
    expect(invited.body.message).toContain('6 e-mails de hoje');
    expect(Number(invited.headers['retry-after'])).toBeGreaterThan(0);
    server.clock.advance(86_400);
    for (const email of emails) expect(await sent(email)).toBe(1);
    expect(await mailsOf(owner)).toMatchObject({ sentToday: 3, waiting: 0, lost: 0 });
  });

  test('that the company may send once it is verified goes out at once', async () => {
    const owner = await signUp(server, 'RECRUITER');
    const job = await publishJob(server, owner);
    const emails = Array.from({ length: 8 }, newAddress);
    for (const email of emails) await applyTo(server, job, { email });
    await server.drain();
    expect(await mailsOf(owner)).toMatchObject({ waiting: 2 });
    await verifyCompanyOf(server, owner);
    for (const email of emails) expect(await sent(email)).toBe(1);
    expect(await mailsOf(owner)).toMatchObject({ limit: 12, waiting: 0 });
  });

  test('of many companies fills no mailbox: not that of strangers, nor for good', async () => {
    const victim = newAddress();
    const known = await signUp(server, 'RECRUITER', { verified: true });
    const jobs = [];
    for (let n = 0; n < 6; n += 1) jobs.push(await publishJob(server, await signUp(server, 'RECRUITER')));
    const applied = [];
    for (const job of jobs) applied.push(await applyTo(server, job, { email: victim }));
    // The applications stand all the same.
    expect(applied.every(({ id }) => id)).toBe(true);
    expect(await sent(victim)).toBe(3);
    // There is capacity left for who is known.
    await applyTo(server, await publishJob(server, known), { email: victim });
    expect((await server.mails(victim))[0]?.text).toContain('empresa com identidade verificada');
    server.clock.advance(86_400);
    expect(await sent(victim)).toBe(7);
    expect((await mailsOf(known)).waiting).toBe(0);
  });

  test('is not dealt out over weeks: what still waits after three days is given up', async () => {
    const owner = await signUp(server, 'RECRUITER', { companyName: 'Espera Longa' });
    const job = await publishJob(server, owner);
    await suspendMails(operator(), 'espera-longa', 'Teste');
    const email = newAddress();
    await applyTo(server, job, { email });
    for (let day = 0; day < 3; day += 1) {
      await server.drain();
      expect(await mailsOf(owner)).toMatchObject({ waiting: 1, lost: 0 });
      server.clock.advance(86_400);
    }
    expect(await sent(email)).toBe(0);
    expect(await mailsOf(owner)).toMatchObject({ waiting: 0, lost: 1 });
  });

  test('does not eat the mails of an account', async () => {
    const owner = await signUp(server, 'RECRUITER');
    const victim = newAddress();
    for (let n = 0; n < 5; n += 1) await applyTo(server, await publishJob(server, owner), { email: victim });
    const before = await sent(victim);
    const person = await signUp(server, 'POTENTIAL', { email: victim });
    expect(person.email).toBe(victim);
    expect(await sent(victim)).toBe(before + 1);
  });
});

describe('a mail that is reported', () => {
  const reportTokenOf = ({ links }: CapturedMail) =>
    links
      .find((link) => link.includes('/mail-reports/'))
      ?.split('/')
      .at(-1) ?? '';

  test('is found by an operator, once, who stops the company and lets it go again', async () => {
    const owner = await signUp(server, 'RECRUITER', { companyName: 'Golpe Certo' });
    const job = await publishJob(server, owner);
    const email = newAddress();
    await applyTo(server, job, { email });
    const [mail] = await server.mails(email);
    const token = reportTokenOf(mail as CapturedMail);
    expect(mail?.html).toContain(`href="http://localhost:3000/mail-reports/${token}"`);
    expect(mail?.text).toContain('Denunciar esta mensagem');
    const report = (body: object) => server.call(reportMail, { body });
    expect((await report({ token, reason: 'phishing', note: 'Pediram dinheiro' })).status).toBe(201);
    expect((await report({ token, reason: 'other' })).status).toBe(201);
    expect((await report({ token: 'x'.repeat(43), reason: 'other' })).body.error).toBe('TOKEN_INVALID');
    expect((await report({ token, reason: 'nenhum' })).status).toBe(422);

    const reported = async () => (await reportedCompanies(operator())).filter(({ slug }) => slug === 'golpe-certo');
    expect(await reported()).toEqual([
      {
        name: 'Golpe Certo',
        slug: 'golpe-certo',
        verified: false,
        suspendedFor: null,
        reports: [{ at: expect.any(Date), kind: 'application_received', reason: 'phishing', note: 'Pediram dinheiro' }],
      },
    ]);

    await suspendMails(operator(), 'golpe-certo', 'Denúncias');
    const later = newAddress();
    await applyTo(server, job, { email: later });
    expect(await server.mails(later)).toEqual([]);
    const params = { id: owner.companyId };
    expect((await server.call(getCompanyMails, { as: owner.token, params })).data).toMatchObject({
      suspended: true,
      waiting: 1,
    });
    const body = { email: newAddress(), role: 'recruiter' };
    expect((await server.call(inviteMember, { as: owner.token, params, body })).body.error).toBe('MAILS_SUSPENDED');

    await resumeMails(operator(), 'golpe-certo');
    expect(await server.mails(later)).toHaveLength(1);
    expect(await settleReports(operator(), 'golpe-certo')).toMatchObject({ closed: 1 });
    expect(await reported()).toEqual([]);
  });

  test('is one that a company caused: those of an account have no such link', async () => {
    const person = await signUp(server, 'POTENTIAL');
    for (const mail of await server.mails(person.email)) expect(reportTokenOf(mail)).toBe('');
  });
});
