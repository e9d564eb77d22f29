import { once } from 'node:events';
import { listRecruiterJobs } from '@prova/contract/jobs/job-list';
import { closeJob, reopenJob } from '@prova/contract/jobs/jobs';
import { jobsChanged, jobsTopic } from '@prova/contract/jobs/realtime';
import { SOCKET_PATH } from '@prova/contract/realtime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { applyTo } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { signUpMember } from '../../../test/members.ts';
import { signUp } from '../../../test/people.ts';

let server: TestServer;
let url: string;
beforeAll(async () => {
  server = await startTestServer();
  url = (await server.app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws') + SOCKET_PATH;
});
afterAll(() => server.close());

/** A window on the list of a company's jobs. */
async function windowOf(person: { token: string }, companyId: string) {
  const socket = new WebSocket(url);
  const heard: string[] = [];
  let wake = () => {};
  socket.on('message', (text) => {
    heard.push((JSON.parse(text.toString()) as { type: string }).type);
    wake();
  });
  const until = async (...types: string[]) => {
    for (;;) {
      const found = heard.findIndex((type) => types.includes(type));
      if (found >= 0) return heard.splice(0, found + 1).at(-1);
      await new Promise<void>((resolve) => (wake = resolve));
    }
  };
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'hello', data: { token: person.token } }));
  await until('connected');
  socket.send(JSON.stringify({ type: 'subscribe', data: { topic: jobsTopic.topic, companyId } }));
  return { answer: await until('subscribed', 'refused'), until, close: () => socket.terminate() };
}

test('a list hears that a job was closed, that its applications have ended since, and that they go on', async () => {
  const owner = await signUp(server, 'RECRUITER');
  const job = await publishJob(server, owner);
  await applyTo(server, job);
  await server.drain();
  const window = await windowOf(owner, owner.companyId);
  expect(window.answer).toBe('subscribed');
  const params = { id: job.id };
  const active = async () =>
    (await server.call(listRecruiterJobs, { as: owner.token })).data.find(({ id }) => id === job.id)?.open;
  await server.call(closeJob, { as: owner.token, params, body: { status: 'FILLED', notify: false } });
  await window.until(jobsChanged.type);
  expect(await active()).toBe(1);
  server.clock.advance(60);
  await server.drain();
  await window.until(jobsChanged.type);
  expect(await active()).toBe(0);
  await server.call(reopenJob, { as: owner.token, params, body: { takeUp: true, notify: false } });
  await window.until(jobsChanged.type);
  await server.drain();
  await window.until(jobsChanged.type);
  expect(await active()).toBe(1);
  window.close();
});

test('it is followed by who works with jobs of the company, and by nobody else', async () => {
  const owner = await signUp(server, 'RECRUITER');
  const stranger = await signUp(server, 'RECRUITER');
  const manager = await signUpMember(server, owner, 'hiring_manager');
  const expert = await signUpMember(server, owner, 'expert');
  const talent = await signUp(server, 'POTENTIAL');
  for (const [person, expected] of [
    [manager, 'subscribed'],
    [stranger, 'refused'],
    [expert, 'refused'],
    [talent, 'refused'],
  ] as const) {
    const window = await windowOf(person, owner.companyId);
    expect(window.answer).toBe(expected);
    window.close();
  }
});
