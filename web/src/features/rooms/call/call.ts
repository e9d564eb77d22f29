import type { Locale } from '@prova/contract/common';
import { RECORDING_CONSENT_VERSION } from '@prova/contract/rooms/room-fields';
import type {
  CaptionSegment,
  ClientFrames,
  Moderation,
  RoomJoined,
  ServerFrame,
} from '@prova/contract/rooms/room-protocol';
import { refreshSession } from '../../../lib/refresh.ts';
import { readAccessToken } from '../../../lib/tokens.ts';
import { NoAnswer } from '../../../lib/wire.ts';
import type { DeviceChoice } from '../devices/device-choice.ts';
import { localDevices } from '../devices/local-devices.ts';
import type { RoomEntrance } from '../devices/room-entrance.ts';
import {
  type CallNews,
  type CallState,
  type Ending,
  newsOf,
  over,
  receive,
  withCaption,
  withMessage,
} from './call-state.ts';
import { keptPlace } from './kept-place.ts';
import type { MediaEngine, MediaStats, Published } from './media-engine.ts';
import { createMesh } from './mesh.ts';
import { createOwnMedia, NO_MEDIA, type OwnMedia, type OwnMediaNews } from './own-media.ts';
import { createOwnTranscriber } from './own-transcriber.ts';
import { createRoomSocket, type SocketStatus } from './room-socket.ts';

export type News = CallNews | OwnMediaNews;

/** One person's part in a room: the way to the server, sound and pictures, and what is shown of both. */
export interface Call {
  readonly read: () => CallState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly onNews: (listener: (news: News) => void) => () => void;
  readonly own: OwnMedia;
  /** Has asked to come in as somebody who only sees and hears. */
  readonly observes: boolean;
  readonly say: (text: string) => void;
  readonly caption: (segment: CaptionSegment) => void;
  /** Milliseconds since this person has joined. */
  readonly clock: () => number;
  /** Has written down what this person says, by the service of the platform. @throws ApiError */
  readonly transcribe: (sound: Blob, language: Locale) => Promise<string>;
  readonly admit: (requestId: string) => void;
  readonly reject: (requestId: string) => void;
  readonly moderate: (action: Moderation, peerId?: string) => void;
  /** Of the host: asks everybody whether it may be recorded, or ends what is recorded or was asked for. False: there is no connection now. */
  readonly record: (what: ClientFrames['record']) => boolean;
  /** Answers whether one may be recorded, inside or at the door. False: there is no connection now. */
  readonly consent: (recordingId: string, accepted: boolean) => boolean;
  /** Comes in, after agreeing to what is recorded already. */
  readonly joinRecorded: () => void;
  readonly stats: () => Promise<readonly MediaStats[]>;
  /** Takes up what was chosen anew of devices and quality. */
  readonly choose: (changes: Partial<DeviceChoice>) => Promise<void>;
  /** Tries to get in, or back, once more. */
  readonly retry: (how?: { readonly takeSeat: boolean }) => void;
  readonly leave: () => void;
  readonly close: () => void;
}

type Who = Pick<RoomEntrance, 'code' | 'accessType' | 'name' | 'accessToken' | 'stream' | 'consentVersion'> & {
  readonly userId: string | null;
};

const NOTHING: Published = { audio: null, video: null, screen: null, screenAudio: null };
/** After these one may come back without going through the entry. */
const RETRYABLE: readonly Ending[] = [
  'full',
  'door-full',
  'locked',
  'too-many',
  'seat-taken',
  'seat-elsewhere',
  'failed',
];
/** Captions that wait for the connection to come back. */
const UNSENT_CAPTIONS = 200;

