import { FIXED_PROMPT_NAMES, FIXED_PROMPTS } from '@prova/contract/ai-interviews/fixed-prompts';
import { getAiInvitation, speakAiPrompt, transcribeAiAnswer } from '@prova/contract/ai-interviews/session';
import { LOCALES, type Locale } from '@prova/contract/common';
import { wavOf } from '@prova/contract/interviews/wav';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { joined, noise, pcmOf, type Sound, speech } from '../../../../../contract/test/sounds.ts';
import { AiPage, inviteToAi } from '../../../../test/ai-interviews-factory.ts';
import { applyTo } from '../../../../test/applications-factory.ts';
import { type FakeVoice, fakeVoice, MP3, voiceHears, voiceSpeaks } from '../../../../test/fake-voice.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { publishJob } from '../../../../test/jobs-factory.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../../../test/people.ts';

let voice: FakeVoice;
let server: TestServer;
let recruiter: Person;
let job: JobDetail;
const MOST = 4;

beforeAll(async () => {
  voice = await fakeVoice(voiceSpeaks);
  server = await startTestServer({
    AI_AUDIO_BASE_URL: voice.baseUrl,
    AI_TRANSCRIPTION_MODEL: 'ouvinte-1',
    AI_SPEECH_MODEL: 'voz-1',
    AI_CALLS_A_DAY: String(MOST),
  });
  recruiter = await signUp(server, 'RECRUITER', { verified: true });
  job = await publishJob(server, recruiter);
});
beforeEach(async () => {
  voice.answers((response, asked) =>
    asked.path.endsWith('/speech') ? voiceSpeaks(response, asked) : voiceHears('Usei filas.')(response, asked),
  );
  voice.asked.length = 0;
  server.clock.advance(86_400);
  recruiter = await signIn(server, recruiter.email, PASSWORD);
});
afterAll(async () => {
  await server.close();
  await voice.close();
});

const invited = async () => inviteToAi(server, recruiter, await applyTo(server, job, { resume: undefined }));
const VOICE = joined(noise(0.4, 0.001), speech(1.5, 0.3), noise(0.4, 0.001));
const says = (token: string, sound: Sound = VOICE) =>
  server.call(transcribeAiAnswer, {
    params: { token },
    body: { language: 'en-US' },
    files: { sound: { name: 'sound.wav', mime: 'audio/wav', body: Buffer.from(wavOf(pcmOf(sound))) } },
  });
const hears = (token: string, turn: number) =>
  server.call(speakAiPrompt, { params: { token }, body: { what: 'turn', turn } });

test('a candidate is told who hears them, and is heard before and while they are asked', async () => {
  const { token } = await invited();
  const { data } = await server.call(getAiInvitation, { params: { token } });
  expect(data).toMatchObject({ transcriber: 'ouvinte-1', readsAloud: true });
  expect((await says(token)).data).toEqual({ text: 'Usei filas.' });
  await new AiPage(server, token).toFirstQuestion();
  expect((await says(token)).data).toEqual({ text: 'Usei filas.' });
  expect((await says(token, noise(15, 0.01))).data).toEqual({ text: '' });
  expect(voice.asked.map(({ fields }) => fields.language)).toEqual(['en', 'en']);
});

test('nobody is heard or read to after it has ended', async () => {
  const { token } = await invited();
  await new AiPage(server, token).toTheEnd(() => 'Eu medi o que travava, corrigi e conferi o resultado.');
  expect((await says(token)).body.error).toBe('INTERVIEW_OVER');
  expect((await hears(token, 1)).body.error).toBe('INTERVIEW_OVER');
  expect((await says('x'.repeat(43))).body.error).toBe('TOKEN_INVALID');
});

test('what is asked now is spoken, once for all who are asked the same', async () => {
  const { token } = await invited();
  const { session } = await new AiPage(server, token).toFirstQuestion();
  const { data } = await hears(token, 1);
  expect(data).toEqual({ mime: 'audio/mpeg', content: MP3.toString('base64') });
  expect(voice.asked[0]?.fields).toMatchObject({ model: 'voz-1', voice: 'alloy', input: session?.turn?.prompt });
  await hears(token, 1);
  const other = await invited();
  await new AiPage(server, other.token).toFirstQuestion();
  expect((await hears(other.token, 1)).status).toBe(200);
  expect(voice.asked).toHaveLength(1);
  expect((await hears(token, 2)).body.error).toBe('QUESTION_PAST');
});

