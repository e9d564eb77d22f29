import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, type ZipFile as OpenZip, openPromise } from 'yauzl';
import { ZipFile } from 'yazl';

/** What is known of an entry once it was read to its end. */
export interface Content {
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

export interface ArchiveWriter {
  /** Adds an entry behind the last one. @param compress false for what is packed already */
  add(name: string, source: () => Promise<Readable>, options?: { compress?: boolean }): Promise<Content>;
}

/**
 * Writes a zip of any size, entry by entry, readable by this user alone. It has its name once it is complete and on the
 * disk; what fails leaves nothing behind.
 * @throws when a file of this name is there already
 */
export async function writeArchive(path: string, fill: (archive: ArchiveWriter) => Promise<void>): Promise<void> {
  const part = `${path}.part`;
  const zip = new ZipFile();
  // Whoever waits for an entry hears of a disk that is full.
  const broken = Promise.withResolvers<never>();
  broken.promise.catch(() => undefined);
  const file = createWriteStream(part, { flags: 'w', mode: 0o600, flush: true });
  const written = pipeline(zip.outputStream, file);
  written.catch((error: unknown) => broken.reject(error));
  zip.on('error', (error: Error) => {
    broken.reject(error);
    file.destroy(error);
  });
  try {
    await fill({
      async add(name, source, { compress = true } = {}) {
        const stream = await source();
        const { through, content } = measured();
        const passed = pipeline(stream, through);
        zip.addReadStream(through, name, { compress });
        const [result] = await Promise.race([Promise.all([content, passed]), broken.promise]);
        return result;
      },
    });
    zip.end();
    await written;
    await rename(part, path);
    await syncFolder(dirname(path));
  } catch (error) {
    file.destroy();
    await written.catch(() => undefined);
    await rm(part, { force: true });
    throw error;
  }
}

export interface ArchiveReader {
  /** @throws when there is no such entry, and, at its end, when it is not what it was */
  read(name: string, expected?: Content): Promise<Readable>;
  close(): void;
}

/** @throws when the file is no complete zip */
export async function readArchive(path: string): Promise<ArchiveReader> {
  const zip: OpenZip = await openPromise(path, { autoClose: false });
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  return {
    async read(name, expected) {
      const entry = entries.get(name);
      if (!entry) throw new Error(`${name} is not in the backup.`);
      const stream = await zip.openReadStreamPromise(entry);
      if (!expected) return stream;
      const { through } = measured(({ bytes, sha256 }) => {
        if (bytes !== expected.bytes || sha256 !== expected.sha256)
          throw new Error(`${name} of the backup is damaged.`);
      });
      stream.on('error', (error) => through.destroy(error));
      return stream.pipe(through);
    },
    close: () => zip.close(),
  };
}

/** Hands bytes on and counts them. @param check what it throws is the stream's error */
function measured(check?: (content: Content) => void): { through: Transform; content: Promise<Content> } {
  const hash = createHash('sha256');
  const { promise: content, resolve, reject } = Promise.withResolvers<Content>();
  content.catch(() => undefined);
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      const found = { bytes, sha256: hash.digest('hex') };
      try {
        check?.(found);
        resolve(found);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
  through.on('error', reject);
  return { through, content };
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
