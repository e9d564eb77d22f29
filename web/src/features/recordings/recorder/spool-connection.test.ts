import type { DBSchema, IDBPDatabase } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SpoolConnection, whileClosed } from './spool-connection.ts';

interface Schema extends DBSchema {
  rows: { key: string; value: string };
}

/** A lock of the browser that many may share. */
let sharing = 0;
const locks = {
  request: async (_: string, { mode }: LockOptions, work: (lock: object | null) => Promise<void>) => {
    if (mode !== 'shared') return work(sharing === 0 ? {} : null);
    sharing += 1;
    await work({});
    sharing -= 1;
  },
};

beforeEach(() => {
  sharing = 0;
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

function made() {
  const ended: (() => void)[] = [];
  const rows = { count: vi.fn(async () => 1), close: vi.fn() };
  const connect = vi.fn(async (onEnded: () => void) => {
    ended.push(onEnded);
    return rows as unknown as IDBPDatabase<Schema>;
  });
  const connection = new SpoolConnection<Schema>(connect);
  return {
    connection,
    connect,
    rows,
    end: () => ended.at(-1)?.(),
    count: () => connection.use((all) => all.count('rows')),
  };
}

test('the database is deleted only while no page has it open', async () => {
  const { connection, rows } = made();
  const work = vi.fn(async () => undefined);
  await connection.open();
  await whileClosed(work);
  expect(work).not.toHaveBeenCalled();
  await connection.close();
  expect(rows.close).toHaveBeenCalled();
  await vi.waitFor(() => expect(sharing).toBe(0));
  await whileClosed(work);
  expect(work).toHaveBeenCalledTimes(1);
});

test('a browser that cannot say who has it open deletes nothing', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  const work = vi.fn(async () => undefined);
  await whileClosed(work);
  expect(work).not.toHaveBeenCalled();
});

test('a connection that the browser has ended is opened anew, whether or not it says so', async () => {
  const { connection, connect, rows, end, count } = made();
  await connection.open();
  end();
  expect(await count()).toBe(1);
  expect(connect).toHaveBeenCalledTimes(2);
  rows.count.mockRejectedValueOnce(new DOMException('closing', 'InvalidStateError'));
  expect(await count()).toBe(1);
  expect(connect).toHaveBeenCalledTimes(3);
  rows.count.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  await expect(count()).rejects.toThrow('full');
  expect(connect).toHaveBeenCalledTimes(3);
});

test('a browser that keeps nothing holds nothing open either', async () => {
  const { connection, connect } = made();
  connect.mockRejectedValueOnce(new DOMException('forbidden', 'SecurityError'));
  await expect(connection.open()).rejects.toThrow('forbidden');
  await vi.waitFor(() => expect(sharing).toBe(0));
});
