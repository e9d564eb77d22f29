import { createHash } from 'node:crypto';
import type { Locale } from '@prova/contract/common';
import { hasVoice } from '@prova/contract/interviews/has-voice';
import { SAMPLE_RATE, samplesOf, wavOf } from '@prova/contract/interviews/wav';
import { ModelFailure } from '../../platform/ai/model-failure.ts';
import { configuredVoices } from '../../platform/ai/voice-client.ts';
import { AppError } from '../../platform/app-error.ts';
import { autonomous, type Ctx } from '../../platform/context.ts';
import type { UploadedFile } from '../../platform/http/route.ts';
import { takeHeardSeconds, takeModelCall } from './model-use.queries.ts';
import { SpokenTexts } from './spoken-texts.ts';

const services = ({ platform }: Ctx) => configuredVoices(platform.config, platform.clock);

/** The service that writes down what is said, by its name; null: there is none. */
export const transcriberName = (ctx: Ctx): string | null => services(ctx).transcriber?.name ?? null;

/** Whether a service reads questions out. */
export const hasSpeaker = (ctx: Ctx): boolean => services(ctx).speaker !== null;

interface Said {
  readonly sound: UploadedFile | undefined;
  readonly language: Locale;
}

/**
 * What somebody says. Where nobody speaks there are no words, whatever a model would make of it: it is not asked. Neither sound nor
 * text is kept.
 * @throws AppError FILE_EMPTY, FILE_TYPE_UNSUPPORTED, VOICE_SERVICE_BUSY, VOICE_SERVICE_OFF
 */
export async function transcribe(ctx: Ctx, companyId: string, { sound, language }: Said): Promise<string> {
  if (!sound || sound.body.length === 0) throw new AppError('FILE_EMPTY');
  const samples = samplesOf(sound.body);
  if (!samples) throw new AppError('FILE_TYPE_UNSUPPORTED', { data: { types: 'WAV' } });
  if (!hasVoice(samples)) return '';
  const { transcriber } = services(ctx);
  if (!transcriber) throw new AppError('VOICE_SERVICE_OFF');
  const seconds = Math.ceil(samples.length / SAMPLE_RATE);
  const most = ctx.platform.config.AI_TRANSCRIPTION_MINUTES_A_DAY * 60;
  const admit = admitting(() => takeHeardSeconds(autonomous(ctx), companyId, seconds, most));
  return refusing(ctx, () => transcriber.transcribe({ wav: wavOf(samples), language: language.slice(0, 2), admit }));
}

const spoken = new SpokenTexts();

/**
 * A text, spoken: MP3. What was spoken a while ago is not asked for again.
 * @throws AppError VOICE_SERVICE_BUSY, VOICE_SERVICE_OFF
 */
export async function speak(ctx: Ctx, companyId: string, text: string): Promise<Buffer> {
  const { speaker } = services(ctx);
  if (!speaker) throw new AppError('VOICE_SERVICE_OFF');
  const { AI_CALLS_A_DAY, AI_SPEECH_VOICE } = ctx.platform.config;
  const admit = admitting(() => takeModelCall(autonomous(ctx), companyId, AI_CALLS_A_DAY));
  const key = createHash('sha256')
    .update(JSON.stringify([speaker.name, AI_SPEECH_VOICE, text]))
    .digest('base64');
  return refusing(ctx, () => spoken.of(key, () => speaker.speak(text, { admit })));
}

/** A call that is made costs something, whatever becomes of it. */
const admitting = (take: () => Promise<boolean>) => async (): Promise<void> => {
  if (!(await take())) throw new ModelFailure('budget', 'the company has used up what it has of this day');
};

/** Failures of a service, as whoever waits for it is told. */
async function refusing<T>(ctx: Ctx, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof ModelFailure)) throw cause;
    if (cause.kind === 'budget') throw new AppError('VOICE_SERVICE_OFF', { cause });
    ctx.log.warn({ kind: cause.kind, why: cause.message }, 'a voice service did not answer');
    throw new AppError('VOICE_SERVICE_BUSY', { cause });
  }
}
