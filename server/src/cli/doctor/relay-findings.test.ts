import { createHash, createHmac } from 'node:crypto';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import type { Config } from '../../platform/config.ts';
import { askRelay } from './relay-findings.ts';

const SECRET = 'a-secret-of-the-relay-that-nobody-guesses';
const relays: Socket[] = [];
afterEach(() => {
  for (const relay of relays.splice(0)) relay.close();
});

const attributesOf = (message: Buffer) => {
  const found = new Map<number, { at: number; value: Buffer }>();
  for (let at = 20; at < message.length; ) {
    const length = message.readUInt16BE(at + 2);
    found.set(message.readUInt16BE(at), { at, value: message.subarray(at + 4, at + 4 + length) });
    at += 4 + Math.ceil(length / 4) * 4;
  }
  return found;
};

/** Answers as coturn with `use-auth-secret` does. @returns its address */
async function relay(secret: string): Promise<string> {
  const socket = createSocket('udp4');
  relays.push(socket);
  socket.on('message', (message, from) => {
    const attributes = attributesOf(message);
    const integrity = attributes.get(0x08);
    const [username = '', realm] = [attributes.get(0x06)?.value.toString(), 'prova.example'];
    const password = createHmac('sha1', secret).update(username).digest('base64');
    const key = createHash('md5').update(`${username}:${realm}:${password}`).digest();
    const right =
      integrity && createHmac('sha1', key).update(message.subarray(0, integrity.at)).digest().equals(integrity.value);
    const answer = Buffer.concat([message.subarray(0, 20), ...(right ? [] : [refusal(realm)])]);
    answer.writeUInt16BE(message.readUInt16BE(0) | (right ? 0x0100 : 0x0110), 0);
    answer.writeUInt16BE(answer.length - 20, 2);
    socket.send(answer, from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return `turn:127.0.0.1:${socket.address().port}`;
}

const field = (type: number, value: Buffer) => {
  const bytes = Buffer.alloc(4 + Math.ceil(value.length / 4) * 4);
  bytes.writeUInt16BE(type, 0);
  bytes.writeUInt16BE(value.length, 2);
  value.copy(bytes, 4);
  return bytes;
};
const refusal = (realm: string) =>
  Buffer.concat([
    field(0x09, Buffer.from([0, 0, 4, 1])),
    field(0x14, Buffer.from(realm)),
    field(0x15, Buffer.from('n')),
  ]);

const ask = (urls: string[], secret = SECRET) => askRelay({ TURN_URLS: urls, TURN_SECRET: secret } as Config);

test('a relay that takes our credentials is well', async () => {
  expect(await ask([await relay(SECRET), 'stun:127.0.0.1:1'])).toBeUndefined();
});

test('a relay with another secret does not work', async () => {
  await expect(ask([await relay('another-secret-of-another-relay-entirely')])).rejects.toThrow(
    'it refuses TURN_SECRET',
  );
});

test('of two addresses one that does not work is a warning', async () => {
  expect(await ask([await relay(SECRET), 'turn:127.0.0.1:1?transport=tcp'])).toContain(
    'turn:127.0.0.1:1?transport=tcp: ',
  );
});
