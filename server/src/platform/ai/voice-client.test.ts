import { wavOf } from '@prova/contract/interviews/wav';
import { afterEach, describe, expect, test } from 'vitest';
import { type FakeVoice, fakeVoice, MP3, type VoiceAnswer, voiceHears, voiceSpeaks } from '../../../test/fake-voice.ts';
import { readConfig } from '../config.ts';
import { ModelFailure } from './model-failure.ts';
import { configuredVoices, SPEECH_BYTES_MAX, speakerOf, transcriberOf } from './voice-client.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function service(answer: VoiceAnswer): Promise<FakeVoice> {
  const voice = await fakeVoice(answer);
  closers.push(() => voice.close());
  return voice;
}

const status =
  (code: number, headers: Record<string, string> = {}): VoiceAnswer =>
  (response) => {
    response.writeHead(code, headers).end('{"error":{"message":"chave-secreta"}}');
  };
/** Breaks off in the middle. */
const cut: VoiceAnswer = (response) => {
  response.writeHead(200, { 'content-length': '1000' });
  response.write('{"text":"metade', () => response.destroy());
};
const silent: VoiceAnswer = () => undefined;

const clockAt = (start = 0) => {
  let now = start;
  return { now: () => new Date(now), pass: (milliseconds: number) => (now += milliseconds) };
};
const SAMPLES = Int16Array.from({ length: 1600 }, (_, index) => index);
const serviceAt = (baseUrl: string) => ({ baseUrl, apiKey: 'chave-secreta', model: 'modelo-x' });

/** Both do what all calls of a service do. */
const works = {
  transcription: (baseUrl: string, clock = clockAt()) => {
    const client = transcriberOf(serviceAt(baseUrl), clock);
    return (more: { timeoutMs?: number; admit?: () => Promise<void> } = {}) =>
      client.transcribe({ wav: wavOf(SAMPLES), language: 'pt', ...more });
  },
  speech: (baseUrl: string, clock = clockAt()) => {
    const client = speakerOf({ ...serviceAt(baseUrl), voice: 'voz' }, clock);
    return (more: { timeoutMs?: number; admit?: () => Promise<void> } = {}) => client.speak('Olá.', more);
  },
};

async function failure(asked: Promise<unknown>): Promise<ModelFailure> {
  const error: unknown = await asked.then(
    (answer) => answer,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ModelFailure)) throw new Error(`expected a failure, got ${String(error)}`);
  expect(`${error.message} ${String(error.cause)}`).not.toContain('chave-secreta');
  return error;
}

test('a sound is sent as a form, and what was said comes back', async () => {
  const { baseUrl, asked } = await service(voiceHears('  Usei filas.\n'));
  expect(await works.transcription(`${baseUrl}/`)()).toBe('Usei filas.');
  expect(asked).toMatchObject([
    {
      path: '/v1/audio/transcriptions',
      headers: { authorization: 'Bearer chave-secreta' },
      fields: { model: 'modelo-x', language: 'pt', response_format: 'json' },
    },
  ]);
  expect(asked[0]?.samples).toEqual(SAMPLES);
});

test('a text is sent as JSON, and its sound comes back', async () => {
  const { baseUrl, asked } = await service(voiceSpeaks);
  expect(await works.speech(baseUrl)()).toEqual(MP3);
  expect(asked).toMatchObject([
    {
      path: '/v1/audio/speech',
      headers: { authorization: 'Bearer chave-secreta' },
      fields: { model: 'modelo-x', voice: 'voz', input: 'Olá.', response_format: 'mp3' },
    },
  ]);
});

