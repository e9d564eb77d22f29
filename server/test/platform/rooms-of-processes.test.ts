import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type App, createApp } from '../../src/app.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { publishJob } from '../jobs-factory.ts';
import { newId } from '../new-id.ts';
import { type Person, signUp } from '../people.ts';
import { aMessage, aSegment, interviewInRoom, meeting, RoomStage, recordedMeeting } from '../rooms-factory.ts';

let server: TestServer;
let stage: RoomStage;
let host: Person;
let job: Awaited<ReturnType<typeof publishJob>>;
const others: App[] = [];

beforeAll(async () => {
  server = await startTestServer();
  stage = await RoomStage.of(server.app);
  host = await signUp(server, 'RECRUITER', { verified: true });
  job = await publishJob(server, host);
});
afterEach(async () => {
  stage.leaveAll();
  for (const { http } of others.splice(0)) await http.close();
});
afterAll(() => server.close());

/** Another process of the installation, on the same database and at the same clock. */
async function another(): Promise<{ app: App; stage: RoomStage }> {
  const { config, log, clock, sandbox } = server.platform;
  const app = await createApp(config, { log, clock, tasks: server.tasks, sandbox, serveWeb: false });
  others.push(app);
  return { app, stage: await RoomStage.of(app.http) };
}

test('a room is held by one process; another sends away, and has it once that one goes in mid-call', async () => {
  const room = await interviewInRoom(server, host, { job });
  const first = await another();
  const before = await meeting(first.stage, host, room);
  before.hostPage.say('chat', aMessage('Antes da troca'));
  await before.candidatePage.hears('chat');
  const half = aSegment('No meio da frase');
  before.candidatePage.say('transcript', half);
  await before.hostPage.hears('transcript');
  const elsewhere = await stage.page(room.code);
  elsewhere.joins({ accessType: 'host', accessToken: host.token, resumeToken: before.hostJoined.resumeToken });
  expect(await elsewhere.closed).toBe(4409);

  await first.app.http.close();
  for (const page of [before.hostPage, before.candidatePage]) expect(await page.closed).toBe(1001);
  const candidate = await stage.page(room.code);
  const proof = {
    accessType: 'candidate',
    accessToken: room.link,
    resumeToken: before.candidateJoined.resumeToken,
  } as const;
  const candidateJoined = await candidate.enters(proof);
  expect(candidateJoined.self.peerId).toBe(before.candidateJoined.self.peerId);
  expect(candidateJoined.messages.map(({ text }) => text)).toEqual(['Antes da troca']);
  expect(candidateJoined.captions.map(({ text, segmentId }) => [segmentId, text])).toEqual([
    [half.segmentId, half.text],
  ]);
  // The other has a while to come back.
  expect(candidateJoined.peers).toMatchObject([{ peerId: before.hostJoined.self.peerId, lost: true, role: 'host' }]);
  const again = await stage.page(room.code);
  const hostJoined = await again.enters({
    accessType: 'host',
    accessToken: host.token,
    resumeToken: before.hostJoined.resumeToken,
  });
  expect(hostJoined.self).toMatchObject({ peerId: before.hostJoined.self.peerId, role: 'host' });
  expect(hostJoined.roomState.status).toBe('active');
  expect(await candidate.hears('peer-updated')).toMatchObject({ peerId: hostJoined.self.peerId, lost: false });
});

test('the lease of a process that died is taken when it has run out', async () => {
  const room = await interviewInRoom(server, host, { job });
  const { hostPage, hostJoined } = await meeting(stage, host, room);
  // As if another process had it, and this one had died.
  await server.platform.database
    .updateTable('rooms')
    .set({ holder: newId(), heldUntil: new Date(server.clock.now().getTime() + 30_000) })
    .where('code', '=', room.code)
    .execute();
  server.clock.advance(11);
  // It finds out when it renews its lease.
  expect(await hostPage.closed).toBe(4409);
  const proof = { accessType: 'host', accessToken: host.token, resumeToken: hostJoined.resumeToken } as const;
  const early = await stage.page(room.code);
  early.joins(proof);
  expect(await early.closed).toBe(4409);
  server.clock.advance(20);
  const page = await stage.page(room.code);
  expect((await page.enters(proof)).self.peerId).toBe(hostJoined.self.peerId);
});

test('a recording goes on where the process that held its room is gone, once its browser is back', async () => {
  const room = await interviewInRoom(server, host, { job });
  const first = await another();
  const { candidatePage, hostJoined, candidateJoined, recordingId } = await recordedMeeting(first.stage, host, room);
  await first.app.http.close();
  expect(await candidatePage.closed).toBe(1001);
  const candidate = await stage.page(room.code);
  const joined = await candidate.enters({
    ...{ accessType: 'candidate', accessToken: room.link },
    resumeToken: candidateJoined.resumeToken,
  });
  // They have agreed to it before.
  const { peerId } = hostJoined.self;
  expect(joined.roomState.recording).toMatchObject({ recordingId, state: 'recording', by: peerId, interrupted: true });
  const again = await stage.page(room.code);
  const { roomState } = await again.enters({
    ...{ accessType: 'host', accessToken: host.token },
    resumeToken: hostJoined.resumeToken,
  });
  expect(roomState.recording).toEqual({ ...joined.roomState.recording, interrupted: false });
});

test('who waits for a code that nobody knows is sent to the process where a company opens it', async () => {
  const code = 'zzz-wwww-zzz';
  const far = await another();
  const visitor = await far.stage.page(code);
  await visitor.knocks({ userName: 'Visitante Curiosa' });
  const hostPage = await stage.page(code);
  await hostPage.enters({ accessType: 'host', accessToken: host.token });
  expect(await visitor.closed).toBe(4409);
  const again = await stage.page(code);
  await again.knocks({ userName: 'Visitante Curiosa' });
  expect((await hostPage.hears('waiting-added')).name).toBe('Visitante Curiosa');
});
