import { createRoom, getRoomEntry, reopenRoom } from '@prova/contract/rooms/rooms';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { makeExpert, signUpMember } from '../../../test/members.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../../test/people.ts';
import { aMessage, aSegment, comesIn, interviewInRoom, RoomStage } from '../../../test/rooms-factory.ts';

let server: TestServer;
let stage: RoomStage;
let host: Person;

beforeAll(async () => {
  server = await startTestServer();
  stage = await RoomStage.of(server.app);
  host = await signUp(server, 'RECRUITER', { verified: true });
});
/** A session does not outlive the leaps of the clock. */
beforeEach(async () => {
  host = await signIn(server, host.email, PASSWORD);
});
afterEach(() => stage.leaveAll());
afterAll(() => server.close());

const make = async () => (await server.call(createRoom, { as: host.token, body: {} })).data.code;
const statusOf = async (code: string) =>
  (await server.call(getRoomEntry, { as: host.token, params: { code } })).data.status;
const reopen = (code: string, { token: as }: Person = host) =>
  server.call(reopenRoom, { as, params: { code }, body: {} });

/** What is stored of what was written and said. */
async function wordsIn(code: string): Promise<number> {
  const { database } = server.platform;
  const counts = await Promise.all(
    (['roomMessages', 'roomCaptions'] as const).map((table) =>
      database
        .selectFrom(table)
        .innerJoin('rooms', 'rooms.id', `${table}.roomId`)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('rooms.code', '=', code)
        .executeTakeFirstOrThrow(),
    ),
  );
  return counts.reduce((sum, { count }) => sum + Number(count), 0);
}

/** Host and somebody else, who write and speak. */
async function talk(code: string) {
  const hostPage = await stage.page(code);
  await hostPage.enters({ accessType: 'host', accessToken: host.token });
  const other = await stage.page(code);
  await comesIn(hostPage, other, { accessType: 'candidate', userName: 'Sem Entrevista' });
  hostPage.say('chat', aMessage('Fica entre nós'));
  await other.hears('chat');
  other.say('transcript', { ...aSegment('Combinado'), final: true });
  await hostPage.hears('transcript');
  // It is kept only when its speaker goes.
  other.say('transcript', aSegment('E mais uma'));
  await hostPage.hears('transcript');
  return { hostPage, other };
}
const sweep = async () => {
  await server.platform.tasks.send(server.platform.database, 'rooms.endOverdue', {});
  await server.drain();
};

describe('what is said in a room without an appointment', () => {
  test('is there for whoever comes back, and forgotten when the host ends it', async () => {
    const code = await make();
    const { hostPage, other } = await talk(code);
    const late = await stage.page(code);
    const joined = await comesIn(hostPage, late, { userName: 'Quem Chega' });
    expect(joined.messages.map(({ text }) => text)).toEqual(['Fica entre nós']);
    expect(joined.captions.map(({ text }) => text)).toContain('Combinado');
    hostPage.say('moderate', { action: 'end' });
    expect(await other.hears('room-ended')).toEqual({ reason: 'ended' });
    expect(await wordsIn(code)).toBe(0);
  });

  test('is forgotten when everybody has been gone for ten minutes', async () => {
    const code = await make();
    const { hostPage, other } = await talk(code);
    for (const page of [other, hostPage]) {
      page.say('leave', {});
      expect(await page.closed).toBe(4410);
    }
    server.clock.advance(9 * 60);
    await sweep();
    expect(await wordsIn(code)).toBe(3);
    server.clock.advance(2 * 60);
    await sweep();
    expect(await wordsIn(code)).toBe(0);
  });

  test('also where nobody but the team and guests ever met there; that of an interview stays', async () => {
    const [code, room] = [await make(), await interviewInRoom(server, host)];
    for (const each of [code, room.code]) {
      const page = await stage.page(each);
      await page.enters({ accessType: 'host', accessToken: host.token });
      page.say('chat', aMessage('Alguém aí?'));
      await page.hears('chat');
      page.say('leave', {});
      expect(await page.closed).toBe(4410);
    }
    server.clock.advance(11 * 60);
    await sweep();
    expect([await wordsIn(code), await wordsIn(room.code)]).toEqual([0, 1]);
    expect(await statusOf(code)).toBe('waiting');
  });
});

describe('a room of one’s own that has ended', () => {
  test('is opened again under its code, as if nobody had been there', async () => {
    const code = await make();
    const { hostPage } = await talk(code);
    hostPage.say('moderate', { action: 'end' });
    expect(await hostPage.hears('room-ended')).toEqual({ reason: 'ended' });
    expect(await statusOf(code)).toBe('ended');
    const refused = await stage.page(code);
    expect(await refused.isRefused({ userName: 'Quem Volta' })).toBe('ROOM_ENDED');
    expect((await reopen(code)).data).toEqual({ code });
    // In another tab, too.
    expect((await reopen(code)).status).toBe(200);
    expect(await statusOf(code)).toBe('waiting');
    const again = await stage.page(code);
    const joined = await again.enters({ accessType: 'host', accessToken: host.token });
    expect([joined.messages, joined.captions, joined.roomState.locked]).toEqual([[], [], false]);
    await comesIn(again, await stage.page(code), { userName: 'Quem Volta' });
  });

  test('is opened by its team alone, and the room of an interview by nobody', async () => {
    const code = await make();
    const stranger = await signUp(server, 'RECRUITER');
    const grader = await signUpMember(server, host, 'expert');
    for (const each of [stranger, grader]) expect((await reopen(code, each)).body.error).toBe('FORBIDDEN');
    expect((await reopen((await interviewInRoom(server, host)).code)).body.error).toBe('ROOM_NOT_FOUND');
    expect((await reopen('qqq-wwww-zzz')).body.error).toBe('ROOM_NOT_FOUND');
  });
});

test('who only grades tests makes no room, neither by a call nor by coming to a code that nobody has', async () => {
  const grader = await signUpMember(server, host, 'expert');
  expect((await server.call(createRoom, { as: grader.token, body: {} })).body.error).toBe('FORBIDDEN');
  const page = await stage.page('qqq-wwww-yyy');
  expect(await page.isRefused({ accessType: 'host', accessToken: grader.token })).toBe('NOT_ALLOWED');
  await makeExpert(server, grader);
  expect((await server.call(createRoom, { as: grader.token, body: {} })).body.error).toBe('FORBIDDEN');
  for (const role of ['recruiter', 'hiring_manager', 'interviewer'] as const) {
    const { token: as } = await signUpMember(server, host, role);
    expect((await server.call(createRoom, { as, body: {} })).status).toBe(201);
  }
});
