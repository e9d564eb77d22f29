import { changeInterview } from '@prova/contract/interviews/interviews';
import { getRoomConversation, getRoomEntry } from '@prova/contract/rooms/rooms';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { makeExpert, signUpMember } from '../../../../test/members.ts';
import { type Person, signUp } from '../../../../test/people.ts';
import {
  aMessage,
  aSegment,
  comesIn,
  type InterviewRoom,
  interviewInRoom,
  RoomStage,
} from '../../../../test/rooms-factory.ts';

let server: TestServer;
let stage: RoomStage;
let host: Person;
let expert: Person;
let other: Person;

beforeAll(async () => {
  server = await startTestServer();
  stage = await RoomStage.of(server.app);
  host = await signUp(server, 'RECRUITER', { verified: true });
  expert = await signUpMember(server, host, 'expert', { name: 'Joana Dias' });
  other = await signUpMember(server, host, 'expert', { name: 'Rui Alves' });
  for (const each of [expert, other]) await makeExpert(server, each);
});
afterEach(() => stage.leaveAll());
afterAll(() => server.close());

const change = async ({ interviewId: id }: InterviewRoom, observerIds: string[]) => {
  const { version } = await server.platform.database
    .selectFrom('interviews')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const body = { version, observerIds, allowOverlap: true };
  expect((await server.call(changeInterview, { as: host.token, params: { id }, body })).status).toBe(200);
};
async function observed(): Promise<InterviewRoom> {
  const room = await interviewInRoom(server, host, { minutes: 30 });
  await change(room, [expert.id]);
  return room;
}

test('an observer knocks under the name of their account, sees and hears, and has no rights of the host', async () => {
  const room = await observed();
  const entry = await server.call(getRoomEntry, { as: expert.token, params: { code: room.code } });
  expect(entry.data).toMatchObject({
    access: 'guest',
    name: 'Joana Dias',
    interview: { id: room.interviewId, candidateName: room.candidateName },
  });
  const barred = await stage.page(room.code);
  for (const accessType of ['host', 'candidate'] as const)
    expect(await barred.isRefused({ accessType, accessToken: expert.token })).toBe('NOT_ALLOWED');
  const hostPage = await stage.page(room.code);
  await hostPage.enters({ accessType: 'host', accessToken: host.token });
  const page = await stage.page(room.code);
  const requestId = await page.knocks({ accessToken: expert.token });
  expect(await hostPage.hears('waiting-added')).toMatchObject({
    requestId,
    name: 'Joana Dias',
    nameTyped: false,
    claimsParticipant: false,
  });
  // Whoever merely has that name is marked.
  const liar = await stage.page(room.code);
  await liar.knocks({ userName: 'joana dias' });
  expect(await hostPage.hears('waiting-added')).toMatchObject({ nameTyped: true, claimsParticipant: true });
  hostPage.say('admit', { requestId });
  const joined = await page.hears('room-joined');
  expect(joined.self).toMatchObject({ role: 'observer', permissions: { publish: false, moderate: false } });
  expect(joined.waiting).toEqual([]);
  for (const action of ['end', 'lock'] as const) {
    page.say('moderate', { action });
    expect((await page.hears('error')).code).toBe('NOT_ALLOWED');
  }
  page.say('transcript', aSegment('Eu também falo'));
  expect((await page.hears('error')).code).toBe('NOT_ALLOWED');
  hostPage.say('chat', aMessage('Bom dia'));
  expect(await page.hears('chat')).toMatchObject({ text: 'Bom dia' });
  const said = await server.call(getRoomConversation, { as: expert.token, params: { id: room.interviewId } });
  expect(said.body.error).toBe('FORBIDDEN');
});

test('an expert who does not observe is not let to the door, and one who is taken off is out', async () => {
  const room = await observed();
  const entry = await server.call(getRoomEntry, { as: other.token, params: { code: room.code } });
  expect(entry.data.interview).toBeNull();
  const hostPage = await stage.page(room.code);
  await hostPage.enters({ accessType: 'host', accessToken: host.token });
  const barred = await stage.page(room.code);
  expect(await barred.isRefused({ accessToken: other.token })).toBe('NOT_ALLOWED');
  const page = await stage.page(room.code);
  const { resumeToken } = await comesIn(hostPage, page, { accessToken: expert.token });
  await change(room, [other.id]);
  expect(await page.hears('room-ended')).toEqual({ reason: 'removed' });
  const back = await stage.page(room.code);
  expect(await back.isRefused({ accessToken: expert.token, resumeToken })).toBe('NOT_ALLOWED');
  const now = await stage.page(room.code);
  await now.knocks({ accessToken: other.token });
});
