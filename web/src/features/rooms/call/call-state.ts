import type {
  Caption,
  ChatMessage,
  Peer,
  Permissions,
  ProtocolError,
  RoomRecording,
  RoomState,
  ServerFrame,
  ServerFrames,
  WaitingPerson,
} from '@prova/contract/rooms/room-protocol';
import type { Received } from './media-engine.ts';
import type { OwnMediaState } from './own-media.ts';
import type { Level } from './quality.ts';

/** Why somebody is no longer, or was never, in the room. */
export type Ending =
  | ServerFrames['room-ended']['reason']
  | 'rejected'
  | 'full'
  | 'door-full'
  | 'locked'
  | 'too-many'
  | 'not-found'
  | 'seat-taken'
  | 'seat-elsewhere'
  /** The link or the session is no longer good. */
  | 'token'
  /** One is of no team that this room belongs to. */
  | 'not-allowed'
  /** Name or consent are missing: they are asked for at the entry. */
  | 'entry'
  | 'failed';

export type Self = Peer & { readonly permissions: Permissions };

/** What was written here; `sending` until the server has it. */
export type ShownMessage = ChatMessage & { readonly sending?: true };

export interface CallState {
  /** `recorded`: one comes in only after agreeing to be recorded. */
  readonly phase: 'joining' | 'recorded' | 'waiting' | 'inside' | 'over';
  readonly ending: Ending | null;
  /** Of the way to the server, which is another one than that of sound and pictures. */
  readonly signalling: 'connecting' | 'ready' | 'lost' | 'stopped';
  readonly door: ServerFrames['waiting'] | null;
  readonly self: Self | null;
  readonly peers: readonly Peer[];
  readonly received: ReadonlyMap<string, Received>;
  /** Streams that are, or were, shared screens: none of them is ever a camera. */
  readonly screens: ReadonlySet<string>;
  readonly room: RoomState | null;
  /** The service that writes down what is said where this browser cannot, by its name; null: there is none. */
  readonly transcriber: string | null;
  readonly messages: readonly ShownMessage[];
  readonly captions: readonly Caption[];
  readonly waiting: readonly WaitingPerson[];
  readonly own: OwnMediaState;
  readonly level: { readonly at: Level; readonly warns: boolean };
  /** By how much the clock of this computer differs from the server's, in milliseconds. */
  readonly clockOffset: number;
  /** A yes to being recorded was refused: this page shows other words than the server asks by now. */
  readonly hasOldWords: boolean;
}

/** What happens and is said once. */
export type CallNews =
  | { readonly type: 'inside'; readonly again: boolean }
  | { readonly type: 'joined' | 'left' | 'lost' | 'back'; readonly name: string }
  | { readonly type: 'removed'; readonly name: string }
  | { readonly type: 'knock'; readonly name: string }
  | { readonly type: 'message'; readonly name: string; readonly text: string }
  | { readonly type: 'moderated'; readonly action: ServerFrames['moderated']['action']; readonly name: string | null }
  | { readonly type: 'host'; readonly name: string; readonly own: boolean }
  | { readonly type: 'locked' | 'unlocked' }
  | { readonly type: 'recording-asked'; readonly name: string; readonly own: boolean }
  | { readonly type: 'recording-began' | 'recording-interrupted' | 'recording-back' }
  /** @param began there is something that has ended */
  | {
      readonly type: 'recording-ended';
      readonly reason: ServerFrames['recording-ended']['reason'];
      readonly name: string | null;
      readonly own: boolean;
      readonly began: boolean;
    }
  | { readonly type: 'refused'; readonly code: ProtocolError };

/** Refusals of a wish to join that leave one outside. */
const ENDINGS: { readonly [code in ProtocolError]?: Ending } = {
  NAME_REQUIRED: 'entry',
  CONSENT_REQUIRED: 'entry',
  TOKEN_INVALID: 'token',
  NOT_ALLOWED: 'not-allowed',
  ROOM_NOT_FOUND: 'not-found',
  ROOM_ENDED: 'ended',
  ROOM_CANCELLED: 'cancelled',
  ROOM_FULL: 'full',
  DOOR_FULL: 'door-full',
  ROOM_LOCKED: 'locked',
  TOO_MANY_KNOCKS: 'too-many',
  SEAT_TAKEN: 'seat-taken',
  SEAT_ELSEWHERE: 'seat-elsewhere',
};

