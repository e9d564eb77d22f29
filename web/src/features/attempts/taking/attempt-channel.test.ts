import { attemptChanged, attemptTopic } from '@prova/contract/attempts/realtime';
import { connected, reauthenticate, resync, SOCKET_CLOSE, SOCKET_PATH, subscribed } from '@prova/contract/realtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followAttempt, WIRE } from './attempt-channel.ts';

class FakeSocket {
  static readonly opened: FakeSocket[] = [];
  readonly said: unknown[] = [];
  onopen = () => {};
  onmessage = (_event: { data: string }) => {};
  onclose = (_event: { code: number }) => {};
  readonly address: string;

  constructor(address: URL) {
    this.address = address.href;
    FakeSocket.opened.push(this);
  }

  send(text: string) {
    this.said.push(JSON.parse(text));
  }

  close() {
    this.onclose({ code: 1006 });
  }

  hear(type: string) {
    this.onmessage({ data: JSON.stringify({ type, data: {} }) });
  }
}

const sockets = FakeSocket.opened;
const last = () => sockets.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  sockets.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function follow() {
  const onNews = vi.fn();
  const stop = followAttempt({ token: 'secret', id: 'a' }, onNews);
  last().onopen();
  return { onNews, stop };
}

test('its words are those of the contract', () => {
  expect(WIRE).toEqual({
    path: SOCKET_PATH,
    topic: attemptTopic.topic,
    connected: connected.type,
    reauthenticate: reauthenticate.type,
    news: [subscribed.type, resync.type, attemptChanged.type],
    refusals: [
      SOCKET_CLOSE.MALFORMED,
      SOCKET_CLOSE.UNAUTHENTICATED,
      SOCKET_CLOSE.ORIGIN_REFUSED,
      SOCKET_CLOSE.TOO_MANY,
    ],
  });
});

test('says who it is, follows the attempt, and tells what it hears', () => {
  const { onNews, stop } = follow();
  expect(last().address).toMatch(/^ws:.*\/ws\/notifications$/);
  last().hear('connected');
  const hello = { type: 'hello', data: { token: 'secret' } };
  expect(last().said).toEqual([hello, { type: 'subscribe', data: { topic: 'sitting', assignmentId: 'a' } }]);
  for (const type of ['subscribed', 'ping', 'sitting:changed', 'resync']) last().hear(type);
  expect(onNews).toHaveBeenCalledTimes(3);
  last().hear('reauthenticate');
  expect(last().said.at(-1)).toEqual(hello);
  stop();
});

test('a lost connection is tried again, one that is refused only when the page is turned to', () => {
  const { onNews, stop } = follow();
  last().close();
  vi.advanceTimersByTime(1000);
  last().close();
  vi.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(3);
  // A server that says nothing is gone.
  last().onopen();
  vi.advanceTimersByTime(60_000 + 4000);
  expect(sockets).toHaveLength(4);
  last().onclose({ code: SOCKET_CLOSE.UNAUTHENTICATED });
  vi.advanceTimersByTime(600_000);
  expect(sockets).toHaveLength(4);
  dispatchEvent(new Event('focus'));
  expect(sockets).toHaveLength(5);
  expect(onNews).toHaveBeenCalledTimes(1);
  stop();
  vi.advanceTimersByTime(600_000);
  dispatchEvent(new Event('focus'));
  expect(sockets).toHaveLength(5);
});
