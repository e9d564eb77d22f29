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

/** The same stages with one of an AI interview after the review. */
export function stagesWithAi(stage: Partial<Step<3>['stages'][number]> = {}): Step<3>['stages'] {
  const [first, review, ...rest] = wizardData()[4].stages as Step<3>['stages'];
  const added = { type: 'interview_ia', name: 'Conversa com a IA', replyDays: 5, ...stage } as const;
  return [first, review, added, ...rest].filter((each) => each !== undefined);
}

/** A draft whose six steps are complete, made through the wizard. */
export async function draftJob(
  server: TestServer,
  recruiter: { token: string },
  overrides?: JobOverrides,
): Promise<JobDetail> {
  let job: JobDetail | undefined;
  const steps: Record<string, object> = wizardData(overrides);
  for (const n of Object.keys(steps)) {
    const data = n === '4' && job ? await withTests(server, job.id, steps[n] as Step<3>) : steps[n];
    const saved = await server.call(saveStep, {
      as: recruiter.token,
      params: { n },
      body: { data: { ...data }, ...(job && { jobId: job.id }) },
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
  const { id } = await draftJob(server, recruiter, overrides);
  const published = await server.call(publish, { as: recruiter.token, params: { id } });
  expect(published.status).toBe(200);
  return published.data;
}

/** A stage of tests asks one, since a job is not published without; nobody is sent it by itself. */
async function withTests(server: TestServer, jobId: string, pipeline: Step<3>): Promise<Step<3>> {
  if (!pipeline.stages.some(({ type, tests }) => type === 'test' && !tests)) return pipeline;
  const tests = { testIds: [await anyTest(server, jobId)], dueDays: 7, automatic: false };
  return { ...pipeline, stages: pipeline.stages.map((stage) => (stage.type === 'test' ? { tests, ...stage } : stage)) };
}

/** A test of the company that writes the job. */
async function anyTest(server: TestServer, jobId: string): Promise<string> {
  const { database } = server.platform;
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
  if (known) return known.id;
  const createdAt = server.clock.now();
  const test = { id: newId(), companyId, authorId, title, createdAt, updatedAt: createdAt };
  await database
    .insertInto('tests')
    .values({ ...test, category: 'fundamentals', difficulty: 'basic', status: 'published' })
    .execute();
  return test.id;
}