/** The state of a call after a frame of the server. Pure. */
export function receive(state: CallState, frame: ServerFrame): CallState {
  const next = after(state, frame);
  if (next.peers === state.peers) return next;
  const shared = next.peers.flatMap(({ media }) => media.screen ?? []);
  return shared.every((id) => next.screens.has(id))
    ? next
    : { ...next, screens: new Set([...next.screens, ...shared]) };
}

function after(state: CallState, frame: ServerFrame): CallState {
  switch (frame.type) {
    case 'connected':
      return { ...state, clockOffset: Date.parse(frame.data.serverTime) - Date.now() };
    case 'waiting':
      return { ...state, phase: 'waiting', door: frame.data, signalling: 'ready' };
    case 'admission':
      return frame.data.decision === 'rejected' ? over(state, 'rejected') : state;
    case 'room-joined':
      return joined(state, frame.data);
    case 'room-updated':
      return { ...state, room: frame.data };
    case 'waiting-list':
      return { ...state, waiting: frame.data.waiting };
    case 'waiting-added':
      return { ...state, waiting: [...without(state.waiting, 'requestId', frame.data.requestId), frame.data] };
    case 'waiting-removed':
      return { ...state, waiting: without(state.waiting, 'requestId', frame.data.requestId) };
    case 'peer-joined':
    case 'peer-updated':
      return { ...state, peers: withPeer(state.peers, frame.data) };
    case 'peer-left':
      return { ...state, peers: without(state.peers, 'peerId', frame.data.peerId) };
    case 'self-updated':
      return {
        ...state,
        self: frame.data,
        // Whoever is no longer host hears no more of who waits.
        waiting: frame.data.permissions.moderate ? state.waiting : [],
      };
    case 'chat':
      return { ...state, messages: withMessage(state.messages, frame.data) };
    case 'transcript':
      return { ...state, captions: withCaption(state.captions, frame.data) };
    case 'room-ended':
      return over(state, frame.data.reason);
    case 'error':
      return refused(state, frame.data);
    default:
      return state;
  }
}

/** What is to be said of a frame, if anything. @param state before it */
export function newsOf(state: CallState, frame: ServerFrame): CallNews | null {
  switch (frame.type) {
    case 'room-joined':
      return { type: 'inside', again: state.self !== null && state.signalling !== 'ready' };
    case 'peer-joined': {
      const known = state.peers.find(({ peerId }) => peerId === frame.data.peerId);
      if (!known) return { type: 'joined', name: frame.data.name };
      return known.lost ? { type: 'back', name: known.name } : null;
    }
    case 'peer-updated':
      return newsOfPeer(state, frame.data);
    case 'peer-left': {
      const peer = state.peers.find(({ peerId }) => peerId === frame.data.peerId);
      return peer ? { type: frame.data.reason === 'removed' ? 'removed' : 'left', name: peer.name } : null;
    }
    case 'self-updated':
      return frame.data.role === 'host' && state.self?.role !== 'host'
        ? { type: 'host', name: frame.data.name, own: true }
        : null;
    case 'room-updated':
      return newsOfRoom(state, frame.data);
    case 'recording-ended': {
      const { reason, name } = frame.data;
      const own = name !== null && name === state.self?.name;
      return { type: 'recording-ended', reason, name, own, began: state.room?.recording?.state !== 'asking' };
    }
    case 'waiting-added':
      return { type: 'knock', name: frame.data.name };
    case 'chat': {
      const { peerId, name, text, messageId } = frame.data;
      const isNew = !state.messages.some((message) => message.messageId === messageId);
      return isNew && peerId !== state.self?.peerId ? { type: 'message', name, text } : null;
    }
    case 'moderated': {
      const host = state.peers.find(({ peerId }) => peerId === frame.data.by);
      return { type: 'moderated', action: frame.data.action, name: host?.name ?? null };
    }
    case 'error':
      return state.phase === 'inside' ? { type: 'refused', code: frame.data.code } : null;
    default:
      return null;
  }
}

