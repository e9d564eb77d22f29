import { createFeedback, removeFeedback, shareFeedback, updateFeedback } from '@prova/contract/evaluations/feedbacks';
import { SOCKET_PATH } from '@prova/contract/realtime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppliedCandidate, applyTo } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { signUpMember } from '../../../test/members.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { TopicWindow } from '../../../test/topic-window.ts';

let server: TestServer;
let ana: Person;
let talent: Person;
let own: AppliedCandidate;
let url: string;
const windows: TopicWindow[] = [];

beforeAll(async () => {
  server = await startTestServer();
  ana = await signUp(server, 'RECRUITER');
  talent = await signUp(server, 'POTENTIAL');
  const job = await publishJob(server, ana);
  own = await applyTo(server, job, { as: talent.token, email: talent.email, fullName: talent.name });
  url = (await server.app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws') + SOCKET_PATH;
});
afterAll(async () => {
  for (const window of windows) window.close();
  await server.close();
});

const follow = async (topic: string, { token }: Person, applicationId = own.id) => {
  const window = new TopicWindow(url);
  windows.push(window);
  return { window, answer: (await window.follow(token, { topic, applicationId })).type };
};

test('the team hears of drafts, the talent of what they can read alone', async () => {
  const words = { strengths: 'Clareza', growth: '', message: '' };
  const [team, candidate] = [await follow('team-feedback', ana), await follow('own-feedback', talent)];
  expect([team.answer, candidate.answer]).toEqual(['subscribed', 'subscribed']);
  const changed = { type: 'feedback:changed', data: { applicationId: own.id } };
  const as = ana.token;
  const write = async () =>
    (await server.call(createFeedback, { as, body: { ...words, applicationId: own.id } })).data.id;

  const draft = await write();
  expect(await team.window.next()).toEqual(changed);
  await server.call(removeFeedback, { as, params: { id: draft } });
  expect(await team.window.next()).toEqual(changed);
  const id = await write();
  expect(await team.window.next()).toEqual(changed);
  await server.call(shareFeedback, { as, params: { id }, body: { version: 1 } });
  expect(await team.window.next()).toEqual(changed);
  await server.call(updateFeedback, { as, params: { id }, body: { ...words, growth: 'Testes', version: 2 } });
  // Of five changes two: one frame each, in their order, and the bell is no other.
  expect(await candidate.window.next()).toEqual(changed);
  expect(await candidate.window.next()).toEqual(changed);
  expect(candidate.window.waiting).toBe(0);
});

test('nobody else may follow it', async () => {
  const interviewer = await signUpMember(server, ana, 'interviewer');
  const others = [await signUp(server, 'RECRUITER'), await signUp(server, 'POTENTIAL'), interviewer];
  for (const person of others)
    for (const topic of ['team-feedback', 'own-feedback'])
      expect((await follow(topic, person)).answer, topic).toBe('refused');
  expect((await follow('team-feedback', talent)).answer).toBe('refused');
  expect((await follow('own-feedback', ana)).answer).toBe('refused');
  expect((await follow('team-feedback', ana, ana.id)).answer).toBe('refused');
});
