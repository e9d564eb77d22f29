import type { JobDetail } from '@prova/contract/jobs/jobs';
import {
  countUnreadNotifications,
  listNotifications,
  readAllNotifications,
} from '@prova/contract/notifications/notifications';
import {
  getNotificationPreferences,
  setDigestFrequency,
  setSubscription,
  setTopicPreference,
} from '@prova/contract/notifications/preferences';
import type { NotificationTopic } from '@prova/contract/notifications/topics';
import { getTalent } from '@prova/contract/talents/talents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyTo, unsubscribeToken } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { type Person, signIn, signUp } from '../../../test/people.ts';
import { signUpTalent } from '../../../test/talents-factory.ts';
import { system } from '../../platform/actor.ts';
import { createContext } from '../../platform/context.ts';
import { enqueue } from '../../platform/tasks.ts';
import { sendDigests } from './digest.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function company(): Promise<{ owner: Person; job: JobDetail }> {
  const owner = await signUp(server, 'RECRUITER', { companyName: 'Aurora Sistemas' });
  return { owner, job: await publishJob(server, owner) };
}

const choose = (
  { token: as }: Person,
  topic: NotificationTopic,
  body: { inApp?: boolean; email?: boolean; browser?: boolean },
) => server.call(setTopicPreference, { as, params: { topic }, body });
const preferencesOf = async ({ token: as }: Person) => (await server.call(getNotificationPreferences, { as })).data;
const topicOf = async (person: Person, topic: NotificationTopic) =>
  (await preferencesOf(person)).topics.find((each) => each.topic === topic);
const bellOf = async ({ token: as }: Person) => {
  await server.drain();
  return (await server.call(listNotifications, { as })).data;
};
const mailsOf = async ({ email }: Person, kind: string) =>
  (await server.mails(email)).filter((mail) => mail.kind === kind);

async function makeDigests() {
  await enqueue(createContext(server.platform, { actor: system, locale: 'pt-BR' }), sendDigests, {});
  await server.drain();
}
const post = (url: string, payload: string, contentType = 'application/x-www-form-urlencoded') =>
  server.app.inject({ method: 'POST', url, payload, headers: { 'content-type': contentType } });

test('everybody chooses among what their role is told, and not what is always sent', async () => {
  const { owner } = await company();
  const talent = await signUpTalent(server);
  const topics = async (person: Person) => (await preferencesOf(person)).topics.map(({ topic }) => topic);
  expect(await topics(owner)).toEqual(
    expect.arrayContaining(['new_applications', 'shared_jobs', 'privacy', 'account']),
  );
  expect(await topics(talent)).toEqual(expect.arrayContaining(['application_updates', 'offers', 'profile_views']));
  expect(await topics(talent)).not.toContain('new_applications');
  expect(await topicOf(talent, 'job_matches')).toMatchObject({
    inApp: { on: true, fixed: false },
    email: { on: true, fixed: false },
    browser: { on: true, fixed: false },
    digest: false,
  });
  expect((await choose(talent, 'new_applications', { email: false })).status).toBe(404);

  await choose(owner, 'privacy', { inApp: false, email: false, browser: false });
  expect(await topicOf(owner, 'privacy')).toEqual({
    topic: 'privacy',
    inApp: { on: true, fixed: true },
    email: { on: true, fixed: true },
    browser: { on: false, fixed: false },
    digest: false,
  });
  await choose(talent, 'offers', { email: false });
  expect((await topicOf(talent, 'offers'))?.email).toEqual({ on: true, fixed: true });
});

test('a mail that is switched off is not sent, though it was queued before; the bell rings all the same', async () => {
  const { owner, job } = await company();
  await applyTo(server, job);
  expect(await mailsOf(owner, 'new_application')).toHaveLength(1);
  // The mail is queued and not sent yet.
  await applyTo(server, job);
  await choose(owner, 'new_applications', { email: false });
  expect(await mailsOf(owner, 'new_application')).toHaveLength(1);
  expect(await bellOf(owner)).toHaveLength(2);
  await choose(owner, 'new_applications', { email: true });
  await applyTo(server, job);
  expect(await mailsOf(owner, 'new_application')).toHaveLength(2);
});

