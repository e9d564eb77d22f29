import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkKey, ObjectMissing, type Storage } from './storage.ts';

/**
 * Objects as files of one folder, readable by this user alone. They spread over 65,536 subfolders by a hash of the
 * key, since keys that begin with the time would crowd a few.
 * @param folder made when the first object is put
 */
export function localStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    const hash = createHash('sha256').update(checkKey(key)).digest('hex');
    return join(folder, hash.slice(0, 2), hash.slice(2, 4), key);
  };

  return {
    async put(key, body) {
      const path = pathOf(key);
      const shard = dirname(path);
      await mkdir(shard, { recursive: true, mode: 0o700 });
      try {
        await write(partOf(path), body);
        await rename(partOf(path), path);
      } catch (error) {
        await rm(partOf(path), { force: true });
        throw error;
      }
      // A folder's entries are durable only once the folder itself is.
      for (const entry of [shard, dirname(shard), folder]) await syncFolder(entry);
    },

    async read(key, range) {
      const file = await openForReading(pathOf(key), key);
      try {
        const { size } = await file.stat();
        if (range && (range.start > range.end || range.end >= size)) throw new RangeError('Outside of the object');
        const { start, end } = range ?? { start: 0, end: size - 1 };
        // A read stream takes no empty range.
        if (size === 0) await file.close();
        const stream = size === 0 ? Readable.from([]) : file.createReadStream({ start, end });
        return { stream, bytes: end - start + 1 };
      } catch (error) {
        await file.close();
        throw error;
      }
    },

    async remove(key) {
      const path = pathOf(key);
      await rm(path, { force: true });
      await rm(partOf(path), { force: true });
    },

    async exists(key) {
      try {
        await stat(pathOf(key));
        return true;
      } catch (error) {
        if (isAbsent(error)) return false;
        throw error;
      }
    },

    async tryWriting() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // No key has a dot in it.
      const path = join(folder, 'space.try');
      try {
        await writeFile(path, Buffer.alloc(TRIED_BYTES), { mode: 0o600 });
      } finally {
        await rm(path, { force: true });
      }
    },
  };
}

/** Smaller than most files, larger than what a full disk finds between two blocks. */
const TRIED_BYTES = 64 * 1024;

/** Named after its object, so that removing the object also removes what a crash left of it. */
const partOf = (path: string) => `${path}.part`;

/** `flush`: the bytes are on the disk before the name is. */
async function write(path: string, body: Buffer | Readable): Promise<void> {
  const options = { mode: 0o600, flush: true };
  if (Buffer.isBuffer(body)) await writeFile(path, body, options);
  else await pipeline(body, createWriteStream(path, options));
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function openForReading(path: string, key: string): Promise<FileHandle> {
  try {
    return await open(path, 'r');
  } catch (error) {
    throw isAbsent(error) ? new ObjectMissing(key, { cause: error }) : error;
  }
}

const isAbsent = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
