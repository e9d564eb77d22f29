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
  const end = raw.indexOf('\r\n\r\n');
  const head = raw.slice(0, end);
  const boundary = /boundary="?([^";\r\n]+)/.exec(head)?.[1] ?? '';
  const parts = raw.slice(end).split(`--${boundary}`);
  const part = (type: string) => {
    const found = parts.find((text) => text.slice(0, 300).includes(`Content-Type: ${type}`)) ?? '';
    return decodeBody(found);
  };
  return {
    to,
    raw,
    header: (name) =>
      unfold(head)
        .split('\r\n')
        .filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
        .map((line) => decodeWords(line.slice(name.length + 1).trim())),
    text: part('text/plain'),
    html: part('text/html'),
  };
}

const unfold = (head: string) => head.replaceAll(/\r\n[ \t]+/g, ' ');

function decodeBody(part: string): string {
  const end = part.indexOf('\r\n\r\n');
  const head = part.slice(0, end).toLowerCase();
  const body = part.slice(end + 4);
  if (head.includes('base64')) return Buffer.from(body, 'base64').toString('utf8');
  return head.includes('quoted-printable') ? quotedPrintable(body.replaceAll('=\r\n', '')) : body;
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
