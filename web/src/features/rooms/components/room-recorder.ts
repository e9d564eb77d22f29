import type { PeerRole } from '@prova/contract/rooms/room-fields';
import { defineSlot } from '../../../lib/slots.tsx';

/** Somebody inside, with what is heard and seen of them at this moment; null is nothing of its kind. */
export interface RecordedPeer {
  readonly peerId: string;
  readonly name: string;
  readonly role: PeerRole;
  readonly isSelf: boolean;
  readonly audio: MediaStreamTrack | null;
  readonly video: MediaStreamTrack | null;
  readonly screen: MediaStreamTrack | null;
  /** The sound of what is shown on the screen, where the browser gives it. */
  readonly screenAudio: MediaStreamTrack | null;
}

/** Everybody who is recorded, oneself among them, and every change: of people, devices and screens. */
export interface RecorderSource {
  /** The same array until something has changed. */
  readonly peers: () => readonly RecordedPeer[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** What everybody has agreed to, and this browser records. */
export interface RecordedRoom {
  readonly recordingId: string;
  /** Whether it has a picture, or sound alone. */
  readonly picture: boolean;
  /** By the server's clock. */
  readonly startedAt: string;
}

/**
 * Records in the browser of whoever asked, sends it to the server, and says how that stands in its own words. It stands on top of the
 * room from the moment in which this browser is to record for the first time until the page is left, also when the room is over.
 */
export const roomRecorderSlot = defineSlot<{
  /** What is to be recorded now; null: what was recorded has ended, and is sent to its end. */
  readonly recording: RecordedRoom | null;
  readonly source: RecorderSource;
  /** What it is a recording of, for what is said of it later. */
  readonly title: string | null;
  /** By how much the clock of this computer differs from the server's, in milliseconds. */
  readonly clockOffset: number;
}>();
