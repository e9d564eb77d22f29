import type { Call } from '../call/call.ts';
import type { RecordedPeer, RecorderSource } from '../components/room-recorder.ts';

/** What a recorder hears and sees of a call. */
export function recorderSourceOf(call: Call): RecorderSource {
  let shown: readonly RecordedPeer[] = [];
  const peers = () => {
    const now = peersOf(call);
    // A call changes many times a second, with whoever speaks.
    if (!isSame(shown, now)) shown = now;
    return shown;
  };
  return {
    peers,
    subscribe: (listener) => {
      let heard = peers();
      return call.subscribe(() => {
        const now = peers();
        if (now === heard) return;
        heard = now;
        listener();
      });
    },
  };
}

function peersOf({ read, own }: Call): RecordedPeer[] {
  const { self, peers, received, screens } = read();
  const others = peers.map(({ peerId, name, role, media }): RecordedPeer => {
    const streams = received.get(peerId)?.streams ?? [];
    const cameras = streams.filter(({ id }) => !screens.has(id));
    const shared = streams.find(({ id }) => id === media.screen);
    return {
      ...{ peerId, name, role, isSelf: false },
      audio: cameras.flatMap((stream) => stream.getAudioTracks())[0] ?? null,
      // Whoever has closed the camera may still have a track, which shows nothing.
      video: media.video ? (cameras.flatMap((stream) => stream.getVideoTracks())[0] ?? null) : null,
      screen: shared?.getVideoTracks()[0] ?? null,
      screenAudio: shared?.getAudioTracks()[0] ?? null,
    };
  });
  if (!self) return others;
  const { peerId, name, role } = self;
  return [...others, { peerId, name, role, isSelf: true, ...own.published() }];
}

const FIELDS = ['peerId', 'name', 'role', 'audio', 'video', 'screen', 'screenAudio'] as const;

const isSame = (one: readonly RecordedPeer[], other: readonly RecordedPeer[]): boolean =>
  one.length === other.length &&
  one.every((peer, index) => FIELDS.every((field) => peer[field] === other[index]?.[field]));
