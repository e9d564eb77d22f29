import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { publishJob } from '../../../../test/jobs-factory.ts';
import { signUpMember } from '../../../../test/members.ts';
import { type Person, signUp } from '../../../../test/people.ts';
import { comesIn, interviewInRoom, meeting, RoomStage } from '../../../../test/rooms-factory.ts';

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
afterEach(() => stage.leaveAll());
afterAll(() => server.close());

const newRoom = () => interviewInRoom(server, host, { job });

test('three who wait when the host comes: nobody gets anything of the room before being let in, one by one', async () => {
  const room = await newRoom();
  const pages = [await stage.page(room.code), await stage.page(room.code), await stage.page(room.code)] as const;
  const [candidate, observer, stranger] = pages;
  const requests = [
    await candidate.knocks({ accessType: 'candidate', accessToken: room.link }),
    await observer.knocks({ userName: 'Rui Observador' }),
    await stranger.knocks({ userName: room.candidateName.toUpperCase() }),
  ];
  const hostPage = await stage.page(room.code);
  const joined = await hostPage.enters({ accessType: 'host', accessToken: host.token });
  expect(joined.self).toMatchObject({ role: 'host', name: host.name, permissions: { publish: true, moderate: true } });
  expect(joined.waiting.map(({ requestId }) => requestId)).toEqual(requests);
  expect(joined.waiting.map(({ nameTyped, claimsParticipant }) => [nameTyped, claimsParticipant])).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ]);
  hostPage.say('chat', { clientId: requests[0] ?? '', text: 'Bom dia' });
  await hostPage.hears('chat');
  hostPage.say('media-state', { audio: true, video: true, screen: null });
  for (const page of pages) page.say('chat', { clientId: requests[0] ?? '', text: 'Deixem-me entrar' });
  for (const page of pages) expect(await page.hears('error')).toEqual({ code: 'NOT_ADMITTED', retryable: false });

  hostPage.say('admit', { requestId: requests[1] ?? '' });
  const seen = await observer.hears('room-joined');
  expect(seen.self).toMatchObject({ role: 'observer', permissions: { publish: false, moderate: false } });
  expect(seen.peers.map(({ peerId }) => peerId)).toEqual([joined.self.peerId]);
  expect(seen.messages.map(({ text }) => text)).toEqual(['Bom dia']);
  hostPage.say('signal', { to: requests[1] ?? '', epoch: 1, description: { type: 'offer', sdp: 'v=0' } });
  expect(await observer.hears('signal')).toMatchObject({ from: joined.self.peerId, epoch: 1 });
  hostPage.say('signal', { to: requests[0] ?? '', epoch: 1, description: { type: 'offer', sdp: 'v=0' } });
  expect((await hostPage.hears('error')).code).toBe('PEER_NOT_FOUND');

  hostPage.say('reject', { requestId: requests[2] ?? '' });
  expect(await stranger.hears('admission')).toEqual({ decision: 'rejected', canRetry: true });
  expect(await stranger.closed).toBe(4410);
  await candidate.settled();
  for (const page of [candidate, stranger])
    expect(
      page.types.filter((type) => !['connected', 'waiting', 'error', 'ping', 'admission', 'room-ended'].includes(type)),
    ).toEqual([]);
  // Positions follow those who went before.
  expect(candidate.all.at(-1)).toMatchObject({ type: 'waiting', data: { position: 1, hostPresent: true } });
  hostPage.say('admit', { requestId: requests[0] ?? '' });
  expect((await candidate.hears('room-joined')).self).toMatchObject({ role: 'candidate', nameTyped: false });
});

test('strangers, links of other rooms, and who says too little', async () => {
  const room = await newRoom();
  const other = await newRoom();
  const page = await stage.page(room.code);
  expect(await page.isRefused({ accessType: 'candidate', accessToken: other.link })).toBe('TOKEN_INVALID');
  expect(await page.isRefused({ accessType: 'candidate', accessToken: 'x'.repeat(43) })).toBe('TOKEN_INVALID');
  expect(await page.isRefused({ userName: ' \u202e ' })).toBe('NAME_REQUIRED');
  expect(await page.isRefused({ userName: 'Ana Lima', consentVersion: '2020-01' })).toBe('CONSENT_REQUIRED');
  expect(await page.isRefused({ accessType: 'host' })).toBe('TOKEN_INVALID');
  const foreign = await signUp(server, 'RECRUITER');
  const theirs = await stage.page(room.code);
  expect(await theirs.isRefused({ accessType: 'host', accessToken: foreign.token })).toBe('NOT_ALLOWED');
  // The room is in the address, so that a proxy finds the process that holds it.
  const astray = await stage.page(other.code);
  expect(await astray.isRefused({ roomId: room.code, userName: 'Ana Lima' })).toBe('MALFORMED');
});

test('of two candidates at the same instant one has the seat, whoever they are', async () => {
  const room = await newRoom();
  const hostPage = await stage.page(room.code);
  await hostPage.enters({ accessType: 'host', accessToken: host.token });
  for (let round = 0; round < 20; round += 1) {
    const pages = [await stage.page(room.code), await stage.page(room.code)] as const;
    const requests = await Promise.all([
      pages[0].knocks({ accessType: 'candidate', accessToken: room.link }),
      pages[1].knocks({ accessType: 'candidate', userName: 'Outra Pessoa' }),
    ]);
    for (const requestId of round % 2 === 0 ? requests : requests.toReversed()) hostPage.say('admit', { requestId });
    expect((await hostPage.hears('error')).code).toBe('SEAT_TAKEN');
    for (const page of pages) await page.settled();
    expect(pages.filter(({ types }) => types.includes('room-joined'))).toHaveLength(1);
    const late = await stage.page(room.code);
    expect(await late.isRefused({ accessType: 'candidate', userName: 'Mais Uma' })).toBe('SEAT_TAKEN');
    for (const page of pages) page.say('leave', {});
    for (const page of pages) expect(await page.closed).toBe(4410);
  }
});

