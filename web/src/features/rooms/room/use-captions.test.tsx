import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { joined, noise, speech } from '../../../../../contract/test/sounds.ts';
import { stubSound } from '../../../../test/fake-sound.ts';
import { ApiError } from '../../../lib/api-error.ts';
import type { SpeechLanguage } from '../../../lib/speech/recognition.ts';
import type { Call } from '../call/call.ts';
import { useCaptions } from './use-captions.ts';

const phrase = joined(noise(0.5, 0.001), speech(2, 0.3), noise(1, 0.001));
/** Somebody is in the middle of it. */
const begun = joined(noise(0.5, 0.001), speech(2, 0.3));

const transcribe = vi.fn<Call['transcribe']>();
const caption = vi.fn<Call['caption']>();
let sound: ReturnType<typeof stubSound>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  sound = stubSound();
  transcribe.mockResolvedValue('palavras');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

interface Given {
  readonly language?: SpeechLanguage;
  readonly track?: MediaStreamTrack | null;
  readonly service?: string | null;
}

const newTrack = () => sound.newTrack() as unknown as MediaStreamTrack;
const passes = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

/** Somebody who has agreed, and is listened to. */
async function captioned() {
  const call = { transcribe, caption, clock: () => performance.now() } as unknown as Call;
  const track = newTrack();
  let renders = 0;
  const hook = renderHook(
    (given: Given) => {
      renders += 1;
      return useCaptions(call, { language: 'pt-BR', track, service: 'ouvinte-1', ...given });
    },
    { initialProps: {} as Given },
  );
  await passes(10);
  act(() => hook.result.current.start());
  await listened(1);
  return { ...hook, renders: () => renders };
}

/** So many microphones are open. */
async function listened(count: number) {
  await vi.waitFor(() => expect(sound.state.contexts).toBe(count));
  await passes(0);
}

describe('who takes back their yes', () => {
  it('has nothing sent of what they were saying', async () => {
    const { result } = await captioned();
    sound.hears(begun);
    act(() => result.current.stop());
    await passes(5000);
    expect(transcribe).not.toHaveBeenCalled();
    expect([result.current.on, result.current.consent, sound.state.contexts]).toEqual([false, false, 0]);
  });

  it('is not captioned with what comes later', async () => {
    let answer: (text: string) => void = () => undefined;
    transcribe.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const { result } = await captioned();
    sound.hears(joined(phrase, phrase));
    act(() => result.current.stop());
    await act(async () => answer('tarde'));
    await passes(5000);
    expect(transcribe).toHaveBeenCalledTimes(1);
    expect(caption).not.toHaveBeenCalled();
  });

  it('has nothing sent again of what they said before they closed their microphone', async () => {
    transcribe.mockRejectedValue(new ApiError({ code: 'VOICE_SERVICE_BUSY', message: '', status: 503 }));
    const { result, rerender } = await captioned();
    sound.hears(joined(phrase, phrase));
    rerender({ track: null });
    await passes(0);
    act(() => result.current.stop());
    await passes(120_000);
    expect(transcribe).toHaveBeenCalledTimes(1);
    expect(result.current.failure).toBeNull();
  });
});

it('who leaves has nothing more sent', async () => {
  const { unmount } = await captioned();
  sound.hears(begun);
  unmount();
  await passes(5000);
  expect(transcribe).not.toHaveBeenCalled();
  expect(sound.state.contexts).toBe(0);
});

describe('what was said is captioned all the same', () => {
  it('where the microphone is closed', async () => {
    const { rerender } = await captioned();
    sound.hears(begun);
    rerender({ track: null });
    await passes(1000);
    expect(caption).toHaveBeenCalledWith(expect.objectContaining({ text: 'palavras', provider: 'service' }));
  });

  it('where another microphone is chosen', async () => {
    const { rerender } = await captioned();
    sound.hears(begun);
    rerender({ track: newTrack() });
    await passes(1000);
    expect(caption).toHaveBeenCalledTimes(1);
    await listened(1);
  });

  it('in the language in which it was said, where that changes', async () => {
    const { rerender } = await captioned();
    sound.hears(begun);
    rerender({ language: 'en-US' });
    await passes(1000);
    expect(caption).toHaveBeenCalledWith(expect.objectContaining({ text: 'palavras', lang: 'pt-BR' }));
  });
});

describe('a yes', () => {
  it('is to one service: another is asked for anew, and hears nothing before', async () => {
    const { result, rerender } = await captioned();
    sound.hears(begun);
    rerender({ service: 'ouvinte-2' });
    await passes(5000);
    expect([result.current.on, result.current.consent, result.current.hearing]).toEqual([false, undefined, 'service']);
    expect(transcribe).not.toHaveBeenCalled();
    act(() => result.current.start());
    await listened(1);
    expect(result.current.on).toBe(true);
  });

  it('is to one who hears: nobody hears another language before it is known who would', async () => {
    const asked: string[] = [];
    const available = async ({ langs }: { langs: string[] }) => {
      asked.push(...langs);
      return langs[0] === 'pt-BR' ? 'unavailable' : 'available';
    };
    vi.stubGlobal('SpeechRecognition', Object.assign(vi.fn(), { available }));
    const { result, rerender } = await captioned();
    rerender({ language: 'en-US' });
    expect([result.current.hearing, result.current.on]).toEqual([undefined, false]);
    await passes(10);
    expect([result.current.hearing, result.current.consent, sound.state.contexts]).toEqual(['device', undefined, 0]);
    expect(asked).toEqual(['pt-BR', 'en-US']);
  });
});

it('what has failed in one language is tried in another', async () => {
  transcribe.mockRejectedValueOnce(new ApiError({ code: 'VOICE_SERVICE_OFF', message: '', status: 409 }));
  const { result, rerender } = await captioned();
  sound.hears(phrase);
  await passes(0);
  expect([result.current.failure, result.current.on]).toEqual(['service', false]);
  rerender({ language: 'en-US' });
  await passes(10);
  expect([result.current.failure, result.current.on]).toEqual([null, true]);
  rerender({ language: 'pt-BR' });
  await passes(10);
  expect([result.current.failure, result.current.on]).toEqual([null, true]);
});

it('a service that is slow is reported each second, once it is late', async () => {
  transcribe.mockImplementation(() => new Promise(() => undefined));
  const { result, renders } = await captioned();
  sound.hears(phrase);
  await passes(1000);
  const before = renders();
  await passes(2500);
  expect([result.current.lagSeconds, renders()]).toEqual([0, before]);
  await passes(6500);
  expect(result.current.lagSeconds).toBeGreaterThanOrEqual(9);
  expect(renders() - before).toBeLessThanOrEqual(7);
  act(() => result.current.stop());
  expect(result.current.lagSeconds).toBe(0);
});
