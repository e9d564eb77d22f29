import { RECORDING_CONSENT_VERSION } from '@prova/contract/rooms/room-fields';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { publishJob } from '../../../../test/jobs-factory.ts';
import { signUpMember } from '../../../../test/members.ts';
import { newId } from '../../../../test/new-id.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../../../test/people.ts';
import {
  aSegment,
  asksToRecord,
  comesIn,
  consentTo,
  hearsOfRecording,
  interviewInRoom,
  meeting,
  RoomStage,
  recordedMeeting,
} from '../../../../test/rooms-factory.ts';
import { system } from '../../../platform/actor.ts';
import { createContext } from '../../../platform/context.ts';
import {
  consentsOf,
  findRoomRecording,
  listRoomRecordings,
  transcriptOf,
  withdrawRecordingConsent,
} from '../rooms.service.ts';

let server: TestServer;
let stage: RoomStage;
let host: Person;
let job: Awaited<ReturnType<typeof publishJob>>;

beforeAll(async () => {
  server = await startTestServer();
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

const newRoom = () => interviewInRoom(server, host, { job });
const context = () => createContext(server.platform, { actor: system, locale: 'pt-BR' });
const found = (id: string) => findRoomRecording(context(), id);
const runs = ({ state }: { state: string }) => state === 'recording';
/** A yes that is brought along. */
const agreeing = { recordingConsent: RECORDING_CONSENT_VERSION } as const;

test('nothing is recorded before everybody inside has agreed, observers among them', async () => {
  const room = await newRoom();
  const { hostPage, hostJoined, candidatePage, candidateJoined } = await meeting(stage, host, room);
  const watches = await stage.page(room.code);
  const observer = await comesIn(hostPage, watches, { userName: 'Quem Observa' });
  const asked = await asksToRecord(hostPage, false);
  expect(asked).toMatchObject({
    ...{ state: 'asking', picture: false, by: hostJoined.self.peerId, byName: host.name, startedAt: null },
    interrupted: false,
  });
  expect(asked.awaited.toSorted()).toEqual([candidateJoined.self.peerId, observer.self.peerId].toSorted());
  const { recordingId } = asked;
  expect(await hearsOfRecording(candidatePage, () => true)).toEqual(asked);
  candidatePage.say('consent', { ...consentTo(recordingId), version: '2020-01-01' });
  expect((await candidatePage.hears('error')).code).toBe('RECORDING_CONSENT_REQUIRED');
  const re = candidatePage.say('consent', consentTo(recordingId));
  expect(await candidatePage.hearsOneOf('room-updated')).toMatchObject({
    re,
    data: { recording: { state: 'asking', awaited: [observer.self.peerId] } },
  });
  watches.say('consent', consentTo(recordingId));
  const running = await hearsOfRecording(hostPage, runs);
  expect(running).toMatchObject({ recordingId, awaited: [], startedAt: server.clock.now().toISOString() });
  expect(await found(recordingId)).toMatchObject({
    ...{ id: recordingId, interviewId: room.interviewId, companyId: host.companyId, entryId: hostJoined.self.peerId },
    ...{ recorderUserId: host.id, picture: false, state: 'recording', endedAt: null, withdrawnAt: null },
  });
  const consents = await consentsOf(context(), [recordingId]);
  expect(consents.map(({ role, accepted, version }) => [role, accepted, version])).toEqual(
    ['host', 'candidate', 'observer'].map((role) => [role, true, RECORDING_CONSENT_VERSION]),
  );
  hostPage.say('record', { action: 'stop' });
  for (const page of [hostPage, candidatePage, watches])
    expect(await page.hears('recording-ended')).toEqual({ recordingId, reason: 'stopped', name: host.name });
  expect((await hostPage.hears('room-updated')).recording).toBeNull();
  expect(await found(recordingId)).toMatchObject({ state: 'ended', endedAt: server.clock.now() });
  expect((await listRoomRecordings(context(), room.interviewId)).map(({ id }) => id)).toEqual([recordingId]);
});

test('only the host asks, once at a time, and only where there is an appointment', async () => {
  const room = await newRoom();
  const { hostPage, hostJoined, candidatePage } = await meeting(stage, host, room);
  const colleague = await signUpMember(server, host, 'recruiter');
  const other = await stage.page(room.code);
  const otherJoined = await other.enters({ accessType: 'host', accessToken: colleague.token });
  for (const page of [candidatePage, other])
    for (const frame of [{ action: 'ask', picture: true } as const, { action: 'stop' } as const]) {
      page.say('record', frame);
      expect((await page.hears('error')).code).toBe('NOT_ALLOWED');
    }
  // Of two presses one asks; and who is host by then ends what another host has asked for.
  hostPage.say('record', { action: 'ask', picture: true });
  hostPage.say('record', { action: 'ask', picture: true });
  expect((await hostPage.hears('error')).code).toBe('RECORDING_RUNS');
  hostPage.say('moderate', { action: 'hand-over', peerId: otherJoined.self.peerId });
  await other.hears('self-updated');
  other.say('record', { action: 'ask', picture: false });
  expect((await other.hears('error')).code).toBe('RECORDING_RUNS');
  other.say('record', { action: 'stop' });
  const ended = await candidatePage.hears('recording-ended');
  expect(ended).toMatchObject({ reason: 'stopped', name: colleague.name });
  expect(await found(ended.recordingId)).toMatchObject({ state: 'refused', startedAt: null });
  await other.hears('recording-ended');
  await other.hears('room-updated');
  // There is nothing to end any more, and so nothing is told to others.
  const re = other.say('record', { action: 'stop' });
  expect(await other.hearsOneOf('room-updated')).toMatchObject({ re, data: { recording: null } });
  // Another may be asked for now, by whoever is host.
  expect(await asksToRecord(other)).toMatchObject({ state: 'asking', by: otherJoined.self.peerId });
  expect(hostJoined.self.role).toBe('host');

  const own = await stage.page('zzz-wwww-yyy');
  await own.enters({ accessType: 'host', accessToken: host.token });
  own.say('record', { action: 'ask', picture: true });
  expect((await own.hears('error')).code).toBe('RECORDING_NOT_POSSIBLE');
});

test('where somebody declines nothing is recorded, and whoever leaves is awaited no longer', async () => {
  const room = await newRoom();
  const { hostPage, candidatePage } = await meeting(stage, host, room);
  const first = await asksToRecord(hostPage);
  candidatePage.say('consent', consentTo(first.recordingId, false));
  for (const page of [hostPage, candidatePage])
    expect(await page.hears('recording-ended')).toEqual({
      recordingId: first.recordingId,
      reason: 'declined',
      name: room.candidateName,
    });
  expect(await found(first.recordingId)).toMatchObject({ state: 'refused', startedAt: null, withdrawnAt: null });
  // What is answered too late changes nothing.
  candidatePage.say('consent', consentTo(first.recordingId));
  await candidatePage.hears('room-updated');
  expect(await listRoomRecordings(context(), room.interviewId)).toEqual([]);
  const second = await asksToRecord(hostPage);
  candidatePage.say('leave', {});
  expect(await hearsOfRecording(hostPage, runs)).toMatchObject({ recordingId: second.recordingId });
});

test('whoever comes later agrees first: at the door, in the team, and by the word they bring', async () => {
  const room = await newRoom();
  const { hostPage, recordingId } = await recordedMeeting(stage, host, room);
  const guest = await stage.page(room.code);
  guest.joins({ userName: 'Quem Chega Depois' });
  const place = await guest.hears('waiting');
  expect(place.recording).toEqual({ recordingId, accepted: null });
  const { requestId } = place;
  expect(await hostPage.hears('waiting-added')).toMatchObject({ requestId, recordingConsent: null });
  const refusedWith = async () => {
    hostPage.say('admit', { requestId });
    return (await hostPage.hears('error')).code;
  };
  expect(await refusedWith()).toBe('RECORDING_CONSENT_REQUIRED');
  guest.say('consent', consentTo(recordingId, false));
  expect((await guest.hears('waiting')).recording).toEqual({ recordingId, accepted: false });
  expect((await hostPage.hears('waiting-list')).waiting).toMatchObject([{ requestId, recordingConsent: false }]);
  // A no at the door keeps one outside, and ends nothing.
  expect(await refusedWith()).toBe('RECORDING_CONSENT_REQUIRED');
  guest.say('consent', consentTo(recordingId));
  expect((await hostPage.hears('waiting-list')).waiting).toMatchObject([{ requestId, recordingConsent: true }]);
  hostPage.say('admit', { requestId });
  expect((await guest.hears('room-joined')).roomState.recording).toMatchObject({ recordingId, state: 'recording' });

  const colleague = await signUpMember(server, host, 'recruiter');
  const page = await stage.page(room.code);
  const asTeam = { accessType: 'host', accessToken: colleague.token } as const;
  expect(await page.isRefused(asTeam)).toBe('RECORDING_CONSENT_REQUIRED');
  expect(await page.isRefused({ ...asTeam, recordingConsent: '2020-01-01' })).toBe('RECORDING_CONSENT_REQUIRED');
  expect((await page.enters({ ...asTeam, ...agreeing })).self.role).toBe('interviewer');
  page.say('leave', {});
  const early = await stage.page(room.code);
  await early.knocks({ userName: 'Quem Já Sabe', ...agreeing });
  await hostPage.hears('waiting-added');
  expect(hostPage.all.at(-1)?.data).toMatchObject({ recordingConsent: true });
  hostPage.say('record', { action: 'stop' });
  expect((await early.hears('waiting')).recording).toBeNull();
  expect((await hostPage.hears('waiting-list')).waiting).toMatchObject([{ recordingConsent: null }]);
});

test('while it is merely asked for the team is let in and asked inside', async () => {
  const room = await newRoom();
  const { hostPage, candidatePage, candidateJoined } = await meeting(stage, host, room);
  const { recordingId } = await asksToRecord(hostPage);
  const colleague = await signUpMember(server, host, 'recruiter');
  const page = await stage.page(room.code);
  const joined = await page.enters({ accessType: 'host', accessToken: colleague.token });
  expect(joined.roomState.recording?.awaited).toEqual([candidateJoined.self.peerId, joined.self.peerId]);
  expect((await hearsOfRecording(hostPage, ({ awaited }) => awaited.length === 2)).state).toBe('asking');
  const guest = await stage.page(room.code);
  const requestId = await guest.knocks({ userName: 'Quem Bate' });
  hostPage.say('admit', { requestId });
  expect((await hostPage.hears('error')).code).toBe('RECORDING_CONSENT_REQUIRED');
  candidatePage.say('consent', consentTo(recordingId));
  page.say('consent', consentTo(recordingId));
  // Whoever only waits is awaited by nobody.
  await hearsOfRecording(candidatePage, runs);
});

test('whoever comes back into a place without having agreed agrees first', async () => {
  const room = await newRoom();
  const { hostPage, candidatePage, candidateJoined } = await meeting(stage, host, room);
  candidatePage.socket.terminate();
  await hostPage.hears('peer-updated');
  const { recordingId } = await asksToRecord(hostPage);
  // Their place is kept, and so they are asked; when it is kept no longer it begins without them.
  server.clock.advance(31);
  await hearsOfRecording(hostPage, runs);
  const { resumeToken } = candidateJoined;
  const proof = { accessType: 'candidate', accessToken: room.link, resumeToken } as const;
  const back = await stage.page(room.code);
  expect(await back.isRefused(proof)).toBe('RECORDING_CONSENT_REQUIRED');
  const joined = await back.enters({ ...proof, ...agreeing });
  expect(joined.self.peerId).toBe(candidateJoined.self.peerId);
  // Once is enough for a recording.
  back.socket.terminate();
  await hostPage.hears('peer-updated');
  const again = await stage.page(room.code);
  expect((await again.enters({ ...proof, resumeToken: joined.resumeToken })).roomState.recording).toMatchObject({
    recordingId,
  });
});

test('who takes the consent back ends it, and what was recognised goes; what was written stays', async () => {
  const room = await newRoom();
  const { hostPage, candidatePage, recordingId } = await recordedMeeting(stage, host, room);
  const said = { ...aSegment('Eu morei em Belém'), startMs: 60_000, final: true };
  candidatePage.say('transcript', said);
  candidatePage.say('transcript', { ...aSegment('Meu e-mail'), startMs: 60_000, final: true, provider: 'typed' });
  candidatePage.say('transcript', { ...aSegment('e no meio da'), startMs: 60_000 });
  for (let n = 0; n < 3; n += 1) await hostPage.hears('transcript');
  expect((await transcriptOf(context(), [recordingId])).map(({ text, role }) => [role, text])).toEqual([
    ['candidate', 'Eu morei em Belém'],
    ['candidate', 'Meu e-mail'],
  ]);
  candidatePage.say('consent', consentTo(recordingId, false));
  expect(await hostPage.hears('recording-ended')).toEqual({
    recordingId,
    reason: 'withdrawn',
    name: room.candidateName,
  });
  expect((await hostPage.hears('room-updated')).recording).toBeNull();
  expect(await found(recordingId)).toMatchObject({ state: 'ended', withdrawnAt: server.clock.now() });
  const [, consent] = await consentsOf(context(), [recordingId]);
  expect(consent).toMatchObject({ role: 'candidate', withdrawnAt: server.clock.now() });
  hostPage.say('moderate', { action: 'end' });
  await candidatePage.closed;
  const kept = await server.platform.database
    .selectFrom('roomCaptions')
    .innerJoin('roomEntries', 'roomEntries.id', 'roomCaptions.entryId')
    .innerJoin('rooms', 'rooms.id', 'roomEntries.roomId')
    .select('roomCaptions.text')
    .where('rooms.interviewId', '=', room.interviewId)
    .execute();
  expect(kept).toEqual([{ text: 'Meu e-mail' }]);
});

test('consent is taken back after it has ended, in the room and elsewhere, by whoever had given it', async () => {
  const room = await newRoom();
  const { hostPage, candidatePage, recordingId } = await recordedMeeting(stage, host, room);
  const stranger = await signUp(server, 'RECRUITER');
  const taken = (whose: Parameters<typeof withdrawRecordingConsent>[2]) =>
    context().transaction((ctx) => withdrawRecordingConsent(ctx, recordingId, whose));
  expect(await taken({ userId: stranger.id })).toBe(false);
  hostPage.say('record', { action: 'stop' });
  await candidatePage.hears('recording-ended');
  candidatePage.say('consent', consentTo(recordingId, false));
  expect(await hostPage.hears('recording-ended')).toMatchObject({ reason: 'stopped' });
  expect(await hostPage.hears('recording-ended')).toMatchObject({ reason: 'withdrawn', name: room.candidateName });
  expect(await found(recordingId)).toMatchObject({ withdrawnAt: server.clock.now() });

  const next = await asksToRecord(hostPage);
  candidatePage.say('consent', consentTo(next.recordingId));
  await hearsOfRecording(hostPage, runs);
  const candidateOf = room.interviewId;
  const elsewhere = () =>
    context().transaction((ctx) => withdrawRecordingConsent(ctx, next.recordingId, { candidateOf }));
  expect(await elsewhere()).toBe(true);
  expect(await hostPage.hears('recording-ended')).toEqual({
    recordingId: next.recordingId,
    reason: 'withdrawn',
    name: room.candidateName,
  });
  expect(await elsewhere()).toBe(false);
});

test('a browser that records comes back and goes on, in its place or a new one; else it has ended after a while', async () => {
  const room = await newRoom();
  const { hostPage, hostJoined, candidatePage, recordingId } = await recordedMeeting(stage, host, room);
  hostPage.socket.terminate();
  expect(await hearsOfRecording(candidatePage, ({ interrupted }) => interrupted)).toMatchObject({ state: 'recording' });
  // Its place is kept no longer, its recording is.
  server.clock.advance(31);
  await candidatePage.hears('peer-left');
  const proof = { accessType: 'host', accessToken: host.token } as const;
  const back = await stage.page(room.code);
  await back.enters({ ...proof, resumeToken: hostJoined.resumeToken });
  expect(await hearsOfRecording(candidatePage, ({ interrupted }) => !interrupted)).toMatchObject({
    by: hostJoined.self.peerId,
  });
  // A new tab of the same person takes it over.
  back.socket.terminate();
  await hearsOfRecording(candidatePage, ({ interrupted }) => interrupted);
  const tab = await stage.page(room.code);
  expect(await tab.isRefused(proof)).toBe('RECORDING_CONSENT_REQUIRED');
  const { self } = await tab.enters({ ...proof, ...agreeing });
  expect(await hearsOfRecording(candidatePage, ({ interrupted }) => !interrupted)).toMatchObject({ by: self.peerId });
  expect(await found(recordingId)).toMatchObject({ entryId: self.peerId, recorderUserId: host.id });
  tab.socket.terminate();
  await hearsOfRecording(candidatePage, ({ interrupted }) => interrupted);
  server.clock.advance(299);
  await candidatePage.hears('peer-left');
  candidatePage.say('consent', consentTo(recordingId));
  expect((await candidatePage.hears('room-updated')).recording).toMatchObject({ state: 'recording' });
  server.clock.advance(2);
  expect(await candidatePage.hears('recording-ended')).toEqual({ recordingId, reason: 'lost', name: null });
  expect(await found(recordingId)).toMatchObject({ state: 'ended' });
});

test('it ends with whoever records, and with the room', async () => {
  const room = await newRoom();
  const { hostPage, candidatePage, recordingId } = await recordedMeeting(stage, host, room);
  hostPage.say('leave', {});
  expect(await candidatePage.hears('recording-ended')).toEqual({ recordingId, reason: 'stopped', name: null });
  const again = await stage.page(room.code);
  await again.enters({ accessType: 'host', accessToken: host.token });
  const next = await asksToRecord(again);
  candidatePage.say('consent', consentTo(next.recordingId));
  await hearsOfRecording(again, runs);
  again.say('moderate', { action: 'end' });
  expect(await candidatePage.hears('recording-ended')).toMatchObject({ recordingId: next.recordingId });
  expect(await candidatePage.hears('room-ended')).toEqual({ reason: 'ended' });
  expect(await found(next.recordingId)).toMatchObject({ state: 'ended' });
});

test('what everybody has left without a word ends by itself', async () => {
  const room = await newRoom();
  const { hostPage, candidatePage, recordingId } = await recordedMeeting(stage, host, room);
  hostPage.socket.terminate();
  await hearsOfRecording(candidatePage, ({ interrupted }) => interrupted);
  candidatePage.say('leave', {});
  await candidatePage.closed;
  const endOverdue = async () => {
    await server.platform.tasks.send(server.platform.database, 'rooms.endOverdue', {});
    await server.drain();
  };
  server.clock.advance(31);
  await endOverdue();
  expect(await found(recordingId)).toMatchObject({ state: 'recording' });
  server.clock.advance(400);
  await endOverdue();
  expect(await found(recordingId)).toMatchObject({ state: 'ended' });
});

test('recordings of a room have an end', async () => {
  const room = await newRoom();
  const { hostPage, hostJoined } = await meeting(stage, host, room);
  const {
    roomId,
    companyId,
    id: entryId,
  } = await server.platform.database
    .selectFrom('roomEntries')
    .selectAll()
    .where('id', '=', hostJoined.self.peerId)
    .executeTakeFirstOrThrow();
  const refused = () => ({
    ...{ id: newId(), companyId, roomId, entryId, picture: true },
    ...{ state: 'refused' as const, endedAt: new Date(), endReason: 'declined' as const },
    createdAt: new Date(),
  });
  await server.platform.database
    .insertInto('roomRecordings')
    .values(Array.from({ length: 99 }, refused))
    .execute();
  await asksToRecord(hostPage);
  hostPage.say('record', { action: 'stop' });
  await hostPage.hears('recording-ended');
  hostPage.say('record', { action: 'ask', picture: true });
  expect((await hostPage.hears('error')).code).toBe('RECORDINGS_FULL');
});
