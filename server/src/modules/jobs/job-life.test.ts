import { listRecruiterJobs } from '@prova/contract/jobs/job-list';
import { createJob, getDraft, publishJob as publish, saveDraft, saveStep } from '@prova/contract/jobs/job-wizard';
import {
  closeJob,
  duplicateJob,
  getJob,
  type JobDetail,
  removeJob,
  reopenJob,
  toggleJob,
} from '@prova/contract/jobs/jobs';
import { getPublicJob } from '@prova/contract/jobs/public-jobs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { draftJob, type JobOverrides, publishJob, wizardData } from '../../../test/jobs-factory.ts';
import { type Person, signUp } from '../../../test/people.ts';

let server: TestServer;
let recruiter: Person;

beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER');
});
afterAll(() => server.close());

const call = (endpoint: Parameters<TestServer['call']>[0], job: { id: string }, body?: unknown, language = 'pt-BR') =>
  server.call(endpoint, {
    as: recruiter.token,
    params: { id: job.id },
    body,
    headers: { 'accept-language': language },
  });
const outcome = async (answer: ReturnType<typeof call>) => {
  const { status, body } = await answer;
  return [status, body.error ?? (body.data as JobDetail).status];
};
const pretendApplied = (job: JobDetail) =>
  server.platform.database.updateTable('jobTotals').set({ applications: 1 }).where('jobId', '=', job.id).execute();

describe('publishing', () => {
  test('asks for no technology: not all work has one', async () => {
    const job = await draftJob(server, recruiter, { description: { skills: [] } });
    expect([job.skills, job.missing]).toEqual([[], []]);
    expect(await outcome(call(publish, job))).toEqual([200, 'ACTIVE']);
  });

  test('asks for every step, and says what is missing where', async () => {
    const job = (await server.call(createJob, { as: recruiter.token, body: wizardData()[1] })).data;
    const answer = await call(publish, job);
    expect([answer.status, answer.body.error]).toEqual([422, 'JOB_INCOMPLETE']);
    const details = answer.body.details ?? [];
    expect(details.map(({ field }) => field)).toEqual([
      'description.description',
      'form',
      'pipeline',
      'emails',
      'integrations',
    ]);
    expect(details[1]?.message).toBe('Complete a etapa “Formulário”');
    const shown = (await server.call(getJob, { as: recruiter.token, params: { id: job.id } })).data;
    expect(shown.missing.map(({ step, field }) => [step, field])).toEqual([
      [2, 'description'],
      [3, ''],
      [4, ''],
      [5, ''],
      [6, ''],
    ]);
  });

  test('checks the stored job again, not what the steps once said', async () => {
    const job = await draftJob(server, recruiter);
    await server.platform.database
      .updateTable('jobs')
      .set({ city: null, description: '<p></p>' })
      .where('id', '=', job.id)
      .execute();
    await server.platform.database
      .updateTable('jobEmailTemplates')
      .set({ body: 'Oi, {{nome}}' })
      .where('jobId', '=', job.id)
      .where('kind', '=', 'offer')
      .execute();
    const answer = await call(publish, job);
    expect(answer.body.details).toEqual([
      expect.objectContaining({ field: 'details.city' }),
      expect.objectContaining({ field: 'description.description' }),
      expect.objectContaining({
        field: expect.stringMatching(/^emails\.templates\.\d\.body$/),
        message: expect.stringContaining('nome'),
      }),
    ]);
  });

  test('waits for a step whose newer words were only kept as typed', async () => {
    const job = await draftJob(server, recruiter);
    const save = (body: object) =>
      server.call(saveStep, { as: recruiter.token, params: { n: 2 }, body: { jobId: job.id, ...body } });
    const kept = await save({ partial: true, data: { description: '<p>Outro texto</p>' } });
    expect(kept.data.missing).toEqual([{ step: 2, field: '', message: 'Complete a etapa “Descrição”' }]);
    expect(await outcome(call(publish, job))).toEqual([422, 'JOB_INCOMPLETE']);
    await save({ data: wizardData()[2] });
    expect(await outcome(call(publish, job))).toEqual([200, 'ACTIVE']);
  });

  test('does not call a step done whose words were cleared, and names what is missing from it', async () => {
    const job = await draftJob(server, recruiter);
    expect(job.completedSteps).toEqual([1, 2, 3, 4, 5, 6]);
    const halfDone = {
      1: { ...wizardData()[1], title: '' },
      2: { ...wizardData()[2], description: '' },
      5: {
        templates: job.templates
          .slice(0, 1)
          .map(({ id, kind }) => ({ id, kind, enabled: true, subject: '{{nome}}', body: 'Oi' })),
      },
      6: { sources: 'linkedin' },
    };
    const kept = await server.call(saveDraft, {
      as: recruiter.token,
      params: { id: job.id },
      body: { steps: halfDone },
    });
    const expected = [
      [1, 'title', 'Este campo é obrigatório'],
      [2, 'description', 'Escreva a descrição da vaga'],
      [5, 'templates.0.subject', 'Variável desconhecida: nome'],
      [6, 'sources', 'Valor em formato inesperado'],
    ];
    const missing = (data: JobDetail) => data.missing.map(({ step, field, message }) => [step, field, message]);
    expect([kept.data.completedSteps, missing(kept.data)]).toEqual([[3, 4], expected]);
    // On another device too, in the list and among the drafts of the home: all read the same.
    const again = await server.call(getDraft, { as: recruiter.token, params: { id: job.id } });
    expect([again.data.completedSteps, missing(again.data)]).toEqual([[3, 4], expected]);
    const list = await server.call(listRecruiterJobs, { as: recruiter.token, query: { status: 'draft' } });
    expect(list.data.find(({ id }) => id === job.id)?.completedSteps).toEqual([3, 4]);
    const answer = await call(publish, job);
    expect(answer.body.details?.map(({ field }) => field)).toEqual([
      'details.title',
      'description.description',
      'emails.templates.0.subject',
      'integrations.sources',
    ]);
    const copy = await server.call(duplicateJob, { as: recruiter.token, params: { id: job.id } });
    expect(copy.data.completedSteps).toEqual([3, 4]);
  });

  test('keeps a public job complete whatever is left half done of it', async () => {
    const job = await publishJob(server, recruiter);
    const steps = { 2: { description: '' } };
    const kept = await server.call(saveDraft, { as: recruiter.token, params: { id: job.id }, body: { steps } });
    expect(kept.data).toMatchObject({ completedSteps: [1, 2, 3, 4, 5, 6, 7], missing: [] });
    const copy = await server.call(duplicateJob, { as: recruiter.token, params: { id: job.id } });
    expect(copy.data).toMatchObject({ completedSteps: [1, 3, 4, 5, 6], missing: [{ step: 2, field: 'description' }] });
  });

  test('happens once', async () => {
    const job = await draftJob(server, recruiter);
    expect(await outcome(call(publish, job))).toEqual([200, 'ACTIVE']);
    expect(await outcome(call(publish, job))).toEqual([409, 'JOB_ALREADY_PUBLISHED']);
  });

  test('fixes the address that followed the title until then', async () => {
    const job = await draftJob(server, recruiter);
    const data = { ...wizardData()[1], title: 'C++ & ação: 日本' };
    const renamed = await server.call(saveStep, {
      as: recruiter.token,
      params: { n: 1 },
      body: { jobId: job.id, data },
    });
    expect(renamed.data.slug).toBe(`cpp-acao-${job.slug.slice(-6)}`);
    expect(renamed.data.sources[0]?.link).toBe(`http://localhost:3000/jobs/${renamed.data.slug}?src=linkedin`);
    expect(((await call(publish, job)).data as JobDetail).slug).toBe(renamed.data.slug);
  });
});