export function createCall(who: Who): Call {
  const { code, accessToken } = who;
  const place = keptPlace(code);
  const listeners = new Set<() => void>();
  const newsListeners = new Set<(news: News) => void>();
  let state: CallState = {
    phase: 'joining',
    ending: null,
    signalling: 'connecting',
    door: null,
    self: null,
    peers: [],
    received: new Map(),
    screens: new Set(),
    room: null,
    transcriber: null,
    messages: [],
    captions: [],
    waiting: [],
    own: NO_MEDIA,
    level: { at: 'full', warns: false },
    clockOffset: 0,
    hasOldWords: false,
  };
  let engine: MediaEngine | null = null;
  let engineOf: string | null = null;
  let since = Date.now();
  /** The present wish to join names a place that was kept. */
  let resumes = false;
  let usedToken: string | undefined;
  let takesSeat = false;
  /** With the wish to join comes a yes to being recorded. */
  let agrees = false;
  /** The frame that brought the latest yes to being recorded. */
  let agreedBy: number | null = null;
  let unsent: CaptionSegment[] = [];
  let told = '';

  const write = (changes: Partial<CallState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const tell = (news: News) => {
    for (const listener of newsListeners) listener(news);
  };

  const own = createOwnMedia(who.stream, {
    onChange: () => {
      // The first change comes while it is being made.
      queueMicrotask(() => {
        write({ own: own.state() });
        publish();
      });
    },
    onNews: tell,
  });
  write({ own: own.state() });

  const publish = () => {
    if (!engine || state.phase !== 'inside') return;
    const may = state.self?.permissions.publish ?? false;
    const { audio, video, sharing } = own.state();
    engine.publish(may ? own.published() : NOTHING);
    const media = {
      audio: may && audio,
      video: may && video,
      screen: may && sharing ? engine.screenId : null,
    };
    const words = JSON.stringify(media);
    if (words !== told && socket.send('media-state', media) !== null) told = words;
  };

  const join = () => {
    const kept = place.read();
    resumes = kept !== undefined;
    usedToken = accessToken ?? readAccessToken() ?? undefined;
    const frame: ClientFrames['join-room'] = {
      roomId: code,
      userName: who.name,
      userId: who.userId,
      hasLocalStream: own.state().audio || own.state().video,
      roomType: 'interview',
      accessType: who.accessType,
      consentVersion: who.consentVersion,
      ...(usedToken && { accessToken: usedToken }),
      ...(kept && { resumeToken: kept.token }),
      ...(takesSeat && { takeSeat: true }),
      ...(agrees && { recordingConsent: RECORDING_CONSENT_VERSION }),
    };
    const sent = socket.send('join-room', frame);
    if (agrees) agreedBy = sent;
  };

  /** False: there is no other token. */
  const renew = async (): Promise<boolean> => {
    if (accessToken !== null || !usedToken) return false;
    try {
      return await refreshSession(usedToken);
    } catch (error) {
      // The server could not be asked: the session stays as it is, and the connection is tried again.
      if (error instanceof NoAnswer) return true;
      throw error;
    }
  };

  const enter = (data: RoomJoined) => {
    takesSeat = false;
    agrees = false;
    socket.settle();
    since = (resumes && place.read()?.since) || Date.now();
    resumes = true;
    place.keep({ token: data.resumeToken, since });
    const { peerId } = data.self;
    if (engine && engineOf !== peerId) {
      engine.close();
      engine = null;
    }
    if (!engine) {
      engineOf = peerId;
      engine = createMesh(
        {
          self: peerId,
          servers: data.iceServers,
          published: data.self.permissions.publish ? own.published() : NOTHING,
          quality: localDevices.read().choice.quality,
        },
        {
          signal: (to, signal) => void socket.send('signal', { to, ...signal }),
          onReceived: (id, received) => {
            const all = new Map(state.received);
            if (received) all.set(id, received);
            else all.delete(id);
            // Whoever did not come back after the connection was lost has no place here either.
            const isGone = received === null && state.peers.some((peer) => peer.peerId === id && peer.lost);
            write({ received: all, ...(isGone && { peers: state.peers.filter((peer) => peer.peerId !== id) }) });
          },
          onLevel: (at, warns) => write({ level: { at, warns } }),
          refreshServers: () => void socket.send('ice-refresh', {}),
        },
      );
    } else engine.setServers(data.iceServers);
    engine.restart(data.peers.map((peer) => peer.peerId));
    told = '';
    publish();
    for (const { sending, clientId, text } of state.messages) if (sending) socket.send('chat', { clientId, text });
    const waiting = unsent;
    unsent = [];
    for (const segment of waiting) sendCaption(segment);
  };

  const hear = (frame: ServerFrame) => {
    if (frame.type === 'reauthenticate') {
      void renew().then(join);
      return;
    }
    if (frame.type === 'error' && frame.data.code === 'TOKEN_INVALID' && place.read() && state.phase !== 'inside') {
      // A place that is no longer kept: one comes in as for the first time.
      place.forget();
      join();
      return;
    }
    const isYesRefused =
      frame.type === 'error' && frame.data.code === 'RECORDING_CONSENT_REQUIRED' && frame.re === agreedBy;
    // It is said where one answers.
    const news = isYesRefused ? null : newsOf(state, frame);
    write({ ...receive(state, frame), ...(isYesRefused && { hasOldWords: true }) });
    act(frame);
    if (state.phase === 'recorded' && frame.type === 'error') pause();
    if (state.phase === 'over') end();
    if (news) tell(news);
  };

  const act = (frame: ServerFrame) => {
    if (frame.type === 'room-joined') enter(frame.data);
    else if (frame.type === 'waiting') {
      socket.settle();
      // Whoever has to knock comes in anew.
      resumes = false;
    } else if (frame.type === 'peer-joined') engine?.subscribe(frame.data.peerId, false);
    else if (frame.type === 'peer-left') engine?.unsubscribe(frame.data.peerId);
    else if (frame.type === 'ice-servers') engine?.setServers(frame.data);
    else if (frame.type === 'self-updated') publish();
    else if (frame.type === 'signal') {
      const { from, ...signal } = frame.data;
      engine?.receive(from, signal);
    } else if (frame.type === 'moderated') {
      if (frame.data.action === 'mute') void own.setAudio(false);
      if (frame.data.action === 'stop-video') void own.setVideo(false);
      if (frame.data.action === 'stop-share') own.stopSharing();
    }
  };

  /** Nothing is sent to anybody before one has agreed that it is recorded. The server would not wait for it for long. */
  const pause = () => {
    socket.close();
    agrees = false;
    engine?.close();
    engine = null;
    engineOf = null;
    write({ received: new Map(), signalling: 'connecting' });
  };

  const follow = (status: SocketStatus) => {
    if (state.phase === 'over') return;
    if (status === 'lost' || status === 'stopped') write({ signalling: status });
    else if (state.signalling === 'stopped') write({ signalling: 'lost' });
  };

  const end = () => {
    socket.close();
    engine?.close();
    engine = null;
    engineOf = null;
    if (state.ending !== null && RETRYABLE.includes(state.ending)) return;
    place.forget();
    own.close();
  };

  const socket = createRoomSocket(code, {
    onConnected: join,
    onFrame: hear,
    onStatus: follow,
    onEnd: (reason) => {
      write(over(state, reason === 4401 ? 'token' : 'failed'));
      end();
    },
    renew,
  });

  const sendCaption = (segment: CaptionSegment) => {
    if (socket.send('transcript', segment) !== null || !segment.final) return;
    unsent = [...unsent, segment].slice(-UNSENT_CAPTIONS);
  };

  const read = () => state;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  socket.open();

  return {
    own,
    read,
    subscribe,
    onNews: (listener) => {
      newsListeners.add(listener);
      return () => newsListeners.delete(listener);
    },
    observes: who.accessType === 'guest',
    say: (text) => {
      const { self } = state;
      if (!self) return;
      const clientId = crypto.randomUUID();
      const { peerId, name, role } = self;
      const sentAt = new Date(Date.now() + state.clockOffset).toISOString();
      const message = { messageId: clientId, clientId, peerId, name, role, text, sentAt, sending: true } as const;
      write({ messages: withMessage(state.messages, message) });
      socket.send('chat', { clientId, text });
    },
    caption: (segment) => {
      const { self } = state;
      if (!self) return;
      const { peerId, name, role } = self;
      const saidAt = new Date(Date.now() + state.clockOffset).toISOString();
      write({ captions: withCaption(state.captions, { ...segment, peerId, name, role, saidAt }) });
      sendCaption(segment);
    },
    clock: () => Math.max(0, Date.now() - since),
    transcribe: createOwnTranscriber({ code, place, hasLink: accessToken !== null, read, subscribe }),
    admit: (requestId) => void socket.send('admit', { requestId }),
    reject: (requestId) => void socket.send('reject', { requestId }),
    moderate: (action, peerId) => void socket.send('moderate', { action, ...(peerId && { peerId }) }),
    choose: async (changes) => {
      if (changes.quality) engine?.setQuality(changes.quality);
      await own.choose(changes);
    },
    record: (what) => socket.send('record', what) !== null,
    consent: (recordingId, accepted) => {
      const sent = socket.send('consent', { recordingId, accepted, version: RECORDING_CONSENT_VERSION });
      if (accepted) agreedBy = sent;
      return sent !== null;
    },
    joinRecorded: () => {
      agrees = true;
      socket.open();
    },
    stats: async () => (await engine?.stats()) ?? [],
    retry: ({ takeSeat } = { takeSeat: false }) => {
      takesSeat = takeSeat;
      if (state.phase !== 'over') {
        socket.retry();
        return;
      }
      write({ phase: 'joining', ending: null, signalling: 'connecting' });
      socket.open();
    },
    leave: () => {
      socket.send('leave', {});
      write(over(state, 'left'));
      end();
    },
    close: () => {
      socket.close();
      engine?.close();
      engine = null;
      own.close();
      listeners.clear();
      newsListeners.clear();
    },
  };
}
