import { randomUUID } from 'node:crypto';
import {
  createTemplate,
  listTemplates,
  removeTemplate,
  sendTestTemplate,
  templateByType,
  templateContent,
  updateTemplate,
} from '@prova/contract/jobs/job-email-templates';
import { saveStep } from '@prova/contract/jobs/job-wizard';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { draftJob } from '../../../../test/jobs-factory.ts';
import { type Person, signUp } from '../../../../test/people.ts';
import { system } from '../../../platform/actor.ts';
import { createContext } from '../../../platform/context.ts';
import { renderJobMail } from '../jobs.service.ts';
import { EARLIER_WORDS } from './earlier-words.ts';

let server: TestServer;
let recruiter: Person;
let job: JobDetail;

beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { companyName: 'Café & Cia', verified: true });
  job = await draftJob(server, recruiter);
});
afterAll(() => server.close());

const as = () => recruiter.token;
const template = (kind: string) => job.templates.find((each) => each.kind === kind) ?? job.templates[0];
const stage = (type: string) => job.stages.find((each) => each.type === type);
const read = (id = '') => server.call(templateContent, { as: as(), params: { id } });
const change = (id = '', body: unknown = {}) => server.call(updateTemplate, { as: as(), params: { id }, body });

describe('the templates of a job', () => {
  test('are found by kind, by the type of a stage and by its id', async () => {
    const byType = async (type = '') => {
      const { status, body } = await server.call(templateByType, { as: as(), params: { jobId: job.id, type } });
      const found = body.data as JobDetail['templates'][number] | undefined;
      return status === 200 ? [found?.kind, found?.stageName] : [status, body.error];
    };
    expect(await byType('received')).toEqual(['received', null]);
    expect(await byType('new')).toEqual(['received', null]);
    expect(await byType('test')).toEqual(['test', 'Desafio técnico']);
    expect(await byType('interview')).toEqual(['interview', 'Conversa com o time']);
    expect(await byType('review')).toEqual(['stage', 'Em análise']);
    expect(await byType('offer')).toEqual(['offer', null]);
    expect(await byType(stage('test')?.id)).toEqual(['test', 'Desafio técnico']);
    expect(await byType('hired')).toEqual(['hired', null]);
    expect(await byType(randomUUID())).toEqual([404, 'NOT_FOUND']);
    expect((await server.call(listTemplates, { as: as(), params: { jobId: job.id } })).data).toEqual(job.templates);
  });

  test('are read as a candidate would, in plain text and HTML', async () => {
    const { data } = await read(template('test')?.id);
    expect(data.subject).toBe('Próximo passo: Desafio técnico');
    expect(data.text).toContain('Olá, Ana.\n\n');
    expect(data.html).toMatch(/^<p>Olá, Ana\.<\/p><p>.*<\/p><p>Equipe Café &amp; Cia<\/p>$/);
  });

  test('escape what they are filled with, and clean what the company wrote', async () => {
    const ctx = createContext(server.platform, { actor: system, locale: 'pt-BR' });
    const values = { candidateName: '<b>{{jobTitle}}</b>', jobTitle: 'R&D', companyName: 'C', statusName: 'S' };
    const render = () => renderJobMail(ctx, { jobId: job.id, kind: 'rejected', values, locale: 'pt-BR' });
    await change(template('rejected')?.id, {
      subject: '{{candidateName}}: {{jobTitle}}',
      body: 'Oi <script>x</script>\n\n{{candidateName}}',
    });
    expect(await render()).toEqual({
      enabled: true,
      chosen: true,
      text: 'Oi <script>x</script>\n\n<b>{{jobTitle}}</b>',
      subject: '<b>{{jobTitle}}</b>: R&D',
      bodyHtml: '<p>Oi &lt;script&gt;x&lt;/script&gt;</p><p>&lt;b&gt;{{jobTitle}}&lt;/b&gt;</p>',
    });
    await change(template('rejected')?.id, {
      enabled: false,
      body: '<p>Oi <script>x</script><strong>{{candidateName}}</strong></p>',
    });
    expect(await render()).toMatchObject({
      enabled: false,
      bodyHtml: '<p>Oi <strong>&lt;b&gt;{{jobTitle}}&lt;/b&gt;</strong></p>',
    });
  });

  test('of a stage go before those of a kind', async () => {
    const ctx = createContext(server.platform, { actor: system, locale: 'pt-BR' });
    const values = { candidateName: 'A', jobTitle: 'J', companyName: 'C', statusName: 'S' };
    const subject = async (kind: 'stage' | 'test' | 'closed', type: string) =>
      (await renderJobMail(ctx, { jobId: job.id, kind, stageId: stage(type)?.id ?? null, values, locale: 'pt-BR' }))
        ?.subject;
    expect(await subject('stage', 'interview')).toBe('Vamos conversar? J');
    // Nobody is sent its test by itself.
    expect(await subject('stage', 'test')).toBe('Novidade na sua candidatura: J');
    expect(await subject('stage', 'review')).toBe('Novidade na sua candidatura: J');
    expect(await subject('closed', 'test')).toBe('Sua candidatura foi encerrada: J');
    expect(await subject('stage', 'hired')).toBeUndefined();
  });

  test('that nobody has changed promise no time where an AI is to interview, also those of earlier days', async () => {
    const ctx = createContext(server.platform, { actor: system, locale: 'pt-BR' });
    const values = { candidateName: 'Ana', jobTitle: 'J', companyName: 'C', statusName: 'Conversa' };
    const mail = { jobId: job.id, kind: 'stage', stageId: stage('interview')?.id ?? '', values } as const;
    const texts = async () =>
      Promise.all(
        (['pt-BR', 'en-US'] as const).map(async (locale) => (await renderJobMail(ctx, { ...mail, locale }))?.text),
      );
    const isOf = (type: 'interview' | 'interview_ia') =>
      server.platform.database.updateTable('jobStages').set({ type }).where('id', '=', mail.stageId).execute();
    const [portuguese, english] = await texts();
    expect(portuguese).toContain('Vamos escrever de novo com a data e o horário.');
    expect(english).toContain('We will write to you again with a date and time.');
    await change(template('interview')?.id, {
      body: 'Olá, {{candidateName}}.\n\nQueremos conversar com você sobre a vaga {{jobTitle}}, na etapa {{statusName}}. Em breve propomos horários.\n\nEquipe {{companyName}}',
    });
    expect(await texts()).toEqual([portuguese, english]);
    await isOf('interview_ia');
    expect((await texts()).join()).toMatch(/sobre o próximo passo\..*about the next step\./s);
    await isOf('interview');
  });

  test('that nobody has changed speak the language of whoever reads them, with the names of stages', async () => {
    const ctx = createContext(server.platform, { actor: system, locale: 'pt-BR' });
    const values = { candidateName: 'Ana', jobTitle: 'J', companyName: 'C', statusName: 'Em análise' };
    const render = (kind: 'received' | 'stage', locale: 'pt-BR' | 'en-US') =>
      renderJobMail(ctx, { jobId: job.id, kind, stageId: stage('review')?.id ?? null, values, locale });
    expect(await render('received', 'en-US')).toMatchObject({ subject: 'We received your application: J' });
    expect((await render('received', 'en-US'))?.text).not.toMatch(/Olá|Equipe|candidatura/);
    expect(await render('stage', 'en-US')).toMatchObject({
      subject: 'News about your application: J',
      text: expect.stringContaining('in the Under Review stage'),
    });
    expect((await render('stage', 'pt-BR'))?.text).toContain('na etapa Em análise');
    // Programs send the same words as HTML, forms with line breaks of their own.
    const words = template('received')?.body ?? '';
    for (const body of [`<p>${words.replaceAll('\n\n', '</p><p>')}</p>`, words.replaceAll('\n', '\r\n')]) {
      expect((await change(template('received')?.id, { body })).status).toBe(200);
      expect(await render('received', 'en-US')).toMatchObject({ subject: 'We received your application: J' });
    }
    // So are those that a job of earlier days began with.
    for (const earlier of EARLIER_WORDS.received ?? []) {
      await change(template('received')?.id, earlier);
      expect((await render('received', 'pt-BR'))?.text).toContain('Alguém da equipe vai ler');
      expect((await render('received', 'en-US'))?.text).toContain('Someone on the team will read');
    }
    await change(template('received')?.id, { subject: 'Oi, {{candidateName}}', body: words });
    expect(await render('received', 'en-US')).toMatchObject({
      subject: 'Oi, Ana',
      text: expect.stringContaining('Olá'),
    });
  });

  test('refuse variables that do not exist, by name', async () => {
    const wrong = await change(template('received')?.id, {
      subject: 'Oi {{nome}}',
      body: '{{ jobTitle }} {{salario}}',
    });
    expect([wrong.status, wrong.body.error]).toEqual([422, 'TEMPLATE_VARIABLE_UNKNOWN']);
    expect(wrong.body.message).toContain('nome, salario');
    expect(wrong.body.details?.map(({ field }) => field)).toEqual(['subject', 'body']);
    const data = { templates: [{ kind: 'offer', enabled: true, subject: 'Oi', body: '{{x}}' }] };
    const step = await server.call(saveStep, { as: as(), params: { n: 5 }, body: { jobId: job.id, data } });
    expect([step.body.error, step.body.details?.[0]?.field]).toEqual(['TEMPLATE_VARIABLE_UNKNOWN', 'templates.0.body']);
  });

  test('tell two editors apart by their version', async () => {
    const own = template('closed');
    const first = await change(own?.id, { version: own?.version, enabled: false });
    expect(first.data).toMatchObject({ enabled: false, version: (own?.version ?? 0) + 1, subject: own?.subject });
    expect((await change(own?.id, { version: own?.version, enabled: true })).body.error).toBe('VERSION_CONFLICT');
  });

  test('are added once a kind and stage, and removed', async () => {
    const add = (stageId: string | null) =>
      server.call(createTemplate, {
        as: as(),
        body: { jobId: job.id, kind: 'stage', stageId, subject: 'Oi', body: 'Texto' },
      });
    const added = await add(null);
    expect([added.status, added.data.version]).toEqual([201, 1]);
    expect((await add(null)).body.error).toBe('VERSION_CONFLICT');
    expect((await add(randomUUID())).body.error).toBe('STAGE_NOT_FOUND');
    expect((await server.call(removeTemplate, { as: as(), params: { id: added.data.id } })).status).toBe(200);
    expect((await read(added.data.id)).status).toBe(404);
  });

  test('are tried out on one’s own address', async () => {
    const { data } = await server.call(sendTestTemplate, { as: as(), params: { id: template('interview')?.id ?? '' } });
    expect(data).toEqual({ to: recruiter.email });
    const [mail] = await server.mails(recruiter.email);
    expect(mail?.subject).toBe(`[Teste] Vamos conversar? ${job.title}`);
    expect(mail?.text).toContain('Olá, Ana.');
  });
});

