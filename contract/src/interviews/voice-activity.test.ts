import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hum, joined, mixed, noise, pcmOf, type Sound, speech, typing } from '../../test/sounds.ts';
import { hasVoice } from './has-voice.ts';
import { VoiceDetector, type VoiceSegment } from './voice-activity.ts';
import { SAMPLE_RATE, SEGMENT_SECONDS_MAX, samplesOf, wavOf } from './wav.ts';

const RUNS = { numRuns: 25 };
const seeds = fc.integer({ min: 1, max: 1_000_000 });
const pitches = fc.integer({ min: 85, max: 280 });
const quiet = (seconds: number, seed = 1) => noise(seconds, 0.001, seed);

function segmentsOf(sound: Sound, pieces: readonly number[] = [1600]): VoiceSegment[] {
  const samples = pcmOf(sound);
  const detector = new VoiceDetector();
  const segments: VoiceSegment[] = [];
  for (let at = 0, turn = 0; at < samples.length; turn += 1) {
    const length = pieces[turn % pieces.length] ?? 1;
    segments.push(...detector.push(samples.subarray(at, at + length)));
    at += length;
  }
  return [...segments, ...detector.flush()];
}

describe('no voice is heard in', () => {
  test('a minute of silence', () => {
    expect(segmentsOf(new Float64Array(60 * SAMPLE_RATE))).toEqual([]);
    expect(segmentsOf(quiet(60))).toEqual([]);
  });

  test('noise of any loudness, also where it begins', () => {
    fc.assert(
      fc.property(seeds, fc.double({ min: 0.002, max: 0.9, noNaN: true }), (seed, amplitude) => {
        const sound = joined(quiet(1), noise(3, amplitude, seed), quiet(1));
        expect(segmentsOf(sound)).toEqual([]);
        expect(hasVoice(pcmOf(sound))).toBe(false);
      }),
      RUNS,
    );
  });

  test('a hum of any pitch, also where it begins and ends', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 40, max: 900 }),
        fc.double({ min: 0.005, max: 0.4, noNaN: true }),
        fc.integer({ min: 1, max: 60 }),
        (hertz, amplitude, tenths) => {
          const sound = joined(quiet(1), mixed(hum(tenths / 10, amplitude, hertz), quiet(tenths / 10)), quiet(1.5));
          expect(segmentsOf(sound)).toEqual([]);
          expect(hasVoice(pcmOf(sound))).toBe(false);
        },
      ),
      RUNS,
    );
  });

  test('typing, however fast and loud', () => {
    fc.assert(
      fc.property(
        seeds,
        fc.double({ min: 0.02, max: 0.9, noNaN: true }),
        fc.integer({ min: 1, max: 14 }),
        (seed, amplitude, keys) => {
          const sound = typing(6, amplitude, keys, seed);
          expect(segmentsOf(sound)).toEqual([]);
          expect(hasVoice(pcmOf(sound))).toBe(false);
        },
      ),
      RUNS,
    );
  });
});

describe('a voice', () => {
  test('of any pitch is heard from before it begins until after it has ended', () => {
    fc.assert(
      fc.property(
        seeds,
        pitches,
        fc.double({ min: 0.03, max: 0.9, noNaN: true }),
        fc.integer({ min: 6, max: 60 }),
        (seed, pitch, amplitude, tenths) => {
          const said = speech(tenths / 10, amplitude, pitch, seed);
          const sound = mixed(
            joined(new Float64Array(SAMPLE_RATE), said, new Float64Array(2 * SAMPLE_RATE)),
            quiet(20),
          );
          const [segment, ...others] = segmentsOf(sound);
          expect(others).toEqual([]);
          expect(segment?.startMs).toBeLessThanOrEqual(1120);
          expect(segment?.endMs).toBeGreaterThanOrEqual(1000 + tenths * 100 - 350);
          expect(segment?.endMs).toBeLessThanOrEqual(1000 + tenths * 100 + 400);
          expect(segment && hasVoice(segment.samples)).toBe(true);
        },
      ),
      // The last words of a low, bright and quiet voice.
      { ...RUNS, examples: [[1, 85, 0.03, 42]] },
    );
  });

  test('is heard in noise, over a hum, and while somebody types', () => {
    fc.assert(
      fc.property(seeds, pitches, (seed, pitch) => {
        const said = joined(new Float64Array(3 * SAMPLE_RATE), speech(4, 0.3, pitch, seed));
        for (const room of [noise(8, 0.02, seed), hum(8, 0.01), typing(8, 0.1, 6, seed)])
          expect(segmentsOf(mixed(room, said)).length).toBeGreaterThanOrEqual(1);
      }),
      { numRuns: 10 },
    );
  });

  test('that says one short word is heard', () => {
    for (const pitch of [90, 120, 180, 250]) {
      const sound = mixed(joined(new Float64Array(8000), speech(0.25, 0.2, pitch)), quiet(1));
      expect(segmentsOf(joined(sound, quiet(1)))).toHaveLength(1);
    }
  });
});