test('what is switched off in the bell is neither in it nor counted, and is mailed all the same', async () => {
  const { owner, job } = await company();
  await choose(owner, 'new_applications', { inApp: false });
  expect((await topicOf(owner, 'new_applications'))?.browser.on).toBe(false);
  await applyTo(server, job);
  expect(await bellOf(owner)).toEqual([]);
  expect((await server.call(countUnreadNotifications, { as: owner.token })).data.count).toBe(0);
  expect(await mailsOf(owner, 'new_application')).toHaveLength(1);
  await choose(owner, 'new_applications', { inApp: true });
  expect(await bellOf(owner)).toEqual([]);
  expect((await topicOf(owner, 'new_applications'))?.browser.on).toBe(true);
});

test('a digest tells once, together and nameless, what would have been mailed one by one', async () => {
  server.clock.set(new Date('2026-12-01T10:30:00Z'));
  const { owner, job } = await company();
  await server.call(setDigestFrequency, { as: owner.token, body: { frequency: 'daily' } });
  server.clock.advance(60);
  const one = await applyTo(server, job);
  await applyTo(server, job);
  expect(await mailsOf(owner, 'new_application')).toEqual([]);

  server.clock.set(new Date('2026-12-02T10:30:00Z'));
  await makeDigests();
  const [digest, ...more] = await mailsOf(owner, 'digest');
  expect(more).toEqual([]);
  expect(digest?.subject).toBe('Seu resumo do dia: 2 novidades');
  expect(digest?.text).toContain('2 novas candidaturas');
  expect(digest?.text).toContain(job.title);
  expect(digest?.text).not.toContain(one.name);

  // Another run finds nothing, nor does the next day tell the same again.
  await makeDigests();
  server.clock.set(new Date('2026-12-03T10:30:00Z'));
  await makeDigests();
  expect(await mailsOf(owner, 'digest')).toHaveLength(1);

  // What was read in the bell is no news any more.
  const as = (await signIn(server, owner.email)).token;
  await applyTo(server, job);
  await server.drain();
  await server.call(readAllNotifications, { as });
  server.clock.set(new Date('2026-12-04T10:30:00Z'));
  await makeDigests();
  expect(await mailsOf(owner, 'digest')).toHaveLength(1);
});

test('a digest of the week comes on Mondays, and tells what is kept out of the bell, too', async () => {
  server.clock.set(new Date('2026-12-08T09:00:00Z'));
  const { owner, job } = await company();
  await server.call(setDigestFrequency, { as: owner.token, body: { frequency: 'weekly' } });
  await choose(owner, 'new_applications', { inApp: false });
  server.clock.advance(60);
  await applyTo(server, job);
  await server.drain();
  server.clock.set(new Date('2026-12-11T10:30:00Z'));
  await makeDigests();
  expect(await mailsOf(owner, 'digest')).toEqual([]);
  server.clock.set(new Date('2026-12-14T10:30:00Z'));
  await makeDigests();
  const [digest] = await mailsOf(owner, 'digest');
  expect(digest?.subject).toBe('Seu resumo da semana: 1 novidade');
  expect(digest?.text).toContain('Uma pessoa se candidatou');
});

test('visits to a profile are mailed to who asks for it', async () => {
  const { owner } = await company();
  const talent = await signUpTalent(server, { visibility: 'open' });
  const look = () => server.call(getTalent, { as: owner.token, params: { id: talent.talentId } });
  await look();
  expect(await mailsOf(talent, 'profile_view')).toEqual([]);
  await choose(talent, 'profile_views', { email: true });
  server.clock.advance(86_400);
  const as = (await signIn(server, owner.email)).token;
  await server.call(getTalent, { as, params: { id: talent.talentId } });
  const [mail] = await mailsOf(talent, 'profile_view');
  expect(mail?.text).toContain('Aurora Sistemas abriu seu perfil.');
});

