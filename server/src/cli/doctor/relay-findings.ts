import { createSocket } from 'node:dgram';
import { connect as connectTcp } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { hasRelay, relayCredential } from '../../modules/rooms/rooms.service.ts';
import { after } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import { allocateRequest, readAnswer, releaseRequest, type Signed } from './turn-messages.ts';

export { hasRelay };

const PATIENCE_MS = 5_000;
const VALID_SECONDS = 60;

/** Asks the relay for an address with a credential as browsers get it, and gives the address back. */
export async function askRelay({ TURN_URLS, TURN_SECRET = '' }: Config): Promise<string | undefined> {
  const refused: string[] = [];
  const urls = TURN_URLS.filter((url) => url.startsWith('turn'));
  for (const url of urls) {
    try {
      await allocate(url, relayCredential(TURN_SECRET, 'doctor', after(new Date(), VALID_SECONDS)));
    } catch (error) {
      refused.push(`${url}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (refused.length === urls.length) throw new Error(refused.join('; '));
  return refused.length > 0 ? refused.join('; ') : undefined;
}

async function allocate(url: string, { username, credential }: ReturnType<typeof relayCredential>): Promise<void> {
  const line = await open(url);
  try {
    const challenge = readAnswer(await line.ask(allocateRequest()));
    if (challenge.realm === null || challenge.nonce === null)
      throw new Error('it answers without asking who we are: use-auth-secret is not set');
    const signed: Signed = { username, password: credential, realm: challenge.realm, nonce: challenge.nonce };
    const answer = readAnswer(await line.ask(allocateRequest(signed)));
    if (answer.error === 401) throw new Error('it refuses TURN_SECRET, or its clock differs');
    if (answer.error !== null) throw new Error(`it answers ${answer.error}`);
    await line.ask(releaseRequest(signed));
  } finally {
    line.close();
  }
}

interface Line {
  /** Sends a message, and waits for the next one. */
  ask(message: Buffer): Promise<Buffer>;
  close(): void;
}

/** @param url `turn:host:port?transport=tcp` */
async function open(url: string): Promise<Line> {
  const [, scheme = '', host = '', port, transport] =
    /^(turns?):(\[[^\]]+\]|[^:?]+)(?::(\d+))?(?:\?transport=(udp|tcp))?$/.exec(url) ?? [];
  const secure = scheme === 'turns';
  const at = { host: host.replace(/^\[|\]$/g, ''), port: Number(port ?? (secure ? 5349 : 3478)) };
  return secure || transport === 'tcp' ? overStream(at, secure) : overDatagrams(at);
}

const inTime = <Result>(work: Promise<Result>): Promise<Result> =>
  Promise.race([
    work,
    new Promise<never>((_, fail) => setTimeout(() => fail(new Error('it does not answer')), PATIENCE_MS).unref()),
  ]);

async function overDatagrams({ host, port }: { readonly host: string; readonly port: number }): Promise<Line> {
  const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4');
  return {
    ask: (message) =>
      inTime(
        new Promise((resolve, reject) => {
          socket.once('message', resolve);
          socket.once('error', reject);
          socket.send(message, port, host, (error) => error && reject(error));
        }),
      ),
    close: () => socket.close(),
  };
}

async function overStream(at: { readonly host: string; readonly port: number }, secure: boolean): Promise<Line> {
  const socket = secure ? connectTls({ ...at, servername: at.host }) : connectTcp(at);
  socket.on('error', () => undefined);
  await inTime(
    new Promise((resolve, reject) => {
      socket.once(secure ? 'secureConnect' : 'connect', resolve);
      socket.once('error', reject);
    }),
  );
  return {
    ask: (message) =>
      inTime(
        new Promise((resolve, reject) => {
          socket.once('data', resolve);
          socket.once('error', reject);
          socket.write(message);
        }),
      ),
    close: () => socket.destroy(),
  };
}
