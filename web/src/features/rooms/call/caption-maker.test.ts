import type { CaptionSegment } from '@prova/contract/rooms/room-protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { joined, noise, speech } from '../../../../../contract/test/sounds.ts';
import { stubSound } from '../../../../test/fake-sound.ts';
import { recognise } from './caption-maker.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says of what a service wrote down late when it was said, and that it was a service', async () => {
  const sound = stubSound();
  const segments: CaptionSegment[] = [];
  let answer: (text: string) => void = () => undefined;
  const stop = recognise(
    {
      language: 'pt-BR',
      hearing: 'service',
      service: {
        track: sound.newTrack() as unknown as MediaStreamTrack,
        transcribe: () => new Promise((resolve) => (answer = resolve)),
      },
      clock: () => performance.now(),
    },
    { onSegment: (segment) => segments.push(segment), onFailure: vi.fn() },
  );
  await vi.waitFor(() => expect(sound.state.contexts).toBe(1));
  await vi.advanceTimersByTimeAsync(20_000);
  const heardAt = performance.now();
  sound.hears(joined(noise(0.5, 0.001), speech(2, 0.3), noise(1, 0.001)));
  // Whoever closes their microphone has said what they said.
  stop(true);
  await vi.advanceTimersByTimeAsync(9_000);
  answer(' Usei filas. '.trim());
  await vi.advanceTimersByTimeAsync(0);
  expect(segments).toEqual([
    expect.objectContaining({ text: 'Usei filas.', rev: 0, final: true, provider: 'service', confidence: null }),
  ]);
  const [{ startMs, endMs } = { startMs: 0, endMs: 0 }] = segments;
  expect(endMs).toBeLessThanOrEqual(heardAt);
  expect(endMs).toBeGreaterThan(heardAt - 1000);
  expect(endMs - startMs).toBeGreaterThan(2000);
  expect(endMs - startMs).toBeLessThan(3200);
});
