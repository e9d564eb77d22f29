import { samplesOf } from '@prova/contract/interviews/wav';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { joined, noise, pcmOf, speech, typing } from '../../../../contract/test/sounds.ts';
import { stubSound } from '../../../test/fake-sound.ts';
import { ApiError } from '../api-error.ts';
import { listenByService } from './listen-by-service.ts';
import type { Heard, Pending } from './listening.ts';
import { Resampler } from './resampler.ts';

const quiet = (seconds: number) => noise(seconds, 0.001);
const phrase = (seed: number) => joined(quiet(0.5), speech(1.2, 0.3, 120, seed), quiet(1));
const failing = (code: ApiError['code'], status: number) => new ApiError({ code, message: code, status });

const heard: Heard[] = [];
const pending: Pending[] = [];
const onFailure = vi.fn();
const events = {
  onHeard: (each: Heard) => heard.push(each),
  onFailure,
  onPending: (each: Pending) => pending.push(each),
};
let transcribe = vi.fn<(sound: Blob) => Promise<string>>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  heard.length = 0;
  pending.length = 0;
  let count = 0;
  transcribe = vi.fn(async () => {
    count += 1;
    return `frase ${count}`;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  onFailure.mockReset();
});

const settled = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);
async function begin(given: Parameters<typeof stubSound>[0] = {}) {
  const sound = stubSound(given);
  const stop = listenByService(
    { language: 'pt-BR', service: { track: null, transcribe: (blob) => transcribe(blob) } },
    events,
  );
  await settled();
  return { ...sound, stop };
}

describe('a microphone', () => {
  it('that hears a minute of silence and of keys sends nothing to anybody', async () => {
    const { hears } = await begin();
    hears(quiet(60));
    hears(typing(20, 0.5));
    await settled(5000);
    expect(transcribe).not.toHaveBeenCalled();
    expect(heard).toEqual([]);
  });

  it('that hears voices has them written down, one after the other, as they were said', async () => {
    const { hears } = await begin();
    hears(phrase(1));
    await settled(3000);
    hears(phrase(2));
    await settled();
    expect(heard.map(({ key, text, isFinal, confidence }) => [key, text, isFinal, confidence])).toEqual([
      ['1', 'frase 1', true, null],
      ['2', 'frase 2', true, null],
    ]);
    const [first] = transcribe.mock.calls[0] ?? [];
    const samples = samplesOf(new Uint8Array((await first?.arrayBuffer()) ?? new ArrayBuffer(0)));
    expect(first?.type).toBe('audio/wav');
    const [from, to] = [heard[0]?.said?.from ?? 0, heard[0]?.said?.to ?? 0];
    expect((to - from) / 1000).toBeCloseTo((samples?.length ?? 0) / 16_000);
    expect((heard[1]?.said?.from ?? 0) - to).toBeGreaterThan(1000);
  });

  it('of another rate is heard the same', async () => {
    const { hears, state } = await begin({ rate: 48_000 });
    const slow = phrase(1);
    hears(Float64Array.from({ length: slow.length * 3 }, (_, index) => slow[Math.floor(index / 3)] ?? 0));
    await settled();
    expect(heard).toHaveLength(1);
    expect(state.contexts).toBe(1);
  });

  it.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'denied'],
    ['NotReadableError', 'denied'],
    ['TypeError', 'unsupported'],
  ])('that cannot be had (%s) is said to be %s', async (refusal, why) => {
    await begin({ refusal });
    expect(onFailure.mock.calls).toEqual([[why]]);
  });

  it('of somebody else is copied, and left as it is', async () => {
    const sound = stubSound();
    const track = sound.newTrack();
    const service = { track: track as unknown as MediaStreamTrack, transcribe: (blob: Blob) => transcribe(blob) };
    const stop = listenByService({ language: 'pt-BR', service }, events);
    await settled();
    stop();
    expect(sound.state).toEqual({ contexts: 0, asked: 0 });
    expect(sound.tracks.map(({ stopped }) => stopped)).toEqual([false, true]);
  });

  it('that is pulled out ends it, and what was said is written down all the same', async () => {
    const { hears, tracks } = await begin();
    hears(joined(quiet(0.5), speech(1.2, 0.3)));
    tracks[0]?.onended?.();
    await settled();
    expect(heard.map(({ text }) => text)).toEqual(['frase 1']);
    expect(onFailure.mock.calls).toEqual([['denied']]);
  });
});

it('a microphone of somebody else that is pulled out is no failure: another may follow', async () => {
  const sound = stubSound();
  const service = {
    track: sound.newTrack() as unknown as MediaStreamTrack,
    transcribe: (blob: Blob) => transcribe(blob),
  };
  listenByService({ language: 'pt-BR', service }, events);
  await settled();
  sound.hears(joined(quiet(0.5), speech(1.2, 0.3)));
  sound.tracks[1]?.onended?.();
  await settled(1000);
  expect(heard.map(({ text }) => text)).toEqual(['frase 1']);
  expect(onFailure).not.toHaveBeenCalled();
  expect([sound.state.contexts, vi.getTimerCount()]).toEqual([0, 0]);
});

