import { expect, it, vi } from 'vitest';
import type { Call } from '../call/call.ts';
import { recorderSourceOf } from './recorder-source.ts';

const track = (kind: string) => ({ kind }) as MediaStreamTrack;
const streamOf = (id: string, audio: MediaStreamTrack | null, video: MediaStreamTrack | null) =>
  ({ id, getAudioTracks: () => (audio ? [audio] : []), getVideoTracks: () => (video ? [video] : []) }) as MediaStream;

const own = { audio: track('audio'), video: null, screen: null, screenAudio: null };
const self = { peerId: 'marta', name: 'Marta Ribeiro', role: 'host' };
const ana = { peerId: 'ana', name: 'Ana Duarte', role: 'candidate' };

function aCall() {
  const listeners = new Set<() => void>();
  let state = { self, peers: [] as object[], received: new Map(), screens: new Set<string>() };
  const call = {
    read: () => state,
    own: { published: () => own },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as Call;
  const change = (changes: Partial<typeof state>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  return { call, change };
}

it('tells cameras from screens, and of changes alone', () => {
  const { call, change } = aCall();
  const source = recorderSourceOf(call);
  const heard = vi.fn();
  const stop = source.subscribe(heard);
  const alone = source.peers();
  expect(alone).toEqual([{ ...self, isSelf: true, ...own }]);
  const [voice, face, screen, music] = [track('audio'), track('video'), track('video'), track('audio')];
  const streams = [streamOf('s', music, screen), streamOf('c', voice, face)];
  const shares = { ...ana, media: { audio: true, video: true, screen: 's' } };
  change({ peers: [shares], received: new Map([['ana', { streams, speaking: false }]]), screens: new Set(['s']) });
  expect(heard).toHaveBeenCalledTimes(1);
  const [other, me] = source.peers();
  expect(other).toEqual({ ...ana, isSelf: false, audio: voice, video: face, screen, screenAudio: music });
  expect(me).toEqual(alone[0]);
  // Somebody speaks, which is no change of what is recorded.
  const before = source.peers();
  change({ received: new Map([['ana', { streams, speaking: true }]]) });
  expect(source.peers()).toBe(before);
  expect(heard).toHaveBeenCalledTimes(1);
  // A camera that is closed shows nothing, though its track is there; a screen that was shared is no camera.
  change({ peers: [{ ...ana, media: { audio: true, video: false, screen: null } }] });
  expect(source.peers()[0]).toMatchObject({ audio: voice, video: null, screen: null, screenAudio: null });
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  change({ peers: [] });
  expect(heard).toHaveBeenCalledTimes(2);
});
