import { listAssignments, updateAssignment } from '@prova/contract/attempts/assignments';
import { submitAttempt } from '@prova/contract/attempts/taking';
import { SOCKET_CLOSE, SOCKET_PATH } from '@prova/contract/realtime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyTo, statusToken } from '../../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { publishJob } from '../../../../test/jobs-factory.ts';
import { type Person, signUp } from '../../../../test/people.ts';
import { beginTest, DUE_DATE, publishTest, QUESTIONS, sendTest } from '../../../../test/tests-factory.ts';
import { TopicWindow } from '../../../../test/topic-window.ts';

let server: TestServer;
let recruiter: Person;
let url: string;
const windows: TopicWindow[] = [];

beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { verified: true });
  url = (await server.app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws') + SOCKET_PATH;
});
afterAll(async () => {
  for (const window of windows) window.close();
  await server.close();
});

const open = () => {
  const window = new TopicWindow(url);
  windows.push(window);
  return window;
};
const topicOf = (assignmentId: string) => ({ topic: 'sitting', assignmentId });

async function sent() {
  const published = await publishTest(server, recruiter, { questions: [QUESTIONS[1]], minutes: 30 });
  const candidate = await applyTo(server, await publishJob(server, recruiter));
  return { candidate, ...(await sendTest(server, recruiter, candidate, { test: published })) };
}

test('a window hears at once that another one goes on, that there is more time, and that it was handed in', async () => {
  const given = await sent();
  const params = { token: given.token, id: given.id };
  await beginTest(server, given);
  const window = open();
  expect(await window.follow(given.token, topicOf(given.id))).toMatchObject({ type: 'subscribed' });
  const changed = { type: 'sitting:changed', data: { assignmentId: given.id } };
  await beginTest(server, given);
  expect(await window.next()).toEqual(changed);
  const as = recruiter.token;
  const { data: list } = await server.call(listAssignments, { as, query: { applicationId: given.candidate.id } });
  const body = { version: list[0]?.version, dueDate: DUE_DATE, extraMinutes: 10 };
  expect((await server.call(updateAssignment, { as, params: { id: given.id }, body })).status).toBe(200);
  expect(await window.next()).toEqual(changed);
  await server.call(submitAttempt, { params });
  expect(await window.next()).toEqual(changed);
});

test('nobody else follows it, and no other link opens the channel', async () => {
  const [mine, other] = [await sent(), await sent()];
  expect(await open().follow(mine.token, topicOf(other.id))).toMatchObject({ type: 'refused' });
  expect(await open().follow(recruiter.token, topicOf(mine.id))).toMatchObject({ type: 'refused' });
  expect(await open().refusal(await statusToken(server, mine.candidate.email))).toBe(SOCKET_CLOSE.UNAUTHENTICATED);
});
