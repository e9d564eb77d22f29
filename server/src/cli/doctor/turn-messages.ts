import { createHash, createHmac, randomBytes } from 'node:crypto';

/** With which a request is signed: the long-term credential of RFC 8489. */
export interface Signed {
  readonly username: string;
  readonly password: string;
  readonly realm: string;
  readonly nonce: string;
}

const COOKIE = 0x2112a442;
const HEADER_BYTES = 20;
const INTEGRITY_BYTES = 24;
const ALLOCATE = 0x0003;
const REFRESH = 0x0004;
const [USERNAME, INTEGRITY, ERROR, LIFETIME, REALM, NONCE, TRANSPORT] = [0x06, 0x08, 0x09, 0x0d, 0x14, 0x15, 0x19];
const UDP = Buffer.from([17, 0, 0, 0]);

/** Asks for an address; unsigned, it is answered with what to sign with. */
export function allocateRequest(signed?: Signed): Buffer {
  return request(ALLOCATE, [attribute(TRANSPORT, UDP)], signed);
}

/** Gives the address back. */
export function releaseRequest(signed: Signed): Buffer {
  return request(REFRESH, [attribute(LIFETIME, Buffer.alloc(4))], signed);
}

/** What an answer says, as far as anybody asks. */
export function readAnswer(message: Buffer): { error: number | null; realm: string | null; nonce: string | null } {
  if (message.length < HEADER_BYTES || message.readUInt32BE(4) !== COOKIE) throw new Error('it is no TURN server');
  let [error, realm, nonce]: [number | null, string | null, string | null] = [null, null, null];
  for (let at = HEADER_BYTES; at + 4 <= message.length; ) {
    const length = message.readUInt16BE(at + 2);
    const value = message.subarray(at + 4, at + 4 + length);
    const type = message.readUInt16BE(at);
    if (type === ERROR && length >= 4) error = (value[2] ?? 0) * 100 + (value[3] ?? 0);
    if (type === REALM) realm = value.toString();
    if (type === NONCE) nonce = value.toString();
    at += 4 + padded(length);
  }
  return { error, realm, nonce };
}

function request(type: number, attributes: readonly Buffer[], signed?: Signed): Buffer {
  const body = signed
    ? [
        ...attributes,
        attribute(USERNAME, Buffer.from(signed.username)),
        attribute(REALM, Buffer.from(signed.realm)),
        attribute(NONCE, Buffer.from(signed.nonce)),
      ]
    : attributes;
  const bytes = Buffer.concat(body);
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16BE(type, 0);
  header.writeUInt16BE(bytes.length + (signed ? INTEGRITY_BYTES : 0), 2);
  header.writeUInt32BE(COOKIE, 4);
  randomBytes(12).copy(header, 8);
  const message = Buffer.concat([header, bytes]);
  if (!signed) return message;
  const key = createHash('md5').update(`${signed.username}:${signed.realm}:${signed.password}`).digest();
  return Buffer.concat([message, attribute(INTEGRITY, createHmac('sha1', key).update(message).digest())]);
}

function attribute(type: number, value: Buffer): Buffer {
  const bytes = Buffer.alloc(4 + padded(value.length));
  bytes.writeUInt16BE(type, 0);
  bytes.writeUInt16BE(value.length, 2);
  value.copy(bytes, 4);
  return bytes;
}

const padded = (length: number): number => Math.ceil(length / 4) * 4;
