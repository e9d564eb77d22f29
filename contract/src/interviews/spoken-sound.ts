import * as z from 'zod';
import { locale } from '../common.ts';
import { SOUND_BYTES_MAX } from './wav.ts';

/** A stretch in which somebody speaks, as `wavOf` makes it. What is no voice is answered with no text, and sent to nobody. */
export const spokenSound = { sound: { types: ['audio/wav'], maxBytes: SOUND_BYTES_MAX, required: true } } as const;

export const spokenBody = z.strictObject({
  /** In which they speak. */
  language: locale,
});

export const spokenText = z.object({ text: z.string() });

/** How a call of a voice service may fail. */
export const VOICE_ERRORS = ['VOICE_SERVICE_BUSY', 'VOICE_SERVICE_OFF'] as const;
export const SOUND_ERRORS = ['FILE_TOO_LARGE', 'FILE_EMPTY', 'FILE_TYPE_UNSUPPORTED', ...VOICE_ERRORS] as const;