describe('step 5', () => {
  const save = (templates: unknown) =>
    server.call(saveStep, { as: as(), params: { n: 5 }, body: { jobId: job.id, data: { templates } } });

  test('changes the templates that it is given and leaves the others', async () => {
    const { id, kind } = template('offer') ?? { id: '', kind: 'offer' };
    const saved = await save([{ id, kind, enabled: false, subject: 'Proposta', body: '<p>Oi <img src=x></p>' }]);
    const after = saved.data.templates;
    expect(after.find((each) => each.id === id)).toMatchObject({
      enabled: false,
      subject: 'Proposta',
      body: '<p>Oi </p>',
    });
    expect(after).toHaveLength(job.templates.length);
    expect(saved.data.completedSteps).toContain(5);
  });

  test('knows no stage of another job and no template twice', async () => {
    const other = await draftJob(server, recruiter);
    const words = { enabled: true, subject: 'Oi', body: 'Texto' };
    const foreign = await save([{ kind: 'test', stageId: other.stages[2]?.id, ...words }]);
    expect([foreign.status, foreign.body.error]).toEqual([404, 'STAGE_NOT_FOUND']);
    const stolen = await save([{ id: other.templates[0]?.id, kind: 'received', ...words }]);
    expect([stolen.status, stolen.body.details?.[0]?.field]).toEqual([422, 'templates.0.id']);
    const twice = await save([
      { kind: 'offer', ...words },
      { kind: 'offer', ...words },
    ]);
    expect([twice.status, twice.body.details?.[0]?.field]).toEqual([422, 'templates.1.kind']);
  });
});
