import { cancelInterview, changeInterview } from '@prova/contract/interviews/interviews';
import { getRoomConversation } from '@prova/contract/rooms/rooms';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { publishJob } from '../../../../test/jobs-factory.ts';
import { removeMember, signUpMember } from '../../../../test/members.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../../../test/people.ts';
import { aMessage, aSegment, comesIn, interviewInRoom, meeting, RoomStage } from '../../../../test/rooms-factory.ts';
import { system } from '../../../platform/actor.ts';
import { createContext } from '../../../platform/context.ts';
import { publishAccessChanged } from '../../../platform/realtime/messages.ts';
import { revokeTokens } from '../../../platform/tokens.ts';

let server: TestServer;
let stage: RoomStage;
let host: Person;
let job: Awaited<ReturnType<typeof publishJob>>;

beforeAll(async () => {
  server = await startTestServer({
    TURN_URLS: 'turn:relay.example:3478',
    TURN_SECRET: 'a-secret-of-the-relay-that-nobody-guesses',
  });
  stage = await RoomStage.of(server.app);
  host = await signUp(server, 'RECRUITER', { verified: true });
  job = await publishJob(server, host);
});
/** A session does not outlive the leaps of the clock. */
beforeEach(async () => {
  host = await signIn(server, host.email, PASSWORD);
});
afterEach(() => stage.leaveAll());
afterAll(() => server.close());

/** The rooms of all tests are at the same hour. */
const ANY_TIME = { allowOverlap: true } as const;
const newRoom = (minutes = 0) => interviewInRoom(server, host, { job, minutes });
const interviewOf = (id: string) =>
  server.platform.database.selectFrom('interviews').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const endOverdue = async () => {
  await server.platform.tasks.send(server.platform.database, 'rooms.endOverdue', {});
  await server.drain();
};
const statusOf = (id: string) =>
  server.platform.database.selectFrom('applications').select('status').where('id', '=', id).executeTakeFirstOrThrow();

test('whoever loses the connection comes back into the same place, and others see it', async () => {
  const room = await newRoom();
  const { hostPage, candidatePage, candidateJoined } = await meeting(stage, host, room);
  expect(candidateJoined.iceServers).toMatchObject({
    relayOnly: false,
    servers: [{ urls: ['turn:relay.example:3478'] }],
  });
  const { peerId } = candidateJoined.self;
  candidatePage.socket.terminate();
  expect(await hostPage.hears('peer-updated')).toMatchObject({ peerId, lost: true });
  hostPage.say('chat', aMessage('Você caiu?'));
  await hostPage.hears('chat');
  const proof = { accessType: 'candidate', accessToken: room.link, resumeToken: candidateJoined.resumeToken } as const;
  const stranger = await stage.page(room.code);
  expect(await stranger.isRefused({ resumeToken: candidateJoined.resumeToken, userName: 'Ladra de Token' })).toBe(
    'TOKEN_INVALID',
  );
  const back = await stage.page(room.code);
  const joined = await back.enters(proof);
  expect(joined.self.peerId).toBe(peerId);
  expect(joined.messages.map(({ text }) => text)).toEqual(['Você caiu?']);
  expect(await hostPage.hears('peer-updated')).toMatchObject({ peerId, lost: false });
  // Kept for 30 s, and to be had again after that as long as nobody else has it.
  back.socket.terminate();
  await hostPage.hears('peer-updated');
  server.clock.advance(31);
  expect(await hostPage.hears('peer-left')).toEqual({ peerId, reason: 'lost' });
  const late = await stage.page(room.code);
  expect((await late.enters({ ...proof, resumeToken: joined.resumeToken })).self.peerId).toBe(peerId);
  expect((await hostPage.hears('peer-joined')).peerId).toBe(peerId);
});

test('a host who is lost for long is followed by whoever of the team has been there longest', async () => {
  const room = await newRoom();
  const [one, two] = [await signUpMember(server, host, 'recruiter'), await signUpMember(server, host, 'recruiter')];
  const hostPage = await stage.page(room.code);
  const first = await hostPage.enters({ accessType: 'host', accessToken: host.token });
  const second = await stage.page(room.code);
  const secondJoined = await second.enters({ accessType: 'host', accessToken: one.token });
  const third = await stage.page(room.code);
  const thirdJoined = await third.enters({ accessType: 'host', accessToken: two.token });
  expect([first, secondJoined, thirdJoined].map(({ self }) => self.role)).toEqual([
    'host',
    'interviewer',
    'interviewer',
  ]);
  const waits = await stage.page(room.code);
  const requestId = await waits.knocks({ userName: 'Quem Espera' });
  second.say('admit', { requestId });
  expect((await second.hears('error')).code).toBe('NOT_ALLOWED');
  hostPage.socket.terminate();
  await second.hears('peer-updated');
  expect(await waits.hears('waiting')).toMatchObject({ hostPresent: false });
  server.clock.advance(31);
  expect(await second.hears('self-updated')).toMatchObject({ role: 'host', permissions: { moderate: true } });
  expect((await second.hears('waiting-list')).waiting.map((each) => each.requestId)).toEqual([requestId]);
  second.say('moderate', { action: 'hand-over', peerId: thirdJoined.self.peerId });
  expect(await third.hears('self-updated')).toMatchObject({ role: 'host' });
  expect(await second.hears('self-updated')).toMatchObject({ role: 'interviewer' });
  // Whoever was host comes back as one of the team.
  const back = await stage.page(room.code);
  const joined = await back.enters({ accessType: 'host', accessToken: host.token, resumeToken: first.resumeToken });
  expect(joined.self).toMatchObject({ peerId: first.self.peerId, role: 'interviewer' });
  third.say('leave', {});
  expect(await third.hears('room-ended')).toEqual({ reason: 'left' });
  expect(await second.hears('self-updated')).toMatchObject({ role: 'host' });
});

