import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { publishJob } from '../../../../test/jobs-factory.ts';
import { newId } from '../../../../test/new-id.ts';
import { type Person, signUp } from '../../../../test/people.ts';
import {
  aMessage,
  aSegment,
  comesIn,
  interviewInRoom,
  meeting,
  type RoomPage,
  RoomStage,
} from '../../../../test/rooms-factory.ts';

let server: TestServer;
let stage: RoomStage;
let host: Person;
let job: Awaited<ReturnType<typeof publishJob>>;

beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'true' });
  stage = await RoomStage.of(server.app);
  host = await signUp(server, 'RECRUITER', { verified: true });
  job = await publishJob(server, host);
});
afterEach(() => stage.leaveAll());
afterAll(() => server.close());

const newRoom = () => interviewInRoom(server, host, { job });

test('a frame that is too long, one of no protocol, and types that nobody knows', async () => {
  const { code } = await newRoom();
  const long = await stage.page(code);
  long.socket.send('x'.repeat(2 ** 20));
  expect(await long.closed).toBe(1009);
  const exact = await stage.page(code);
  exact.socket.send(`"${'x'.repeat(64 * 1024)}"`);
  expect(await exact.closed).toBe(1009);
  for (const garbage of ['{', '[]', '{"v":2,"type":"leave","ts":0,"data":{}}', '{"type":"leave","data":{}}']) {
    const page = await stage.page(code);
    page.socket.send(garbage);
    expect(await page.closed).toBe(4400);
  }
  const page = await stage.page(code);
  for (const type of ['dance', 'constructor', 'room-joined']) {
    page.socket.send(JSON.stringify({ v: 1, type, id: 7, ts: 0, data: {} }));
    expect(await page.hearsOneOf('error')).toMatchObject({ re: 7, data: { code: 'UNKNOWN_TYPE', retryable: false } });
  }
  page.socket.send(JSON.stringify({ v: 1, type: 'chat', ts: 0, data: { ...aMessage('Olá'), role: 'host' } }));
  expect((await page.hears('error')).code).toBe('MALFORMED');
  expect(
    (await server.platform.database.selectFrom('rooms').selectAll().where('code', '=', code).execute()).length,
  ).toBe(0);
});

test('a thousand frames at once are too many, two hundred are not', async () => {
  const { code } = await newRoom();
  const page = await stage.page(code);
  for (let n = 0; n < 200; n += 1) page.say('leave', {});
  for (let n = 0; n < 200; n += 1) expect((await page.hears('error')).code).toBe('NOT_ADMITTED');
  for (let n = 0; n < 800; n += 1) page.say('leave', {});
  expect(await page.closed).toBe(4429);
});

test('messages have an end, and what was sent twice is there once', async () => {
  const room = await newRoom();
  const { hostPage, hostJoined, candidatePage } = await meeting(stage, host, room);
  const { roomId, companyId } = await server.platform.database
    .selectFrom('roomEntries')
    .select(['roomId', 'companyId'])
    .where('id', '=', hostJoined.self.peerId)
    .executeTakeFirstOrThrow();
  const first = aMessage('Primeira');
  const re = hostPage.say('chat', first);
  expect(await hostPage.hearsOneOf('chat')).toMatchObject({
    re,
    data: { text: 'Primeira', role: 'host', name: host.name },
  });
  hostPage.say('chat', first);
  const again = await hostPage.hears('chat');
  hostPage.say('chat', aMessage('Segunda'));
  expect(await candidatePage.hears('chat')).toEqual(again);
  expect((await candidatePage.hears('chat')).text).toBe('Segunda');
  await leftAlone(hostPage, candidatePage);
  await server.platform.database
    .insertInto('roomMessages')
    .values(
      Array.from({ length: 1_997 }, () => ({
        id: newId(),
        clientId: newId(),
        ...{
          roomId,
          companyId,
          entryId: hostJoined.self.peerId,
          role: 'host' as const,
          text: 'Mais uma',
          createdAt: new Date(),
        },
      })),
    )
    .execute();
  const page = await stage.page(room.code);
  const joined = await page.enters({ accessType: 'host', accessToken: host.token });
  expect(joined.messages).toHaveLength(200);
  page.say('chat', aMessage('A última'));
  await page.hears('chat');
  page.say('chat', aMessage('Uma a mais'));
  expect((await page.hears('error')).code).toBe('CHAT_FULL');
});