test('whoever does not pause is cut at their quietest, and nothing of it is lost', () => {
  const segments = segmentsOf(joined(quiet(1), speech(50, 0.3), quiet(2)));
  expect(segments.length).toBeGreaterThanOrEqual(4);
  for (const [index, { startMs, endMs, samples }] of segments.entries()) {
    expect(endMs - startMs).toBeLessThanOrEqual(SEGMENT_SECONDS_MAX * 1000);
    expect(samples.length).toBe(((endMs - startMs) / 1000) * SAMPLE_RATE);
    if (index > 0) expect(startMs).toBe(segments[index - 1]?.endMs);
  }
  expect(segments[0]?.startMs).toBeLessThanOrEqual(1060);
  expect(segments.at(-1)?.endMs).toBeGreaterThan(50_500);
});

test('sound is heard the same in whatever pieces it comes, and never twice', () => {
  const sound = joined(quiet(1), speech(2, 0.3), quiet(0.8), speech(1.5, 0.2, 200), quiet(1), typing(1, 0.4));
  const whole = segmentsOf(sound);
  expect(whole.length).toBeGreaterThanOrEqual(2);
  const samples = pcmOf(sound);
  for (const { startMs, endMs, samples: own } of whole)
    expect(own).toEqual(samples.slice((startMs * SAMPLE_RATE) / 1000, (endMs * SAMPLE_RATE) / 1000));
  for (const [index, { startMs }] of whole.entries())
    if (index > 0) expect(startMs).toBeGreaterThanOrEqual(whole[index - 1]?.endMs ?? 0);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 20 }), (pieces) => {
      expect(segmentsOf(sound, pieces)).toEqual(whole);
    }),
    RUNS,
  );
});

test('a voice that is under way is not lost where nothing more comes', () => {
  const detector = new VoiceDetector();
  expect(detector.push(pcmOf(joined(quiet(1), speech(1, 0.3))))).toEqual([]);
  expect(detector.isSpeaking).toBe(true);
  expect(detector.flush()).toHaveLength(1);
  expect(detector.isSpeaking).toBe(false);
  expect(detector.flush()).toEqual([]);
});

describe('WAV', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(fc.int16Array({ minLength: 1, maxLength: 2000 }), (samples) => {
        expect(samplesOf(wavOf(samples))).toEqual(samples);
      }),
    );
  });

  test('of another kind, too long or cut off is none', () => {
    const bytes = wavOf(Int16Array.from({ length: 100 }, (_, index) => index));
    const changed = (at: number, value: number) =>
      Uint8Array.from(bytes, (byte, index) => (index === at ? value : byte));
    for (const [at, value] of [
      [0, 0],
      [20, 3],
      [22, 2],
      [24, 1],
      [34, 8],
      [36, 0],
      [40, 7],
    ] as const)
      expect(samplesOf(changed(at, value)), `${at}`).toBeNull();
    expect(samplesOf(bytes.subarray(0, 120))).toBeNull();
    expect(samplesOf(new Uint8Array())).toBeNull();
    expect(samplesOf(wavOf(new Int16Array(17 * SAMPLE_RATE)))).toBeNull();
  });

  test('is read from the middle of a buffer', () => {
    const bytes = wavOf(Int16Array.of(1, -2, 3));
    const around = new Uint8Array(bytes.length + 6);
    around.set(bytes, 3);
    expect(samplesOf(around.subarray(3, 3 + bytes.length))).toEqual(Int16Array.of(1, -2, 3));
  });
});
