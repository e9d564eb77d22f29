import { SAMPLE_RATE, wavOf } from '@prova/contract/interviews/wav';
import { ModelFailure } from '../../platform/ai/model-failure.ts';
import { configuredVoices } from '../../platform/ai/voice-client.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';

/** A model may have to be loaded first. */
const ANSWER_MS = 30_000;

/** Has a second of silence written down: what of it is understood does not matter. */
export function askTranscriber(config: Config): Promise<string | undefined> {
  const { transcriber } = configuredVoices(config, systemClock);
  const wav = wavOf(new Int16Array(SAMPLE_RATE));
  return doubtOf(
    transcriber?.transcribe({ wav, language: 'pt', timeoutMs: ANSWER_MS }),
    'it writes nothing down',
    'browsers that cannot do so have people write',
  );
}

/** Has a word spoken. */
export function askSpeaker(config: Config): Promise<string | undefined> {
  const { speaker } = configuredVoices(config, systemClock);
  return doubtOf(
    speaker?.speak('Olá.', { timeoutMs: ANSWER_MS }),
    'it does not speak',
    'browsers without a voice read nothing out',
  );
}

async function doubtOf(
  asked: Promise<unknown> | undefined,
  what: string,
  consequence: string,
): Promise<string | undefined> {
  try {
    await asked;
    return undefined;
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return `${what} (${error.message}): ${consequence}`;
  }
}
