import { randomBytes } from 'node:crypto';
import { newRoomCode } from '@prova/contract/interviews/room-code';
import { SAMPLE_RATE, SOUND_BYTES_MAX, wavOf } from '@prova/contract/interviews/wav';
import { ROOM_PLACE_HEADER } from '@prova/contract/rooms/room-fields';
import { getRoomConversation, transcribeInRoom } from '@prova/contract/rooms/rooms';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hum, joined, noise, pcmOf, type Sound, speech, typing } from '../../../../contract/test/sounds.ts';
import { type FakeVoice, fakeVoice, type VoiceAnswer, voiceHears } from '../../../test/fake-voice.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../../test/people.ts';
import {
  aSegment,
  comesIn,
  type InterviewRoom,
  interviewInRoom,
  meeting,
  RoomStage,
} from '../../../test/rooms-factory.ts';

const INVENTED = 'Legendas pela comunidade Amara.org';
const MINUTES = 2;

let voice: FakeVoice;
let server: TestServer;
let stage: RoomStage;
let host: Person;
let job: Awaited<ReturnType<typeof publishJob>>;

beforeAll(async () => {
  voice = await fakeVoice(voiceHears(INVENTED));
  server = await startTestServer({
    AI_AUDIO_BASE_URL: voice.baseUrl,
    AI_TRANSCRIPTION_MODEL: 'ouvinte-1',
    AI_TRANSCRIPTION_MINUTES_A_DAY: String(MINUTES),
  });
  stage = await RoomStage.of(server.app);
  host = await signUp(server, 'RECRUITER', { verified: true });
  job = await publishJob(server, host);
});
beforeEach(async () => {
  voice.answers(voiceHears(INVENTED));
  voice.asked.length = 0;
  // Another day for the company, and the circuit has closed.
  server.clock.advance(86_400);
  host = await signIn(server, host.email, PASSWORD);
});
afterEach(() => stage.leaveAll());
afterAll(async () => {
  await server.close();
  await voice.close();
});

const newRoom = () => interviewInRoom(server, host, { job });
const VOICE = joined(noise(0.4, 0.001), speech(2, 0.3), noise(0.4, 0.001));
const wav = (sound: Sound) => Buffer.from(wavOf(pcmOf(sound)));
const says = (room: Pick<InterviewRoom, 'code'>, place: string, given: { as?: string; sound?: Buffer } = {}) =>
  server.call(transcribeInRoom, {
    params: { code: room.code },
    body: { language: 'pt-BR' },
    files: { sound: { name: 'sound.wav', mime: 'audio/wav', body: given.sound ?? wav(VOICE) } },
    headers: { [ROOM_PLACE_HEADER]: place },
    ...(given.as !== undefined && { as: given.as }),
  });
const errorOf = async (call: ReturnType<typeof says>) => {
  const { status, body } = await call;
  return `${status} ${body.error}`;
};

test('a minute of silence gives no words, and a model that would invent some is not asked', async () => {
  const room = await newRoom();
  const { candidateJoined } = await meeting(stage, host, room);
  const quiet = [new Float64Array(15 * SAMPLE_RATE), noise(15, 0.002), hum(15, 0.1), typing(15, 0.5)];
  for (const sound of quiet)
    expect((await says(room, candidateJoined.resumeToken, { sound: wav(sound) })).data).toEqual({ text: '' });
  expect(voice.asked).toEqual([]);
});

test('a voice is sent as it was heard, and its words come back and are kept by nobody', async () => {
  const room = await newRoom();
  const { hostJoined, candidateJoined, candidatePage } = await meeting(stage, host, room);
  expect([hostJoined.transcriber, candidateJoined.transcriber]).toEqual(['ouvinte-1', 'ouvinte-1']);
  voice.answers(voiceHears(' Usei filas para separar os pedidos. '));
  expect((await says(room, candidateJoined.resumeToken)).data.text).toBe('Usei filas para separar os pedidos.');
  expect((await says(room, hostJoined.resumeToken, { as: host.token })).status).toBe(200);
  expect(voice.asked[0]?.fields).toEqual({ model: 'ouvinte-1', language: 'pt', response_format: 'json' });
  expect(voice.asked[0]?.samples).toEqual(pcmOf(VOICE));
  const conversation = () =>
    server.call(getRoomConversation, { as: host.token, params: { id: room.interviewId } }).then(({ data }) => data);
  expect((await conversation()).captions).toEqual([]);
  // What is said is a caption once whoever said it sends it as one.
  candidatePage.say('transcript', { ...aSegment('Usei filas.'), provider: 'service', final: true });
  await candidatePage.hears('transcript');
  expect((await conversation()).captions).toMatchObject([{ text: 'Usei filas.', provider: 'service' }]);
});