describe.each(Object.entries(works))('a %s', (_name, of) => {
  test('that is asked for too often says for how long to wait, and is left alone until then', async () => {
    const { baseUrl, asked } = await service(status(429, { 'retry-after': '7' }));
    const clock = clockAt();
    const ask = of(baseUrl, clock);
    expect(await failure(ask())).toMatchObject({ kind: 'rate_limited', waitMs: 7000 });
    expect(await failure(ask())).toMatchObject({ kind: 'unavailable' });
    expect(asked).toHaveLength(1);
    clock.pass(7000);
    expect(await failure(ask())).toMatchObject({ kind: 'rate_limited' });
    expect(asked).toHaveLength(2);
  });

  test.each([
    ['is slow', silent, 'timeout'],
    ['is cut', cut, 'cut'],
    ['fails', status(500), 'unavailable'],
    ['is refused', status(401), 'unavailable'],
    ['leads elsewhere', status(307, { location: 'http://127.0.0.1:1/' }), 'unavailable'],
  ] as const)('that %s is a failure, and after three of them a while without calls', async (_what, answer, kind) => {
    const { baseUrl, asked } = await service(answer);
    const clock = clockAt();
    const ask = of(baseUrl, clock);
    for (let times = 0; times < 3; times += 1) expect((await failure(ask({ timeoutMs: 300 }))).kind).toBe(kind);
    expect((await failure(ask())).message).toContain('left alone');
    expect(asked).toHaveLength(3);
    clock.pass(60_000);
    expect((await failure(ask({ timeoutMs: 300 }))).kind).toBe(kind);
    expect(asked).toHaveLength(4);
  });

  test('of a service that is not there is a failure', async () => {
    expect((await failure(of('http://127.0.0.1:1/v1')())).kind).toBe('unavailable');
  });

  test('that may not be asked for is not, and the service has no part in it', async () => {
    const { baseUrl, asked } = await service(status(500));
    const ask = of(baseUrl);
    const admit = async () => {
      throw new ModelFailure('budget', 'none left');
    };
    for (let times = 0; times < 5; times += 1) expect((await failure(ask({ admit }))).kind).toBe('budget');
    expect(asked).toHaveLength(0);
  });

  test('of whoever counts the calls is theirs, and does not close the service to others', async () => {
    const { baseUrl, asked } = await service(status(500));
    const ask = of(baseUrl);
    const lost = new Error('no database');
    const admit = () => Promise.reject(lost);
    for (let times = 0; times < 5; times += 1) await expect(ask({ admit })).rejects.toBe(lost);
    expect((await failure(ask())).message).toContain('500');
    expect(asked).toHaveLength(1);
  });
});

describe('an answer of another kind', () => {
  const says =
    (body: string | Buffer): VoiceAnswer =>
    (response) => {
      response.writeHead(200).end(body);
    };

  test.each(['<html>', '{"texto":"oi"}', '[]', '{"text":7}'])('is no transcript: %s', async (body) => {
    const { baseUrl } = await service(says(body));
    expect((await failure(works.transcription(baseUrl)())).kind).toBe('unavailable');
  });

  test('that does not end is left', async () => {
    const { baseUrl } = await service(says(`{"text":"${'a'.repeat(100_000)}"}`));
    expect((await failure(works.transcription(baseUrl)())).kind).toBe('malformed');
    const spoken = await service(says(Buffer.alloc(SPEECH_BYTES_MAX + 1, 7)));
    expect((await failure(works.speech(spoken.baseUrl)())).kind).toBe('malformed');
  });

  test('is no sound', async () => {
    const { baseUrl } = await service(says('<html>'));
    expect((await failure(works.speech(baseUrl)())).kind).toBe('malformed');
  });
});

describe('what the operator has set', () => {
  const config = (env: NodeJS.ProcessEnv) =>
    readConfig({ DATABASE_URL: 'postgres://x', ...env }, { secret: () => 'x'.repeat(32) });
  const clock = clockAt();
  const BOTH = { AI_TRANSCRIPTION_MODEL: 'ouve', AI_SPEECH_MODEL: 'fala' };

  test('is one client a process, and none where no model is named', () => {
    const set = config({ AI_BASE_URL: 'http://texto.example/v1', ...BOTH });
    expect(configuredVoices(set, clock)).toBe(configuredVoices(set, clock));
    expect(configuredVoices(set, clock)).toMatchObject({ transcriber: { name: 'ouve' }, speaker: { name: 'fala' } });
    const none = { transcriber: null, speaker: null };
    expect(configuredVoices(config({ AI_BASE_URL: 'http://texto.example/v1' }), clock)).toEqual(none);
  });

  test('needs an address', () => {
    expect(() => config(BOTH)).toThrow(/AI_BASE_URL is missing: where AI_TRANSCRIPTION_MODEL is/);
  });

  test('sends the key of one address to no other', async () => {
    const { baseUrl, asked } = await service(voiceHears('oi'));
    const keys = {
      AI_BASE_URL: 'http://texto.example/v1',
      AI_API_KEY: 'do-texto',
      AI_AUDIO_BASE_URL: baseUrl,
      ...BOTH,
    };
    for (const more of [{}, { AI_AUDIO_API_KEY: 'do-som' }])
      await configuredVoices(config({ ...keys, ...more }), clock).transcriber?.transcribe({
        wav: wavOf(SAMPLES),
        language: 'en',
      });
    expect(asked.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer do-som']);
  });
});
