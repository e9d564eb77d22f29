import { createHmac } from 'node:crypto';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import {
  type Address,
  ATTRIBUTE,
  isSigned,
  keyOf,
  METHOD,
  readAddress,
  readStun,
  type StunMessage,
  writeAddress,
  writeStun,
} from './stun-message.ts';

export interface RelayStandIn {
  /** For TURN_URLS. */
  readonly url: string;
  /** How many packets were passed on so far. */
  readonly passed: () => number;
  /** From now on nothing is heard or passed on, as when its process is killed. */
  readonly kill: () => Promise<void>;
  /** Another begins in its place, and knows nothing of what the former has promised. */
  readonly revive: () => Promise<void>;
}

const HERE = '127.0.0.1';
const REALM = 'relay';
const SECONDS = 600;
const MAX_LIFETIME = Buffer.alloc(4);
MAX_LIFETIME.writeUInt32BE(SECONDS);

/** What one browser has asked for, by the socket that the others see. */
interface Allocation {
  readonly client: Address;
  readonly relayed: Socket;
  readonly channels: Map<number, Address>;
}

/**
 * A relay as coturn is with `use-auth-secret`, as far as browsers need one on this machine: UDP, IPv4, names and passwords that end.
 * It checks what the server hands out by the rules of RFC 8656, and not by the server's own code.
 */
export async function startRelay(secret: string): Promise<RelayStandIn> {
  let passed = 0;
  let port = 0;
  let socket: Socket;
  const allocations = new Map<string, Allocation>();
  const count = () => {
    passed += 1;
  };

  const listen = async () => {
    socket = createSocket('udp4');
    socket.on('message', (bytes, client) => hear({ socket, allocations, secret, count }, bytes, client));
    socket.bind(port, HERE);
    await once(socket, 'listening');
    port = socket.address().port;
  };
  await listen();
  return {
    url: `turn:${HERE}:${port}?transport=udp`,
    passed: () => passed,
    kill: async () => {
      const ended = [socket, ...[...allocations.values()].map(({ relayed }) => relayed)];
      allocations.clear();
      await Promise.all(ended.map((each) => new Promise<void>((done) => each.close(done))));
    },
    revive: listen,
  };
}

interface Relay {
  readonly socket: Socket;
  readonly allocations: Map<string, Allocation>;
  readonly secret: string;
  readonly count: () => void;
}

function hear(relay: Relay, bytes: Buffer, client: Address): void {
  const allocation = relay.allocations.get(nameOf(client));
  // Two bits tell data of a channel from a message.
  if ((bytes[0] ?? 0) >> 6 === 1) {
    const peer = allocation?.channels.get(bytes.readUInt16BE(0));
    if (peer) pass(relay, allocation, bytes.subarray(4, 4 + bytes.readUInt16BE(2)), peer);
    return;
  }
  const message = readStun(bytes);
  if (!message) return;
  const peer = message.attributes.get(ATTRIBUTE.peerAddress);
  if (message.kind === 'indication') {
    const data = message.attributes.get(ATTRIBUTE.data);
    if (message.method === METHOD.send && peer && data) pass(relay, allocation, data, readAddress(peer));
    return;
  }
  if (message.kind !== 'request') return;
  if (message.method === METHOD.binding) {
    const mapped = [[ATTRIBUTE.mappedAddress, writeAddress(client)]] as const;
    relay.socket.send(writeStun({ ...message, kind: 'success' }, mapped), client.port, client.address);
    return;
  }
  const key = keyOfBearer(relay.secret, message);
  if (!key || !isSigned(message, key)) {
    refuse(relay, message, client);
    return;
  }
  void answer(relay, message, client, key);
}

async function answer(relay: Relay, message: StunMessage, client: Address, key: Buffer): Promise<void> {
  const { allocations, socket } = relay;
  const succeed = (...attributes: [number, Buffer][]) =>
    socket.send(writeStun({ ...message, kind: 'success' }, attributes, key), client.port, client.address);
  const { method, attributes } = message;
  const allocation = allocations.get(nameOf(client));
  if (method === METHOD.allocate) {
    const { relayed } = allocation ?? (await allocate(relay, client));
    succeed(
      [ATTRIBUTE.relayedAddress, writeAddress({ address: HERE, port: relayed.address().port })],
      [ATTRIBUTE.mappedAddress, writeAddress(client)],
      [ATTRIBUTE.lifetime, MAX_LIFETIME],
    );
    return;
  }
  // It was promised by a former one, or is over.
  if (!allocation) {
    refuse(relay, message, client, 437);
    return;
  }
  const [peer, channel] = [attributes.get(ATTRIBUTE.peerAddress), attributes.get(ATTRIBUTE.channelNumber)];
  if (method === METHOD.channelBind && peer && channel)
    allocation.channels.set(channel.readUInt16BE(0), readAddress(peer));
  const lifetime = attributes.get(ATTRIBUTE.lifetime);
  if (method === METHOD.refresh && lifetime?.readUInt32BE(0) === 0) {
    allocations.delete(nameOf(client));
    allocation.relayed.close();
  }
  succeed(...(method === METHOD.refresh ? [[ATTRIBUTE.lifetime, lifetime ?? MAX_LIFETIME] as [number, Buffer]] : []));
}

/** A socket of its own, on which the others reach a browser. */
async function allocate({ socket, allocations, count }: Relay, client: Address): Promise<Allocation> {
  const relayed = createSocket('udp4');
  const allocation: Allocation = { client, relayed, channels: new Map() };
  allocations.set(nameOf(client), allocation);
  relayed.on('message', (data, peer) => {
    count();
    const channel = [...allocation.channels].find(([, bound]) => nameOf(bound) === nameOf(peer))?.[0];
    socket.send(channel === undefined ? indication(data, peer) : framed(channel, data), client.port, client.address);
  });
  relayed.bind(0, HERE);
  await once(relayed, 'listening');
  return allocation;
}

function pass({ count }: Relay, allocation: Allocation | undefined, data: Buffer, peer: Address): void {
  if (!allocation) return;
  count();
  allocation.relayed.send(data, peer.port, peer.address);
}

/** Names end at a time, and their password follows from them: who has the secret needs no list of them. */
function keyOfBearer(secret: string, { attributes }: StunMessage): Buffer | undefined {
  const username = attributes.get(ATTRIBUTE.username)?.toString();
  if (!username || Number(username.split(':')[0]) * 1000 < Date.now()) return undefined;
  return keyOf(username, REALM, createHmac('sha1', secret).update(username).digest('base64'));
}

function refuse({ socket }: Relay, message: StunMessage, client: Address, code = 401): void {
  const reason = Buffer.from([0, 0, Math.floor(code / 100), code % 100]);
  const attributes = [
    [ATTRIBUTE.errorCode, reason],
    [ATTRIBUTE.realm, Buffer.from(REALM)],
    [ATTRIBUTE.nonce, Buffer.from('nonce')],
  ] as const;
  socket.send(writeStun({ ...message, kind: 'error' }, attributes), client.port, client.address);
}

function indication(data: Buffer, peer: Address): Buffer {
  const transaction = Buffer.alloc(12);
  const said = [
    [ATTRIBUTE.peerAddress, writeAddress(peer)],
    [ATTRIBUTE.data, data],
  ] as const;
  return writeStun({ method: METHOD.data, kind: 'indication', transaction }, said);
}

function framed(channel: number, data: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(channel, 0);
  head.writeUInt16BE(data.length, 2);
  return Buffer.concat([head, data]);
}

const nameOf = ({ address, port }: Address) => `${address}:${port}`;
