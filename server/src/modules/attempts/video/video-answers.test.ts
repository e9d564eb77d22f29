import { randomBytes } from 'node:crypto';
import { VIDEO_TAKES_MAX } from '@prova/contract/assessments/test-fields';
import { gradeAnswers, listGrading } from '@prova/contract/attempts/grading';
import { getResult } from '@prova/contract/attempts/own-tests';
import { submitAttempt } from '@prova/contract/attempts/taking';
import { completeVideo, getVideo, openVideo, putVideoPart } from '@prova/contract/attempts/video-answers';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { applyTo } from '../../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { publishJob } from '../../../../test/jobs-factory.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../../../test/people.ts';
import { beginTest, publishTest, QUESTIONS, saveAs, sendTest, WEBM_HEAD } from '../../../../test/tests-factory.ts';
import { HOUR } from '../../../platform/clock.ts';

const PARTS = [Buffer.concat([WEBM_HEAD, randomBytes(5_000)]), randomBytes(7_000), randomBytes(3_000)];

let server: TestServer;
let recruiter: Person;
let job: JobDetail;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { verified: true });
  job = await publishJob(server, recruiter);
});
afterAll(() => server.close());
// A session does not outlive the leaps of the clock.
beforeEach(async () => {
  recruiter = await signIn(server, recruiter.email, PASSWORD);
});

/** A test with a video question that its candidate has begun. */
async function begun() {
  const candidate = await applyTo(server, job);
  const test = await publishTest(server, recruiter, { questions: [QUESTIONS[4], QUESTIONS[1]] });
  const { id, token } = await sendTest(server, recruiter, candidate, { test });
  const { questions } = await beginTest(server, { id, token });
  const questionId = questions.find(({ type }) => type === 'VIDEO_RESPONSE')?.id ?? '';
  const otherId = questions.find(({ type }) => type === 'TRUE_FALSE')?.id ?? '';
  return { id, token, questionId, otherId, candidate };
}
type Begun = Awaited<ReturnType<typeof begun>>;

const open = ({ id, token, questionId }: Begun) =>
  server.call(openVideo, { params: { id, token }, body: { questionId } });
const put = ({ id, token }: Begun, videoId: string, number: number, body = PARTS[number - 1] ?? Buffer.of(1)) =>
  server.call(putVideoPart, {
    params: { id, token, videoId, number },
    body: {},
    files: { part: { name: 'part', body } },
  });
const complete = ({ id, token }: Begun, videoId: string, parts = PARTS.length) =>
  server.call(completeVideo, { params: { id, token, videoId }, body: { parts, seconds: 12 } });
const submit = ({ id, token }: Begun) => server.call(submitAttempt, { params: { id, token } });

async function bytesAt(url: string): Promise<Buffer> {
  const answer = await server.app.inject({ url });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('video/webm');
  return answer.rawPayload;
}