describe('nobody is heard', () => {
  test('by a token of nobody, of another room, of somebody else, or without one', async () => {
    const room = await newRoom();
    const { hostJoined } = await meeting(stage, host, room);
    const other = await newRoom();
    const { candidateJoined } = await meeting(stage, host, other);
    for (const place of ['', 'x'.repeat(43), candidateJoined.resumeToken])
      expect(await errorOf(says(room, place))).toBe('403 FORBIDDEN');
    // The host has shown an account, and shows it again.
    const stranger = await signUp(server, 'RECRUITER', { verified: true });
    expect(await errorOf(says(room, hostJoined.resumeToken))).toBe('403 FORBIDDEN');
    expect(await errorOf(says(room, hostJoined.resumeToken, { as: stranger.token }))).toBe('403 FORBIDDEN');
    expect(
      await errorOf(says({ code: newRoomCode(randomBytes(10)) }, hostJoined.resumeToken, { as: host.token })),
    ).toBe('403 FORBIDDEN');
    expect(voice.asked).toEqual([]);
  });

  test('who looks on, was removed, has left, or whose room has ended', async () => {
    const room = await newRoom();
    const { hostPage, candidatePage, candidateJoined, hostJoined } = await meeting(stage, host, room);
    const guestPage = await stage.page(room.code);
    const guest = await comesIn(hostPage, guestPage, { userName: 'Visita', accessType: 'guest' });
    expect(await errorOf(says(room, guest.resumeToken))).toBe('403 FORBIDDEN');
    candidatePage.say('leave', {});
    await candidatePage.closed;
    expect(await errorOf(says(room, candidateJoined.resumeToken))).toBe('403 FORBIDDEN');
    const again = await stage.page(room.code);
    const back = await comesIn(hostPage, again, { accessType: 'candidate', accessToken: room.link });
    expect((await says(room, back.resumeToken)).status).toBe(200);
    hostPage.say('moderate', { action: 'remove', peerId: back.self.peerId });
    await again.closed;
    expect(await errorOf(says(room, back.resumeToken))).toBe('403 FORBIDDEN');
    hostPage.say('moderate', { action: 'end' });
    await hostPage.closed;
    expect(await errorOf(says(room, hostJoined.resumeToken, { as: host.token }))).toBe('403 FORBIDDEN');
  });
});

describe('a sound', () => {
  let room: InterviewRoom;
  let place: string;
  beforeEach(async () => {
    room = await newRoom();
    place = (await meeting(stage, host, room)).candidateJoined.resumeToken;
  });

  test('that is none, of another kind, or too long is refused', async () => {
    for (const [sound, error] of [
      [Buffer.alloc(0), '422 FILE_EMPTY'],
      [Buffer.from('olá, não sou um som, nem de longe, e nem quero ser um dia'), '415 FILE_TYPE_UNSUPPORTED'],
      [Buffer.alloc(SOUND_BYTES_MAX + 1), '413 FILE_TOO_LARGE'],
    ] as const)
      expect(await errorOf(says(room, place, { sound }))).toBe(error);
    expect(voice.asked).toEqual([]);
  });

  test.each([
    ['has too much to do', ((response) => response.writeHead(429, { 'retry-after': '1' }).end()) satisfies VoiceAnswer],
    ['is cut', ((response) => response.writeHead(200).write('{"te', () => response.destroy())) satisfies VoiceAnswer],
    ['fails', ((response) => response.writeHead(500).end()) satisfies VoiceAnswer],
  ])('whose service %s may be sent again', async (_what, answer) => {
    voice.answers(answer as VoiceAnswer);
    expect(await errorOf(says(room, place))).toBe('503 VOICE_SERVICE_BUSY');
    voice.answers(voiceHears('Usei filas.'));
    server.clock.advance(1);
    expect((await says(room, place)).data.text).toBe('Usei filas.');
  });

  test('is transcribed for so many minutes of a company and day, and silence counts nothing', async () => {
    const minute = Buffer.from(wavOf(pcmOf(speech(15, 0.3))));
    await says(room, place, { sound: wav(noise(15, 0.002)) });
    for (let times = 0; times < MINUTES * 4; times += 1) {
      expect((await says(room, place, { sound: minute })).status).toBe(200);
      // As long as it takes to say.
      server.clock.advance(15);
    }
    expect(await errorOf(says(room, place))).toBe('409 VOICE_SERVICE_OFF');
    expect(voice.asked).toHaveLength(MINUTES * 4);
    const used = await server.platform.database.selectFrom('modelCalls').selectAll().executeTakeFirstOrThrow();
    expect(used).toMatchObject({ companyId: host.companyId, calls: 0, heardSeconds: MINUTES * 60 });
  });
});
