import { saveStep } from '@prova/contract/jobs/job-wizard';
import { type JobDetail, jobPipeline } from '@prova/contract/jobs/jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { draftJob, publishJob } from '../../../../test/jobs-factory.ts';
import { newId } from '../../../../test/new-id.ts';
import { type Person, signUp } from '../../../../test/people.ts';

let server: TestServer;
let recruiter: Person;

beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER');
});
afterAll(() => server.close());

type Input = { id?: string; type: string; name: string; questions?: unknown[] };
const inputs = (job: JobDetail): Input[] => job.stages.map(({ id, type, name }) => ({ id, type, name }));
const save = (job: JobDetail, stages: readonly Input[]) =>
  server.call(saveStep, { as: recruiter.token, params: { n: 4 }, body: { jobId: job.id, data: { stages } } });
const without = (job: JobDetail, type: string) => inputs(job).filter((stage) => stage.type !== type);

async function putSomebodyInto(job: JobDetail, type: string): Promise<void> {
  const db = server.platform.database;
  const companyId = recruiter.companyId;
  const candidate = newId();
  const stage = job.stages.find((each) => each.type === type);
  const now = new Date();
  await db
    .insertInto('candidates')
    .values({ id: candidate, companyId, email: `${candidate}@correio.example`, createdAt: now })
    .execute();
  await db
    .insertInto('applications')
    .values({
      id: newId(),
      companyId,
      jobId: job.id,
      candidateId: candidate,
      stageId: stage?.id ?? '',
      status: 'rejected',
      appliedAt: now,
      stageSince: now,
      createdAt: now,
    })
    .execute();
}

test('stages keep their ids whatever is moved, renamed or added', async () => {
  const job = await publishJob(server, recruiter);
  const [first, review, tested, interview, offer, hired] = inputs(job) as [Input, Input, Input, Input, Input, Input];
  const saved = await save(job, [
    first,
    review,
    { ...interview, name: 'Bate-papo' },
    { type: 'custom', name: 'Referências' },
    tested,
    offer,
    hired,
  ]);
  expect(saved.data.stages.map(({ name, position }) => [name, position])).toEqual([
    ['Novos candidatos', 0],
    ['Em análise', 1],
    ['Bate-papo', 2],
    ['Referências', 3],
    ['Desafio técnico', 4],
    ['Oferta enviada', 5],
    ['Contratados', 6],
  ]);
  const ids = new Set(saved.data.stages.map(({ id }) => id));
  for (const { id } of job.stages) expect(ids).toContain(id);
  expect(saved.data.templates.filter(({ stageName }) => stageName === 'Referências')).toMatchObject([
    { kind: 'stage', enabled: true },
  ]);
  const shown = await server.call(jobPipeline, { as: recruiter.token, params: { id: job.id } });
  expect(shown.data.stages).toEqual(saved.data.stages.map(({ tests: _, ...stage }) => stage));
});

test('the fixed four are known by their type when no id is given', async () => {
  const job = await draftJob(server, recruiter);
  const saved = await save(
    job,
    inputs(job).map(({ id, ...stage }) =>
      ['test', 'interview'].includes(stage.type) ? { ...stage, id: id as string } : stage,
    ),
  );
  expect(saved.data.stages.map(({ id }) => id)).toEqual(job.stages.map(({ id }) => id));
});

test('the fixed four keep their names, whatever is sent', async () => {
  const job = await draftJob(server, recruiter);
  const saved = await save(
    job,
    inputs(job).map((stage) => ({ ...stage, name: `Outro ${stage.type}` })),
  );
  expect(saved.data.stages.map(({ name }) => name)).toEqual([
    'Novos candidatos',
    'Em análise',
    'Outro test',
    'Outro interview',
    'Oferta enviada',
    'Contratados',
  ]);
});

test('a stage with somebody in it stays, even if that person was turned down', async () => {
  const job = await publishJob(server, recruiter);
  await putSomebodyInto(job, 'test');
  const refused = await save(job, without(job, 'test'));
  expect([refused.status, refused.body.error]).toEqual([409, 'STAGE_HAS_CANDIDATES']);
  expect(refused.body.message).toContain('Desafio técnico');
  const retyped = await save(
    job,
    inputs(job).map((stage) => (stage.type === 'test' ? { ...stage, type: 'custom' } : stage)),
  );
  expect(retyped.body.error).toBe('STAGE_HAS_CANDIDATES');
  const emptied = await save(job, without(job, 'interview'));
  expect(emptied.data.stages.map(({ type }) => type)).toEqual(['new', 'review', 'test', 'offer', 'hired']);
  expect(emptied.data.templates.some(({ kind }) => kind === 'interview')).toBe(false);
});

