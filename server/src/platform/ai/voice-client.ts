import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { isRecord, type ModelService, postTo } from './chat-completions.ts';
import { soundRefusedBy } from './failures-of-service.ts';
import { guardedCalls } from './guarded-call.ts';
import { ModelFailure } from './model-failure.ts';
import { readBounded, readBytes } from './read-bounded.ts';

interface Asked {
  /** Before the call of the service. @throws ModelFailure where there may be no more */
  readonly admit?: () => Promise<void>;
  readonly timeoutMs?: number;
}

export interface Transcriber {
  /** Shown to those whose voice it is given. */
  readonly name: string;
  /**
   * What is said in a sound.
   * @param language as ISO 639-1 has it
   * @throws ModelFailure
   */
  transcribe(sound: { readonly wav: Uint8Array<ArrayBuffer>; readonly language: string } & Asked): Promise<string>;
}

export interface Speaker {
  readonly name: string;
  /** A text, spoken: MP3. @throws ModelFailure */
  speak(text: string, asked?: Asked): Promise<Buffer>;
}

const TRANSCRIBE_MS = 20_000;
const SPEAK_MS = 20_000;
/** Many times what anybody says in the longest sound of ours. */
const MOST_TEXT_BYTES = 64 * 1024;
/** About three minutes of speech. */
export const SPEECH_BYTES_MAX = 4 * 2 ** 20;

/** A client of any service with OpenAI's `/audio/transcriptions`. One a process, for its circuit breaker. */
export function transcriberOf(service: ModelService, clock: Pick<Clock, 'now'>): Transcriber {
  const guarded = guardedCalls(clock);
  return {
    name: service.model,
    transcribe: ({ wav, language, admit, timeoutMs = TRANSCRIBE_MS }) =>
      guarded(async () => {
        await admit?.();
        const form = new FormData();
        form.set('file', new Blob([wav], { type: 'audio/wav' }), 'sound.wav');
        form.set('model', service.model);
        form.set('language', language);
        form.set('response_format', 'json');
        const signal = AbortSignal.timeout(timeoutMs);
        const response = await postTo(service, 'audio/transcriptions', {
          body: form,
          accept: 'application/json',
          signal,
        });
        if (!response.ok) throw await soundRefusedBy(response);
        const text = await readBounded(response, MOST_TEXT_BYTES);
        if (text === null) throw new ModelFailure('malformed', 'the answer does not end');
        return transcriptIn(text);
      }),
  };
}

/** A client of any service with OpenAI's `/audio/speech`. One a process, for its circuit breaker. */
export function speakerOf({ voice, ...service }: ModelService & { voice: string }, clock: Pick<Clock, 'now'>): Speaker {
  const guarded = guardedCalls(clock);
  return {
    name: service.model,
    speak: (text, { admit, timeoutMs = SPEAK_MS } = {}) =>
      guarded(async () => {
        await admit?.();
        const response = await postTo(service, 'audio/speech', {
          body: { model: service.model, voice, input: text, response_format: 'mp3' },
          accept: 'audio/mpeg',
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (!response.ok) throw await soundRefusedBy(response);
        const sound = await readBytes(response, SPEECH_BYTES_MAX);
        if (sound === null) throw new ModelFailure('malformed', 'the answer does not end');
        if (!isMp3(sound)) throw new ModelFailure('malformed', 'the answer is no MP3');
        return sound;
      }),
  };
}

interface Voices {
  readonly transcriber: Transcriber | null;
  readonly speaker: Speaker | null;
}

const configured = new WeakMap<Config, Voices>();

/** What the operator has set for hearing and speaking, the same for all who ask. */
export function configuredVoices(config: Config, clock: Pick<Clock, 'now'>): Voices {
  const known = configured.get(config) ?? voicesOf(config, clock);
  configured.set(config, known);
  return known;
}

function voicesOf(config: Config, clock: Pick<Clock, 'now'>): Voices {
  const { AI_TRANSCRIPTION_MODEL, AI_SPEECH_MODEL, AI_SPEECH_VOICE: voice } = config;
  const service = audioServiceOf(config);
  return {
    transcriber:
      service && AI_TRANSCRIPTION_MODEL ? transcriberOf({ ...service, model: AI_TRANSCRIPTION_MODEL }, clock) : null,
    speaker: service && AI_SPEECH_MODEL ? speakerOf({ ...service, model: AI_SPEECH_MODEL, voice }, clock) : null,
  };
}

/** Where sound is sent: services that a company runs itself often stand beside that of the text. */
function audioServiceOf({ AI_AUDIO_BASE_URL, AI_AUDIO_API_KEY, AI_BASE_URL, AI_API_KEY }: Config) {
  // The key of one address goes to no other.
  if (AI_AUDIO_BASE_URL) return { baseUrl: AI_AUDIO_BASE_URL, apiKey: AI_AUDIO_API_KEY };
  return AI_BASE_URL ? { baseUrl: AI_BASE_URL, apiKey: AI_API_KEY } : null;
}

function transcriptIn(text: string): string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new ModelFailure('unavailable', 'the service sent something else than an answer', { cause });
  }
  if (!isRecord(value) || typeof value.text !== 'string')
    throw new ModelFailure('unavailable', 'the service sent something else than an answer');
  return value.text.trim();
}

/** By its first frame, or the tag before it. */
function isMp3(sound: Buffer): boolean {
  if (sound.subarray(0, 3).toString('latin1') === 'ID3') return true;
  return sound[0] === 0xff && ((sound[1] ?? 0) & 0xe0) === 0xe0;
}
