import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RecordedPeer } from '../../rooms/components/room-recorder.ts';
import { keepTrack } from './keep-track.ts';
import { formatOf } from './recorded-format.ts';
import { type Recorder, startRecorder } from './recorder.ts';
import { createSoundMix, type SoundMix } from './sound-mix.ts';
import { takeUnsent } from './take-unsent.ts';

vi.mock('./keep-track.ts');
vi.mock('./recorded-format.ts');
vi.mock('./sound-mix.ts');
vi.mock('./take-unsent.ts');

const track = { readyState: 'live', kind: 'audio' } as MediaStreamTrack;
const peer = (peerId: string): RecordedPeer => ({
  peerId,
  name: peerId,
  role: 'host',
  isSelf: false,
  audio: track,
  video: null,
  screen: null,
  screenAudio: null,
});
const hear = vi.fn<SoundMix['hear']>();
const stopTrack = vi.fn(async () => undefined);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  hear.mockReset();
  stopTrack.mockClear();
  vi.mocked(keepTrack).mockReset().mockReturnValue({ stop: stopTrack });
  vi.mocked(formatOf).mockReturnValue({ codecs: 'audio/webm', mimeType: 'audio/webm' });
  vi.mocked(takeUnsent)
    .mockReset()
    .mockResolvedValue({ people: [], bytes: 0, release: () => undefined });
  vi.mocked(createSoundMix).mockReturnValue({
    track,
    trackOf: () => track,
    hear,
    keepOnly: () => undefined,
    close: () => undefined,
  });
});

const started: Recorder[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map(({ stop }) => stop()));
});

async function recording(peerIds: readonly string[]) {
  let peers = peerIds.map(peer);
  const listeners = new Set<() => void>();
  const recorder = startRecorder({
    recordingId: 'r',
    userId: 'marta',
    picture: false,
    startedAt: Date.now(),
    clockOffset: 0,
    source: {
      peers: () => peers,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  });
  started.push(recorder);
  await vi.waitFor(() => expect(recorder.read().state).toBe('recording'));
  const change = (ids: readonly string[]) => {
    peers = ids.map(peer);
    for (const listener of listeners) listener();
  };
  return { recorder, change, kept: () => vi.mocked(keepTrack).mock.calls.map(([{ peerId }]) => peerId) };
}

test('it stops at once, however long it takes to count what an earlier page has left', async () => {
  const counted = Promise.withResolvers<Awaited<ReturnType<typeof takeUnsent>>>();
  vi.mocked(takeUnsent).mockReturnValue(counted.promise);
  const { recorder } = await recording(['ana']);
  const stopped = recorder.stop();
  await vi.waitFor(() => expect(stopTrack).toHaveBeenCalledTimes(2));
  expect(recorder.read().state).toBe('uploading');
  counted.resolve({ people: [], bytes: 0, release: () => undefined });
  await stopped;
  expect(recorder.read().state).toBe('completed');
});

test('somebody whose sound fails keeps nobody else from being recorded, and is tried again', async () => {
  hear.mockImplementationOnce(() => {
    throw new DOMException('rates differ', 'NotSupportedError');
  });
  const { recorder, change, kept } = await recording(['ana', 'joao']);
  expect(kept()).toEqual([null, 'joao']);
  expect(recorder.read().problem).toEqual({ operation: 'recording', why: 'failed' });
  change(['ana', 'joao']);
  expect(kept()).toEqual([null, 'joao', 'ana']);
});

test('a problem goes with whoever it is about, and what is lost is lost once', async () => {
  hear.mockImplementation(() => {
    throw new Error('no sound');
  });
  const { recorder, change } = await recording(['ana']);
  expect(recorder.read().problem).not.toBeNull();
  hear.mockReset();
  change(['joao']);
  change(['joao']);
  for (const [, { onLost }] of vi.mocked(keepTrack).mock.calls) onLost(2000);
  expect(keepTrack).toHaveBeenCalledTimes(2);
  expect(recorder.read()).toMatchObject({ problem: null, lostMs: 2000 });
});