test('a removed stage of a public job stays nameable', async () => {
  const job = await publishJob(server, recruiter);
  await save(job, without(job, 'test'));
  const row = await server.platform.database
    .selectFrom('jobStages')
    .select('removedAt')
    .where('id', '=', job.stages.find(({ type }) => type === 'test')?.id ?? '')
    .executeTakeFirstOrThrow();
  expect(row.removedAt).toBeInstanceOf(Date);
});

test('fixed stages neither go, nor move, nor change their kind', async () => {
  const job = await draftJob(server, recruiter);
  const [first, review, ...rest] = inputs(job) as [Input, Input, ...Input[]];
  const wrong = [
    [first, ...rest],
    [review, first, ...rest],
    [first, ...rest.slice(0, -2), review, ...rest.slice(-2)],
    [first, review, review, ...rest],
    [{ ...first, id: rest[0]?.id ?? '' }, review, ...rest.slice(1)],
  ];
  for (const stages of wrong) {
    const refused = await save(job, stages);
    expect([refused.status, refused.body.error]).toEqual([422, 'STAGE_FIXED']);
  }
});

test('a stage of another job is unknown here', async () => {
  const [job, other] = [await draftJob(server, recruiter), await draftJob(server, recruiter)];
  const foreign = other.stages.find(({ type }) => type === 'test')?.id ?? '';
  const refused = await save(
    job,
    inputs(job).map((stage) => (stage.type === 'test' ? { ...stage, id: foreign } : stage)),
  );
  expect([refused.status, refused.body.error]).toEqual([404, 'STAGE_NOT_FOUND']);
});

test('an AI interview starts with five questions about the job’s technologies, in the job’s language', async () => {
  const portuguese = await draftJob(server, recruiter);
  const [first, review, ...rest] = inputs(portuguese) as [Input, Input, ...Input[]];
  const stages = [first, review, { type: 'interview_ia', name: 'Entrevista com IA' }, ...rest];
  const saved = (await save(portuguese, stages)).data;
  const asked = saved.stages.find(({ type }) => type === 'interview_ia');
  expect(asked?.questions.map(({ type }) => type)).toEqual([
    'behavioral',
    'behavioral',
    'technical',
    'technical',
    'technical',
  ]);
  expect(asked?.questions[2]?.text).toBe(
    'Descreva um problema que você resolveu com React e como soube que estava resolvido.',
  );
  expect(asked?.questions[3]?.text).toContain('TypeScript');
  expect(saved.templates.find(({ stageId }) => stageId === asked?.id)?.kind).toBe('interview');

  const kept = (await save(saved, inputs(saved))).data.stages.find(({ type }) => type === 'interview_ia');
  expect(kept?.questions).toEqual(asked?.questions);

  const english = await draftJob(server, recruiter, {
    details: { title: 'Front-end Developer' },
    description: {
      description: '<p>You will work with the team on the maps that our customers use in the control room.</p>',
      requirements: '',
    },
    pipeline: { stages: stages.map(({ id: _, ...stage }) => stage) as never },
  });
  const questions = english.stages.find(({ type }) => type === 'interview_ia')?.questions;
  expect(questions?.[2]?.text).toBe('Describe a problem you solved with React and how you knew it was solved.');
});

test('AI questions can be changed, and belong to AI interviews only', async () => {
  const job = await draftJob(server, recruiter);
  const [first, review, tested, ...rest] = inputs(job) as [Input, Input, Input, ...Input[]];
  const question = { text: 'O que é uma promessa em JavaScript?', type: 'technical', required: false };
  const saved = (await save(job, [first, review, { type: 'interview_ia', name: 'IA', questions: [question] }, ...rest]))
    .data;
  expect(saved.stages[2]?.questions).toMatchObject([question]);
  const refused = await save(job, [
    first,
    review,
    { type: 'custom', name: 'Conversa', questions: [question] },
    ...rest,
  ]);
  expect([refused.status, refused.body.details?.[0]?.field]).toEqual([422, 'stages.2.questions']);
  expect(tested.type).toBe('test');
});