describe('the state of a job', () => {
  test('goes back and forth between active and paused', async () => {
    const job = await publishJob(server, recruiter);
    expect(await outcome(call(toggleJob, job))).toEqual([200, 'ON_HOLD']);
    expect(await outcome(call(toggleJob, job))).toEqual([200, 'ACTIVE']);
    // Two tabs pause: the second one does not resume.
    expect(await outcome(call(toggleJob, job, { status: 'ACTIVE' }))).toEqual([200, 'ON_HOLD']);
    expect(await outcome(call(toggleJob, job, { status: 'ACTIVE' }))).toEqual([409, 'JOB_STATUS_REFUSED']);
    expect(await outcome(call(toggleJob, job, { status: 'ON_HOLD' }))).toEqual([200, 'ACTIVE']);
  });

  test('ends by closing and starts again by reopening', async () => {
    const job = await publishJob(server, recruiter);
    expect(await outcome(call(closeJob, job, { status: 'FILLED' }))).toEqual([200, 'FILLED']);
    expect(await outcome(call(closeJob, job, { status: 'CANCELLED' }))).toEqual([409, 'JOB_STATUS_REFUSED']);
    expect(await outcome(call(toggleJob, job))).toEqual([409, 'JOB_STATUS_REFUSED']);
    const edit = { jobId: job.id, data: wizardData()[1] };
    const edited = await server.call(saveStep, { as: recruiter.token, params: { n: 1 }, body: edit });
    expect([edited.status, edited.body.error]).toEqual([409, 'JOB_STATUS_REFUSED']);
    expect(await outcome(call(reopenJob, job))).toEqual([200, 'ACTIVE']);
    expect(await outcome(call(reopenJob, job))).toEqual([409, 'JOB_STATUS_REFUSED']);
    const reopened = (await server.call(getJob, { as: recruiter.token, params: { id: job.id } })).data;
    expect(reopened).toMatchObject({ closedAt: null, publishedAt: job.publishedAt });
  });

  test('that was paused when it was closed is reopened paused', async () => {
    const job = await publishJob(server, recruiter);
    await call(toggleJob, job);
    expect(await outcome(call(closeJob, job, { status: 'CANCELLED' }))).toEqual([200, 'CANCELLED']);
    expect(await outcome(call(reopenJob, job))).toEqual([200, 'ON_HOLD']);
    expect(await outcome(call(toggleJob, job))).toEqual([200, 'ACTIVE']);
  });

  test('of a draft is neither toggled, nor closed, nor reopened', async () => {
    const job = await draftJob(server, recruiter);
    for (const [endpoint, body] of [[toggleJob], [closeJob, { status: 'FILLED' }], [reopenJob]] as const)
      expect(await outcome(call(endpoint, job, body))).toEqual([409, 'JOB_STATUS_REFUSED']);
  });

  test('says which buttons live', async () => {
    const job = await publishJob(server, recruiter);
    expect(job.can).toEqual({
      edit: true,
      publish: false,
      toggle: true,
      close: true,
      reopen: false,
      remove: true,
      duplicate: true,
      share: true,
    });
    await pretendApplied(job);
    const closed = (await call(closeJob, job, { status: 'FILLED' })).data as JobDetail;
    expect(closed.can).toEqual({
      edit: false,
      publish: false,
      toggle: false,
      close: false,
      reopen: true,
      remove: false,
      duplicate: true,
      share: true,
    });
  });
});

