import { boardTopic } from '@prova/contract/funnel/realtime';
import { notificationRead } from '@prova/contract/notifications/realtime';
import { connected } from '@prova/contract/realtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSocket, type SocketSession } from './socket.ts';

/** What the browser offers, played by hand. */
class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  readonly sent: { type: string; data: Record<string, unknown> }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly url: string;
  constructor(url: URL | string) {
    this.url = String(url);
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.lose(1000);
  }
  accept() {
    this.readyState = 1;
    this.onopen?.();
    this.say('connected', { userId: 'u', expiresAt: '2026-01-01T00:00:00Z' });
  }
  say(type: string, data: object = {}) {
    this.onmessage?.({ data: JSON.stringify({ type, data }) });
  }
  lose(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const last = () => FakeSocket.all.at(-1) as FakeSocket;
let session: { token: string | null; renew: ReturnType<typeof vi.fn<SocketSession['renew']>> };
let socket: ReturnType<typeof createSocket>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  session = { token: 'token-1', renew: vi.fn<SocketSession['renew']>() };
  socket = createSocket({ token: () => session.token, companyId: () => 'c1', renew: session.renew });
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says hello with the token, never in the address', () => {
  socket.open();
  last().accept();
  expect(last().url).toMatch(/^ws:\/\/[^/]+\/ws\/notifications$/);
  expect(last().sent).toEqual([{ type: 'hello', data: { token: 'token-1', companyId: 'c1' } }]);
});

it('does not connect without a session', () => {
  session.token = null;
  socket.open();
  expect(FakeSocket.all).toHaveLength(0);
});

it('hands messages to those who listen, and ignores what it does not know', () => {
  const heard = vi.fn();
  const stop = socket.on(notificationRead, heard);
  socket.open();
  last().accept();
  last().say('something:new');
  last().onmessage?.({ data: 'no json' });
  last().say('notification:read', { ids: ['1'] });
  stop();
  last().say('notification:read', { ids: ['2'] });
  expect(heard).toHaveBeenCalledExactlyOnceWith({ ids: ['1'] });
});

describe('topics', () => {
  const ref = { topic: 'board', jobId: 'j1' };
  const subscribe = () => socket.subscribe(boardTopic, { jobId: 'j1' });

  it('are asked for once, however many screens want them, and left by the last', () => {
    socket.open();
    last().accept();
    const first = subscribe();
    const second = subscribe();
    first();
    first();
    expect(last().sent.slice(1)).toEqual([{ type: 'subscribe', data: ref }]);
    second();
    expect(last().sent.at(-1)).toEqual({ type: 'unsubscribe', data: ref });
  });

  it('are asked for with the snapshot of what is on screen at that time', () => {
    let snapshot = '7:7:';
    socket.open();
    last().accept();
    socket.subscribe(boardTopic, { jobId: 'j1' }, () => snapshot);
    expect(last().sent.at(-1)).toEqual({ type: 'subscribe', data: ref, snapshot: '7:7:' });
    snapshot = '9:9:';
    last().lose();
    vi.advanceTimersByTime(1000);
    last().accept();
    expect(last().sent.at(-1)).toEqual({ type: 'subscribe', data: ref, snapshot: '9:9:' });
  });

  it('are asked for again after a reconnection', () => {
    subscribe();
    socket.open();
    last().accept();
    last().lose();
    vi.advanceTimersByTime(1000);
    last().accept();
    expect(FakeSocket.all.map(({ sent }) => sent.filter(({ type }) => type === 'subscribe').length)).toEqual([1, 1]);
  });
});

describe('a lost connection', () => {
  it('is noticed at once when the browser says that the network is gone, and made again when it is back', () => {
    const watched = vi.fn();
    socket.status.watch(watched);
    socket.open();
    last().accept();
    expect(socket.status.isReady()).toBe(true);
    dispatchEvent(new Event('offline'));
    expect([socket.status.isReady(), FakeSocket.all.length]).toEqual([false, 1]);
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(2);
    last().accept();
    expect(socket.status.isReady()).toBe(true);
    vi.advanceTimersByTime(30_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('is tried again after 1, 2, 4, 8 and 16 seconds, and then no more', () => {
    socket.open();
    last().lose();
    for (const [index, seconds] of [1, 2, 4, 8, 16].entries()) {
      vi.advanceTimersByTime(seconds * 1000 - 1);
      expect(FakeSocket.all).toHaveLength(index + 1);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(index + 2);
      last().lose();
    }
    vi.advanceTimersByTime(600_000);
    expect(FakeSocket.all).toHaveLength(6);
  });

  it('starts counting again after a connection that worked, or when the network returns', () => {
    socket.open();
    for (const seconds of [1, 2, 4, 8, 16]) {
      last().lose();
      vi.advanceTimersByTime(seconds * 1000);
    }
    last().lose();
    dispatchEvent(new Event('online'));
    last().accept();
    last().lose();
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(8);
  });

  it('shows by a minute of silence', () => {
    socket.open();
    last().accept();
    vi.advanceTimersByTime(50_000);
    last().say('ping');
    vi.advanceTimersByTime(59_000);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(2_001);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it.each([4400, 4403, 4429])('stays lost after a close with %i', (code) => {
    socket.open();
    last().accept();
    last().lose(code);
    vi.advanceTimersByTime(600_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe('a token that grows old', () => {
  it('is renewed when the server asks, on the same connection', async () => {
    session.renew.mockImplementation(async () => {
      session.token = 'token-2';
      return true;
    });
    const greeted = vi.fn();
    socket.on(connected, greeted);
    socket.open();
    last().accept();
    last().say('reauthenticate', { graceSeconds: 30 });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.renew).toHaveBeenCalledExactlyOnceWith('token-1');
    expect(last().sent.at(-1)).toEqual({ type: 'hello', data: { token: 'token-2', companyId: 'c1' } });
    last().say('connected', {});
    expect(greeted).toHaveBeenCalledTimes(1);
  });

  it('brings the connection back after 4401 only with a new token', async () => {
    session.renew.mockResolvedValueOnce(false);
    socket.open();
    last().accept();
    last().lose(4401);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('does not go round for ever when fresh tokens are refused too', async () => {
    let number = 1;
    session.renew.mockImplementation(async () => {
      number += 1;
      session.token = `token-${number}`;
      return true;
    });
    socket.open();
    for (let round = 0; round < 6; round += 1) {
      last().onopen?.();
      last().lose(4401);
      await vi.advanceTimersByTimeAsync(60_000);
    }
    expect(FakeSocket.all.length).toBeLessThanOrEqual(2);
  });
});
