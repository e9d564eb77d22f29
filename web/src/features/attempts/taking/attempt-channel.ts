import type { ClientFrame } from '@prova/contract/realtime';

/**
 * What the contract calls the parts of its socket (`realtime.ts`); a test compares them. Imported from there they would be
 * shared with the signed-in client, which then loads in more files: each of its first visits would pay for it.
 */
export const WIRE = {
  path: '/ws/notifications',
  topic: 'sitting',
  connected: 'connected',
  reauthenticate: 'reauthenticate',
  /** All of these mean: ask. */
  news: ['subscribed', 'resync', 'sitting:changed'],
  /** A server that refuses us would refuse us again. */
  refusals: [4400, 4401, 4403, 4429],
} as const;

const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 60_000;
/** The server says something every 25 seconds. */
const SILENCE_MS = 60_000;

type Where = { readonly token: string; readonly id: string };

/**
 * Follows what happens to an attempt. A lost connection is tried again, later each time, and at once when the page is seen
 * or the network is back.
 * @param onNews something happened, or may have been missed
 * @returns how to stop
 */
export function followAttempt({ token, id }: Where, onNews: () => void): () => void {
  let socket: WebSocket | null = null;
  let failures = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const connect = () => {
    clearTimeout(again);
    if (socket) return;
    const opened = new WebSocket(new URL(WIRE.path, location.origin.replace(/^http/, 'ws')));
    socket = opened;
    const say = (frame: ClientFrame) => opened.send(JSON.stringify(frame));
    const hello = () => say({ type: 'hello', data: { token } });
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => opened.close(), SILENCE_MS);
    };
    opened.onopen = () => {
      listen();
      hello();
    };
    opened.onmessage = ({ data }) => {
      listen();
      const { type } = JSON.parse(data) as { type: string };
      if (type === WIRE.connected) {
        failures = 0;
        say({ type: 'subscribe', data: { topic: WIRE.topic, assignmentId: id } });
      } else if (type === WIRE.reauthenticate) hello();
      else if (WIRE.news.some((news) => news === type)) onNews();
    };
    opened.onclose = ({ code }) => {
      if (socket !== opened) return;
      clearTimeout(silence);
      socket = null;
      if (WIRE.refusals.some((refusal) => refusal === code)) return;
      again = setTimeout(connect, Math.min(FIRST_DELAY_MS * 2 ** failures, LONGEST_DELAY_MS));
      failures += 1;
    };
  };
  const comeBack = () => {
    if (document.visibilityState !== 'visible') return;
    connect();
    onNews();
  };

  document.addEventListener('visibilitychange', comeBack);
  addEventListener('focus', comeBack);
  addEventListener('online', comeBack);
  connect();
  return () => {
    const last = socket;
    socket = null;
    clearTimeout(again);
    clearTimeout(silence);
    last?.close();
    document.removeEventListener('visibilitychange', comeBack);
    removeEventListener('focus', comeBack);
    removeEventListener('online', comeBack);
  };
}