describe('whoever stops listening', () => {
  it('hears nothing more', async () => {
    let answer: (text: string) => void = () => undefined;
    transcribe.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const { hears, stop, state, tracks } = await begin();
    hears(phrase(1));
    stop();
    answer('tarde');
    hears(phrase(2));
    await settled(10_000);
    expect(heard).toEqual([]);
    expect([state.contexts, tracks[0]?.stopped, vi.getTimerCount()]).toEqual([0, true, 0]);
  });

  it('and finishes has written down what was under way', async () => {
    const { hears, stop, state } = await begin();
    hears(joined(quiet(0.5), speech(1.2, 0.3)));
    expect(heard).toEqual([]);
    stop(true);
    await settled(1000);
    expect(heard.map(({ text }) => text)).toEqual(['frase 1']);
    expect([state.contexts, vi.getTimerCount()]).toEqual([0, 0]);
  });
});

describe('whoever stops after all what was still being written down', () => {
  it.each([
    ['by stopping to listen', ({ stop }: Awaited<ReturnType<typeof begin>>) => stop(true)],
    ['by pulling out the microphone', ({ tracks }: Awaited<ReturnType<typeof begin>>) => tracks[0]?.onended?.()],
  ])('%s first, is told nothing more', async (_, finish) => {
    let answer: (text: string) => void = () => undefined;
    transcribe.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const listening = await begin();
    listening.hears(joined(quiet(0.5), speech(1.2, 0.3)));
    finish(listening);
    await settled(1000);
    expect(pending.at(-1)?.waitedMs).toBeGreaterThan(0);
    listening.stop();
    expect(pending.at(-1)).toEqual({ isSpeaking: false, waitedMs: 0 });
    answer('tarde');
    await settled(10_000);
    expect(heard).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a service', () => {
  it('that is slow is waited for, which is told, and nothing is lost or changes places', async () => {
    const answers: ((text: string) => void)[] = [];
    transcribe.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    const { hears } = await begin();
    hears(phrase(1));
    hears(phrase(2));
    await settled(6000);
    expect(pending.at(-1)?.waitedMs).toBeGreaterThan(6000);
    expect(answers).toHaveLength(1);
    answers[0]?.('um');
    await settled();
    answers[1]?.('dois');
    await settled(1000);
    expect(heard.map(({ text }) => text)).toEqual(['um', 'dois']);
    expect(pending.at(-1)).toEqual({ isSpeaking: false, waitedMs: 0 });
  });

  it('that hears no words gives none', async () => {
    transcribe.mockResolvedValue('');
    const { hears } = await begin();
    hears(phrase(1));
    await settled();
    expect(transcribe).toHaveBeenCalledTimes(1);
    expect(heard).toEqual([]);
  });

  it.each([
    ['has too much to do', failing('VOICE_SERVICE_BUSY', 503)],
    ['is asked too often', failing('TOO_MANY_REQUESTS', 429)],
    ['cannot be reached', failing('NO_CONNECTION', 0)],
    ['stands behind a gateway that fails', failing('INTERNAL_ERROR', 502)],
  ])('that %s is asked again, in the same order', async (_, error) => {
    transcribe.mockRejectedValueOnce(error).mockRejectedValueOnce(error);
    const { hears } = await begin();
    hears(phrase(1));
    hears(phrase(2));
    await settled(3500);
    expect(heard.map(({ text }) => text)).toEqual(['frase 1', 'frase 2']);
    const sounds = transcribe.mock.calls.map(([sound]) => sound);
    expect(new Set(sounds.slice(0, 3)).size).toBe(1);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('that stays away is given up, and said to be', async () => {
    transcribe.mockRejectedValue(failing('VOICE_SERVICE_BUSY', 503));
    const { hears, state } = await begin();
    hears(phrase(1));
    await settled(120_000);
    expect(onFailure.mock.calls).toEqual([['network']]);
    expect([state.contexts, vi.getTimerCount()]).toEqual([0, 0]);
  });

  it('that has heard as much as it may today is not asked again', async () => {
    transcribe.mockRejectedValue(failing('VOICE_SERVICE_OFF', 409));
    const { hears } = await begin();
    hears(phrase(1));
    await settled();
    expect(onFailure.mock.calls).toEqual([['service']]);
    expect(transcribe).toHaveBeenCalledTimes(1);
  });
});

it('sound of any rate is as long, and as loud, in whatever blocks it comes', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(8000, 16_000, 22_050, 44_100, 48_000, 96_000),
      fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 30 }),
      (rate, blocks) => {
        const resampler = new Resampler(rate);
        const samples = blocks.flatMap((length) => [...resampler.push(new Float32Array(length).fill(0.5))]);
        const given = blocks.reduce((sum, length) => sum + length, 0);
        expect(Math.abs(samples.length - (given * 16_000) / rate)).toBeLessThanOrEqual(1);
        for (const sample of samples) expect(Math.abs(sample - 16_384)).toBeLessThanOrEqual(1);
      },
    ),
  );
  const same = Float32Array.from(pcmOf(speech(0.5, 0.3)), (sample) => sample / 32_767);
  expect(new Resampler(16_000).push(same)).toEqual(pcmOf(speech(0.5, 0.3)));
});
