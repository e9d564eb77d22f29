import {
  type ClientFrame,
  connected,
  type LiveMessage,
  type LiveTopic,
  reauthenticate,
  SOCKET_CLOSE,
  SOCKET_PATH,
  type TopicRef,
} from '@prova/contract/realtime';
import { NoAnswer } from './wire.ts';

const FIRST_DELAY_MS = 1000;
const ATTEMPTS = 5;
const SILENCE_MS = 60_000;

export interface SocketSession {
  /** What to say hello with: the access token, or the secret of a shared link. Null: there is no session. */
  token: () => string | null;
  companyId: () => string | null;
  /** Renews a token that the server no longer takes; false when the session is over. */
  renew: (used: string) => Promise<boolean>;
}

/** What the server sends. */
interface Frame {
  readonly type: string;
  readonly data: unknown;
}

/** A topic that screens want to hear of. */
interface Followed {
  readonly topic: TopicRef;
  /** Of what the first of them shows. */
  readonly snapshot: (() => string | undefined) | undefined;
  users: number;
}

export interface Socket {
  open: () => void;
  close: () => void;
  /** Hears one type of message; `connected` and `resync` mean: load again what is on screen. Returns how to stop. */
  on: <Data extends object>(message: LiveMessage<Data>, listener: (data: Data) => void) => () => void;
  /**
   * Asks for what happens on a topic, now and after every reconnection. Returns how to stop.
   * @param snapshot of the answer that is on screen, read each time it is asked; without one, everything counts as missed
   */
  subscribe: <Params extends object>(
    topic: LiveTopic<Params>,
    params: NoInfer<Params>,
    snapshot?: () => string | undefined,
  ) => () => void;
  /** Whether messages come now, and how to hear when that changes; for `useSyncExternalStore`. */
  status: { isReady: () => boolean; watch: (listener: () => void) => () => void };
}

/**
 * The real-time channel of `realtime.ts` in the contract. A lost connection is tried again after 1 s, doubling, up to 5
 * times; after that polling goes on alone until the page is shown again or the network returns.
 */
