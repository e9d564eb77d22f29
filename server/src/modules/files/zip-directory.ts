import { inflateRawSync } from 'node:zlib';

/** The archive is damaged, of a kind that documents never use, or larger unpacked than allowed. */
export class ZipRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ZipRefused';
  }
}

export interface ZipEntry {
  readonly name: string;
  /** 0 as it is, 8 deflated. */
  readonly method: number;
  readonly packedBytes: number;
  /** As the archive states it. */
  readonly bytes: number;
  /** Where its local header starts. */
  readonly offset: number;
}

const END = 0x06054b50;
const END_BYTES = 22;
const COMMENT_MAX = 0xffff;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
const ENTRIES_MAX = 4096;

/**
 * The list of contents at the end of a zip archive (PKWARE APPNOTE 4.3.12); nothing is unpacked.
 * @throws ZipRefused
 */
export function readZipDirectory(archive: Buffer): ZipEntry[] {
  const end = findEnd(archive);
  const count = archive.readUInt16LE(end + 10);
  if (count > ENTRIES_MAX) throw new ZipRefused('Too many entries');
  const entries: ZipEntry[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let i = 0; i < count; i += 1) {
    if (at + ENTRY_BYTES > end || archive.readUInt32LE(at) !== ENTRY) throw new ZipRefused('The directory is damaged');
    const nameEnd = at + ENTRY_BYTES + archive.readUInt16LE(at + 28);
    entries.push({
      name: archive.toString('utf8', at + ENTRY_BYTES, Math.min(nameEnd, end)),
      method: archive.readUInt16LE(at + 10),
      packedBytes: archive.readUInt32LE(at + 20),
      bytes: archive.readUInt32LE(at + 24),
      offset: archive.readUInt32LE(at + 42),
    });
    at = nameEnd + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
}

export interface Zip {
  readonly names: readonly string[];
  /** An entry as text; null when there is none. */
  read(name: string): string | null;
  /** The same as it is stored. */
  bytes(name: string): Buffer | null;
}

/**
 * Opens an archive for reading. What it states to be larger unpacked than it may is refused before anything is unpacked, and
 * so is an entry that turns out larger than it states.
 * @param limit bytes of all entries together
 * @throws ZipRefused, here and for each entry that is read
 */
export function openZip(archive: Buffer, limit: number): Zip {
  const entries = readZipDirectory(archive);
  if (entries.reduce((total, { bytes }) => total + bytes, 0) > limit) throw new ZipRefused('Too large unpacked');
  const bytes = (wanted: string) => {
    const entry = entries.find(({ name }) => name === wanted);
    if (!entry) return null;
    const body = packed(archive, entry);
    return entry.method === 0 ? body : inflated(body, entry);
  };
  return {
    names: entries.map(({ name }) => name),
    bytes,
    read: (wanted) => bytes(wanted)?.toString('utf8') ?? null,
  };
}

function packed(archive: Buffer, { offset, packedBytes }: ZipEntry): Buffer {
  if (offset + LOCAL_BYTES > archive.length || archive.readUInt32LE(offset) !== LOCAL) {
    throw new ZipRefused('An entry is damaged');
  }
  const start = offset + LOCAL_BYTES + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
  return archive.subarray(start, start + packedBytes);
}

function inflated(body: Buffer, { method, bytes }: ZipEntry): Buffer {
  if (method !== 8) throw new ZipRefused('Packed in an unusual way');
  try {
    return inflateRawSync(body, { maxOutputLength: Math.max(bytes, 1) });
  } catch (cause) {
    throw new ZipRefused('An entry is damaged, or larger unpacked than it states', { cause });
  }
}

function findEnd(archive: Buffer): number {
  const last = archive.length - END_BYTES;
  for (let at = last; at >= Math.max(0, last - COMMENT_MAX); at -= 1) {
    if (archive.readUInt32LE(at) === END) return at;
  }
  throw new ZipRefused('Not a zip archive');
}
