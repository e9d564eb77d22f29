import {
  type ClientFrame,
  connected,
  HEARTBEAT_SECONDS,
  type LiveMessage,
  ping,
  REAUTHENTICATE_GRACE_SECONDS,
  reauthenticate,
  refused,
  SOCKET_CLOSE,
  subscribed,
  unsubscribed,
} from '@prova/contract/realtime';
import { decodeJwt } from 'jose';
import type { WebSocket } from 'ws';
import type { TokenActor, UserActor } from '../actor.ts';
import { after } from '../clock.ts';
import type { Ctx } from '../context.ts';
import type { Logger } from '../log.ts';
import { parseFrame } from './client-frame.ts';
import type { Hub, Subscriber } from './hub.ts';
import { type Address, type Topic, toUser } from './messages.ts';
import { socketsClosed, socketsOpen } from './socket-metrics.ts';

/** Who holds a token, or null: unknown, expired, or its session has ended. */
export type Authenticate = (token: string) => Promise<UserActor | TokenActor | null>;

export interface SocketLimits {
  readonly helloSeconds: number;
  readonly graceSeconds: number;
  readonly heartbeatSeconds: number;
  /** Bytes that may wait for a slow reader. */
  readonly maxBuffered: number;
  readonly socketsPerActor: number;
  readonly topicsPerSocket: number;
  readonly framesPerHeartbeat: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  helloSeconds: 10,
  graceSeconds: REAUTHENTICATE_GRACE_SECONDS,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  maxBuffered: 1024 * 1024,
  socketsPerActor: 20,
  topicsPerSocket: 20,
  framesPerHeartbeat: 60,
};

/** A token that does not say when it ends is looked at again after this. */
const OPAQUE_TOKEN_SECONDS = 15 * 60;
const MAX_TIMER_MS = 2 ** 31 - 1;

export interface ConnectionOptions {
  readonly socket: WebSocket;
  readonly hub: Hub;
  readonly topics: ReadonlyMap<string, Topic>;
  readonly authenticate: Authenticate;
  readonly contextOf: (actor: UserActor | TokenActor, companyId: string | null) => Ctx;
  readonly now: () => Date;
  readonly log: Logger;
  readonly limits: SocketLimits;
  readonly onClose: () => void;
}

type Subscribe = Extract<ClientFrame, { type: 'subscribe' }>;

