import { createSocket } from 'node:dgram';

/** Records of a domain, or how it misbehaves. A name without an entry does not exist. */
export type Zone =
  | 'silent'
  | 'failing'
  | { readonly mx?: readonly string[]; readonly a?: readonly string[]; readonly aaaa?: readonly string[] };

const TYPES: Readonly<Record<number, 'mx' | 'a' | 'aaaa'>> = { 1: 'a', 15: 'mx', 28: 'aaaa' };
const NO_ERROR = 0;
const SERVER_FAILURE = 2;
const NO_SUCH_NAME = 3;

/** A DNS server on loopback that answers over UDP (RFC 1035). */
export async function startFakeDns(zones: Readonly<Record<string, Zone>>) {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (query, peer) => {
    const { name, end } = readName(query, 12);
    const kind = TYPES[query.readUInt16BE(end)];
    asked.push(`${kind ?? 'other'} ${name}`);
    const zone = zones[name];
    if (zone === 'silent') return;
    const records = typeof zone === 'object' && kind ? (zone[kind] ?? []) : [];
    const status = zone === undefined ? NO_SUCH_NAME : zone === 'failing' ? SERVER_FAILURE : NO_ERROR;
    const header = Buffer.alloc(12);
    query.copy(header, 0, 0, 2);
    // An answer, with recursion asked for and available.
    header.writeUInt16BE(0x8180 | status, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(records.length, 6);
    const answers = records.map((record) => answerOf(query.readUInt16BE(end), dataOf(kind, record)));
    socket.send(Buffer.concat([header, query.subarray(12, end + 4), ...answers]), peer.port, peer.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    close: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}

function readName(message: Buffer, start: number): { name: string; end: number } {
  const labels: string[] = [];
  let at = start;
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

function writeName(name: string): Buffer {
  const labels = name.split('.').filter(Boolean);
  return Buffer.concat([
    ...labels.map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label, 'latin1')])),
    Buffer.from([0]),
  ]);
}

/** `10 mail.example` of a mail server, dotted or colon numbers of addresses. */
function dataOf(kind: 'mx' | 'a' | 'aaaa' | undefined, record: string): Buffer {
  if (kind === 'a') return Buffer.from(record.split('.').map(Number));
  if (kind === 'aaaa')
    return Buffer.from(record.split(':').flatMap((part) => [...Buffer.from(part.padStart(4, '0'), 'hex')]));
  const [priority = '0', exchange = ''] = record.split(' ');
  const head = Buffer.alloc(2);
  head.writeUInt16BE(Number(priority));
  return Buffer.concat([head, writeName(exchange)]);
}

/** A record about the name of the question, good for a minute. */
function answerOf(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
