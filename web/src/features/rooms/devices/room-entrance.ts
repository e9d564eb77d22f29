import type { AccessType } from '@prova/contract/rooms/room-fields';
import type { DeviceChoice } from './device-choice.ts';

/** With what somebody comes from the entry into the room's screen. */
export interface RoomEntrance {
  readonly code: string;
  readonly accessType: AccessType;
  readonly name: string;
  /** The secret of the candidate's link. Null: the session's own token counts, where there is one, read when it is needed. */
  readonly accessToken: string | null;
  readonly choice: DeviceChoice;
  /** Camera and microphone as they were opened; it belongs to the room from here on. Null: nothing is sent. */
  readonly stream: MediaStream | null;
  readonly consentVersion: string;
  /** Back to the entry, when they leave or are at an end; the room has stopped the stream by then. */
  readonly onLeave: () => void;
}