export function createSocket(session: SocketSession): Socket {
  const listeners = new Map<string, Set<(data: never) => void>>();
  const topics = new Map<string, Followed>();
  let socket: WebSocket | null = null;
  let wanted = false;
  let ready = false;
  const watchers = new Set<() => void>();
  const becomeReady = (now: boolean) => {
    if (ready === now) return;
    ready = now;
    for (const watcher of watchers) watcher();
  };
  let attempts = 0;
  let helloToken: string | null = null;
  let refusedToken: string | null = null;
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;

  const send = (frame: ClientFrame) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
  };

  const follow = ({ topic, snapshot }: Followed) => send({ type: 'subscribe', data: topic, snapshot: snapshot?.() });

  const hello = () => {
    helloToken = session.token();
    if (!helloToken) return;
    const companyId = session.companyId();
    send({ type: 'hello', data: { token: helloToken, ...(companyId && { companyId }) } });
  };

  const listen = () => {
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(() => socket?.close(), SILENCE_MS);
  };

  const connect = () => {
    clearTimeout(reconnectTimer);
    if (!wanted || socket || !session.token()) return;
    const opened = new WebSocket(new URL(SOCKET_PATH, location.origin.replace(/^http/, 'ws')));
    socket = opened;
    opened.onopen = () => {
      listen();
      hello();
    };
    opened.onmessage = ({ data }) => {
      listen();
      const frame = parse(data);
      if (frame) receive(frame);
    };
    opened.onclose = ({ code }) => {
      if (socket !== opened) return;
      clearTimeout(silenceTimer);
      socket = null;
      becomeReady(false);
      void afterClose(code);
    };
  };

  const receive = (frame: Frame) => {
    if (frame.type === connected.type) {
      const first = !ready;
      becomeReady(true);
      attempts = 0;
      refusedToken = null;
      if (first) for (const followed of topics.values()) follow(followed);
      // A renewed hello is answered alike, but nothing was missed then.
      else return;
    }
    if (frame.type === reauthenticate.type) void renew();
    for (const listener of listeners.get(frame.type) ?? []) listener(frame.data as never);
  };

  const renew = async (): Promise<void> => {
    if (!helloToken) return;
    try {
      if (await session.renew(helloToken)) hello();
    } catch (error) {
      // Without an answer the server closes at the end of its grace, and the reconnection tries again.
      if (!(error instanceof NoAnswer)) throw error;
    }
  };

  const afterClose = async (code: number): Promise<void> => {
    if (
      !wanted ||
      code === SOCKET_CLOSE.MALFORMED ||
      code === SOCKET_CLOSE.ORIGIN_REFUSED ||
      code === SOCKET_CLOSE.TOO_MANY
    )
      return;
    if (code === SOCKET_CLOSE.UNAUTHENTICATED && helloToken) {
      // Only a new token may try again, and only once: a server that refuses fresh ones would be asked for ever.
      if (refusedToken !== null && refusedToken !== helloToken) return;
      refusedToken = helloToken;
      try {
        if (!(await session.renew(helloToken))) return;
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
      }
    }
    retryLater();
  };

  const retryLater = () => {
    if (attempts >= ATTEMPTS) return;
    const delay = FIRST_DELAY_MS * 2 ** attempts;
    attempts += 1;
    reconnectTimer = setTimeout(connect, delay);
  };

  /** A network that is gone takes the channel along; the browser would notice only after a minute of silence. */
  const loseNetwork = () => {
    const lost = socket;
    socket = null;
    clearTimeout(silenceTimer);
    becomeReady(false);
    if (!lost) return;
    lost.close();
    // A server on this machine is there all the same.
    retryLater();
  };

  const comeBack = () => {
    if (!wanted || socket || document.visibilityState !== 'visible') return;
    attempts = 0;
    refusedToken = null;
    connect();
  };

  return {
    open: () => {
      if (wanted) return;
      wanted = true;
      document.addEventListener('visibilitychange', comeBack);
      addEventListener('online', comeBack);
      addEventListener('offline', loseNetwork);
      connect();
    },
    close: () => {
      wanted = false;
      document.removeEventListener('visibilitychange', comeBack);
      removeEventListener('online', comeBack);
      removeEventListener('offline', loseNetwork);
      clearTimeout(reconnectTimer);
      clearTimeout(silenceTimer);
      const open = socket;
      socket = null;
      becomeReady(false);
      attempts = 0;
      open?.close();
    },
    on: ({ type }, listener) => {
      const own = listeners.get(type) ?? new Set();
      listeners.set(type, own.add(listener as (data: never) => void));
      return () => own.delete(listener as (data: never) => void);
    },
    subscribe: ({ topic: name }, params, snapshot) => {
      const topic: TopicRef = { topic: name, ...params };
      const key = JSON.stringify(topic);
      const entry = topics.get(key) ?? { topic, users: 0, snapshot };
      topics.set(key, entry);
      entry.users += 1;
      if (entry.users === 1 && ready) follow(entry);
      let stopped = false;
      return () => {
        if (stopped) return;
        stopped = true;
        entry.users -= 1;
        if (entry.users > 0) return;
        topics.delete(key);
        if (ready) send({ type: 'unsubscribe', data: topic });
      };
    },
    status: {
      isReady: () => ready,
      watch: (listener) => {
        watchers.add(listener);
        return () => watchers.delete(listener);
      },
    },
  };
}

function parse(data: unknown): Frame | null {
  try {
    const frame: unknown = JSON.parse(String(data));
    return typeof frame === 'object' && frame !== null && 'type' in frame ? (frame as Frame) : null;
  } catch {
    // Not of this protocol: ignored, as unknown types are.
    return null;
  }
}