describe('deleting', () => {
  test('is refused once somebody applied', async () => {
    const job = await publishJob(server, recruiter);
    await pretendApplied(job);
    expect(await outcome(call(removeJob, job))).toEqual([409, 'JOB_HAS_APPLICATIONS']);
  });

  test('takes a public job away from everybody and keeps its row', async () => {
    const job = await publishJob(server, recruiter);
    expect((await call(removeJob, job)).status).toBe(200);
    expect((await call(getJob, job)).status).toBe(404);
    expect((await server.call(getPublicJob, { params: { slug: job.slug } })).status).toBe(404);
    const rows = await server.platform.database
      .selectFrom('jobs')
      .select('deletedAt')
      .where('id', '=', job.id)
      .execute();
    expect(rows).toEqual([{ deletedAt: server.clock.now() }]);
  });
});

test('a copy has everything but candidates, numbers and address', async () => {
  const question = {
    type: 'multiple_choice' as const,
    text: 'Quando?',
    options: [{ text: 'Já' }, { text: 'Depois' }],
    required: true,
  } satisfies NonNullable<NonNullable<JobOverrides['form']>['questions']>[number];
  const job = await publishJob(server, recruiter, {
    form: { questions: [question] },
    pipeline: {
      stages: [
        { type: 'new', name: 'Novos candidatos' },
        { type: 'review', name: 'Em análise' },
        { type: 'interview_ia', name: 'IA' },
        { type: 'offer', name: 'Oferta enviada' },
        { type: 'hired', name: 'Contratados' },
      ],
    },
  });
  await pretendApplied(job);
  const copied = await call(duplicateJob, job);
  const copy = copied.data as JobDetail;
  expect(copied.status).toBe(201);
  expect(copy).toMatchObject({
    status: 'DRAFT',
    title: `${job.title} (cópia)`,
    applications: 0,
    completedSteps: [1, 2, 3, 4, 5, 6],
    missing: [],
    internalCode: null,
    description: job.description,
    skills: job.skills,
    fields: job.fields,
  });
  const words = ({ questions, stages, templates, sources }: JobDetail) => ({
    questions: questions.map(({ text, options, required }) => [text, options.map((option) => option.text), required]),
    stages: stages.map(({ name, type, questions }) => [name, type, questions.map(({ text }) => text)]),
    templates: templates.map(({ kind, stageName, enabled, subject }) => [kind, stageName, enabled, subject]),
    sources: sources.map(({ platform, code }) => [platform, code]),
  });
  expect(words(copy)).toEqual(words(job));
  const ids = (each: JobDetail) =>
    [...each.stages, ...each.questions, ...each.templates, ...each.sources].map(({ id }) => id);
  expect(ids(copy).filter((id) => ids(job).includes(id))).toEqual([]);
  expect(copy.slug).not.toBe(job.slug);
  expect(await outcome(call(publish, copy))).toEqual([200, 'ACTIVE']);
});

test('a question that was public changes its id with its words, and keeps it otherwise', async () => {
  const job = await publishJob(server, recruiter, { form: { questions: [{ type: 'essay', text: 'Por quê?' }] } });
  const [before] = job.questions;
  const save = async (text: string, required: boolean) => {
    const data = { ...wizardData()[3], questions: [{ ...before, text, required }] };
    const saved = await server.call(saveStep, { as: recruiter.token, params: { n: 3 }, body: { jobId: job.id, data } });
    return saved.data.questions[0];
  };
  expect(await save('Por quê?', true)).toEqual({ ...before, required: true });
  const changed = await save('Por que não?', true);
  expect(changed).toMatchObject({ text: 'Por que não?' });
  expect(changed?.id).not.toBe(before?.id);
  const again = await server.call(saveStep, {
    as: recruiter.token,
    params: { n: 3 },
    body: { jobId: job.id, data: { ...wizardData()[3], questions: [before] } },
  });
  expect([again.status, again.body.details?.[0]?.field]).toEqual([422, 'questions.0.id']);
});
