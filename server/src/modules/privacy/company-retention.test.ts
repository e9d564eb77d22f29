import { actOnCandidate } from '@prova/contract/funnel/funnel';
import { listNotifications } from '@prova/contract/notifications/notifications';
import { getRetention, previewRetention, setRetention } from '@prova/contract/privacy/privacy-retention';
import { listRecordings } from '@prova/contract/recordings/recordings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyTo } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { type Person, signIn, signUp } from '../../../test/people.ts';
import { endRecording, recordIn } from '../../../test/recordings-factory.ts';
import { interviewInRoom } from '../../../test/rooms-factory.ts';
import { system } from '../../platform/actor.ts';
import { createContext } from '../../platform/context.ts';
import { runRetention } from './retention.ts';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer();
  owner = await signUp(server, 'RECRUITER');
});
afterAll(() => server.close());

const params = () => ({ id: owner.companyId, subject: 'unsuccessful_applications' });
const set = (body: object) => server.call(setRetention, { as: owner.token, params: params(), body });
const get = async () => (await server.call(getRetention, { as: owner.token, params: params() })).data;
const preview = async (months: number) =>
  (await server.call(previewRetention, { as: owner.token, params: params(), query: { months } })).data.wouldForget;

test('recordings go after months of their own, and whoever sees one reads when', async () => {
  let host = await signUp(server, 'RECRUITER', { verified: true });
  const subject = 'recordings';
  const room = await interviewInRoom(server, host);
  const { recordingId } = await recordIn(server, { ...room, host });
  await endRecording(server, recordingId);
  const ended = server.clock.now();
  const shown = async () =>
    (await server.call(listRecordings, { as: host.token, params: { id: room.interviewId } })).data.recordings;
  const [before] = await shown();
  expect(before?.removedOn?.slice(0, 7)).toBe(monthAfter(ended, 6));
  server.clock.advance(4 * 31 * 86_400);
  host = await signIn(server, host.email);
  const of = { as: host.token, params: { id: host.companyId, subject } };
  const { data } = await server.call(previewRetention, { ...of, query: { months: 3 } });
  expect(data.wouldForget).toBe(1);
  const ctx = createContext(server.platform, { actor: system, locale: 'pt-BR' });
  expect((await runRetention(ctx, { dryRun: false })).recordings).toBe(0);
  await server.call(setRetention, { ...of, body: { months: 3, version: 0 } });
  // It is older than that, but the team has not heard of it.
  const inDays = (days: number) => new Date(server.clock.now().getTime() + days * 86_400_000).toISOString();
  const bells = async () =>
    (await server.call(listNotifications, { as: host.token })).data.filter(({ title }) => title.includes('gravação'));
  expect((await shown())[0]?.removedOn).toBe(inDays(7));
  expect((await runRetention(ctx, { dryRun: true })).recordings).toBe(0);
  expect(await bells()).toEqual([]);
  expect((await runRetention(ctx, { dryRun: false })).recordings).toBe(0);
  expect(await bells()).toMatchObject([
    { title: 'Uma gravação será apagada em breve', link: `/admin/recruiter/interviews/${room.interviewId}` },
  ]);
  server.clock.advance(6 * 86_400);
  host = await signIn(server, host.email);
  expect((await runRetention(ctx, { dryRun: false })).recordings).toBe(0);
  expect((await shown())[0]?.removedOn).toBe(inDays(1));
  server.clock.advance(86_400);
  host = await signIn(server, host.email);
  expect(await bells()).toHaveLength(1);
  of.as = host.token;
  expect((await runRetention(ctx, { dryRun: true })).recordings).toBe(1);
  expect((await runRetention(ctx, { dryRun: false })).recordings).toBe(1);
  expect(await shown()).toEqual([]);
  const { data: after } = await server.call(getRetention, of);
  expect(after.runs[0]?.removed).toEqual([{ category: 'interviews', count: 1 }]);
});

const monthAfter = (from: Date, months: number) =>
  new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months)).toISOString().slice(0, 7);

test('an owner sees how long applications are kept, tries other months, and sets them; the run does as it was told', async () => {
  owner = await signIn(server, owner.email);
  const job = await publishJob(server, owner);
  const { id, email } = await applyTo(server, job);
  const { version } = await server.platform.database
    .selectFrom('applications')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await server.call(actOnCandidate, {
    as: owner.token,
    params: { id },
    body: { action: 'reject', reason: 'Outra pessoa', version } as never,
  });
  await server.drain();
  server.clock.advance(13 * 31 * 86_400);
  owner = await signIn(server, owner.email);

  expect(await get()).toEqual({
    rules: [
      { subject: 'unsuccessful_applications', months: 24, defaultMonths: 24, version: 0, wouldForget: 0 },
      { subject: 'recordings', months: 6, defaultMonths: 6, version: 0, wouldForget: 0 },
    ],
    contractYears: 5,
    runs: [],
  });
  expect([await preview(12), await preview(14)]).toEqual([1, 0]);
  const changed = await set({ months: 12, version: 0 });
  expect(changed.data.rules[0]).toMatchObject({ months: 12, version: 1, wouldForget: 1 });
  const log = await server.platform.database
    .selectFrom('auditEntries')
    .select('data')
    .where('action', '=', 'privacy.retention_changed')
    .where('companyId', '=', owner.companyId)
    .execute();
  expect(log).toEqual([{ data: { subject: 'unsuccessful_applications', months: 12 } }]);

  const ctx = createContext(server.platform, { actor: system, locale: 'pt-BR' });
  await runRetention(ctx, { dryRun: false });
  const after = await get();
  expect(after.rules[0]?.wouldForget).toBe(0);
  expect(after.runs[0]?.removed).toContainEqual({ category: 'applications', count: 1 });
  expect(JSON.stringify(after)).not.toContain(email);
});

test('a second tab does not overwrite the first', async () => {
  const { version } = (await get()).rules[0] ?? { version: 0 };
  expect((await set({ months: 6, version })).status).toBe(200);
  for (const months of [36, null]) {
    const stale = await set({ months, version });
    expect([stale.status, stale.body.error]).toEqual([409, 'VERSION_CONFLICT']);
  }
  expect((await set({ months: 36, version: 0 })).body.error).toBe('VERSION_CONFLICT');
  const reset = await set({ months: null, version: version + 1 });
  expect(reset.data.rules[0]).toMatchObject({ months: 24, version: 0 });
});

test('months are between one and sixty', async () => {
  for (const months of [0, 61, 1.5]) expect((await set({ months, version: 0 })).status).toBe(422);
});
