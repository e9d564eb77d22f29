import type { STEP_SCHEMAS } from '@prova/contract/jobs/job-steps';
import { publishJob as publish, saveStep } from '@prova/contract/jobs/job-wizard';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { expect } from 'vitest';
import type * as z from 'zod';
import type { TestServer } from './harness.ts';
import { newId } from './new-id.ts';

type Step<N extends number> = z.input<(typeof STEP_SCHEMAS)[N]>;

/** What a test says of a job; the rest is ordinary. */
export interface JobOverrides {
  readonly details?: Partial<Step<0>>;
  readonly description?: Partial<Step<1>>;
  readonly form?: Partial<Step<2>>;
  readonly pipeline?: Partial<Step<3>>;
  readonly emails?: Partial<Step<4>>;
  readonly integrations?: Partial<Step<5>>;
}

/** The data of each step, from 1, of a job that may be published. */
export function wizardData(given: JobOverrides = {}) {
  return {
    1: {
      title: 'Pessoa Desenvolvedora Front-end Sênior',
      locationModel: 'hybrid',
      address: 'Avenida das Andorinhas, 1200',
      city: 'Campinas',
      state: 'SP',
      contractType: 'CLT',
      seniority: 'senior',
      payMode: 'range',
      payMin: 900_000,
      payMax: 1_250_000,
      benefits: ['Plano de saúde', 'Vale-refeição'],
      internalCode: 'AUR-1',
      ...given.details,
    },
    2: {
      description: '<p>Cuide dos mapas que as salas de operação olham o dia todo.</p>',
      requirements: '<ul><li>React e TypeScript</li></ul>',
      skills: [
        { name: 'React', level: 'ADVANCED', required: true },
        { name: 'TypeScript', level: 'INTERMEDIATE', required: true },
      ],
      ...given.description,
    },
    3: {
      fields: [
        { field: 'phone', visible: true, required: true },
        { field: 'resume', visible: true, required: true },
        { field: 'linkedin', visible: true, required: false },
      ],
      questions: [],
      ...given.form,
    },
    4: {
      stages: [
        { type: 'new', name: 'Novos candidatos', replyDays: 5 },
        { type: 'review', name: 'Em análise', replyDays: 5 },
        { type: 'test', name: 'Desafio técnico', minutes: 90, replyDays: 5 },
        { type: 'interview', name: 'Conversa com o time', minutes: 60, replyDays: 5 },
        { type: 'offer', name: 'Oferta enviada' },
        { type: 'hired', name: 'Contratados' },
      ],
      ...given.pipeline,
    },
    5: { templates: [], ...given.emails },
    6: { sources: [{ platform: 'linkedin' }], ...given.integrations },
  } satisfies { 1: Step<0>; 2: Step<1>; 3: Step<2>; 4: Step<3>; 5: Step<4>; 6: Step<5> };
}

/** A draft whose six steps are complete, made through the wizard. */
export async function draftJob(
  server: TestServer,
  recruiter: { token: string },
  overrides?: JobOverrides,
): Promise<JobDetail> {
  let job: JobDetail | undefined;
  for (const [n, data] of Object.entries(wizardData(overrides))) {
    const saved = await server.call(saveStep, {
      as: recruiter.token,
      params: { n },
      body: { data, ...(job && { jobId: job.id }) },
    });
    job = saved.data;
  }
  if (!job) throw new Error('the wizard has no steps');
  return job;
}

/** A job that takes applications, made through the wizard and published. */
export async function publishJob(
  server: TestServer,
  recruiter: { token: string },
  overrides?: JobOverrides,
): Promise<JobDetail> {
  const { id, stages } = await draftJob(server, recruiter, overrides);
  for (const stage of stages)
    if (stage.type === 'test' && !stage.tests?.testIds.length) await askTest(server, id, stage.id);
  const published = await server.call(publish, { as: recruiter.token, params: { id } });
  expect(published.status).toBe(200);
  return published.data;
}

/** A stage of tests asks one, since a job is not published without. Nobody is sent it by itself. */
async function askTest(server: TestServer, jobId: string, stageId: string): Promise<void> {
  const { database } = server.platform;
  const createdAt = server.clock.now();
  const { companyId, ownerId: authorId } = await database
    .selectFrom('jobs')
    .select(['companyId', 'ownerId'])
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  const title = 'Desafio técnico';
  const known = await database
    .selectFrom('tests')
    .select('id')
    .where('companyId', '=', companyId)
    .where('title', '=', title)
    .where('status', '=', 'published')
    .executeTakeFirst();
  const testId = known?.id ?? newId();
  const test = { id: testId, companyId, authorId, title, createdAt, updatedAt: createdAt };
  if (!known)
    await database
      .insertInto('tests')
      .values({ ...test, category: 'fundamentals', difficulty: 'basic', status: 'published' })
      .execute();
  const stage = { stageId, companyId, createdAt };
  await database
    .insertInto('stageTestSettings')
    .values({ ...stage, dueDays: 7, automatic: false })
    .execute();
  await database
    .insertInto('stageTests')
    .values({ ...stage, testId })
    .execute();
}
