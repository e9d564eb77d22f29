import type { AccessType, CaptionProvider, PeerRole, RoomStatus } from './room-fields.ts';

/**
 * What travels over the socket `/ws/interview?room=CODE`: text frames of JSON. Imports nothing but types, so that any page
 * may import it. The server checks what comes with the schemas of `room-frames.ts`.
 *
 * Every frame is `{ v: 1, type, id?, re?, ts, data }`. `id` is the sender's number of a frame that wants an answer, `re` the
 * number that is answered.
 *
 * The client
 * 1. opens the socket; the room is in the query, so that a proxy can send all of a room to one process. Nothing secret is;
 * 2. hears `connected`, and sends `join-room` within 10 s;
 * 3. whoever has to be admitted hears `waiting`, then `admission`; who may enter hears `room-joined`, which has everything
 *    that stands in the room, and a `resumeToken`: with it the same person comes back into the same place, until the
 *    room ends or they are removed;
 * 4. offers a connection to each peer that `room-joined` names (the newcomer offers), and tells its tracks by `media-state`;
 * 5. sends `join-room` again with a fresh token when it hears `reauthenticate`, at the latest 30 s after;
 * 6. takes a silence of more than 40 s (`ping` comes every 15 s) as a lost connection and comes back with its
 *    `resumeToken`. Media goes on meanwhile; a place is kept for 30 s. After a close with 4400, 4403 or 4410 it does not come
 *    back, after 4409 at once (another process holds the room), after 4429 when the person says so.
 *
 * Unknown types are answered by an `error`, unknown fields refused.
 */
export const ROOM_SOCKET_PATH = '/ws/interview';
export const ROOM_PROTOCOL = 1;
export const ROOM_HEARTBEAT_SECONDS = 15;

/** Besides those of `realtime.ts`. */
export const ROOM_CLOSE = {
  /** Another process holds the room, or will. */
  ELSEWHERE: 4409,
  /** It is over for this person: removed, rejected, left, the room ended, or their place was taken over in another tab. */
  OVER: 4410,
} as const;

export type ProtocolError =
  | 'UNKNOWN_TYPE'
  | 'MALFORMED'
  /** Before being admitted one can only wait and leave. */
  | 'NOT_ADMITTED'
  /** Only the host may. */
  | 'NOT_ALLOWED'
  | 'NAME_REQUIRED'
  | 'CONSENT_REQUIRED'
  | 'TOKEN_INVALID'
  | 'ROOM_NOT_FOUND'
  | 'ROOM_ENDED'
  | 'ROOM_CANCELLED'
  | 'ROOM_FULL'
  | 'DOOR_FULL'
  /** Nobody may knock but the team. */
  | 'ROOM_LOCKED'
  | 'TOO_MANY_KNOCKS'
  /** Somebody else sits in the candidate's place. */
  | 'SEAT_TAKEN'
  /** The same person sits there in another tab: `takeSeat` moves it here. */
  | 'SEAT_ELSEWHERE'
  | 'PEER_NOT_FOUND'
  | 'CHAT_FULL'
  | 'CAPTIONS_FULL'
  /** It is recorded: whoever comes in agrees first, with `recordingConsent` or `consent`. */
  | 'RECORDING_CONSENT_REQUIRED'
  /** Another one goes on, or is asked for. */
  | 'RECORDING_RUNS'
  /** Rooms without an appointment are not recorded. */
  | 'RECORDING_NOT_POSSIBLE'
  /** The room has been recorded, or asked, too often. */
  | 'RECORDINGS_FULL'
  | 'SERVER_ERROR';

export interface JoinRoom {
  /** The code of the room. */
  readonly roomId: string;
  readonly userName: string;
  /** How the page knows the person. It is shown to nobody and gives no right. */
  readonly userId: string | null;
  readonly hasLocalStream: boolean;
  readonly roomType: 'interview';
  /** The access token of a session, or the secret of the candidate's link. */
  readonly accessToken?: string | undefined;
  readonly accessType: AccessType;
  readonly resumeToken?: string | undefined;
  /** Of the notice and terms that were accepted. */
  readonly consentVersion?: string | undefined;
  /** Of the words about being recorded that were accepted, where it is recorded already. */
  readonly recordingConsent?: string | undefined;
  /** Takes over the candidate's place from another tab of the same person. */
  readonly takeSeat?: boolean | undefined;
}

