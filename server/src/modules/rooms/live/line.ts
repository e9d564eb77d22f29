import type { JoinRoom, ServerFrames } from '@prova/contract/rooms/room-protocol';
import type { Ctx } from '../../../platform/context.ts';
import type { SocketActor } from '../../../platform/realtime/connection.ts';

export type EndReason = ServerFrames['room-ended']['reason'];

/** A socket, as a room talks to it. */
export interface Line {
  /** Who has been shown by a token; null: nobody. */
  readonly actor: SocketActor | null;
  /** Of the actor; null without one. */
  context(): Ctx | null;
  /** What knocks are counted by. */
  readonly network: string;
  /** @param re the number of the frame that it answers */
  deliver<Type extends keyof ServerFrames>(type: Type, data: ServerFrames[Type], re?: number): void;
  /** Says why, and closes for good. */
  end(reason: EndReason): void;
  /** Closes; the room has forgotten it already. */
  drop(code: number): void;
  /** Asks again who it is, and what they may. */
  recheck(): void;
}

/** A request to come in, with the number of its frame. */
export interface Asked {
  readonly join: JoinRoom;
  readonly re: number | undefined;
}
