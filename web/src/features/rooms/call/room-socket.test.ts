import { SOCKET_CLOSE } from '@prova/contract/realtime';
import { ROOM_CLOSE, ROOM_PROTOCOL, ROOM_SOCKET_PATH } from '@prova/contract/rooms/room-protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket } from '../../../../test/room-socket.ts';
import { createRoomSocket, type RoomSocket, type RoomSocketEvents, WIRE } from './room-socket.ts';

const sockets = FakeSocket.opened;
const last = () => sockets.at(-1) as FakeSocket;
let events: { [event in keyof RoomSocketEvents]: ReturnType<typeof vi.fn<RoomSocketEvents[event]>> };
let socket: RoomSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.spyOn(Math, 'random').mockReturnValue(0);
  sockets.length = 0;
  events = {
    onConnected: vi.fn<RoomSocketEvents['onConnected']>(),
    onFrame: vi.fn<RoomSocketEvents['onFrame']>(),
    onStatus: vi.fn<RoomSocketEvents['onStatus']>(),
    onEnd: vi.fn<RoomSocketEvents['onEnd']>(),
    renew: vi.fn<RoomSocketEvents['renew']>(),
  };
  socket = createRoomSocket('abc-defg-hjk', events);
  socket.open();
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('speaks the words of the contract', () => {
  expect(WIRE).toEqual({
    path: ROOM_SOCKET_PATH,
    protocol: ROOM_PROTOCOL,
    final: [SOCKET_CLOSE.MALFORMED, SOCKET_CLOSE.ORIGIN_REFUSED, ROOM_CLOSE.OVER],
    unauthenticated: SOCKET_CLOSE.UNAUTHENTICATED,
    tooMany: SOCKET_CLOSE.TOO_MANY,
  });
});

it('names the room in the address, and numbers what it sends', () => {
  expect(last().url).toMatch(/^ws:\/\/[^/]+\/ws\/interview\?room=abc-defg-hjk$/);
  expect(socket.send('leave', {})).toBeNull();
  last().accept();
  expect(events.onConnected).toHaveBeenCalledTimes(1);
  expect([socket.send('ice-refresh', {}), socket.send('leave', {})]).toEqual([1, 2]);
  expect(last().sent).toEqual([
    { v: 1, type: 'ice-refresh', id: 1, ts: expect.any(Number), data: {} },
    { v: 1, type: 'leave', id: 2, ts: expect.any(Number), data: {} },
  ]);
});

it('hands on what it hears, and ignores what is not of the protocol', () => {
  last().accept();
  last().onmessage?.({ data: 'no json' });
  last().say('waiting-removed', { requestId: 'r' });
  expect(events.onFrame).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'waiting-removed' }));
  expect(events.onFrame).toHaveBeenCalledTimes(2);
});

describe('a lost connection', () => {
  it('comes back at once, later each time, and at last only when somebody says so', () => {
    for (const delay of [0, 300, 1200, 2700, 4800, 7000, 7000, 7000, 7000, 7000]) {
      const before = sockets.length;
      last().lose();
      if (delay > 0) vi.advanceTimersByTime(delay - 1);
      if (delay > 0) expect(sockets).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(before + 1);
    }
    last().lose();
    expect(events.onStatus).toHaveBeenLastCalledWith('stopped');
    vi.advanceTimersByTime(600_000);
    expect(sockets).toHaveLength(11);
    socket.retry();
    expect(sockets).toHaveLength(12);
  });

  it('begins anew once the server has taken us in', () => {
    for (const delay of [0, 300, 1200]) {
      last().lose();
      vi.advanceTimersByTime(delay);
    }
    last().accept();
    socket.settle();
    last().lose();
    vi.advanceTimersByTime(0);
    expect(sockets).toHaveLength(5);
  });

  it('is noticed by 40 s of silence, and at once when the network goes; and comes back with the network', () => {
    last().accept();
    vi.advanceTimersByTime(39_000);
    last().say('ping');
    vi.advanceTimersByTime(39_000);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(1001);
    expect(sockets).toHaveLength(2);
    last().accept();
    socket.settle();
    dispatchEvent(new Event('offline'));
    expect(events.onStatus).toHaveBeenLastCalledWith('lost');
    vi.advanceTimersByTime(0);
    last().lose();
    dispatchEvent(new Event('online'));
    expect(sockets).toHaveLength(4);
  });

  it('comes back at once where another process holds the room', () => {
    last().accept();
    socket.settle();
    last().lose(ROOM_CLOSE.ELSEWHERE);
    vi.advanceTimersByTime(0);
    expect(sockets).toHaveLength(2);
  });

  it.each(WIRE.final)('is over after a close with %i', (code) => {
    last().accept();
    last().lose(code);
    vi.advanceTimersByTime(600_000);
    dispatchEvent(new Event('online'));
    expect(sockets).toHaveLength(1);
    expect(events.onEnd).toHaveBeenCalledExactlyOnceWith(code);
  });

  it('waits for the person after too many frames', () => {
    last().accept();
    last().lose(WIRE.tooMany);
    vi.advanceTimersByTime(600_000);
    expect(sockets).toHaveLength(1);
    expect(events.onStatus).toHaveBeenLastCalledWith('stopped');
  });

  it('comes back with a fresh token, once', async () => {
    events.renew.mockResolvedValue(true);
    last().lose(WIRE.unauthenticated);
    await vi.advanceTimersByTimeAsync(0);
    expect(sockets).toHaveLength(2);
    last().lose(WIRE.unauthenticated);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(2);
    expect(events.onEnd).toHaveBeenCalledExactlyOnceWith(WIRE.unauthenticated);
  });
});
