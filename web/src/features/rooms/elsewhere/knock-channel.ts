import type { WaitingPerson } from '@prova/contract/rooms/room-protocol';

/**
 * What a room and the other tabs of the same browser tell each other over a `BroadcastChannel`. Nothing of it leaves the browser.
 * Both sides name the channel themselves, since what they shared visitors would load with the signed-in client; a test compares.
 */
export type KnockMessage =
  /** From the host's room: all who wait at its door now. */
  | { readonly type: 'waiting'; readonly code: string; readonly people: readonly WaitingPerson[] }
  /** From another tab. */
  | { readonly type: 'admit'; readonly code: string; readonly requestId: string }
  /** From a tab that has only been opened: who waits? */
  | { readonly type: 'ask' };