/** One socket: who is behind it, what it follows, and whether it is still alive. */
export class Connection implements Subscriber {
  readonly #options: ConnectionOptions;
  readonly #followed = new Map<Address, { topic: Topic; params: object }>();
  #token: string | null = null;
  #actor: UserActor | TokenActor | null = null;
  #companyId: string | null = null;
  #closed = false;
  #heard = true;
  #frames = 0;
  /** Frames are worked off one after the other. */
  #work: Promise<void> = Promise.resolve();
  #deadline: NodeJS.Timeout | undefined;
  readonly #heartbeat: NodeJS.Timeout;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    const { socket, limits } = options;
    socketsOpen.inc();
    this.#heartbeat = setInterval(() => this.#beat(), limits.heartbeatSeconds * 1000);
    this.#setDeadline(limits.helloSeconds, () => this.close(SOCKET_CLOSE.UNAUTHENTICATED));
    socket.on('pong', () => {
      this.#heard = true;
    });
    socket.on('message', (data, isBinary) => {
      this.#heard = true;
      this.#frames += 1;
      if (this.#frames > limits.framesPerHeartbeat) return this.close(SOCKET_CLOSE.TOO_MANY);
      const frame = isBinary ? null : parseFrame(data.toString());
      if (!frame) return this.close(SOCKET_CLOSE.MALFORMED);
      this.#then(() => this.#handle(frame));
    });
    socket.on('error', (error) => options.log.debug({ err: error }, 'socket failed'));
    socket.on('close', () => this.#end());
  }

  context(): Ctx | null {
    return this.#actor && this.#options.contextOf(this.#actor, this.#companyId);
  }

  send(type: string, data: object): void {
    const { socket, limits } = this.#options;
    if (this.#closed || socket.readyState !== socket.OPEN) return;
    socket.send(JSON.stringify({ type, data }));
    // A reader this slow would not see a closing handshake either.
    if (socket.bufferedAmount > limits.maxBuffered) this.#terminate();
  }

  recheck(): void {
    this.#then(async () => {
      if (this.#token !== null) await this.#admit(this.#token);
    });
  }

  close(code: number): void {
    if (this.#closed) return;
    socketsClosed.inc({ code });
    this.#options.socket.close(code);
    this.#end();
  }

  #terminate(): void {
    if (this.#closed) return;
    socketsClosed.inc({ code: 1006 });
    this.#options.socket.terminate();
    this.#end();
  }

  #end(): void {
    if (this.#closed) return;
    this.#closed = true;
    socketsOpen.dec();
    clearInterval(this.#heartbeat);
    clearTimeout(this.#deadline);
    const { hub } = this.#options;
    for (const address of this.#followed.keys()) hub.leave(address, this);
    hub.leave(ownAddress(this.#actor), this);
    this.#options.onClose();
  }

  #then(step: () => Promise<void>): void {
    this.#work = this.#work
      .then(() => (this.#closed ? undefined : step()))
      .catch((error: unknown) => {
        this.#options.log.error({ err: error }, 'socket frame failed');
        this.close(1011);
      });
  }

  #frame<Data extends object>({ type }: LiveMessage<Data>, data: NoInfer<Data>): void {
    this.send(type, data);
  }

  async #handle(frame: ClientFrame): Promise<void> {
    if (frame.type === 'hello') {
      this.#companyId = frame.data.companyId ?? null;
      return this.#admit(frame.data.token, true);
    }
    if (!this.#actor) return this.close(SOCKET_CLOSE.UNAUTHENTICATED);
    const { topic: name, ...params } = frame.data;
    const topic = this.#options.topics.get(name);
    const address = topic?.address(params);
    if (!topic || !address) return this.#frame(refused, frame.data);
    if (frame.type === 'unsubscribe') {
      this.#unfollow(address);
      return this.#frame(unsubscribed, frame.data);
    }
    await this.#follow(topic, address, params, frame);
  }

  async #follow(topic: Topic, address: Address, params: object, frame: Subscribe): Promise<void> {
    const { data: ref, snapshot } = frame;
    const ctx = this.context();
    const full = this.#followed.size >= this.#options.limits.topicsPerSocket && !this.#followed.has(address);
    if (!ctx || full || !(await topic.may(ctx, params))) return this.#frame(refused, ref);
    if (this.#closed) return;
    this.#followed.set(address, { topic, params });
    const { hub } = this.#options;
    hub.join(address, this);
    this.#frame(subscribed, { ...ref, missed: hub.isMissed(address, snapshot) });
  }

  #unfollow(address: Address): void {
    this.#followed.delete(address);
    this.#options.hub.leave(address, this);
  }

  /** Finds out who holds the token, and whether they may still follow what the socket follows. */
  async #admit(token: string, greet = false): Promise<void> {
    const { authenticate, hub, limits, now } = this.#options;
    const actor = await authenticate(token);
    if (this.#closed) return;
    const known = this.#actor;
    if (!actor || (known && ownAddress(known) !== ownAddress(actor))) return this.close(SOCKET_CLOSE.UNAUTHENTICATED);
    const siblings = hub.followers(ownAddress(actor));
    if (!known && siblings.size >= limits.socketsPerActor) return this.close(SOCKET_CLOSE.TOO_MANY);
    this.#actor = actor;
    this.#token = token;
    hub.join(ownAddress(actor), this);
    await this.#dropRefused();
    if (this.#closed || !greet) return;
    const expiresAt = tokenExpiry(token) ?? after(now(), OPAQUE_TOKEN_SECONDS);
    this.#setDeadline((expiresAt.getTime() - now().getTime()) / 1000, () => this.#askAgain());
    this.#frame(connected, { userId: actor.kind === 'user' ? actor.userId : null, expiresAt: expiresAt.toISOString() });
  }

  #askAgain(): void {
    const { graceSeconds } = this.#options.limits;
    this.#frame(reauthenticate, { graceSeconds });
    this.#setDeadline(graceSeconds, () => this.close(SOCKET_CLOSE.UNAUTHENTICATED));
  }

  async #dropRefused(): Promise<void> {
    const ctx = this.context();
    for (const [address, { topic, params }] of [...this.#followed]) {
      if (ctx && (await topic.may(ctx, params))) continue;
      this.#unfollow(address);
      this.#frame(refused, { topic: topic.name, ...params });
    }
  }

  #setDeadline(seconds: number, then: () => void): void {
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(then, Math.min(MAX_TIMER_MS, Math.max(0, seconds * 1000)));
  }

  #beat(): void {
    this.#frames = 0;
    if (!this.#heard) {
      this.#terminate();
      return;
    }
    this.#heard = false;
    const { socket } = this.#options;
    if (socket.readyState === socket.OPEN) socket.ping();
    // Browsers answer pings by themselves, but do not show them to the page.
    if (this.#actor) this.#frame(ping, {});
  }
}

/** Where a socket hears what is meant for its holder, and nobody else. */
function ownAddress(actor: UserActor | TokenActor | null): Address {
  if (!actor) return toUser('');
  return actor.kind === 'user' ? toUser(actor.userId) : toUser(`token:${actor.tokenId}`);
}

/** When an access token ends. It has been verified before; what is no JWT says nothing. */
function tokenExpiry(token: string): Date | null {
  try {
    const { exp } = decodeJwt(token);
    return exp === undefined ? null : new Date(exp * 1000);
  } catch {
    return null;
  }
}