test('a take arrives in parts, in any order and twice, and is played by whoever may read the answer', async () => {
  const given = await begun();
  const { data: video } = await open(given);
  expect(video).toMatchObject({ state: 'recording', received: [], url: null });
  await put(given, video.id, 1);
  await put(given, video.id, 3);
  expect((await put(given, video.id, 3)).data).toEqual({ received: [1, 3] });
  // One is missing: it stays open, and says which.
  expect((await complete(given, video.id)).data).toMatchObject({ state: 'recording', received: [1, 3] });
  await put(given, video.id, 2);
  const done = await complete(given, video.id);
  expect(done.data).toMatchObject({ state: 'complete', seconds: 12, received: [] });
  expect(await bytesAt(done.data.url ?? '')).toEqual(Buffer.concat(PARTS));
  expect((await complete(given, video.id)).data.state).toBe('complete');
  expect((await put(given, video.id, 4)).body.error).toBe('VIDEO_ENDED');

  await saveAs(server, given, 1, [[given.questionId, video.id]]);
  await submit(given);
  const [task] = (await server.call(listGrading, { as: recruiter.token })).data;
  expect(task).toMatchObject({ type: 'VIDEO_RESPONSE', video: { state: 'complete', seconds: 12 } });
  expect(await bytesAt(task?.video?.url ?? '')).toHaveLength(15_048);
  // Neither the link nor the file says whose it is.
  const { headers } = await server.app.inject({ url: task?.video?.url ?? '' });
  const { name, email, id } = given.candidate;
  for (const word of [name, email, id, given.id]) expect(JSON.stringify([task, headers])).not.toContain(word);
  // Beside a name it is played once it has its points.
  const ofVideo = async () => {
    const { data } = await server.call(getResult, { as: recruiter.token, params: { id: given.id } });
    return data.questions.find(({ question }) => question.id === given.questionId);
  };
  expect(await ofVideo()).toMatchObject({ concealed: true, value: null, video: null });
  const { attemptId = '', questionId = '' } = task ?? {};
  await server.call(gradeAnswers, {
    as: recruiter.token,
    body: { grades: [{ attemptId, questionId, points: 5 }] },
  });
  expect((await ofVideo())?.video?.url).toBeTruthy();
});

test('of a window that was closed, what arrived becomes the video', async () => {
  const given = await begun();
  const { data: video } = await open(given);
  await put(given, video.id, 1);
  await put(given, video.id, 2);
  await saveAs(server, given, 1, [[given.questionId, video.id]]);
  await submit(given);
  // What is still on its way is taken.
  expect((await put(given, video.id, 3)).status).toBe(200);
  server.clock.advance(2 * HOUR + 1);
  await server.drain();
  const params = { id: given.id, token: given.token, videoId: video.id };
  const { data } = await server.call(getVideo, { params });
  expect(data).toMatchObject({ state: 'complete', seconds: null });
  expect(await bytesAt(data.url ?? '')).toEqual(Buffer.concat(PARTS));
});

test('a take of which nothing arrived is lost, and one that the answer does not name goes', async () => {
  const given = await begun();
  const [{ data: chosen }, { data: unused }] = [await open(given), await open(given)];
  await put(given, unused.id, 1);
  await complete(given, unused.id, 1);
  await saveAs(server, given, 1, [[given.questionId, chosen.id]]);
  await submit(given);
  const params = { id: given.id, token: given.token, videoId: unused.id };
  expect((await server.call(getVideo, { params })).status).toBe(404);
  server.clock.advance(2 * HOUR + 1);
  await server.drain();
  const { data } = await server.call(getVideo, { params: { ...params, videoId: chosen.id } });
  expect(data).toMatchObject({ state: 'lost', url: null });
});

test('an answer that names no take of its question is none', async () => {
  const [given, other] = [await begun(), await begun()];
  const { data: foreign } = await open(other);
  await saveAs(server, given, 1, [[given.questionId, foreign.id]]);
  const { data } = await submit(given);
  expect(data.result).toMatchObject({ graded: true });
});

test('only a video is taken, of a question that asks for one, while the test goes on, and so many times', async () => {
  const given = await begun();
  expect((await open({ ...given, questionId: given.otherId })).status).toBe(404);
  const { data: video } = await open(given);
  const refused = await put(given, video.id, 1, Buffer.from('<svg onload="alert(1)">'));
  expect(refused.body).toMatchObject({
    error: 'FILE_TYPE_UNSUPPORTED',
    message: 'Tipo de arquivo não aceito. Envie WebM, MP4.',
  });
  expect((await put(given, video.id, 1, Buffer.alloc(0))).body.error).toBe('FILE_EMPTY');
  const other = await begun();
  expect((await put(other, video.id, 1)).status).toBe(404);
  for (let take = 1; take < VIDEO_TAKES_MAX; take += 1) await open(given);
  expect((await open(given)).body.error).toBe('VIDEO_TAKES_FULL');
  await submit(given);
  expect((await open(given)).body.error).toBe('ASSIGNMENT_ENDED');
});
