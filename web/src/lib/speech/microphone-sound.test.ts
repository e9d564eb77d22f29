import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubSound } from '../../../test/fake-sound.ts';
import { setVisibility } from '../../../test/visibility.ts';
import { listenByService } from './listen-by-service.ts';

const onFailure = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  onFailure.mockReset();
});

const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

function begin(given: Parameters<typeof stubSound>[0] = {}) {
  const sound = stubSound(given);
  const service = { track: null, transcribe: async () => 'palavras' };
  const stop = listenByService({ language: 'pt-BR', service }, { onHeard: vi.fn(), onFailure });
  return { ...sound, stop, isOpen: () => sound.state.contexts > 0 || sound.tracks.some(({ stopped }) => !stopped) };
}

describe('a microphone is closed', () => {
  it('where sound never begins to run', async () => {
    const { stop, isOpen } = begin({ isHeldBack: true });
    await passes(100);
    stop();
    expect([isOpen(), vi.getTimerCount()]).toEqual([false, 0]);
  });

  it('where the code that listens does not come', async () => {
    const refuse = () => Promise.reject(new DOMException('Unable to load', 'AbortError'));
    const { isOpen } = begin({ addModule: refuse });
    await passes(100);
    expect([isOpen(), vi.getTimerCount()]).toEqual([false, 0]);
    // It may come another time.
    expect(onFailure.mock.calls).toEqual([['network']]);
  });

  it('at once, where that code is still on its way', async () => {
    const { stop, isOpen } = begin({ addModule: () => new Promise(() => undefined) });
    await passes(100);
    expect(isOpen()).toBe(true);
    stop();
    expect(isOpen()).toBe(false);
  });

  it('where somebody allows it after they have gone', async () => {
    const { stop, isOpen, state } = begin();
    stop();
    await passes(100);
    expect([state.asked, isOpen()]).toEqual([1, false]);
    expect(onFailure).not.toHaveBeenCalled();
  });
});

describe('sound that is held back', () => {
  it('runs after a press', async () => {
    const { contexts, stop } = begin({ isHeldBack: true });
    await passes(5000);
    for (const context of contexts) context.isHeldBack = false;
    dispatchEvent(new Event('pointerdown'));
    await passes(30_000);
    expect(onFailure).not.toHaveBeenCalled();
    stop();
  });

  it('by a call on the phone goes on when the page is seen again', async () => {
    const { contexts, stop } = begin();
    await passes(100);
    const [context] = contexts;
    if (!context) throw new Error('Nobody listens');
    const resume = vi.spyOn(context as unknown as AudioContext, 'resume').mockRejectedValue(new DOMException());
    setVisibility('hidden');
    context.becomes('interrupted');
    await passes(60_000);
    expect(onFailure).not.toHaveBeenCalled();
    resume.mockImplementation(async () => context.becomes('running'));
    setVisibility('visible');
    await passes(60_000);
    expect(onFailure).not.toHaveBeenCalled();
    stop();
  });

  it('for good is said to be', async () => {
    const { isOpen } = begin({ isHeldBack: true });
    await passes(11_000);
    expect(onFailure.mock.calls).toEqual([['denied']]);
    expect([isOpen(), vi.getTimerCount()]).toEqual([false, 0]);
  });
});
