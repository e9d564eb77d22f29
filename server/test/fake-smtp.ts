import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A message as the server received it. */
export interface ReceivedMail {
  /** The recipients of the envelope. */
  readonly to: readonly string[];
  readonly raw: string;
  /** Values of one header, unfolded and decoded. */
  header(name: string): string[];
  /** The decoded parts by their type. */
  readonly text: string;
  readonly html: string;
  /** What came along to be shown in it. */
  readonly pictures: readonly { readonly cid: string; readonly shown: string; readonly bytes: Buffer }[];
  /** The calendar file, each time it comes along. */
  readonly calendars: readonly { readonly type: string; readonly disposition: string; readonly content: string }[];
}

export interface Refusal {
  readonly code: number;
  readonly message: string;
}

export interface FakeSmtp {
  readonly url: string;
  /** Everything that arrived, refused messages too. */
  readonly mails: ReceivedMail[];
  /** What the next recipients are answered; null lets them pass. */
  refuseRecipient: (address: string) => Refusal | null;
  /** What is answered once the whole message has arrived, when that is known. */
  refuseMessage: () => Refusal | null | Promise<Refusal | null>;
  /** Goes away, as a server that is down: connections are refused. */
  stop(): Promise<void>;
  /** Comes back on the same port. */
  start(): Promise<void>;
}

/** A mail server on a free port of the loopback, without sign-in and encryption. */
export async function startFakeSmtp(): Promise<FakeSmtp> {
  const mails: ReceivedMail[] = [];
  let port = 0;
  let server: SMTPServer | undefined;
  const refusal = ({ code, message }: Refusal) => Object.assign(new Error(message), { responseCode: code });

  const fake: FakeSmtp = {
    get url() {
      return `smtp://127.0.0.1:${port}`;
    },
    mails,
    refuseRecipient: () => null,
    refuseMessage: () => null,
    async start() {
      const next = new SMTPServer({
        authOptional: true,
        disabledCommands: ['AUTH', 'STARTTLS'],
        closeTimeout: 100,
        onRcptTo(address, _session, done) {
          const refused = fake.refuseRecipient(address.address);
          done(refused ? refusal(refused) : null);
        },
        onData(stream, session, done) {
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', async () => {
            const to = session.envelope.rcptTo.map(({ address }) => address);
            mails.push(parse(to, Buffer.concat(chunks).toString('utf8')));
            const refused = await fake.refuseMessage();
            done(refused ? refusal(refused) : null);
          });
        },
      });
      // Connections that a stopping server or client breaks.
      next.on('error', () => undefined);
      await new Promise<void>((resolve) => {
        next.listen(port, '127.0.0.1', () => resolve());
      });
      port = (next.server.address() as AddressInfo).port;
      server = next;
    },
    async stop() {
      const running = server;
      server = undefined;
      if (running) await new Promise<void>((resolve) => running.close(resolve));
    },
  };
  await fake.start();
  return fake;
}

function parse(to: readonly string[], raw: string): ReceivedMail {
  const [head = ''] = raw.split('\r\n\r\n', 1);
  const parts = partsOf(raw);
  const part = (type: string) => decodeBody(parts.find((text) => typeOf(text) === type) ?? '').toString('utf8');
  return {
    to,
    raw,
    header: (name) => headerOf(head, name).map(decodeWords),
    text: part('text/plain'),
    html: part('text/html'),
    pictures: parts
      .filter((text) => typeOf(text).startsWith('image/'))
      .map((text) => ({
        cid: (headerOf(headOf(text), 'content-id')[0] ?? '').replaceAll(/[<>]/g, ''),
        shown: headerOf(headOf(text), 'content-disposition')[0]?.split(';')[0] ?? '',
        bytes: decodeBody(text),
      })),
    calendars: parts
      .filter((text) => ['text/calendar', 'application/ics'].includes(typeOf(text)))
      .map((text) => ({
        type: headerOf(headOf(text), 'content-type')[0] ?? '',
        disposition: headerOf(headOf(text), 'content-disposition')[0] ?? '',
        content: decodeBody(text).toString('utf8'),
      })),
  };
}

/** The parts that are no container themselves, in their order. */
function partsOf(entity: string): string[] {
  const boundary = /boundary="?([^";\r\n]+)/.exec(headOf(entity))?.[1];
  if (!boundary) return [entity];
  return entity
    .split(`\r\n--${boundary}`)
    .slice(1, -1)
    .flatMap((part) => partsOf(part.replace(/^\r\n/, '')));
}

const headOf = (entity: string) => entity.slice(0, entity.indexOf('\r\n\r\n'));
const typeOf = (entity: string) => (headerOf(headOf(entity), 'content-type')[0] ?? '').split(';')[0] ?? '';

const headerOf = (head: string, name: string) =>
  unfold(head)
    .split('\r\n')
    .filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
    .map((line) => line.slice(name.length + 1).trim());

const unfold = (head: string) => head.replaceAll(/\r\n[ \t]+/g, ' ');

function decodeBody(part: string): Buffer {
  const head = headOf(part).toLowerCase();
  const body = part.slice(headOf(part).length + 4);
  if (head.includes('base64')) return Buffer.from(body, 'base64');
  return Buffer.from(head.includes('quoted-printable') ? quotedPrintable(body.replaceAll('=\r\n', '')) : body);
}

function quotedPrintable(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Encoded words of RFC 2047; white space between two of them does not count. */
function decodeWords(value: string): string {
  return value
    .replaceAll(/(\?=)\s+(=\?)/g, '$1$2')
    .replaceAll(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_match, encoding: string, text: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : quotedPrintable(text.replaceAll('_', ' ')),
    );
}
