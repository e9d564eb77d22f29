import type { ProtocolError } from '@prova/contract/rooms/room-protocol';

/** What may be answered otherwise in a while, though the same is asked. */
const RETRYABLE: readonly ProtocolError[] = [
  'ROOM_FULL',
  'DOOR_FULL',
  'ROOM_LOCKED',
  'TOO_MANY_KNOCKS',
  'SEAT_TAKEN',
  'SERVER_ERROR',
];

/** Why a frame is not followed, as its sender is told. */
export class Refusal extends Error {
  readonly code: ProtocolError;

  constructor(code: ProtocolError) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
  }

  get retryable(): boolean {
    return RETRYABLE.includes(this.code);
  }
}

/** The room is held by another process: the socket belongs there. */
export class HeldElsewhere extends Error {}
