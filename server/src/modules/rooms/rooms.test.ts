import { newRoomCode } from '@prova/contract/interviews/room-code';
import { checkRelay, createRoom, getInvitedRoomEntry, getRoomEntry } from '@prova/contract/rooms/rooms';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { applyTo } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { inviteTo } from '../../../test/interviews-factory.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { signUpMember } from '../../../test/members.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { type InterviewRoom, interviewInRoom, meeting, RoomStage } from '../../../test/rooms-factory.ts';

let server: TestServer;
let stage: RoomStage;
let host: Person;
let talent: Person;
let room: InterviewRoom;

beforeAll(async () => {
  server = await startTestServer({
    TURN_URLS: 'turn:relay.example',
    TURN_SECRET: 'a-secret-of-the-relay-that-nobody-guesses',
  });
  stage = await RoomStage.of(server.app);
  host = await signUp(server, 'RECRUITER', { verified: true });
  talent = await signUp(server, 'POTENTIAL');
  room = await interviewInRoom(server, host, { as: talent });
});
afterEach(() => stage.leaveAll());
afterAll(() => server.close());

const entry = (code: string, as?: string) => server.call(getRoomEntry, { ...(as && { as }), params: { code } });

test('everybody reads of a room what they may: the team, its candidate, and who has nothing but the code', async () => {
  const { data: team } = await entry(room.code, host.token);
  expect(team).toMatchObject({ access: 'host', name: host.name, status: 'waiting', candidateSeatTaken: false });
  expect(team.interview).toMatchObject({ id: room.interviewId, candidateName: talent.name });
  const { data: own } = await entry(room.code, talent.token);
  expect(own).toMatchObject({ access: 'candidate', name: talent.name });
  expect(own.interview).toMatchObject({ id: room.interviewId, candidateName: null });
  const { data: linked } = await server.call(getInvitedRoomEntry, { params: { token: room.link } });
  expect(linked).toEqual(own);
  const { data: guest } = await entry(room.code);
  expect(guest).toEqual({
    code: room.code,
    status: 'waiting',
    access: 'guest',
    name: null,
    candidateSeatTaken: false,
    interview: null,
  });
  const stranger = await signUp(server, 'RECRUITER');
  expect((await entry(room.code, stranger.token)).data).toMatchObject({ access: 'guest', interview: null });
});

test('a room of the company’s own is run by its team, and not by who only grades tests', async () => {
  const { code } = (await server.call(createRoom, { as: host.token, body: {} })).data;
  const colleague = await signUpMember(server, host, 'interviewer');
  const expert = await signUpMember(server, host, 'expert');
  expect((await entry(code, colleague.token)).data.access).toBe('host');
  expect((await entry(code, expert.token)).data.access).toBe('guest');
});

test('whether somebody sits in the candidate’s place is told before one enters', async () => {
  const { candidatePage, hostPage } = await meeting(stage, host, await interviewInRoom(server, host));
  expect((await entry(hostPage.code)).data.candidateSeatTaken).toBe(true);
  candidatePage.say('leave', {});
  expect(await candidatePage.closed).toBe(4410);
  expect((await entry(hostPage.code)).data).toMatchObject({ candidateSeatTaken: false, status: 'active' });
});

test('a code that leads nowhere, and an interview that is held elsewhere', async () => {
  expect(await entry(newRoomCode(new Uint8Array(10)))).toMatchObject({
    status: 404,
    body: { error: 'ROOM_NOT_FOUND' },
  });
  const applied = await applyTo(server, await publishJob(server, host));
  const elsewhere = await inviteTo(server, host, applied, { allowOverlap: true });
  const answer = await server.call(getInvitedRoomEntry, { params: { token: elsewhere.token } });
  expect(answer).toMatchObject({ status: 404, body: { error: 'ROOM_NOT_FOUND' } });
});

test('a room of one’s own is the company’s: its people are hosts, and it is over when it was ended', async () => {
  const { data } = await server.call(createRoom, { as: host.token, body: {} });
  const colleague = await signUpMember(server, host, 'interviewer');
  expect((await entry(data.code, colleague.token)).data).toMatchObject({ access: 'host', interview: null });
  const own = { ...room, code: data.code };
  const hostPage = await stage.page(own.code);
  await hostPage.enters({ accessType: 'host', accessToken: colleague.token });
  const candidate = await stage.page(own.code);
  const requestId = await candidate.knocks({ accessType: 'candidate', userName: 'Sem Entrevista' });
  hostPage.say('admit', { requestId });
  expect((await candidate.hears('room-updated')).status).toBe('active');
  hostPage.say('moderate', { action: 'end' });
  expect(await candidate.hears('room-ended')).toEqual({ reason: 'ended' });
  expect((await entry(own.code)).data.status).toBe('ended');
});

test('credentials for a try of the relay last two minutes', async () => {
  const { data } = await server.call(checkRelay);
  expect(data.configured).toBe(true);
  const until = Number(data.iceServers[0]?.username?.split(':')[0]);
  expect(until - Math.floor(server.clock.now().getTime() / 1000)).toBe(120);
});
