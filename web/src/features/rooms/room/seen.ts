import type { CallState } from '../call/call-state.ts';
import type { Seen } from './tile.tsx';

/** Everybody in the room as the stage shows them, oneself last. */
export function peopleSeen({ peers, received, screens, self, own }: CallState): readonly Seen[] {
  const others = peers.map((peer): Seen => {
    const from = received.get(peer.peerId);
    const camera = from?.streams.find((stream) => !screens.has(stream.id) && hasPicture(stream));
    return {
      id: peer.peerId,
      name: peer.name,
      role: peer.role,
      own: false,
      picture: peer.media.video && camera ? camera : null,
      audio: peer.media.audio,
      speaking: peer.media.audio && (from?.speaking ?? false),
      link: peer.lost && from?.link !== 'good' && from?.link !== 'weak' ? 'lost' : (from?.link ?? 'connecting'),
    };
  });
  if (!self) return others;
  return [
    ...others,
    {
      id: self.peerId,
      name: self.name,
      role: self.role,
      own: true,
      picture: own.picture,
      audio: own.audio,
      speaking: own.speaking,
      link: 'good',
    },
  ];
}

const hasPicture = (stream: MediaStream) => stream.getVideoTracks().length > 0;

export interface SharedScreen {
  readonly stream: MediaStream;
  readonly name: string;
  readonly own: boolean;
}

/** The screen that is shown to all, if one is; another's before one's own, which one sees anyway. */
export function screenSeen({ peers, received, own }: CallState): SharedScreen | null {
  for (const { peerId, name, media } of peers) {
    const stream = received.get(peerId)?.streams.find(({ id }) => id === media.screen);
    if (stream) return { stream, name, own: false };
  }
  return own.screen ? { stream: own.screen, name: '', own: true } : null;
}