/** What somebody sends. Ids of streams, so that a screen is told from a camera. */
export interface MediaState {
  readonly audio: boolean;
  readonly video: boolean;
  /** The id of the stream of a shared screen. */
  readonly screen: string | null;
}

export interface SessionDescription {
  readonly type: 'offer' | 'answer' | 'pranswer' | 'rollback';
  readonly sdp: string;
}

export interface IceCandidate {
  readonly candidate: string;
  readonly sdpMid: string | null;
  readonly sdpMLineIndex: number | null;
  readonly usernameFragment: string | null;
}

/** One of both. The epoch names a peer connection: what belongs to a former one is dropped. */
export interface Signal {
  readonly epoch: number;
  readonly description?: SessionDescription | undefined;
  readonly candidate?: IceCandidate | undefined;
}

export interface CaptionSegment {
  /** Of the speaker; a later revision replaces an earlier one. */
  readonly segmentId: string;
  readonly rev: number;
  readonly text: string;
  readonly final: boolean;
  /** Milliseconds since the speaker joined. */
  readonly startMs: number;
  readonly endMs: number;
  readonly lang: string;
  readonly provider: CaptionProvider;
  readonly confidence: number | null;
}

export const MODERATIONS = [
  'mute',
  'stop-video',
  'stop-share',
  /** A request: nobody's microphone is opened by others. */
  'ask-unmute',
  'remove',
  'hand-over',
  'lock',
  'unlock',
  /** For everybody. */
  'end',
] as const;
export type Moderation = (typeof MODERATIONS)[number];

/** What clients send, by type. */
export interface ClientFrames {
  'join-room': JoinRoom;
  admit: { readonly requestId: string };
  reject: { readonly requestId: string };
  signal: Signal & { readonly to: string };
  'media-state': MediaState;
  'ice-refresh': Record<string, never>;
  chat: { readonly clientId: string; readonly text: string };
  transcript: CaptionSegment;
  /** `peerId` for all but lock, unlock and end. */
  moderate: { readonly action: Moderation; readonly peerId?: string | undefined };
  /** Of the host: ask everybody; or end what runs, or was asked for. `picture`: whether the browser can record one. */
  record: { readonly action: 'ask'; readonly picture: boolean } | { readonly action: 'stop' };
  /** Inside or at the door. A no while it is recorded takes the consent back: it ends and is deleted. */
  consent: { readonly recordingId: string; readonly accepted: boolean; readonly version: string };
  leave: Record<string, never>;
}

export interface IceServer {
  readonly urls: readonly string[];
  readonly username?: string | undefined;
  readonly credential?: string | undefined;
}

export interface IceServers {
  readonly servers: readonly IceServer[];
  /** When credentials end; null where there are none. */
  readonly expiresAt: string | null;
  /** Everything goes through the relay, so that nobody learns the address of another. */
  readonly relayOnly: boolean;
}

export interface Peer {
  readonly peerId: string;
  readonly name: string;
  readonly role: PeerRole;
  /** The name was typed by its bearer: nobody has checked it. */
  readonly nameTyped: boolean;
  /** Its connection is lost; the place is kept for a while. */
  readonly lost: boolean;
  readonly media: MediaState;
}

export interface Permissions {
  /** Send sound and pictures. */
  readonly publish: boolean;
  /** Admit, reject and whatever `moderate` does. */
  readonly moderate: boolean;
}

export interface WaitingPerson {
  readonly requestId: string;
  readonly name: string;
  readonly accessType: AccessType;
  /** The name was typed by its bearer, and is not the one of the link or account with which they came. */
  readonly nameTyped: boolean;
  /** A participant of the interview has this name, and whoever waits has shown no link or account of theirs. */
  readonly claimsParticipant: boolean;
  /** Whether they have agreed to be recorded; null where nothing is recorded, or they have not answered. */
  readonly recordingConsent: boolean | null;
  readonly since: string;
}

/** A recording that was asked for, or goes on. */
export interface RoomRecording {
  readonly recordingId: string;
  /** `asking` until everybody inside has agreed; then the browser of `by` begins. */
  readonly state: 'asking' | 'recording';
  /** Whether it has a picture, or sound alone. */
  readonly picture: boolean;
  /** The `peerId` of whoever asked, in whose browser it is made. */
  readonly by: string;
  readonly byName: string;
  /** The connection of that browser is lost: it may come back and go on. */
  readonly interrupted: boolean;
  readonly startedAt: string | null;
  /** Who inside has not answered yet. */
  readonly awaited: readonly string[];
}

