import { listInterviews } from '@prova/contract/interviews/interviews';
import { getRoomConversation } from '@prova/contract/rooms/rooms';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { personalData } from '../../src/app.ts';
import { eraseEverything } from '../../src/modules/privacy/erase-person.ts';
import { system } from '../../src/platform/actor.ts';
import { createContext } from '../../src/platform/context.ts';
import type { DataSubject } from '../../src/platform/personal-data.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { type Person, signUp } from '../people.ts';
import {
  aMessage,
  aSegment,
  type InterviewRoom,
  interviewInRoom,
  meeting,
  RoomStage,
  recordedMeeting,
} from '../rooms-factory.ts';

let server: TestServer;
let stage: RoomStage;
let host: Person;

beforeAll(async () => {
  server = await startTestServer();
  stage = await RoomStage.of(server.app);
  host = await signUp(server, 'RECRUITER', { verified: true });
});
afterEach(() => stage.leaveAll());
afterAll(() => server.close());

const context = () => createContext(server.platform, { actor: system, locale: 'pt-BR' });
const about = (subject: Partial<DataSubject>): DataSubject => ({
  userId: null,
  email: null,
  applicationIds: [],
  ...subject,
});
const erase = (subject: DataSubject) => context().transaction((ctx) => eraseEverything(ctx, subject));

async function heldInterview(): Promise<InterviewRoom> {
  const room = await interviewInRoom(server, host);
  const { hostPage, candidatePage } = await meeting(stage, host, room);
  candidatePage.say('chat', aMessage('Meu portfólio é este'));
  await hostPage.hears('chat');
  candidatePage.say('transcript', { ...aSegment('Eu moro no Recife'), final: true });
  await hostPage.hears('transcript');
  hostPage.say('chat', aMessage('Obrigada'));
  await hostPage.hears('chat');
  hostPage.say('moderate', { action: 'end' });
  expect(await candidatePage.closed).toBe(4410);
  return room;
}

const conversation = async (id: string) =>
  (await server.call(getRoomConversation, { as: host.token, params: { id } })).data;

test('a candidate is given what they wrote and said, and nothing of it is left after an erasure', async () => {
  const room = await heldInterview();
  const subject = about({ applicationIds: [room.applicationId] });
  const rooms = personalData.find(({ module }) => module === 'rooms');
  const parts = (await rooms?.exports?.(context(), subject)) ?? [];
  expect(
    parts.map(({ rows }) =>
      rows.map((row) => (row as { text?: string; name?: string }).text ?? (row as { name?: string }).name),
    ),
  ).toEqual([[room.candidateName], ['Meu portfólio é este'], ['Eu moro no Recife'], []]);
  await erase(subject);
  const shown = await conversation(room.interviewId);
  expect(shown).toEqual({ messages: [], captions: [] });
  const names = await server.platform.database
    .selectFrom('roomEntries')
    .innerJoin('rooms', 'rooms.id', 'roomEntries.roomId')
    .select(['roomEntries.role', 'roomEntries.name'])
    .where('rooms.interviewId', '=', room.interviewId)
    .orderBy('roomEntries.id')
    .execute();
  expect(names).toEqual([
    { role: 'host', name: host.name },
    { role: 'candidate', name: null },
  ]);
  expect((await server.call(listInterviews, { as: host.token, query: { view: 'past' } })).status).toBe(200);
});

test('of a member who is erased the words stay, without the name', async () => {
  const room = await heldInterview();
  await context().transaction(async (ctx) => {
    await personalData.find(({ module }) => module === 'rooms')?.erases?.(ctx, about({ userId: host.id }));
  });
  const { messages } = await conversation(room.interviewId);
  expect(messages.map(({ name, text }) => [name, text])).toEqual([
    [room.candidateName, 'Meu portfólio é este'],
    [null, 'Obrigada'],
  ]);
});

test('whoever is erased, candidate or member, is on no recording any more', async () => {
  for (const of of ['candidate', 'member'] as const) {
    const room = await interviewInRoom(server, host);
    const { hostPage, recordingId } = await recordedMeeting(stage, host, room);
    const subject = about(of === 'member' ? { userId: host.id } : { applicationIds: [room.applicationId] });
    const rooms = personalData.find(({ module }) => module === 'rooms');
    const parts = (await rooms?.exports?.(context(), subject)) ?? [];
    const consents = parts.find(({ name }) => name === 'whether-you-may-be-recorded')?.rows ?? [];
    expect(consents).toContainEqual(expect.objectContaining({ recordingId, accepted: true, withdrawnAt: null }));
    await context().transaction(async (ctx) => {
      await rooms?.erases?.(ctx, subject);
    });
    expect(await hostPage.hears('recording-ended')).toMatchObject({ recordingId, reason: 'withdrawn' });
    const row = await server.platform.database
      .selectFrom('roomRecordings')
      .select(['state', 'withdrawnAt'])
      .where('id', '=', recordingId)
      .executeTakeFirst();
    // What was recorded of a candidate is data of theirs.
    expect(row).toEqual(of === 'member' ? { state: 'ended', withdrawnAt: server.clock.now() } : undefined);
    stage.leaveAll();
  }
});

test('a candidate who is erased while they are inside is out', async () => {
  const room = await interviewInRoom(server, host);
  const { hostPage, candidatePage } = await meeting(stage, host, room);
  await erase(about({ applicationIds: [room.applicationId] }));
  expect(await candidatePage.closed).toBe(4410);
  await hostPage.hears('peer-left');
});

test('an erasure waits for whoever changes the interview at this moment, and neither ends the other', async () => {
  const room = await interviewInRoom(server, host);
  const erasure = await server.platform.database.transaction().execute(async (trx) => {
    await trx.selectFrom('applications').select('id').where('id', '=', room.applicationId).forUpdate().execute();
    const erased = erase(about({ applicationIds: [room.applicationId] }));
    for (;;) {
      const waiting = sql`select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
      if ((await waiting.execute(trx)).rows.length > 0) break;
    }
    await trx
      .updateTable('interviews')
      .set({ status: 'in_progress' })
      .where('id', '=', room.interviewId)
      .executeTakeFirstOrThrow();
    // Wrapped, so that it is not waited for before the transaction has ended.
    return { erased };
  });
  expect((await erasure.erased).removed).toMatchObject({ applications: 1, interviews: 1 });
});
