import { SAMPLE_RATE } from './wav.ts';

/** A voice is looked for in frames of 20 milliseconds. */
export const FRAME_MS = 20;
export const FRAME_SAMPLES = (SAMPLE_RATE * FRAME_MS) / 1000;

/** Nothing below is taken for sound: quieter than a quiet room in front of a bad microphone. */
export const SILENCE_DB = -58;
/** So much louder than what is always there. */
export const ABOVE_FLOOR_DB = 6;
/** A voiced sound repeats itself with the pitch of a person: 70 to 400 times a second. */
const PITCH_MIN_HZ = 70;
const PITCH_MAX_HZ = 400;
/** How alike two periods are, 1 being the same. Noise is about 0. */
const PERIODIC = 0.55;
/** Of all samples, so many change sign: more are hiss and clicks. */
const CROSSINGS_MAX = 0.35;
/** Pitch is looked for in every other sample: a quarter of the work. */
const STEP = 2;
const LAG_MIN = Math.floor(SAMPLE_RATE / STEP / PITCH_MAX_HZ);
const LAG_MAX = Math.ceil(SAMPLE_RATE / STEP / PITCH_MIN_HZ);

/** How loud a frame is, in decibels of the loudest possible; a constant is no sound. */
export function loudnessOf(frame: Int16Array): number {
  let [sum, squares] = [0, 0];
  for (const sample of frame) {
    sum += sample;
    squares += sample * sample;
  }
  const power = squares / frame.length - (sum / frame.length) ** 2;
  return 10 * Math.log10(Math.max(power, 1e-3) / 32768 ** 2);
}

/**
 * Whether a frame is the voiced part of speech: vowels, nasals. Keys, hiss and breath have no pitch.
 * @param before the frame before it: the lowest voices repeat themselves too seldom for one alone
 */
export function isVoiced(before: Int16Array, frame: Int16Array): boolean {
  if (crossingsOf(frame) > CROSSINGS_MAX * frame.length) return false;
  const sound = thinned(before, frame);
  const window = sound.length - LAG_MAX;
  const energy = product(sound, 0, 0, sound.length);
  if (energy === 0 || isBurst(sound, energy)) return false;
  const first = product(sound, 0, 0, window);
  let other = product(sound, LAG_MIN, LAG_MIN, window);
  for (let lag = LAG_MIN; lag <= LAG_MAX; lag += 1) {
    if (first > 0 && other > 0 && product(sound, 0, lag, window) >= PERIODIC * Math.sqrt(first * other)) return true;
    // The next one has moved on by a sample.
    other += (sound[lag + window] ?? 0) ** 2 - (sound[lag] ?? 0) ** 2;
  }
  return false;
}

function crossingsOf(frame: Int16Array): number {
  let crossings = 0;
  for (let index = 1; index < frame.length; index += 1)
    if ((frame[index] ?? 0) >= 0 !== (frame[index - 1] ?? 0) >= 0) crossings += 1;
  return crossings;
}

/** Two frames as one, without what is constant in them, in every other sample. */
function thinned(before: Int16Array, frame: Int16Array): Float64Array {
  const sound = new Float64Array((before.length + frame.length) / STEP);
  let sum = 0;
  for (let index = 0; index < sound.length; index += 1) {
    const at = index * STEP;
    const from = at < before.length ? before : frame;
    const place = at < before.length ? at : at - before.length;
    // The mean of both: what is left out would otherwise sound as something lower.
    const value = ((from[place] ?? 0) + (from[place + 1] ?? 0)) / 2;
    sound[index] = value;
    sum += value;
  }
  const mean = sum / sound.length;
  return sound.map((value) => value - mean);
}

const PARTS = 8;
/** Of a voice no eighth of two frames has more than this of its energy; a click has nearly all of it. */
const BURST_SHARE = 0.6;

function isBurst(sound: Float64Array, energy: number): boolean {
  const length = Math.floor(sound.length / PARTS);
  for (let part = 0; part < PARTS; part += 1)
    if (product(sound, part * length, part * length, length) > BURST_SHARE * energy) return true;
  return false;
}

function product(sound: Float64Array, from: number, other: number, length: number): number {
  let sum = 0;
  for (let index = 0; index < length; index += 1) sum += (sound[from + index] ?? 0) * (sound[other + index] ?? 0);
  return sum;
}