export interface RoomState {
  readonly code: string;
  readonly status: RoomStatus;
  readonly locked: boolean;
  /** Of the interview; null for a room without an appointment. */
  readonly jobTitle: string | null;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  /** When host and candidate were first inside together. */
  readonly startedAt: string | null;
  readonly recording: RoomRecording | null;
}

export interface ChatMessage {
  readonly messageId: string;
  /** As its sender numbered it: what is repeated is shown once. */
  readonly clientId: string;
  readonly peerId: string;
  readonly name: string;
  readonly role: PeerRole;
  readonly text: string;
  readonly sentAt: string;
}

export interface Caption extends CaptionSegment {
  readonly peerId: string;
  readonly name: string;
  readonly role: PeerRole;
  /** When the segment began, by the server's clock. */
  readonly saidAt: string;
}

export interface RoomJoined {
  readonly self: Peer & { readonly permissions: Permissions };
  /** All others that are inside. */
  readonly peers: readonly Peer[];
  readonly iceServers: IceServers;
  readonly engine: 'mesh';
  readonly roomState: RoomState;
  /** The latest, oldest first. */
  readonly messages: readonly ChatMessage[];
  readonly captions: readonly Caption[];
  /** Who waits; only the host's is ever filled. */
  readonly waiting: readonly WaitingPerson[];
  /** Shown by calls of whoever is inside, too. */
  readonly resumeToken: string;
  /** The service that writes down what is said where a browser cannot on the device, by its name; null: there is none. */
  readonly transcriber: string | null;
}

/** What the server sends, by type. */
export interface ServerFrames {
  connected: {
    readonly connectionId: string;
    readonly protocol: number;
    readonly serverTime: string;
    readonly limits: { readonly frameBytes: number; readonly framesPerSecond: number };
  };
  reauthenticate: { readonly graceSeconds: number };
  ping: Record<string, never>;
  waiting: {
    readonly requestId: string;
    readonly position: number;
    readonly since: string;
    readonly hostPresent: boolean;
    readonly locked: boolean;
    /** What goes on inside is recorded, or is about to be: nobody is let in who has not agreed by `consent`. */
    readonly recording: { readonly recordingId: string; readonly accepted: boolean | null } | null;
  };
  admission: { readonly decision: 'admitted' | 'rejected'; readonly canRetry: boolean };
  'room-joined': RoomJoined;
  'room-updated': RoomState;
  'waiting-list': { readonly waiting: readonly WaitingPerson[] };
  'waiting-added': WaitingPerson;
  'waiting-removed': { readonly requestId: string };
  'peer-joined': Peer;
  'peer-updated': Peer;
  'peer-left': { readonly peerId: string; readonly reason: 'left' | 'lost' | 'removed' };
  /** The role or rights of the reader have changed. */
  'self-updated': Peer & { readonly permissions: Permissions };
  signal: Signal & { readonly from: string };
  'ice-servers': IceServers;
  chat: ChatMessage;
  transcript: Caption;
  /** What the host has done to the reader, or asks of them; `by`: the host's `peerId`. */
  moderated: { readonly action: 'mute' | 'stop-video' | 'stop-share' | 'ask-unmute'; readonly by: string };
  /**
   * A recording ends, or was never begun. `declined`: `name` did not agree; `withdrawn`: they took it back, and it is deleted;
   * `lost`: the browser that made it did not come back; `stopped`: the host ended it, or what they asked for.
   */
  'recording-ended': {
    readonly recordingId: string;
    readonly reason: 'stopped' | 'declined' | 'withdrawn' | 'lost';
    readonly name: string | null;
  };
  'room-ended': { readonly reason: 'ended' | 'cancelled' | 'removed' | 'left' | 'seat-moved' };
  error: { readonly code: ProtocolError; readonly retryable: boolean };
}

export type Frame<Types, T extends keyof Types = keyof Types> = {
  [Type in T]: {
    readonly v: 1;
    readonly type: Type;
    readonly id?: number | undefined;
    readonly re?: number | undefined;
    readonly ts: number;
    readonly data: Types[Type];
  };
}[T];

export type ClientFrame = Frame<ClientFrames>;
export type ServerFrame = Frame<ServerFrames>;