test('one click of a mailbox stops a kind of mail without signing in, and the page takes it back', async () => {
  const { owner, job } = await company();
  await applyTo(server, job);
  const token = await unsubscribeToken(server, owner.email);
  const address = `/unsubscribe/${token}`;
  // A scanner that opens or posts to it changes nothing.
  expect((await server.app.inject({ url: address })).statusCode).not.toBe(500);
  expect((await post(address, 'x=1')).statusCode).toBe(422);
  expect((await topicOf(owner, 'new_applications'))?.email.on).toBe(true);

  expect((await post(address, 'List-Unsubscribe=One-Click')).statusCode).toBe(200);
  expect((await post(address, 'List-Unsubscribe=One-Click')).statusCode).toBe(200);
  expect((await topicOf(owner, 'new_applications'))?.email.on).toBe(false);
  expect((await topicOf(owner, 'shared_jobs'))?.email.on).toBe(true);
  const form = new Response(
    (() => {
      const data = new FormData();
      data.set('List-Unsubscribe', 'One-Click');
      return data;
    })(),
  );
  const type = form.headers.get('content-type') ?? '';
  expect((await post(address, await form.text(), type)).statusCode).toBe(200);

  await server.call(setSubscription, { body: { token, subscribed: true } });
  expect((await topicOf(owner, 'new_applications'))?.email.on).toBe(true);
  await server.call(setSubscription, { body: { token, subscribed: false } });
  expect((await topicOf(owner, 'new_applications'))?.email.on).toBe(false);
  expect((await post(`/unsubscribe/${'x'.repeat(43)}`, 'List-Unsubscribe=One-Click')).statusCode).toBe(404);
  expect((await server.call(setSubscription, { body: { token: 'x'.repeat(43), subscribed: false } })).status).toBe(404);
});

test('whoever stops the digest gets none of its mails one by one either', async () => {
  server.clock.set(new Date('2027-01-05T09:00:00Z'));
  const { owner, job } = await company();
  await server.call(setDigestFrequency, { as: owner.token, body: { frequency: 'daily' } });
  server.clock.advance(60);
  await applyTo(server, job);
  await server.drain();
  server.clock.set(new Date('2027-01-06T10:30:00Z'));
  await makeDigests();
  const [digest] = await mailsOf(owner, 'digest');
  const link = digest?.links.find((each) => each.includes('/unsubscribe/')) ?? '';
  expect((await post(new URL(link).pathname, 'List-Unsubscribe=One-Click')).statusCode).toBe(200);
  const again = { ...owner, token: (await signIn(server, owner.email)).token };
  expect((await topicOf(again, 'new_applications'))?.email.on).toBe(false);
  // Mails that tell of a deadline are not part of it.
  expect((await topicOf(again, 'offer_answers'))?.email.on).toBe(true);
  await applyTo(server, job);
  await server.drain();
  server.clock.set(new Date('2027-01-07T10:30:00Z'));
  await makeDigests();
  expect(await mailsOf(owner, 'digest')).toHaveLength(1);
  expect(await mailsOf(owner, 'new_application')).toEqual([]);
});

test('the list is read by kind, and without what was read', async () => {
  const { owner, job } = await company();
  await applyTo(server, job);
  await server.drain();
  await server.call(readAllNotifications, { as: owner.token });
  await applyTo(server, job);
  await server.drain();
  const list = async (query: object) =>
    (await server.call(listNotifications, { as: owner.token, query: query as never })).data.length;
  expect(await list({})).toBe(2);
  expect(await list({ unread: 'true' })).toBe(1);
  expect(await list({ type: 'APPLICATION_UPDATE' })).toBe(2);
  expect(await list({ type: 'APPLICATION_UPDATE', unread: 'true' })).toBe(1);
  expect(await list({ type: 'JOB_OFFER' })).toBe(0);
});
