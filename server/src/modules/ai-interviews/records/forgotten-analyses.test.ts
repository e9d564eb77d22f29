import { analyseInterview, getInterviewAnalysis } from '@prova/contract/ai-interviews/analysis';
import { removeRecording, withdrawInvitedConsent } from '@prova/contract/recordings/recordings';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { type Person, signUp } from '../../../../test/people.ts';
import { aSegment, interviewInRoom, RoomStage, recordedMeeting } from '../../../../test/rooms-factory.ts';

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

const WORDS = [
  'Eu medi a renderização do painel e descobri que uma lista de mil linhas redesenhava inteira.',
  'Eu propus virtualizar a lista, escrevi o componente em React e publiquei em duas etapas.',
  'O tempo caiu de 900 para 120 milissegundos, e os chamados por lentidão pararam.',
];

/** An interview in a room that was recorded, is over, and was analysed. */
async function analysed() {
  const room = await interviewInRoom(server, host);
  const { hostPage, candidatePage, recordingId } = await recordedMeeting(stage, host, room);
  for (const words of WORDS) {
    candidatePage.say('transcript', { ...aSegment(words), final: true });
    await hostPage.hears('transcript');
  }
  hostPage.say('moderate', { action: 'end' });
  expect(await candidatePage.closed).toBe(4410);
  await server.drain();
  const params = { id: room.interviewId };
  const asked = await server.call(analyseInterview, { as: host.token, params, body: {} });
  expect(asked.status, JSON.stringify(asked.body)).toBeLessThan(300);
  await server.drain();
  expect(await analysesOf(room.interviewId)).toHaveLength(1);
  return { room, recordingId };
}

const analysesOf = (interviewId: string) =>
  server.platform.database
    .selectFrom('interviewAnalyses')
    .select('id')
    .where('interviewId', '=', interviewId)
    .execute();

test('whoever takes back that they were recorded leaves no analysis of what they said', async () => {
  const { room, recordingId } = await analysed();
  const kept = await analysed();
  const withdrawn = await server.call(withdrawInvitedConsent, {
    params: { token: room.link, id: recordingId },
    body: {},
  });
  expect(withdrawn.status, JSON.stringify(withdrawn.body)).toBe(200);
  await server.drain();
  expect(await analysesOf(room.interviewId)).toEqual([]);
  const shown = await server.call(getInterviewAnalysis, { as: host.token, params: { id: room.interviewId } });
  expect(JSON.stringify(shown.body)).not.toContain('virtualizar');
  expect(await analysesOf(kept.room.interviewId)).toHaveLength(1);
});

test('with a recording that is deleted its analyses go, too', async () => {
  const { room, recordingId } = await analysed();
  const removed = await server.call(removeRecording, { as: host.token, params: { id: recordingId } });
  expect(removed.status, JSON.stringify(removed.body)).toBe(200);
  await server.drain();
  expect(await analysesOf(room.interviewId)).toEqual([]);
});
