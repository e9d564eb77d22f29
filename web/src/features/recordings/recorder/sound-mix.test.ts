import { afterEach, expect, test, vi } from 'vitest';
import { createSoundMix } from './sound-mix.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('what the browser refuses to mix is tried again with the next change', () => {
  const createMediaStreamSource = vi.fn((_: MediaStream) => ({ connect: vi.fn(), disconnect: vi.fn() }));
  const node = () => ({ connect: vi.fn(), disconnect: vi.fn(), start: vi.fn(), offset: { value: 1 } });
  vi.stubGlobal('MediaStream', class {});
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'running';
      createMediaStreamSource = createMediaStreamSource;
      createConstantSource = node;
      createMediaStreamDestination = () => ({ ...node(), stream: { getAudioTracks: () => [{}] } });
    },
  );
  const mix = createSoundMix();
  const heard = { voice: { readyState: 'live' } as MediaStreamTrack, screen: null };
  createMediaStreamSource.mockImplementationOnce(() => {
    throw new DOMException('rates differ', 'NotSupportedError');
  });
  expect(() => mix.hear('ana', heard)).toThrow('rates differ');
  mix.hear('ana', heard);
  mix.hear('ana', heard);
  expect(createMediaStreamSource).toHaveBeenCalledTimes(2);
});