test('captions have an end, and a segment is kept in its latest revision', async () => {
  const room = await newRoom();
  const { hostPage, candidatePage, candidateJoined } = await meeting(stage, host, room);
  const segment = aSegment('Eu tra');
  candidatePage.say('transcript', segment);
  expect(await hostPage.hears('transcript')).toMatchObject({
    text: 'Eu tra',
    peerId: candidateJoined.self.peerId,
    role: 'candidate',
    name: room.candidateName,
  });
  candidatePage.say('transcript', { ...segment, rev: 2, text: 'Eu trabalho', final: true });
  expect((await hostPage.hears('transcript')).text).toBe('Eu trabalho');
  // An older one that comes late is no news.
  candidatePage.say('transcript', { ...segment, rev: 1, text: 'Eu traba' });
  expect((await candidatePage.hears('transcript')).text).toBe('Eu tra');
  const kept = () =>
    server.platform.database
      .selectFrom('roomCaptions')
      .select(['text', 'revision', 'final', 'roomId', 'entryId'])
      .where('segmentId', '=', segment.segmentId)
      .execute();
  const [row, ...more] = await kept();
  expect([row?.text, row?.revision, row?.final, more.length]).toEqual(['Eu trabalho', 2, true, 0]);
  const observer = await stage.page(room.code);
  await comesIn(hostPage, observer, { userName: 'Rui Observador' });
  observer.say('transcript', aSegment('Eu só olho'));
  expect((await observer.hears('error')).code).toBe('NOT_ALLOWED');
  observer.say('media-state', { audio: true, video: false, screen: null });
  expect((await observer.hears('error')).code).toBe('NOT_ALLOWED');
  // What is half said when its speaker goes is kept as far as it came.
  const half = aSegment('E depois');
  candidatePage.say('transcript', half);
  await hostPage.hears('transcript');
  await leftAlone(candidatePage, observer, hostPage);
  const { companyId } = host;
  const text = 'x'.repeat(2_000);
  const filling = Array.from({ length: 1_000 }, () => ({
    ...{ companyId, text, roomId: row?.roomId ?? '', entryId: row?.entryId ?? '', role: 'candidate' as const },
    ...{ revision: 0, final: true, startMs: 0, endMs: 1, lang: 'pt-BR', provider: 'typed' as const },
    ...{ saidAt: new Date('2026-11-20T12:00:00Z'), createdAt: new Date() },
  }));
  for (let n = 0; n < 10; n += 1)
    await server.platform.database
      .insertInto('roomCaptions')
      .values(filling.map((each) => ({ ...each, id: newId(), segmentId: newId() })))
      .execute();
  // Together 20 MB but for a little.
  await server.platform.database
    .insertInto('roomCaptions')
    .values(filling.slice(0, 485).map((each) => ({ ...each, id: newId(), segmentId: newId() })))
    .execute();
  const page = await stage.page(room.code);
  const joined = await page.enters({ accessType: 'host', accessToken: host.token });
  expect(joined.captions).toHaveLength(200);
  expect(
    await server.platform.database
      .selectFrom('roomCaptions')
      .select('text')
      .where('segmentId', '=', half.segmentId)
      .execute(),
  ).toEqual([{ text: 'E depois' }]);
  page.say('transcript', { ...aSegment(text), final: true });
  expect((await page.hears('error')).code).toBe('CAPTIONS_FULL');
});

test('knocks have an end for a network, and those of the team do not count', async () => {
  const room = await newRoom();
  const hostPage = await stage.page(room.code);
  await hostPage.enters({ accessType: 'host', accessToken: host.token });
  let refused: string | null = null;
  for (let n = 1; n <= 201 && refused === null; n += 1) {
    const page = await stage.page(room.code);
    page.joins({ userName: `Pessoa ${n}` });
    const { type, data } = await page.hearsOneOf('waiting', 'error');
    if (type === 'error') refused = data.code;
    else page.say('leave', {});
    if (type !== 'error') expect(await page.closed).toBe(4410);
  }
  expect(refused).toBe('TOO_MANY_KNOCKS');
  const colleague = await stage.page(room.code);
  await colleague.enters({ accessType: 'host', accessToken: host.token });
  server.clock.advance(60 * 60 + 1);
  const later = await stage.page(room.code);
  await later.knocks({ userName: 'Pessoa Paciente' });
});

/** Nobody is there any more, and the process has let the room go. */
async function leftAlone(...pages: readonly RoomPage[]): Promise<void> {
  for (const page of pages) {
    page.say('leave', {});
    expect(await page.closed).toBe(4410);
  }
}
