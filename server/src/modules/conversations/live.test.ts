import {
  getConversation,
  readByToken,
  readConversation,
  sendByToken,
  sendMessage,
} from '@prova/contract/conversations/conversations';
import { SOCKET_PATH } from '@prova/contract/realtime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppliedCandidate, applyTo, statusToken } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { signUpMember } from '../../../test/members.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { TopicWindow } from '../../../test/topic-window.ts';

let server: TestServer;
let ana: Person;
let guest: AppliedCandidate;
let url: string;
const windows: TopicWindow[] = [];

beforeAll(async () => {
  server = await startTestServer();
  ana = await signUp(server, 'RECRUITER');
  guest = await applyTo(server, await publishJob(server, ana));
  url = (await server.app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws') + SOCKET_PATH;
});
afterAll(async () => {
  for (const window of windows) window.close();
  await server.close();
});

const topicOf = (applicationId: string) => ({ topic: 'conversation', applicationId });
const open = () => {
  const window = new TopicWindow(url);
  windows.push(window);
  return window;
};

test('the team hears what a guest writes and reads, and whether something was missed', async () => {
  const params = { id: guest.id };
  const { snapshot } = (await server.call(getConversation, { as: ana.token, params })).data;
  const { data } = await server.call(sendMessage, { as: ana.token, params, body: { body: 'Oi' } });
  const window = open();
  expect(await window.follow(ana.token, topicOf(guest.id), snapshot)).toMatchObject({
    type: 'subscribed',
    data: { missed: true },
  });
  const changed = { type: 'conversation:changed', data: { applicationId: guest.id } };
  const link = { token: await statusToken(server, guest.email) };
  await server.call(readByToken, { params: link, body: { upTo: data.id } });
  expect(await window.next()).toEqual(changed);
  await server.call(sendByToken, { params: link, body: { body: 'Oi!' } });
  expect(await window.next()).toEqual(changed);
});

test('the bell of each open window hears that it was read', async () => {
  const params = { id: guest.id };
  const reader = open();
  const other = open();
  await reader.follow(ana.token, topicOf(guest.id));
  await other.follow(ana.token, topicOf(guest.id));
  const link = { token: await statusToken(server, guest.email) };
  const { data } = await server.call(sendByToken, { params: link, body: { body: 'Alô?' } });
  await server.call(readConversation, { as: ana.token, params, body: { upTo: data.id } });
  // Written, read, and written again: what was published before has come.
  await server.call(sendByToken, { params: link, body: { body: 'Ainda aqui.' } });
  for (const window of [reader, other]) {
    for (let heard = 0; heard < 3; heard++) await window.next();
    const ids = window.bell
      .filter(({ type }) => type === 'notification:new')
      .map(({ data }) => (data.notification as { id: string }).id);
    expect(window.bell).toContainEqual({ type: 'notification:read', data: { ids: [expect.toBeOneOf(ids)] } });
  }
});

test('nobody else may follow it', async () => {
  const interviewer = await signUpMember(server, ana, 'interviewer');
  const others = [await signUp(server, 'RECRUITER'), await signUp(server, 'POTENTIAL'), interviewer];
  for (const { token } of others) expect((await open().follow(token, topicOf(guest.id))).type).toBe('refused');
  expect((await open().follow(ana.token, topicOf(ana.id))).type).toBe('refused');
});
