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
      offset: archive.readUInt32LE(at + 42),
    });
    at = nameEnd + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
}

/**
 * Measures what the archive holds unpacked, by unpacking: the sizes that it states may lie.
 * @param limit bytes of all entries together
 * @throws ZipRefused at the first byte above the limit, and for what cannot be unpacked
 */
export function measureUnpacked(archive: Buffer, limit: number): number {
  let total = 0;
  for (const entry of readZipDirectory(archive)) {
    total += entry.method === 0 ? entry.packedBytes : inflatedBytes(packed(archive, entry), entry, limit - total);
    if (total > limit) throw new ZipRefused('Too large unpacked');
  }
  return total;
}

function packed(archive: Buffer, { offset, packedBytes }: ZipEntry): Buffer {
  if (offset + LOCAL_BYTES > archive.length || archive.readUInt32LE(offset) !== LOCAL) {
    throw new ZipRefused('An entry is damaged');
  }
  const start = offset + LOCAL_BYTES + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
  return archive.subarray(start, start + packedBytes);
}

function inflatedBytes(body: Buffer, { method }: ZipEntry, limit: number): number {
  if (method !== 8) throw new ZipRefused('Packed in an unusual way');
  try {
    return inflateRawSync(body, { maxOutputLength: Math.max(limit, 1) }).length;
  } catch (cause) {
    throw new ZipRefused('An entry is damaged or too large unpacked', { cause });
  }
}

function findEnd(archive: Buffer): number {
  const last = archive.length - END_BYTES;
  for (let at = last; at >= Math.max(0, last - COMMENT_MAX); at -= 1) {
    if (archive.readUInt32LE(at) === END) return at;
  }
  throw new ZipRefused('Not a zip archive');
}