test('what the host does to somebody reaches them, with who it was', async () => {
  const room = await newRoom();
  const { hostPage, hostJoined, candidatePage, candidateJoined } = await meeting(stage, host, room);
  const { peerId } = candidateJoined.self;
  for (const action of ['mute', 'stop-video', 'stop-share', 'ask-unmute'] as const) {
    hostPage.say('moderate', { action, peerId });
    expect(await candidatePage.hears('moderated')).toEqual({ action, by: hostJoined.self.peerId });
  }
  candidatePage.say('moderate', { action: 'end' });
  expect((await candidatePage.hears('error')).code).toBe('NOT_ALLOWED');
  hostPage.say('moderate', { action: 'remove', peerId: hostJoined.self.peerId });
  expect((await hostPage.hears('error')).code).toBe('NOT_ALLOWED');
  candidatePage.say('ice-refresh', {});
  expect((await candidatePage.hears('ice-servers')).expiresAt).not.toBeNull();
});

test('an interview begins when both are inside, and is done when the host ends it', async () => {
  const room = await newRoom();
  const { hostPage, candidatePage } = await meeting(stage, host, room);
  expect(await hostPage.hears('room-updated')).toMatchObject({ status: 'active' });
  expect((await interviewOf(room.interviewId)).status).toBe('in_progress');
  expect((await statusOf(room.applicationId)).status).toBe('doing_interview');
  hostPage.say('chat', aMessage('Obrigada!'));
  candidatePage.say('transcript', { ...aSegment('Obrigado a vocês'), final: true });
  await hostPage.hears('transcript');
  hostPage.say('moderate', { action: 'end' });
  for (const page of [hostPage, candidatePage]) {
    expect(await page.hears('room-ended')).toEqual({ reason: 'ended' });
    expect(await page.closed).toBe(4410);
  }
  expect(await interviewOf(room.interviewId)).toMatchObject({ status: 'completed' });
  expect((await statusOf(room.applicationId)).status).toBe('interview_done');
  const late = await stage.page(room.code);
  expect(await late.isRefused({ accessType: 'host', accessToken: host.token })).toBe('ROOM_ENDED');
  const { data } = await server.call(getRoomConversation, { as: host.token, params: { id: room.interviewId } });
  expect(data.messages.map(({ name, role, text }) => [name, role, text])).toEqual([[host.name, 'host', 'Obrigada!']]);
  expect(data.captions.map(({ role, text, provider }) => [role, text, provider])).toEqual([
    ['candidate', 'Obrigado a vocês', 'browser'],
  ]);
});

test('before its hour a room begins nothing, and may be opened again after it was ended', async () => {
  const room = await newRoom(45);
  const { hostPage, candidatePage } = await meeting(stage, host, room);
  hostPage.say('moderate', { action: 'end' });
  expect(await candidatePage.hears('room-ended')).toEqual({ reason: 'ended' });
  expect((await interviewOf(room.interviewId)).status).toBe('scheduled');
  const again = await meeting(stage, host, room);
  expect(again.hostJoined.roomState.status).toBe('waiting');
  // They are still there when its hour comes.
  server.clock.advance(16 * 60);
  expect(await again.hostPage.hears('room-updated')).toMatchObject({ status: 'active' });
  expect((await interviewOf(room.interviewId)).status).toBe('in_progress');
});

test('cancelled, moved, and handed to others while people are inside', async () => {
  const room = await newRoom(20);
  const colleague = await signUpMember(server, host, 'interviewer');
  const as = host.token;
  const params = { id: room.interviewId };
  const { version } = await interviewOf(room.interviewId);
  const invited = await server.call(changeInterview, {
    as,
    params,
    body: { version, interviewerIds: [host.id, colleague.id], ...ANY_TIME },
  });
  expect(invited.status).toBe(200);
  const hostPage = await stage.page(room.code);
  await hostPage.enters({ accessType: 'host', accessToken: host.token });
  const theirs = await stage.page(room.code);
  await theirs.enters({ accessType: 'host', accessToken: colleague.token });
  const waits = await stage.page(room.code);
  await waits.knocks({ userName: 'Quem Espera' });
  await server.call(changeInterview, { as, params, body: { version: invited.data.version, minutes: 90, ...ANY_TIME } });
  const moved = await hostPage.hears('room-updated');
  expect(Date.parse(moved.endsAt ?? '') - Date.parse(moved.startsAt ?? '')).toBe(90 * 60_000);
  await server.call(changeInterview, {
    as,
    params,
    body: { version: invited.data.version + 1, interviewerIds: [host.id], ...ANY_TIME },
  });
  expect(await theirs.hears('room-ended')).toEqual({ reason: 'removed' });
  await server.call(cancelInterview, { as, params, body: {} });
  expect(await hostPage.hears('room-ended')).toEqual({ reason: 'cancelled' });
  expect(await waits.hears('room-ended')).toEqual({ reason: 'cancelled' });
  const late = await stage.page(room.code);
  expect(await late.isRefused({ accessType: 'candidate', accessToken: room.link })).toBe('ROOM_CANCELLED');
});

