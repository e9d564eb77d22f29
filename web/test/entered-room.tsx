import type { RoomJoined } from '@prova/contract/rooms/room-protocol';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { FIRST_CHOICE } from '../src/features/rooms/devices/device-choice.ts';
import type { RoomEntrance } from '../src/features/rooms/devices/room-entrance.ts';
import { RoomScreen } from '../src/features/rooms/room/room-screen.tsx';
import { FakeSocket } from './room-socket.ts';

class FakeStream extends EventTarget {
  readonly id = crypto.randomUUID();
  getTracks = () => [];
  getAudioTracks = () => [];
  getVideoTracks = () => [];
}

/** A connection that never gets anywhere: what is shown does not depend on it. */
class FakeConnection {
  connectionState = 'new';
  signalingState = 'stable';
  localDescription = null;
  addTransceiver = () => ({ sender: { track: null } });
  getTransceivers = () => [];
  getReceivers = () => [];
  getStats = async () => new Map();
  setLocalDescription = async () => undefined;
  setConfiguration = () => undefined;
  restartIce = () => undefined;
  close = () => undefined;
}

export const HOST = '0197a000-0000-7000-8000-000000000001';
export const ANA = '0197a000-0000-7000-8000-000000000002';
const media = { audio: false, video: false, screen: null };
export const ana = { peerId: ANA, name: 'Ana Duarte', role: 'candidate', nameTyped: true, lost: false, media } as const;

export function joined(given: Partial<RoomJoined> = {}): RoomJoined {
  return {
    self: {
      peerId: HOST,
      name: 'Marta Ribeiro',
      role: 'host',
      nameTyped: false,
      lost: false,
      media,
      permissions: { publish: true, moderate: true },
    },
    peers: [],
    iceServers: { servers: [], expiresAt: null, relayOnly: false },
    engine: 'mesh',
    roomState: {
      code: 'abc-defg-hjk',
      status: 'waiting',
      locked: false,
      jobTitle: 'Pessoa Desenvolvedora',
      startsAt: null,
      endsAt: null,
      startedAt: null,
      recording: null,
    },
    messages: [],
    captions: [],
    waiting: [],
    resumeToken: 'r'.repeat(43),
    transcriber: null,
    ...given,
  };
}

export const sockets = FakeSocket.opened;
export const last = () => sockets.at(-1) as FakeSocket;
export const hear = (type: string, data: object = {}) => act(async () => last().say(type, data));

/** A browser without sound and pictures, for each test of a file. */
export function fakeRoomBrowser(): void {
  beforeEach(() => {
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('MediaStream', FakeStream);
    vi.stubGlobal('RTCPeerConnection', FakeConnection);
    vi.stubGlobal('RTCRtpReceiver', {});
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
    sockets.length = 0;
    sessionStorage.clear();
  });
  afterEach(async () => {
    cleanup();
    // The call ends a moment after its screen.
    await new Promise((resolve) => setTimeout(resolve));
    vi.unstubAllGlobals();
  });
}

/** Enters a room, up to where the server answers. */
export async function enter(given: Partial<RoomEntrance> = {}) {
  const onLeave = vi.fn();
  const view = render(
    <RoomScreen
      code="abc-defg-hjk"
      accessType="host"
      name="Marta Ribeiro"
      accessToken={null}
      choice={FIRST_CHOICE}
      stream={null}
      consentVersion="2026-11"
      onLeave={onLeave}
      {...given}
    />,
  );
  await screen.findByText('Entrando na sala…');
  await act(async () => last().accept());
  return { onLeave, view };
}
