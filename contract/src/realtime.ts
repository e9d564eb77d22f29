/**
 * What travels over the socket `/ws/notifications`: text frames of JSON, `{ type, data }`. Imports nothing, so that any
 * page may import it.
 *
 * The client
 * 1. opens the socket (nothing secret in the address) and sends `hello` with its access token within 10 s;
 * 2. on `connected` loads what it shows: whatever happened before may have been missed;
 * 3. sends `subscribe` for what is on screen, with the `snapshot` of the answer that it shows, and `unsubscribe` when it
 *    leaves. It loads what it shows again when `subscribed` says that something was `missed` since that snapshot, or
 *    when it had none. The answer is `subscribed`, `unsubscribed` or `refused` (which also comes later, when a right is lost).
 *    Notifications of the person come without subscribing;
 * 4. sends `hello` again with a fresh token, at any time, at the latest 30 s after `reauthenticate`; subscriptions stay;
 * 5. on `resync` loads again what it shows: messages may have been lost between the servers;
 * 6. takes a silence of more than 60 s (`ping` comes every 25 s, and wants no answer) as a lost connection, and
 *    reconnects with a growing delay. After a close with 4400 or 4403 it does not reconnect, after 4401 only with a
 *    new token, after 4429 only when the person comes back to the page.
 *
 * Unknown types and unknown fields are to be ignored.
 */
export const SOCKET_PATH = '/ws/notifications';
export const HEARTBEAT_SECONDS = 25;
export const REAUTHENTICATE_GRACE_SECONDS = 30;

/** Why the server closed. Besides: 1001 the server goes, 1009 the frame was too long. */
export const SOCKET_CLOSE = {
  /** Not a frame of this protocol. */
  MALFORMED: 4400,
  /** The token is missing, wrong or too old. */
  UNAUTHENTICATED: 4401,
  /** The page is not of this site. */
  ORIGIN_REFUSED: 4403,
  /** Too many sockets of one person, or too many frames. */
  TOO_MANY: 4429,
} as const;

/** A type of message that the server sends, with what its `data` is when it arrives. */
export interface LiveMessage<Data extends object> {
  readonly type: string;
  /** Never there: it carries the type. */
  readonly data?: Data;
}

/** Declares a message; `<module>/realtime.ts` has those of a module. @param type on the wire: `board:changed` */
export function liveMessage<Data extends object>(type: string): LiveMessage<Data> {
  return { type };
}

/** Something that can be subscribed to, with what names it. */
export interface LiveTopic<Params extends object> {
  readonly topic: string;
  /** Never there: it carries the type. */
  readonly params?: Params;
}

/** Declares a topic; `<module>/realtime.ts` has those of a module. @param topic on the wire: `board` */
export function liveTopic<Params extends object>(topic: string): LiveTopic<Params> {
  return { topic };
}

/** A topic as frames name it: `{ topic: 'board', jobId }`. */
export interface TopicRef {
  readonly topic: string;
  readonly [param: string]: unknown;
}

export type ClientFrame =
  | {
      type: 'hello';
      data: {
        /** The access token, or the secret of a shared link. */
        token: string;
        /** As `X-Company-Id` of the API. */
        companyId?: string;
      };
    }
  | {
      type: 'subscribe';
      data: TopicRef;
      /** Of the answer that is on screen; left out, everything counts as missed. */
      snapshot?: string | undefined;
    }
  | { type: 'unsubscribe'; data: TopicRef };

/** The protocol's own messages; `expiresAt`: when the token has to be renewed. */
export const connected = liveMessage<{ userId: string | null; expiresAt: string }>('connected');
export const reauthenticate = liveMessage<{ graceSeconds: number }>('reauthenticate');
/** `missed`: between the snapshot and now something was, or may have been, said on the topic. */
export const subscribed = liveMessage<TopicRef & { readonly missed: boolean }>('subscribed');
export const unsubscribed = liveMessage<TopicRef>('unsubscribed');
export const refused = liveMessage<TopicRef>('refused');
export const ping = liveMessage<Record<string, never>>('ping');
export const resync = liveMessage<Record<string, never>>('resync');