test('a member who is removed from the company, and a candidate whose link is revoked, are out', async () => {
  const room = await newRoom();
  const colleague = await signUpMember(server, host, 'recruiter');
  const { hostPage, candidatePage } = await meeting(stage, host, room);
  const theirs = await stage.page(room.code);
  await theirs.enters({ accessType: 'host', accessToken: colleague.token });
  const ctx = createContext(server.platform, { actor: system, locale: 'pt-BR' });
  await removeMember(server, colleague, host.companyId);
  await publishAccessChanged(ctx, colleague.id);
  expect(await theirs.hears('room-ended')).toEqual({ reason: 'removed' });
  const { id, tokenId } = await server.platform.database
    .selectFrom('interviewParticipants as p')
    .innerJoin('tokens', 'tokens.subjectId', 'p.id')
    .select(['p.id', 'tokens.id as tokenId'])
    .where('p.interviewId', '=', room.interviewId)
    .where('p.userId', 'is', null)
    .executeTakeFirstOrThrow();
  await revokeTokens(ctx, { kind: 'interview', subjectId: id });
  await publishAccessChanged(ctx, `token:${tokenId}`);
  expect(await candidatePage.hears('room-ended')).toEqual({ reason: 'removed' });
  const left = [await hostPage.hears('peer-left'), await hostPage.hears('peer-left')];
  expect(left.map(({ reason }) => reason)).toEqual(['removed', 'removed']);
});

test('a session is asked for again before its token ends', async () => {
  const room = await newRoom();
  const hostPage = await stage.page(room.code);
  const { self } = await hostPage.enters({ accessType: 'host', accessToken: host.token });
  hostPage.joins({ accessType: 'host', accessToken: host.token });
  expect(await hostPage.hears('self-updated')).toMatchObject({ peerId: self.peerId, role: 'host' });
  const other = await signUp(server, 'RECRUITER');
  hostPage.joins({ accessType: 'host', accessToken: other.token });
  expect(await hostPage.hears('room-ended')).toEqual({ reason: 'removed' });
});

test('a room that both sides left ten minutes ago, and one whose hour is long over, end by themselves', async () => {
  const left = await newRoom();
  const forgotten = await newRoom();
  const gone = await meeting(stage, host, left);
  for (const page of [gone.hostPage, gone.candidatePage]) {
    page.say('leave', {});
    expect(await page.closed).toBe(4410);
  }
  const stayed = await meeting(stage, host, forgotten);
  await stayed.hostPage.hears('room-updated');
  const never = await newRoom();
  server.clock.advance(9 * 60);
  await endOverdue();
  expect((await interviewOf(left.interviewId)).status).toBe('in_progress');
  server.clock.advance(2 * 60);
  await endOverdue();
  expect(await interviewOf(left.interviewId)).toMatchObject({ status: 'completed' });
  for (const { interviewId } of [forgotten, never])
    await server.platform.database
      .updateTable('interviews')
      .set({
        startsAt: new Date(server.clock.now().getTime() - 7_200_000),
        endsAt: new Date(server.clock.now().getTime() - 3_600_000),
      })
      .where('id', '=', interviewId)
      .execute();
  await endOverdue();
  expect(await stayed.candidatePage.hears('room-ended')).toEqual({ reason: 'ended' });
  expect((await interviewOf(forgotten.interviewId)).status).toBe('completed');
  expect((await interviewOf(never.interviewId)).status).toBe('scheduled');
});

test('a talent with an account enters by session as the candidate', async () => {
  const talent = await signUp(server, 'POTENTIAL');
  const room = await interviewInRoom(server, host, { job, as: talent });
  const hostPage = await stage.page(room.code);
  await hostPage.enters({ accessType: 'host', accessToken: host.token });
  const page = await stage.page(room.code);
  await page.knocks({ accessType: 'candidate', accessToken: talent.token });
  expect(await hostPage.hears('waiting-added')).toMatchObject({
    name: talent.name,
    nameTyped: false,
    claimsParticipant: false,
  });
  const observer = await stage.page(room.code);
  await observer.knocks({ userName: talent.name, accessType: 'candidate' });
  expect(await hostPage.hears('waiting-added')).toMatchObject({ nameTyped: true, claimsParticipant: true });
  const other = await comesIn(hostPage, await stage.page(room.code), { accessToken: talent.token });
  expect(other.self).toMatchObject({ name: talent.name, nameTyped: false, role: 'observer' });
});
