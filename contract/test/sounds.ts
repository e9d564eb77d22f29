import { SAMPLE_RATE } from '../src/interviews/wav.ts';

/** Sounds to be told apart: what a room sounds like without a voice, and voices as simple as they can be. */
export type Sound = Float64Array;

/** Numbers that are the same for the same seed, between -1 and 1. */
function numbers(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

const samplesIn = (seconds: number): number => Math.round(seconds * SAMPLE_RATE);

export function noise(seconds: number, amplitude: number, seed = 1): Sound {
  const next = numbers(seed);
  return Float64Array.from({ length: samplesIn(seconds) }, () => next() * amplitude);
}

/** Of the mains, with its first harmonics. */
export function hum(seconds: number, amplitude: number, hertz = 60): Sound {
  return Float64Array.from({ length: samplesIn(seconds) }, (_, index) => {
    const turn = (2 * Math.PI * hertz * index) / SAMPLE_RATE;
    return amplitude * (Math.sin(turn) + 0.5 * Math.sin(2 * turn) + 0.25 * Math.sin(3 * turn));
  });
}

/** A key that is pressed: a burst that rings for some thousandths of a second. */
function click(amplitude: number, seed: number): Sound {
  const next = numbers(seed);
  const ring = 700 + 1500 * Math.abs(next());
  return Float64Array.from({ length: samplesIn(0.03) }, (_, index) => {
    const second = index / SAMPLE_RATE;
    const tone = Math.sin(2 * Math.PI * ring * second);
    return amplitude * Math.exp(-second / 0.004) * (0.6 * next() + 0.4 * tone);
  });
}

export function typing(seconds: number, amplitude: number, keysPerSecond = 6, seed = 1): Sound {
  const next = numbers(seed);
  let sound = noise(seconds, 0.001, seed);
  for (let at = 0.1; at < seconds - 0.1; at += (1 + 0.5 * next()) / keysPerSecond)
    sound = mixed(sound, click(amplitude * (0.6 + 0.4 * Math.abs(next())), seed + Math.round(at * 1000)), at);
  return sound;
}

/** Vowels between consonants: syllables of harmonics of a pitch, of which each rises, falls, and sounds a little lower. */
export function speech(seconds: number, amplitude: number, pitch = 120, seed = 1): Sound {
  const next = numbers(seed);
  let sound: Sound = new Float64Array(samplesIn(seconds));
  for (let at = 0; at + 0.25 <= seconds; at += 0.27 + 0.08 * Math.abs(next())) {
    const level = amplitude * (0.6 + 0.4 * Math.abs(next()));
    sound = mixed(
      mixed(sound, noise(0.04, level * 0.15, seed + 7), at),
      syllable(0.2, level, pitch, next()),
      at + 0.04,
    );
  }
  return sound;
}

function syllable(seconds: number, amplitude: number, pitch: number, colour: number): Sound {
  const formants = [500 + 200 * colour, 1500 - 400 * colour, 2500];
  const length = samplesIn(seconds);
  let turn = 0;
  return Float64Array.from({ length }, (_, index) => {
    const share = index / length;
    turn += (2 * Math.PI * pitch * (1.05 - 0.1 * share)) / SAMPLE_RATE;
    let sum = 0;
    for (let harmonic = 1; harmonic * pitch < 4000; harmonic += 1) {
      const nearest = Math.min(...formants.map((formant) => Math.abs(formant - harmonic * pitch)));
      sum += Math.sin(harmonic * turn) * Math.exp(-nearest / 400) * harmonic ** -0.5;
    }
    return (amplitude / 3) * sum * Math.sin(Math.PI * share) ** 0.5;
  });
}

/** One sound over another, from so many seconds on. */
export function mixed(sound: Sound, other: Sound, at = 0): Sound {
  const from = samplesIn(at);
  const both = Float64Array.from(sound);
  for (const [index, value] of other.entries())
    if (from + index < both.length) both[from + index] = (both[from + index] ?? 0) + value;
  return both;
}

export function joined(...sounds: readonly Sound[]): Sound {
  return Float64Array.from(sounds.flatMap((sound) => [...sound]));
}

export const pcmOf = (sound: Sound): Int16Array =>
  Int16Array.from(sound, (value) => Math.round(Math.max(-1, Math.min(1, value)) * 32_767));
