import { applicationTimeline, getApplication, listApplications } from '@prova/contract/applications/applications';
import { getBoard, moveCandidate } from '@prova/contract/funnel/funnel';
import { saveStep } from '@prova/contract/jobs/job-wizard';
import { getJob, type JobDetail } from '@prova/contract/jobs/jobs';
import { getPublicJob } from '@prova/contract/jobs/public-jobs';
import { recruiterHome } from '@prova/contract/metrics/metrics';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyTo } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { type Person, signUp } from '../../../test/people.ts';

let server: TestServer;
let recruiter: Person;
let job: JobDetail;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { verified: true });
  job = await publishJob(server, recruiter);
});
afterAll(() => server.close());

const english = { cookie: 'app-locale=en-US' };
const FIXED = { new: 'New Candidates', review: 'Under Review', offer: 'Offer Sent', hired: 'Hired' } as const;
const worded = (stages: readonly { type: string; name: string }[]) =>
  stages.map(({ type, name }) => FIXED[type as keyof typeof FIXED] ?? name);

test('whoever reads English reads the fixed stages of a Portuguese job in English, the others as they were named', async () => {
  const as = recruiter.token;
  const expected = worded(job.stages);
  expect(expected).not.toEqual(job.stages.map(({ name }) => name));
  const named = (stages: readonly { name: string }[]) => stages.map(({ name }) => name);

  const board = await server.call(getBoard, { as, query: { jobId: job.id }, headers: english });
  expect(named(board.data.columns.map(({ stage }) => stage))).toEqual(expected);
  const detail = await server.call(getJob, { as, params: { id: job.id }, headers: english });
  expect(named(detail.data.stages)).toEqual(expected);
  const page = await server.call(getPublicJob, { params: { slug: job.slug }, headers: english });
  const shown = page.data.stages.map(({ type, name }) => [type, name]);
  expect(shown.find(([type]) => type === 'review')?.[1]).toBe('Under Review');

  const { id } = await applyTo(server, job);
  const review = job.stages.find(({ type }) => type === 'review')?.id ?? '';
  const { version } = (await server.call(getApplication, { as, params: { id } })).data;
  await server.call(moveCandidate, { as, params: { id }, body: { targetStageId: review, version } });
  const application = await server.call(getApplication, { as, params: { id }, headers: english });
  expect(application.data.stage.name).toBe('Under Review');
  const timeline = await server.call(applicationTimeline, { as, params: { id }, headers: english });
  expect(timeline.data.find(({ type }) => type === 'moved')).toMatchObject({
    fromStage: 'New Candidates',
    toStage: 'Under Review',
  });
  const home = await server.call(recruiterHome, { as, headers: english });
  expect(home.data.candidates[0]?.stage).toBe('Under Review');
  const list = await server.call(listApplications, { as, query: { jobId: job.id }, headers: english });
  expect(list.data[0]?.stage.name).toBe('Under Review');
  expect((await server.call(getApplication, { as, params: { id } })).data.stage.name).toBe('Em análise');
});

test('a stage that nobody has named is called in the reader’s language, one with a name of its own is not', async () => {
  const as = recruiter.token;
  const called = (name: string) =>
    job.stages.map(({ position: _, ...stage }) => (stage.type === 'interview' ? { ...stage, name } : stage));
  const save = (name: string) =>
    server.call(saveStep, { as, params: { n: 4 }, body: { jobId: job.id, data: { stages: called(name) } } });
  expect((await save('Entrevista')).status).toBe(200);
  const interview = async (headers?: typeof english) =>
    (await server.call(getJob, { as, params: { id: job.id }, ...(headers && { headers }) })).data.stages.find(
      ({ type }) => type === 'interview',
    );
  expect([(await interview())?.name, (await interview(english))?.name]).toEqual(['Entrevista', 'Interview']);

  const { id } = await applyTo(server, job);
  const stages = await interview();
  const move = async (stageId: string | undefined) => {
    const { version } = (await server.call(getApplication, { as, params: { id } })).data;
    const body = { targetStageId: stageId ?? '', version, notes: 'Já conversamos' };
    return server.call(moveCandidate, { as, params: { id }, body });
  };
  expect((await move(stages?.id)).status).toBe(200);
  const timeline = await server.call(applicationTimeline, { as, params: { id }, headers: english });
  expect(timeline.data.find(({ type }) => type === 'moved')?.toStage).toBe('Interview');
  const home = await server.call(recruiterHome, { as, headers: english });
  expect(home.data.candidates.find((each) => each.applicationId === id)?.stage).toBe('Interview');

  await save('Papo');
  expect((await interview(english))?.name).toBe('Papo');
});