test('the name is asked for, and the question to practise with, before anything is asked, in the language that is shown', async () => {
  const { token } = await invited();
  const spoken = async (what: 'name' | 'practice', language: Locale) =>
    (await server.call(speakAiPrompt, { params: { token }, body: { what, language } })).data.content;
  for (const language of LOCALES)
    for (const what of FIXED_PROMPT_NAMES) expect(await spoken(what, language)).toBe(MP3.toString('base64'));
  const said = voice.asked.map(({ fields }) => fields.input);
  expect(said).toEqual(LOCALES.flatMap((language) => FIXED_PROMPT_NAMES.map((what) => FIXED_PROMPTS[what][language])));
  await spoken('name', 'pt-BR');
  expect(voice.asked).toHaveLength(said.length);
  // Nobody has anything else read out by it.
  const free = { what: 'name', language: 'pt-BR', text: 'Compre agora.' };
  const refused = await server.call(speakAiPrompt, { params: { token }, body: free as never });
  expect(refused.status).toBe(422);
});

test('a voice that fails, or that the company has used up for the day, says so', async () => {
  const { token } = await invited();
  const page = new AiPage(server, token);
  let { session } = await page.toFirstQuestion();
  const next = async () => {
    const { number } = session?.turn ?? { number: 0 };
    session = (await page.answer(number, 'Eu medi o que travava, corrigi e conferi o resultado.')).data.session;
    return session?.turn?.number ?? 0;
  };
  const turn = await next();
  voice.answers((response) => response.writeHead(500).end());
  expect((await hears(token, turn)).body.error).toBe('VOICE_SERVICE_BUSY');
  voice.answers(voiceSpeaks);
  expect((await hears(token, turn)).status).toBe(200);
  await server.platform.database.updateTable('modelCalls').set({ calls: MOST }).execute();
  // What is known already costs nothing.
  expect((await hears(token, turn)).status).toBe(200);
  expect((await hears(token, await next())).body.error).toBe('VOICE_SERVICE_OFF');
});

test('a sound that the service cannot read gives no words, and nobody else loses it', async () => {
  const { token } = await invited();
  voice.answers((response) => response.writeHead(400).end());
  for (let count = 0; count < 4; count += 1) expect((await says(token)).data).toEqual({ text: '' });
  voice.answers(voiceHears('Usei filas.'));
  const other = await invited();
  expect((await says(other.token)).data).toEqual({ text: 'Usei filas.' });
});

test('nobody speaks for longer than they are there: one link does not use up the minutes of a company', async () => {
  const { token } = await invited();
  const long = joined(...Array.from({ length: 9 }, () => joined(speech(1.2, 0.3), noise(0.4, 0.001))));
  const heard = async () => (await says(token, long)).status;
  const answers: number[] = [];
  for (let count = 0; count < 10; count += 1) answers.push(await heard());
  expect(answers).toEqual([...Array<number>(8).fill(200), 503, 503]);
  const other = await invited();
  expect((await says(other.token, long)).status).toBe(200);
  server.clock.advance(60);
  expect(await heard()).toBe(200);
});

test('a company that changes its time zone has no second day', async () => {
  const { token } = await invited();
  const { database } = server.platform;
  const { companyId } = recruiter;
  const use = async (timeZone: string) => {
    await database.updateTable('companies').set({ timeZone }).where('id', '=', companyId).execute();
    expect((await says(token)).status).toBe(200);
    const { heardSeconds } = await database
      .selectFrom('modelCalls')
      .select('heardSeconds')
      .where('companyId', '=', companyId)
      .executeTakeFirstOrThrow();
    return heardSeconds;
  };
  const first = await use('Pacific/Kiritimati');
  expect(await use('Pacific/Pago_Pago')).toBe(2 * first);
  expect(await use('Pacific/Kiritimati')).toBe(3 * first);
});
