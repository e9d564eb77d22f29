import { apply, getApplication } from '@prova/contract/applications/applications';
import { getJob } from '@prova/contract/jobs/jobs';
import { listNotifications } from '@prova/contract/notifications/notifications';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applicationCall, applyTo, jobWithQuestions } from '../../../test/applications-factory.ts';
import { pdfResume } from '../../../test/fixtures/resumes.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { type Person, signUp } from '../../../test/people.ts';

let server: TestServer;
let recruiter: Person;
let asked: Awaited<ReturnType<typeof jobWithQuestions>>;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { companyName: 'Aurora Sistemas', verified: true });
  asked = await jobWithQuestions(server, recruiter);
});
afterAll(() => server.close());

describe('an application', () => {
  test('is stored with form, answers, résumé, source, history and totals, and everybody is told', async () => {
    const source = asked.job.sources[0];
    const call = applicationCall(asked.job, {
      fullName: 'Ana Clara Nogueira',
      email: 'ana.clara@correio.example',
      phone: '(19) 98765-4321',
      coverLetter: 'Gosto de mapas.',
      linkedin: 'linkedin.com/in/exemplo-ana-prova',
      answers: [
        { questionId: asked.essay.id, answer: 'Um painel de rotas.' },
        { questionId: asked.choice.id, answer: asked.choice.options[1]?.id ?? '' },
      ],
      src: source?.code,
      bankConsent: true,
      resume: { name: 'Currículo Ana.pdf', body: await pdfResume([['Ana Clara', 'Kubernetes e Terraform']]) },
    });
    const answer = await server.call(apply, call);
    expect(answer.status).toBe(201);
    expect(answer.data).toEqual({
      jobTitle: asked.job.title,
      companyName: 'Aurora Sistemas',
      email: 'ana.clara@correio.example',
      // Five days of promise from the day of the test's clock.
      replyBy: '2026-11-25T12:00:00.000Z',
    });
    await server.drain();

    const { id } = await server.platform.database
      .selectFrom('applications')
      .innerJoin('candidates', 'candidates.id', 'applications.candidateId')
      .select('applications.id')
      .where('candidates.email', '=', 'ana.clara@correio.example')
      .executeTakeFirstOrThrow();
    const { data: detail } = await server.call(getApplication, { params: { id }, as: recruiter.token });
    expect(detail).toMatchObject({
      jobTitle: asked.job.title,
      status: 'new',
      stage: { name: 'Novos candidatos', type: 'new' },
      source: { platform: 'linkedin' },
      coverLetter: 'Gosto de mapas.',
      candidate: {
        name: 'Ana Clara Nogueira',
        phone: '+5519987654321',
        linkedin: 'https://www.linkedin.com/in/exemplo-ana-prova',
        hasAccount: false,
      },
      answers: [
        { question: 'O que você construiu por último?', answer: 'Um painel de rotas.' },
        { question: 'Onde prefere trabalhar?', answer: 'No escritório' },
      ],
      resume: { name: 'Currículo Ana.pdf', mime: 'application/pdf', text: 'extracted' },
    });
    const file = await server.app.inject({ url: detail.resume?.viewUrl ?? '' });
    expect(file.statusCode).toBe(200);
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');

    const { data: now } = await server.call(getJob, { params: { id: asked.job.id }, as: recruiter.token });
    expect(now.applications).toBe(1);
    expect(now.active).toBe(1);
    expect(now.sources[0]?.applications).toBe(1);

    const consent = await server.platform.database
      .selectFrom('candidates')
      .select(['bankConsentVersion', 'bankConsentAt'])
      .where('email', '=', 'ana.clara@correio.example')
      .executeTakeFirstOrThrow();
    expect(consent.bankConsentVersion).toBe((call.body as { noticeVersion: string }).noticeVersion);
    expect(consent.bankConsentAt).not.toBeNull();

    const [mail] = await server.mails('ana.clara@correio.example');
    expect(mail?.kind).toBe('application_received');
    expect(mail?.text).toContain('25 de novembro de 2026');
    expect(mail?.links.some((link) => /\/applications\/[\w-]{43}$/.test(link))).toBe(true);
    const [toTeam] = await server.mails(recruiter.email);
    expect(toTeam?.kind).toBe('new_application');
    expect(toTeam?.text).toContain('Ana Clara Nogueira');
    const { data: bell } = await server.call(listNotifications, { as: recruiter.token });
    expect(bell[0]).toMatchObject({ type: 'APPLICATION_UPDATE', read: false });
    expect(bell[0]?.message).toContain('Ana Clara Nogueira');
    expect(bell[0]?.link).toBe(`/admin/recruiter/candidates/${id}`);
  });

  test('is found by name, by the words of its answers and by those of the résumé', async () => {
    const found = async (words: string) => {
      const { rows } = await sql<{ nameKey: string }>`
        select name_key from candidate_search where document @@ websearch_to_tsquery('portuguese', prose(${words}))
      `.execute(server.platform.database);
      return rows.map(({ nameKey }) => nameKey);
    };
    expect(await found('terraform')).toEqual([' ana clara nogueira']);
    expect(await found('painéis rotas')).toEqual([' ana clara nogueira']);
    expect(await found('mapa')).toEqual([' ana clara nogueira']);
    expect(await found('cobol')).toEqual([]);
  });

  test('without a résumé may come as plain JSON', async () => {
    const candidate = await applyTo(server, asked.job, { ...asked.answered, resume: null });
    const { data } = await server.call(getApplication, { params: { id: candidate.id }, as: recruiter.token });
    expect(data.resume).toBeNull();
  });

  test('in the words of the company where its template is enabled', async () => {
    const own = await publishJob(server, recruiter, {
      emails: {
        templates: [
          {
            kind: 'received',
            enabled: true,
            subject: 'Chegou, {{candidateName}}',
            body: '<p>Recebemos <strong>{{candidateName}}</strong> em {{jobTitle}}.</p>',
          },
        ],
      },
    });
    const { email } = await applyTo(server, own, { fullName: 'Bia<b>Negrito</b>' });
    const [mail] = await server.mails(email);
    expect(mail?.subject).toBe('Chegou, Bia<b>Negrito</b>');
    expect(mail?.html).toContain('Bia&lt;b&gt;Negrito&lt;/b&gt;');
    expect(mail?.html).not.toContain('<b>Negrito</b>');
  });

  test('of an older candidate refreshes the contact data, and an ended one may be followed by a new one', async () => {
    const first = await applyTo(server, asked.job, {
      ...asked.answered,
      email: 'velha@correio.example',
      fullName: 'Nome Antigo',
    });
    await server.platform.database
      .updateTable('applications')
      .set({ status: 'rejected' })
      .where('id', '=', first.id)
      .execute();
    const second = await applyTo(server, asked.job, {
      ...asked.answered,
      email: 'Velha@Correio.example',
      fullName: 'Nome Novo',
    });
    expect(second.candidateId).toBe(first.candidateId);
    const rows = await server.platform.database
      .selectFrom('applications')
      .innerJoin('candidates', 'candidates.id', 'applications.candidateId')
      .select(['applications.id', 'candidates.name'])
      .where('candidates.email', '=', 'velha@correio.example')
      .execute();
    expect(rows).toHaveLength(2);
    expect(rows.every(({ name }) => name === 'Nome Novo')).toBe(true);
  });
});

test('scripts in free texts are stored as text and escaped in mails', async () => {
  const script = '<script>alert(1)</script>';
  const candidate = await applyTo(server, asked.job, {
    fullName: `Eva ${script}`,
    coverLetter: script,
    answers: [{ questionId: asked.essay.id, answer: script }],
  });
  const { data } = await server.call(getApplication, { params: { id: candidate.id }, as: recruiter.token });
  expect(data.candidate.name).toBe(`Eva ${script}`);
  expect(data.coverLetter).toBe(script);
  expect(data.answers[0]?.answer).toBe(script);
  for (const mail of [...(await server.mails(candidate.email)), ...(await server.mails(recruiter.email))]) {
    expect(mail.html).not.toContain('<script');
  }
});
