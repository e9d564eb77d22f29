import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usePlayer } from './use-player.ts';

const segment = (id: string, signed: number, offsetMs = 0) => ({
  ...{ id, offsetMs, durationMs: 10_000, bytes: 1, mimeType: 'video/webm' },
  ...{ url: `/files/${id}?sig=${signed}`, downloadUrl: null },
});

function player(segments = [segment('a', 1), segment('b', 1, 10_000)]) {
  const renew = vi.fn(async () => segments.map(({ id, offsetMs }) => segment(id, 2, offsetMs)));
  const hook = renderHook(({ segments }) => usePlayer({ segments, urlExpiresAt: null }, renew), {
    initialProps: { segments },
  });
  const video = document.createElement('video');
  vi.spyOn(video, 'play').mockResolvedValue();
  act(() => hook.result.current.video(video));
  return { ...hook, renew, video };
}

test('what is loaded again does not touch what plays, also where an earlier segment has arrived', () => {
  const { result, rerender } = player();
  act(() => result.current.open(1));
  expect(result.current.src).toBe('/files/b?sig=1');
  rerender({ segments: [segment('a', 3), segment('late', 3, 5_000), segment('b', 3, 10_000)] });
  expect(result.current.src).toBe('/files/b?sig=1');
  expect(result.current.segment).toBe(2);
});

test('an address that has ended is renewed at the same second, once; what fails again is said', async () => {
  const { result, renew, video } = player();
  video.currentTime = 4;
  await act(async () => result.current.events.onError());
  expect(result.current.src).toBe('/files/a?sig=2');
  video.currentTime = 0;
  act(() => result.current.events.onLoadedMetadata());
  expect(video.currentTime).toBe(4);
  await act(async () => result.current.events.onError());
  expect(renew).toHaveBeenCalledTimes(1);
  expect(result.current.failed).toBe(true);
});

test('who may not see it any more is told, and may try again', async () => {
  const { result, renew } = player();
  renew.mockRejectedValueOnce(new Error('404'));
  await act(async () => result.current.events.onError());
  expect(result.current.failed).toBe(true);
  await act(() => result.current.retry());
  expect(result.current).toMatchObject({ failed: false, src: '/files/a?sig=2' });
});

test('one segment follows the other, and a line is played where it is', () => {
  const { result, video } = player();
  act(() => result.current.events.onEnded());
  expect(result.current).toMatchObject({ segment: 1, src: '/files/b?sig=1' });
  act(() => result.current.events.onLoadedMetadata());
  act(() => result.current.seek(12_500));
  expect(video.currentTime).toBe(2.5);
  act(() => result.current.seek(3_000));
  expect(result.current.src).toBe('/files/a?sig=1');
  act(() => result.current.events.onLoadedMetadata());
  expect(video.currentTime).toBe(3);
});
