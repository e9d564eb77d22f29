import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A message of STUN (RFC 8489), with the attributes that a relay (RFC 8656) needs. */
export interface StunMessage {
  readonly method: number;
  readonly kind: Kind;
  readonly transaction: Buffer;
  readonly attributes: ReadonlyMap<number, Buffer>;
  /** All of it, as it came. */
  readonly bytes: Buffer;
}

export type Kind = 'request' | 'indication' | 'success' | 'error';

export const METHOD = {
  binding: 1,
  allocate: 3,
  refresh: 4,
  send: 6,
  data: 7,
  createPermission: 8,
  channelBind: 9,
} as const;

export const ATTRIBUTE = {
  username: 0x0006,
  messageIntegrity: 0x0008,
  errorCode: 0x0009,
  channelNumber: 0x000c,
  lifetime: 0x000d,
  peerAddress: 0x0012,
  data: 0x0013,
  realm: 0x0014,
  nonce: 0x0015,
  relayedAddress: 0x0016,
  mappedAddress: 0x0020,
} as const;

const COOKIE = 0x2112a442;
const HEADER = 20;
const CLASS_BITS: Readonly<Record<Kind, number>> = { request: 0, indication: 0x10, success: 0x100, error: 0x110 };

export interface Address {
  readonly address: string;
  readonly port: number;
}

export const keyOf = (username: string, realm: string, password: string): Buffer =>
  createHash('md5').update(`${username}:${realm}:${password}`).digest();

/** Undefined: not a message of STUN. */
export function readStun(bytes: Buffer): StunMessage | undefined {
  if (bytes.length < HEADER || bytes.readUInt32BE(4) !== COOKIE) return undefined;
  const type = bytes.readUInt16BE(0);
  const attributes = new Map<number, Buffer>();
  for (let at = HEADER; at + 4 <= bytes.length; ) {
    const length = bytes.readUInt16BE(at + 2);
    const name = bytes.readUInt16BE(at);
    if (!attributes.has(name)) attributes.set(name, bytes.subarray(at + 4, at + 4 + length));
    at += 4 + padded(length);
  }
  const kind = (Object.keys(CLASS_BITS) as Kind[]).find((each) => CLASS_BITS[each] === (type & 0x110)) ?? 'request';
  return { method: type & ~0x110, kind, transaction: bytes.subarray(8, HEADER), attributes, bytes };
}

/** @param key what is said is signed with */
export function writeStun(
  { method, kind, transaction }: Pick<StunMessage, 'method' | 'kind' | 'transaction'>,
  attributes: readonly (readonly [name: number, value: Buffer])[],
  key?: Buffer,
): Buffer {
  const body = Buffer.concat(attributes.map(([name, value]) => attribute(name, value)));
  const head = (length: number) => {
    const header = Buffer.alloc(HEADER);
    header.writeUInt16BE(method | CLASS_BITS[kind], 0);
    header.writeUInt16BE(length, 2);
    header.writeUInt32BE(COOKIE, 4);
    transaction.copy(header, 8);
    return header;
  };
  if (!key) return Buffer.concat([head(body.length), body]);
  // The signature counts itself in the length that it signs.
  const signed = Buffer.concat([head(body.length + 24), body]);
  return Buffer.concat([signed, attribute(ATTRIBUTE.messageIntegrity, sign(key, signed))]);
}

/** Whether a message was signed with this key. */
export function isSigned({ bytes, attributes }: StunMessage, key: Buffer): boolean {
  const given = attributes.get(ATTRIBUTE.messageIntegrity);
  if (given?.length !== 20) return false;
  const end = given.byteOffset - bytes.byteOffset - 4;
  const signed = Buffer.from(bytes.subarray(0, end));
  signed.writeUInt16BE(end - HEADER + 24, 2);
  return timingSafeEqual(given, sign(key, signed));
}

export function readAddress(value: Buffer): Address {
  const host = value.readUInt32BE(4) ^ COOKIE;
  return {
    address: [24, 16, 8, 0].map((shift) => (host >>> shift) & 0xff).join('.'),
    port: value.readUInt16BE(2) ^ (COOKIE >>> 16),
  };
}

export function writeAddress({ address, port }: Address): Buffer {
  const value = Buffer.from([0, 1, 0, 0, ...address.split('.').map(Number)]);
  value.writeUInt16BE(port ^ (COOKIE >>> 16), 2);
  value.writeInt32BE(value.readInt32BE(4) ^ COOKIE, 4);
  return value;
}

const padded = (length: number) => Math.ceil(length / 4) * 4;
const sign = (key: Buffer, bytes: Buffer) => createHmac('sha1', key).update(bytes).digest();

function attribute(name: number, value: Buffer): Buffer {
  const bytes = Buffer.alloc(4 + padded(value.length));
  bytes.writeUInt16BE(name, 0);
  bytes.writeUInt16BE(value.length, 2);
  value.copy(bytes, 4);
  return bytes;
}
