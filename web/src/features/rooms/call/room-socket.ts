import type { ClientFrames, ServerFrame } from '@prova/contract/rooms/room-protocol';
import { reconnectDelay } from './reconnect.ts';

/**
 * What the contract calls the parts of its socket (`room-protocol.ts` and `realtime.ts`); a test compares them. Imported from
 * there they would be shared with the signed-in client, which would then load in more files.
 */
export const WIRE = {
  path: '/ws/interview',
  protocol: 1,
  /** After these nobody comes back: we are refused, or it is over. */
  final: [4400, 4403, 4410],
  unauthenticated: 4401,
  tooMany: 4429,
} as const;

/** The server says something every 15 seconds. */
const SILENCE_MS = 40_000;

/** `stopped`: it is tried again only when the person says so, or the network returns. */
export type SocketStatus = 'connecting' | 'open' | 'lost' | 'stopped';

export interface RoomSocketEvents {
  /** The server listens: now is the time to join. */
  readonly onConnected: () => void;
  readonly onFrame: (frame: ServerFrame) => void;
  readonly onStatus: (status: SocketStatus) => void;
  /** The server wants no more of this person. */
  readonly onEnd: (code: number) => void;
  /** The token was refused; false: there is no other. */
  readonly renew: () => Promise<boolean>;
}

export interface RoomSocket {
  readonly open: () => void;
  readonly close: () => void;
  /** @returns the number of the frame, by which an answer names it; null where there is no connection */
  readonly send: <Type extends keyof ClientFrames>(type: Type, data: ClientFrames[Type]) => number | null;
  /** The server has taken us in: what is lost from now on is tried from the beginning. */
  readonly settle: () => void;
  /** Tries again, by hand. */
  readonly retry: () => void;
}

/** The socket of one room, which comes back by itself when its connection is lost. */
export function createRoomSocket(code: string, events: RoomSocketEvents): RoomSocket {
  let socket: WebSocket | null = null;
  let wanted = false;
  let attempts = 0;
  let renewals = 0;
  let lastId = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const listen = () => {
    clearTimeout(silence);
    silence = setTimeout(lose, SILENCE_MS);
  };

  const connect = () => {
    clearTimeout(again);
    if (!wanted || socket) return;
    events.onStatus('connecting');
    const address = new URL(WIRE.path, location.origin.replace(/^http/, 'ws'));
    address.searchParams.set('room', code);
    const opened = new WebSocket(address);
    socket = opened;
    listen();
    opened.onmessage = ({ data }) => {
      if (socket !== opened) return;
      listen();
      const frame = parse(data);
      if (!frame) return;
      if (frame.type === 'connected') {
        events.onStatus('open');
        events.onConnected();
      }
      events.onFrame(frame);
    };
    opened.onclose = ({ code: reason }) => {
      if (socket !== opened) return;
      socket = null;
      clearTimeout(silence);
      void afterClose(reason);
    };
  };

  const afterClose = async (reason: number): Promise<void> => {
    if (!wanted) return;
    if (WIRE.final.some((code) => code === reason)) {
      close();
      events.onEnd(reason);
      return;
    }
    if (reason === WIRE.tooMany) {
      events.onStatus('stopped');
      return;
    }
    if (reason === WIRE.unauthenticated) {
      // Fresh tokens that are refused, too, would be asked for without end.
      renewals += 1;
      if (renewals > 1 || !(await events.renew())) {
        close();
        events.onEnd(reason);
        return;
      }
    }
    retryLater();
  };

  const retryLater = () => {
    const delay = reconnectDelay(attempts);
    attempts += 1;
    events.onStatus(delay === null ? 'stopped' : 'lost');
    if (delay !== null) again = setTimeout(connect, delay);
  };

  /** The connection is as good as gone; the browser itself would wait for minutes. */
  const lose = () => {
    const lost = socket;
    socket = null;
    clearTimeout(silence);
    lost?.close();
    if (wanted && lost) retryLater();
  };

  const retry = () => {
    if (!wanted || socket) return;
    attempts = 0;
    connect();
  };
  const show = () => {
    if (document.visibilityState === 'visible') retry();
  };

  const close = () => {
    wanted = false;
    removeEventListener('online', retry);
    removeEventListener('offline', lose);
    document.removeEventListener('visibilitychange', show);
    clearTimeout(again);
    clearTimeout(silence);
    const open = socket;
    socket = null;
    open?.close();
  };

  return {
    open: () => {
      if (wanted) return;
      wanted = true;
      addEventListener('online', retry);
      addEventListener('offline', lose);
      document.addEventListener('visibilitychange', show);
      connect();
    },
    close,
    retry,
    settle: () => {
      attempts = 0;
      renewals = 0;
    },
    send: (type, data) => {
      if (socket?.readyState !== WebSocket.OPEN) return null;
      lastId += 1;
      socket.send(JSON.stringify({ v: WIRE.protocol, type, id: lastId, ts: Date.now(), data }));
      return lastId;
    },
  };
}

function parse(data: unknown): ServerFrame | null {
  try {
    const frame: unknown = JSON.parse(String(data));
    return typeof frame === 'object' && frame !== null && 'type' in frame ? (frame as ServerFrame) : null;
  } catch {
    // Not of this protocol: ignored, as unknown types are.
    return null;
  }
}
