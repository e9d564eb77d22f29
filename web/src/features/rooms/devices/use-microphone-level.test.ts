import { expect, test } from 'vitest';
import { loudestOf } from './use-microphone-level.ts';

const RATE = 48_000;

/** A tone of 20 ms in silence, as the microphones that browsers make up sound twice a second. */
function beepAt(start: number): Float32Array {
  const samples = new Float32Array(8192);
  for (let at = start; at < Math.min(start + RATE * 0.02, samples.length); at++)
    samples[at] = 0.25 * Math.sin((2 * Math.PI * 400 * at) / RATE);
  return samples;
}

test('a short sound is heard wherever it lies between two looks', () => {
  for (let start = 0; start + RATE * 0.02 < 8192; start += 97) expect(loudestOf(beepAt(start))).toBeGreaterThan(0.1);
});

test('silence is silent, and a quiet room stays quiet', () => {
  expect(loudestOf(new Float32Array(8192))).toBe(0);
  expect(loudestOf(new Float32Array(8192).fill(0.01))).toBeCloseTo(0.01);
});