function newsOfRoom({ room, self }: CallState, now: RoomState): CallNews | null {
  if (!room) return null;
  if (room.locked !== now.locked) return { type: now.locked ? 'locked' : 'unlocked' };
  return newsOfRecording(room.recording, now.recording, self?.peerId);
}

function newsOfRecording(
  before: RoomRecording | null,
  now: RoomRecording | null,
  self: string | undefined,
): CallNews | null {
  if (!now) return null;
  if (now.state === 'recording' && before?.state !== 'recording') return { type: 'recording-began' };
  if (now.state === 'asking' && before === null)
    return { type: 'recording-asked', name: now.byName, own: now.by === self };
  if (before && before.interrupted !== now.interrupted)
    return { type: now.interrupted ? 'recording-interrupted' : 'recording-back' };
  return null;
}

function newsOfPeer({ peers }: CallState, now: Peer): CallNews | null {
  const before = peers.find(({ peerId }) => peerId === now.peerId);
  if (!before) return null;
  if (before.lost !== now.lost) return { type: now.lost ? 'lost' : 'back', name: now.name };
  return now.role === 'host' && before.role !== 'host' ? { type: 'host', name: now.name, own: false } : null;
}

export function over(state: CallState, ending: Ending): CallState {
  // What came first is the reason; that the server then closes is none.
  return state.phase === 'over' ? state : { ...state, phase: 'over', ending };
}

function refused(state: CallState, { code }: ServerFrames['error']): CallState {
  // Also of who comes back: what they left is recorded meanwhile.
  if (code === 'RECORDING_CONSENT_REQUIRED' && state.phase !== 'over' && state.signalling !== 'ready')
    return { ...state, phase: 'recorded' };
  const ending = ENDINGS[code];
  if (state.phase === 'inside' || state.phase === 'over') return code === 'ROOM_ENDED' ? over(state, 'ended') : state;
  // Whatever else is refused on the way in leaves one outside all the same.
  return ending || state.phase === 'joining' || state.phase === 'recorded' ? over(state, ending ?? 'failed') : state;
}

function joined(state: CallState, data: ServerFrames['room-joined']): CallState {
  // Who was here before the connection was lost may only be slower to come back than we are.
  const missing = state.peers.filter(({ peerId }) => !data.peers.some((peer) => peer.peerId === peerId));
  return {
    ...state,
    phase: 'inside',
    ending: null,
    signalling: 'ready',
    door: null,
    self: data.self,
    peers: [...data.peers, ...missing.map((peer) => ({ ...peer, lost: true }))],
    room: data.roomState,
    transcriber: data.transcriber,
    messages: state.messages.filter(({ sending }) => sending).reduce(withMessage, data.messages),
    captions: data.captions.reduce(withCaption, [] as readonly Caption[]),
    waiting: data.waiting,
  };
}

function without<Item, Key extends keyof Item>(items: readonly Item[], key: Key, value: Item[Key]): readonly Item[] {
  return items.filter((item) => item[key] !== value);
}

function withPeer(peers: readonly Peer[], peer: Peer): readonly Peer[] {
  return peers.some(({ peerId }) => peerId === peer.peerId)
    ? peers.map((each) => (each.peerId === peer.peerId ? peer : each))
    : [...peers, peer];
}

/** What was sent from here stands there already, and what comes twice is shown once. */
export function withMessage(messages: readonly ShownMessage[], message: ShownMessage): readonly ShownMessage[] {
  const at = messages.findIndex(({ clientId, peerId }) => clientId === message.clientId && peerId === message.peerId);
  if (at < 0) return [...messages, message];
  return message.sending ? messages : messages.with(at, message);
}

/** In the order in which they were said; a later revision takes the place of an earlier one. */
export function withCaption(captions: readonly Caption[], caption: Caption): readonly Caption[] {
  const at = captions.findIndex(
    ({ segmentId, peerId }) => segmentId === caption.segmentId && peerId === caption.peerId,
  );
  if (at < 0) return [...captions, caption];
  return (captions[at]?.rev ?? 0) <= caption.rev ? captions.with(at, caption) : captions;
}
