/**
 * What travels over the socket `/ws/notifications`: text frames of JSON, `{ type, data }`.
 *
 * The client
 * 1. opens the socket (nothing secret in the address) and sends `hello` with its access token within 10 s;
 * 2. on `connected` loads what it shows: whatever happened before may have been missed;
 * 3. sends `subscribe` for what is on screen, loads it once `subscribed` has come, and sends `unsubscribe` when it
 *    leaves. The answer is `subscribed`, `unsubscribed` or `refused` (which also comes later, when a right is lost).
 *    Notifications of the person come without subscribing;
 * 4. sends `hello` again with a fresh token, at any time, at the latest 30 s after `reauthenticate`; subscriptions stay;
 * 5. on `resync` loads again what it shows: messages may have been lost between the servers;
 * 6. takes a silence of more than 60 s (`ping` comes every 25 s, and wants no answer) as a lost connection, and
 *    reconnects with a growing delay. After a close with 4400 or 4403 it does not reconnect, after 4401 only with a
 *    new token, after 4429 only when the person comes back to the page.
 *
 * Unknown types and unknown fields are to be ignored.
 */
import * as z from 'zod';
import { CANDIDATE_STATUSES } from './candidacy.ts';
import { id, instant } from './common.ts';
import { notification } from './notifications.ts';

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

/** What can be subscribed to, with what names it. */
export const topics = {
  /** The candidates of a job. */
  board: z.object({ jobId: id }),
} as const;
export type TopicName = keyof typeof topics;
export type TopicParams<N extends TopicName> = z.output<(typeof topics)[N]>;
export type TopicRef = { [N in TopicName]: { topic: N } & TopicParams<N> }[TopicName];

const topicRef = z.object({ topic: z.enum(Object.keys(topics) as [TopicName, ...TopicName[]]) }).loose();

export const clientFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    data: z.object({
      /** The access token, or the secret of a shared link. */
      token: z.string().min(20).max(4096),
      /** As `X-Company-Id` of the API. */
      companyId: id.optional(),
    }),
  }),
  z.object({ type: z.literal('subscribe'), data: topicRef }),
  z.object({ type: z.literal('unsubscribe'), data: topicRef }),
]);
export type ClientFrame =
  | { type: 'hello'; data: { token: string; companyId?: string } }
  | { type: 'subscribe' | 'unsubscribe'; data: TopicRef };

/** What has happened to the cards of a board. */
export const BOARD_CHANGES = ['added', 'moved', 'status', 'updated', 'removed', 'stages'] as const;
export type BoardChange = (typeof BOARD_CHANGES)[number];

/** What the server sends, by type. */
export const serverFrames = {
  connected: z.object({
    userId: id.nullable(),
    /** When the token has to be renewed. */
    expiresAt: instant,
  }),
  reauthenticate: z.object({ graceSeconds: z.number() }),
  subscribed: topicRef,
  unsubscribed: topicRef,
  refused: topicRef,
  ping: z.object({}),
  resync: z.object({}),
  'notification:new': z.object({ notification }),
  /** Read in another tab: these, or all (`null`). */
  'notification:read': z.object({ ids: z.array(id).nullable() }),
  'board:changed': z.object({
    jobId: id,
    kind: z.enum(BOARD_CHANGES),
    /** Null: many, or the stages themselves; load the board again. */
    applicationId: id.nullable(),
    /** Of the application after the change: a card that has it already needs nothing. Null: what is beside it changed. */
    version: z.number().int().nullable(),
    stageId: id.nullable(),
    fromStageId: id.nullable(),
    status: z.enum(CANDIDATE_STATUSES).nullable(),
    actorId: id.nullable(),
    /** Who did it, as the history names them. */
    actorName: z.string().nullable(),
    at: instant,
  }),
} as const;
export type ServerFrameType = keyof typeof serverFrames;
/** What the server hands over; dates become text on the way. */
export type ServerFrameInput<T extends ServerFrameType> = z.input<(typeof serverFrames)[T]>;
/** What the client receives. */
export type ServerFrameData<T extends ServerFrameType> = z.output<(typeof serverFrames)[T]>;
export type ServerFrame = { [T in ServerFrameType]: { type: T; data: ServerFrameData<T> } }[ServerFrameType];
