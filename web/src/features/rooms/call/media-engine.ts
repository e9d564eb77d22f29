import type { VideoQuality } from '@prova/contract/rooms/room-fields';
import type { IceServers, Signal } from '@prova/contract/rooms/room-protocol';
import type { Level } from './quality.ts';

/** What one sends; null is nothing of its kind. */
export interface Published {
  readonly audio: MediaStreamTrack | null;
  readonly video: MediaStreamTrack | null;
  /** A shared screen, and the sound of what is shown where the browser gives it. */
  readonly screen: MediaStreamTrack | null;
  readonly screenAudio: MediaStreamTrack | null;
}

/** `weak`: much is lost or late. `none`: nothing comes through. */
export type LinkState = 'connecting' | 'good' | 'weak' | 'none';

/** What comes from somebody, and how. */
export interface Received {
  /** All streams that they send, by id: `media-state` says which of them is a screen. */
  readonly streams: readonly MediaStream[];
  readonly link: LinkState;
  readonly speaking: boolean;
}

export interface MediaStats {
  readonly peerId: string;
  /** Of the picture that arrives: its height, and how many frames of it a second. */
  readonly height: number | null;
  readonly framerate: number | null;
  /** Bits a second, both ways. */
  readonly received: number;
  readonly sent: number;
  /** Milliseconds there and back. */
  readonly roundTrip: number | null;
  readonly loss: number;
  /** Over the relay. */
  readonly relayed: boolean;
  readonly codec: string | null;
}

export interface MediaEvents {
  readonly signal: (to: string, signal: Signal) => void;
  readonly onReceived: (peerId: string, received: Received | null) => void;
  /** What is given up for now, of what one sends. @param warns more will be, if it goes on like this */
  readonly onLevel: (level: Level, warns: boolean) => void;
  /** Credentials of the relay are about to end. */
  readonly refreshServers: () => void;
}

/** How sound and pictures reach the others: each by a connection of its own (`mesh`), or over a server of media. */
export interface MediaEngine {
  /** The id of the stream in which a shared screen is sent. */
  readonly screenId: string;
  readonly publish: (published: Published) => void;
  /** Somebody to send to and receive from. @param offers this side begins */
  readonly subscribe: (peerId: string, offers: boolean) => void;
  /** Somebody has left. */
  readonly unsubscribe: (peerId: string) => void;
  readonly receive: (from: string, signal: Signal) => void;
  /** Signals travel again: what was lost of them meanwhile is said once more. @param peerIds all others that are there */
  readonly restart: (peerIds: readonly string[]) => void;
  readonly setServers: (servers: IceServers) => void;
  readonly setQuality: (quality: VideoQuality) => void;
  readonly stats: () => Promise<readonly MediaStats[]>;
  readonly close: () => void;
}
