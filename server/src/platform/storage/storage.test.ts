import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../test/new-id.ts';
import { localStorage } from './local-storage.ts';
import { s3Storage } from './s3-storage.ts';
import { ObjectMissing, type Storage } from './storage.ts';

const MIB = 1024 * 1024;

interface Maker {
  name: string;
  open(folder: string): Promise<{ storage: Storage; close: () => Promise<void> }>;
}

const makers: Maker[] = [
  {
    name: 'local folder',
    open: async (folder) => ({ storage: localStorage(join(folder, 'files')), close: async () => {} }),
  },
  {
    name: 'S3',
    open: async (folder) => {
      const server = new S3rver({
        address: '127.0.0.1',
        port: 0,
        silent: true,
        directory: folder,
        resetOnClose: false,
        configureBuckets: [{ name: 'prova' }],
      });
      const { port } = await server.run();
      const storage = s3Storage({
        endpoint: `http://127.0.0.1:${port}`,
        region: 'us-east-1',
        bucket: 'prova',
        accessKey: 'S3RVER',
        secretKey: 'S3RVER',
      });
      return { storage, close: () => server.close() };
    },
  },
];

async function content(storage: Storage, key: string, range?: { start: number; end: number }): Promise<Buffer> {
  const { stream, bytes } = await storage.read(key, range);
  const body = await buffer(stream);
  expect(body.length).toBe(bytes);
  return body;
}

function inChunks(body: Buffer, size: number): Readable {
  const chunks = Array.from({ length: Math.ceil(body.length / size) }, (_, i) =>
    body.subarray(i * size, (i + 1) * size),
  );
  return Readable.from(chunks, { objectMode: false });
}

function failing(head: Buffer): Readable {
  return Readable.from(
    (async function* () {
      yield head;
      throw new Error('the sender went away');
    })(),
    { objectMode: false },
  );
}

describe.each(makers)('storage: $name', ({ open }) => {
  let folder: string;
  let storage: Storage;
  let close: () => Promise<void>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'prova-storage-'));
    ({ storage, close } = await open(folder));
  });
  afterAll(async () => {
    await close();
    await rm(folder, { recursive: true });
  });

  const put = async (body: Buffer | Readable, key = newId()) => {
    await storage.put(key, body, { mime: 'application/pdf' });
    return key;
  };

  test('a buffer comes back as it was', async () => {
    const body = randomBytes(10_000);
    const key = await put(body);
    expect(await content(storage, key)).toEqual(body);
    expect(await storage.exists(key)).toBe(true);
  });

  test('an empty object is an object', async () => {
    for (const empty of [Buffer.alloc(0), Readable.from([])]) {
      const key = await put(empty);
      expect(await storage.exists(key)).toBe(true);
      expect(await content(storage, key)).toEqual(Buffer.alloc(0));
    }
  });

  test.each([100, 8 * MIB, 8 * MIB + 1, 20 * MIB])('a stream of %i bytes comes back as it was', async (length) => {
    const body = randomBytes(length);
    const key = await put(inChunks(body, 70_001));
    expect((await content(storage, key)).equals(body)).toBe(true);
  });

  test('a part of an object can be read', async () => {
    const key = await put(Buffer.from('0123456789'));
    expect((await content(storage, key, { start: 2, end: 5 })).toString()).toBe('2345');
    expect((await content(storage, key, { start: 9, end: 9 })).toString()).toBe('9');
    await expect(storage.read(key, { start: 10, end: 12 })).rejects.toThrow(RangeError);
  });

  test('a second put replaces the object', async () => {
    const key = await put(Buffer.from('first'));
    await put(Buffer.from('2nd'), key);
    expect((await content(storage, key)).toString()).toBe('2nd');
  });

  test.each([1000, 20 * MIB])('a stream that breaks after %i bytes leaves nothing', async (length) => {
    const key = newId();
    await expect(put(failing(randomBytes(length)), key)).rejects.toThrow('the sender went away');
    expect(await storage.exists(key)).toBe(false);
    await expect(storage.read(key)).rejects.toThrow(ObjectMissing);
  });

  test('a removed object is gone, and removing it again is no error', async () => {
    const key = await put(Buffer.from('x'));
    await storage.remove(key);
    await storage.remove(key);
    expect(await storage.exists(key)).toBe(false);
    await expect(storage.read(key)).rejects.toThrow(ObjectMissing);
  });

  test.each([
    '../../etc/passwd',
    'a/../../b-and-more',
    '/absolute-path',
    'UPPER-CASE-KEY',
    'with.dots.in.it',
    'short',
    '',
  ])('the key "%s" is refused', async (key) => {
    await expect(storage.put(key, Buffer.from('x'), { mime: 'text/plain' })).rejects.toThrow('Not a key');
    await expect(storage.read(key)).rejects.toThrow('Not a key');
    await expect(storage.remove(key)).rejects.toThrow('Not a key');
    await expect(storage.exists(key)).rejects.toThrow('Not a key');
  });
});

describe('files of the local folder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'prova-storage-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const files = async () =>
    (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));

  test('only their owner can read them, in folders spread by hash', async () => {
    const key = newId();
    await localStorage(folder).put(key, Buffer.from('secret'), { mime: 'text/plain' });
    const [path = '', ...others] = await files();
    expect(others).toEqual([]);
    expect(path.slice(folder.length)).toMatch(new RegExp(`^/[0-9a-f]{2}/[0-9a-f]{2}/${key}$`));
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await stat(join(path, '..'))).mode & 0o777).toBe(0o700);
    expect(await readFile(path, 'utf8')).toBe('secret');
    await localStorage(folder).remove(key);
  });

  test('neither a broken nor a killed put leaves a file once the object is removed', async () => {
    const storage = localStorage(folder);
    const key = newId();
    await expect(storage.put(key, failing(Buffer.from('x')), { mime: 'text/plain' })).rejects.toThrow();
    expect(await files()).toEqual([]);

    // As after a kill: the stream neither ends nor fails.
    const endless = new Readable({ read() {} });
    endless.push('half');
    const killed = storage.put(key, endless, { mime: 'text/plain' });
    await expect.poll(files).toHaveLength(1);
    await storage.remove(key);
    expect(await files()).toEqual([]);
    endless.destroy(new Error('end of test'));
    await expect(killed).rejects.toThrow('end of test');
  });
});
