import { createHash } from 'node:crypto';
import type { Locale } from '@prova/contract/common';
import { hasVoice } from '@prova/contract/interviews/has-voice';
import { SAMPLE_RATE, samplesOf, wavOf } from '@prova/contract/interviews/wav';
import { ModelFailure } from '../../platform/ai/model-failure.ts';
import { configuredVoices } from '../../platform/ai/voice-client.ts';
import { AppError } from '../../platform/app-error.ts';
import { DAY, HOUR, MINUTE } from '../../platform/clock.ts';
import { autonomous, type Ctx } from '../../platform/context.ts';
import type { UploadedFile } from '../../platform/http/route.ts';
import { WindowCounter } from '../../platform/window-counter.ts';
import { takeHeardSeconds, takeModelCall } from './model-use.queries.ts';
import { SpokenTexts } from './spoken-texts.ts';

const services = ({ platform }: Ctx) => configuredVoices(platform.config, platform.clock);

/** The service that writes down what is said, by its name; null: there is none. */
export const transcriberName = (ctx: Ctx): string | null => services(ctx).transcriber?.name ?? null;

/** Whether a service reads questions out. */
export const hasSpeaker = (ctx: Ctx): boolean => services(ctx).speaker !== null;

interface Said {
  /** Whose voice it is: nobody speaks for longer than they are there. */
  readonly speaker: string;
  readonly sound: UploadedFile | undefined;
  readonly language: Locale;
}

/** Seconds of sound of one speaker in a minute: what was kept while the line was lost comes faster than it was said. */
const lately = new WindowCounter({ max: 120, seconds: MINUTE });
const today = new WindowCounter({ max: 4 * HOUR, seconds: DAY });

/**
 * What somebody says. Where nobody speaks there are no words, whatever a model would make of it: it is not asked. Neither sound nor
 * text is kept.
 * @throws AppError FILE_EMPTY, FILE_TYPE_UNSUPPORTED, VOICE_SERVICE_BUSY, VOICE_SERVICE_OFF
 */
export async function transcribe(ctx: Ctx, companyId: string, { speaker, sound, language }: Said): Promise<string> {
  if (!sound || sound.body.length === 0) throw new AppError('FILE_EMPTY');
  const samples = samplesOf(sound.body);
  if (!samples) throw new AppError('FILE_TYPE_UNSUPPORTED', { data: { types: 'WAV' } });
  if (!hasVoice(samples)) return '';
  const { transcriber } = services(ctx);
  if (!transcriber) throw new AppError('VOICE_SERVICE_OFF');
  const seconds = Math.ceil(samples.length / SAMPLE_RATE);
  const now = ctx.clock.now();
  if (today.wait(speaker, now) > 0) throw new AppError('VOICE_SERVICE_OFF');
  if (lately.wait(speaker, now) > 0) throw new AppError('VOICE_SERVICE_BUSY');
  for (const counter of [lately, today]) counter.add(speaker, now, seconds);
  const most = ctx.platform.config.AI_TRANSCRIPTION_MINUTES_A_DAY * 60;
  const admit = admitting(() => takeHeardSeconds(autonomous(ctx), companyId, seconds, most));
  const asked = { wav: wavOf(samples), language: language.slice(0, 2), admit };
  return refusing(ctx, async () => {
    try {
      return await transcriber.transcribe(asked);
    } catch (cause) {
      // One sound that it cannot read says nothing of the next.
      if (cause instanceof ModelFailure && cause.kind === 'refusal') return '';
      throw cause;
    }
  });
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
    if (cause.kind === 'budget' || cause.kind === 'refusal') throw new AppError('VOICE_SERVICE_OFF', { cause });
    ctx.log.warn({ kind: cause.kind, why: cause.message }, 'a voice service did not answer');
    throw new AppError('VOICE_SERVICE_BUSY', { cause });
  }
}
