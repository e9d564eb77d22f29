/** What EBML is made of (RFC 8794), as far as WebM as browsers record it needs it. */

export const ID = {
  EBML: 0x1a45dfa3,
  SEGMENT: 0x18538067,
  SEEK_HEAD: 0x114d9b74,
  SEEK: 0x4dbb,
  SEEK_ID: 0x53ab,
  SEEK_POSITION: 0x53ac,
  INFO: 0x1549a966,
  TIMESTAMP_SCALE: 0x2ad7b1,
  DURATION: 0x4489,
  MUXING_APP: 0x4d80,
  WRITING_APP: 0x5741,
  TRACKS: 0x1654ae6b,
  TRACK: 0xae,
  TRACK_NUMBER: 0xd7,
  TRACK_TYPE: 0x83,
  CODEC: 0x86,
  CUES: 0x1c53bb6b,
  CUE_POINT: 0xbb,
  CUE_TIME: 0xb3,
  CUE_TRACK_POSITIONS: 0xb7,
  CUE_TRACK: 0xf7,
  CUE_CLUSTER_POSITION: 0xf1,
  CLUSTER: 0x1f43b675,
  TIMESTAMP: 0xe7,
  SIMPLE_BLOCK: 0xa3,
  BLOCK_GROUP: 0xa0,
  BLOCK: 0xa1,
  REFERENCE: 0xfb,
} as const;

/** A size that is not known: the element ends where one begins that cannot be inside. */
export const UNKNOWN = -1;

export class MalformedWebm extends Error {}

export interface ElementHead {
  readonly id: number;
  /** Of what comes after the head, or `UNKNOWN`. */
  readonly size: number;
  /** Bytes of the head. */
  readonly length: number;
}

/**
 * The head of the element that begins at a byte.
 * @returns null where the bytes end within it
 * @throws MalformedWebm
 */
export function elementAt(bytes: Buffer, at: number): ElementHead | null {
  if (at >= bytes.length) return null;
  const idLength = lengthOf(bytes[at] as number, 4);
  const sizeAt = at + idLength;
  if (sizeAt >= bytes.length) return null;
  const sizeLength = lengthOf(bytes[sizeAt] as number, 8);
  if (sizeAt + sizeLength > bytes.length) return null;
  const length = idLength + sizeLength;
  return { id: bytes.readUIntBE(at, idLength), size: sizeOf(bytes, sizeAt, sizeLength), length };
}

/** A variable number of at most 8 bytes, with how many it takes; null where the bytes end within it. */
export function numberAt(bytes: Buffer, at: number): { value: number; length: number } | null {
  if (at >= bytes.length) return null;
  const length = lengthOf(bytes[at] as number, 8);
  if (at + length > bytes.length) return null;
  return { value: sizeOf(bytes, at, length), length };
}

function lengthOf(first: number, most: number): number {
  const length = Math.clz32(first) - 23;
  if (first === 0 || length > most) throw new MalformedWebm('No number begins here');
  return length;
}

/** @throws MalformedWebm for more than can be counted exactly */
function sizeOf(bytes: Buffer, at: number, length: number): number {
  let value = (bytes[at] as number) & (0xff >> length);
  let isUnknown = value === 0xff >> length;
  for (let index = at + 1; index < at + length; index += 1) {
    const byte = bytes[index] as number;
    isUnknown &&= byte === 0xff;
    value = value * 256 + byte;
  }
  if (isUnknown) return UNKNOWN;
  if (!Number.isSafeInteger(value)) throw new MalformedWebm('A size is too large');
  return value;
}

/** An unsigned number as the content of an element. @throws MalformedWebm */
export function unsignedIn(content: Buffer): number {
  if (content.length > 8) throw new MalformedWebm('A number has at most 8 bytes');
  let value = 0;
  for (const byte of content) value = value * 256 + byte;
  if (!Number.isSafeInteger(value)) throw new MalformedWebm('A number is too large');
  return value;
}

/** The elements that some content is made of, all of them whole. @throws MalformedWebm */
export function* childrenOf(content: Buffer): Generator<{ id: number; content: Buffer; whole: Buffer }> {
  for (let at = 0; at < content.length; ) {
    const head = elementAt(content, at);
    if (!head || head.size === UNKNOWN || at + head.length + head.size > content.length)
      throw new MalformedWebm('An element is cut off');
    const end = at + head.length + head.size;
    yield { id: head.id, content: content.subarray(at + head.length, end), whole: content.subarray(at, end) };
    at = end;
  }
}

/** An element with its head; the size takes 8 bytes, whatever it is, so that lengths are known before positions are. */
export function element(id: number, ...content: readonly Buffer[]): Buffer {
  const size = content.reduce((sum, { length }) => sum + length, 0);
  return Buffer.concat([headOf(id, size), ...content]);
}

export function headOf(id: number, size: number): Buffer {
  const idBytes = id > 0xffffff ? 4 : id > 0xffff ? 3 : id > 0xff ? 2 : 1;
  const head = Buffer.alloc(idBytes + 8);
  head.writeUIntBE(id, 0, idBytes);
  head[idBytes] = 0x01;
  head.writeUIntBE(Math.floor(size / 2 ** 32), idBytes + 2, 2);
  head.writeUInt32BE(size % 2 ** 32, idBytes + 4);
  return head;
}

/** A number of 8 bytes. */
export function unsigned(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
}

export function float(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}
