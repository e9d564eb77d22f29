import { ABOVE_FLOOR_DB, FRAME_SAMPLES, isVoiced, loudnessOf, SILENCE_DB } from './voice-frames.ts';

/** A voice has voiced frames in a row: a click, or what rings after it, does not. */
export const RUN_FRAMES = 4;
/** The shortest word has so many in all. */
const VOICED_FRAMES = 7;
/** A voice is louder and quieter by turns; a hum and a whistle are not. Between the loud frames and the less loud ones. */
const SPREAD_DB = 3;
/** Of all frames of a segment so many are no louder than what is always there: its pauses, and what comes before and after. */
const QUIET_SHARE = 0.1;

/** Whether somebody speaks in a segment: what it is asked of whoever writes it down, whatever they say they heard. */
export function hasVoice(samples: Int16Array): boolean {
  const frames = framesOf(samples);
  const loudness = frames.map(loudnessOf);
  const floor = Math.max(SILENCE_DB, shareOf(loudness, QUIET_SHARE));
  const isLoud = loudness.map((each) => each > floor + ABOVE_FLOOR_DB);
  const loud = loudness.filter((_, index) => isLoud[index]);
  if (loud.length < VOICED_FRAMES || shareOf(loud, 0.9) - shareOf(loud, 0.1) < SPREAD_DB) return false;
  let [run, longest, voiced] = [0, 0, 0];
  for (const [index, frame] of frames.entries()) {
    const isOfVoice = isLoud[index] && isVoiced(frames[index - 1] ?? frame, frame);
    run = isOfVoice ? run + 1 : 0;
    if (isOfVoice) voiced += 1;
    longest = Math.max(longest, run);
    if (longest >= RUN_FRAMES && voiced >= VOICED_FRAMES) return true;
  }
  return false;
}

/** What is left over at the end is too short for a frame. */
function framesOf(samples: Int16Array): Int16Array[] {
  return Array.from({ length: Math.floor(samples.length / FRAME_SAMPLES) }, (_, index) =>
    samples.subarray(index * FRAME_SAMPLES, (index + 1) * FRAME_SAMPLES),
  );
}

/** What such a share of them lies below. */
function shareOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