test('the same candidate elsewhere moves the seat when they say so, and the old tab hears it', async () => {
  const room = await newRoom();
  const { hostPage, candidatePage, candidateJoined } = await meeting(stage, host, room);
  const tab = await stage.page(room.code);
  const again = { accessType: 'candidate', accessToken: room.link } as const;
  expect(await tab.isRefused(again)).toBe('SEAT_ELSEWHERE');
  const moved = await tab.enters({ ...again, takeSeat: true });
  expect(moved.self.peerId).toBe(candidateJoined.self.peerId);
  expect(await candidatePage.hears('room-ended')).toEqual({ reason: 'seat-moved' });
  expect(await candidatePage.closed).toBe(4410);
  expect(await hostPage.hears('peer-updated')).toMatchObject({ peerId: moved.self.peerId, lost: false });
  // What the old tab had to come back with is worth nothing any more.
  const old = await stage.page(room.code);
  expect(
    await old.isRefused({ resumeToken: candidateJoined.resumeToken, accessType: 'candidate', userName: 'Ana' }),
  ).toBe('SEAT_TAKEN');
});

test('whoever was removed is at the door, by token, by reconnecting and in a new tab, and never inside', async () => {
  const room = await newRoom();
  const hostPage = await stage.page(room.code);
  await hostPage.enters({ accessType: 'host', accessToken: host.token });
  const guest = await stage.page(room.code);
  const { self, resumeToken } = await comesIn(hostPage, guest, { userName: 'Rui Observador' });
  hostPage.say('moderate', { action: 'remove', peerId: self.peerId });
  expect(await guest.hears('room-ended')).toEqual({ reason: 'removed' });
  expect(await guest.closed).toBe(4410);
  expect(await hostPage.hears('peer-left')).toEqual({ peerId: self.peerId, reason: 'removed' });
  for (const given of [{ resumeToken }, { resumeToken, userName: 'Rui Observador' }, { userName: 'Rui Observador' }]) {
    const page = await stage.page(room.code);
    const requestId = await page.knocks({ userName: 'Rui Observador', ...given });
    expect(requestId).not.toBe(self.peerId);
    page.socket.terminate();
  }
});

test('a locked room takes nobody but the team; those who wait stay', async () => {
  const room = await newRoom();
  const hostPage = await stage.page(room.code);
  await hostPage.enters({ accessType: 'host', accessToken: host.token });
  const waits = await stage.page(room.code);
  const requestId = await waits.knocks({ userName: 'Quem Espera' });
  hostPage.say('moderate', { action: 'lock' });
  expect(await hostPage.hears('room-updated')).toMatchObject({ locked: true });
  const late = await stage.page(room.code);
  expect(await late.isRefused({ userName: 'Quem Chega' })).toBe('ROOM_LOCKED');
  const colleague = await signUpMember(server, host, 'recruiter');
  const second = await stage.page(room.code);
  const joined = await second.enters({ accessType: 'host', accessToken: colleague.token });
  expect(joined.self.role).toBe('interviewer');
  hostPage.say('admit', { requestId });
  expect((await waits.hears('room-joined')).roomState.locked).toBe(true);
  second.say('moderate', { action: 'unlock' });
  expect((await second.hears('error')).code).toBe('NOT_ALLOWED');
  hostPage.say('moderate', { action: 'unlock' });
  await hostPage.hears('room-updated');
  await late.knocks({ userName: 'Quem Chega' });
});

test('there is capacity for twenty at the door, and for so many inside as a browser bears', async () => {
  const room = await newRoom();
  const waiting = [];
  for (let n = 1; n <= 20; n += 1) {
    const page = await stage.page(room.code);
    waiting.push(await page.knocks({ userName: `Pessoa ${n}` }));
  }
  const one = await stage.page(room.code);
  expect(await one.isRefused({ userName: 'Pessoa Demais' })).toBe('DOOR_FULL');
  const hostPage = await stage.page(room.code);
  expect((await hostPage.enters({ accessType: 'host', accessToken: host.token })).waiting).toHaveLength(20);
  for (const requestId of waiting.slice(0, 5)) {
    hostPage.say('admit', { requestId });
    await hostPage.hears('peer-joined');
  }
  hostPage.say('admit', { requestId: waiting[5] ?? '' });
  expect(await hostPage.hears('error')).toEqual({ code: 'ROOM_FULL', retryable: true });
});

test('a code that nobody knows is a door in memory, until a company comes, whose room it is then', async () => {
  const code = 'qqq-wwww-xxx';
  const visitor = await stage.page(code);
  const requestId = await visitor.knocks({ userName: 'Visitante Curiosa' });
  const count = () => server.platform.database.selectFrom('rooms').select('id').where('code', '=', code).execute();
  expect(await count()).toHaveLength(0);
  const talent = await signUp(server, 'POTENTIAL');
  const theirs = await stage.page(code);
  expect(await theirs.isRefused({ accessType: 'host', accessToken: talent.token })).toBe('NOT_ALLOWED');
  const hostPage = await stage.page(code);
  const joined = await hostPage.enters({ accessType: 'host', accessToken: host.token });
  expect(joined.waiting).toMatchObject([{ requestId, name: 'Visitante Curiosa' }]);
  expect(await count()).toHaveLength(1);
  hostPage.say('admit', { requestId });
  expect((await visitor.hears('room-joined')).roomState.status).toBe('waiting');
});
