import { REAUTHENTICATE_GRACE_SECONDS, SOCKET_CLOSE } from '@prova/contract/realtime';
import { decodeJwt } from 'jose';
import type { RawData, WebSocket } from 'ws';
import type { TokenActor, UserActor } from '../actor.ts';
import { after } from '../clock.ts';
import type { Ctx } from '../context.ts';
import type { Logger } from '../log.ts';
import { FramePace } from './frame-pace.ts';
import type { Hub, Subscriber } from './hub.ts';
import { type Address, linkHolderId, toUser } from './messages.ts';
import { socketsClosed, socketsOpen } from './socket-metrics.ts';

/** Who is behind a socket. */
export type SocketActor = UserActor | TokenActor;

/** Who holds a token, or null: unknown, expired, or its session has ended. */
export type Authenticate = (token: string) => Promise<SocketActor | null>;

/** Limits of a path. */
export interface SocketLimits {
  readonly helloSeconds: number;
  readonly graceSeconds: number;
  readonly heartbeatSeconds: number;
  /** Bytes that may wait for a slow reader. */
  readonly maxBuffered: number;
  readonly socketsPerActor: number;
  /** Of one frame. */
  readonly frameBytes: number;
  readonly framesPerHeartbeat: number;
  /** So many may come at once; left out, as many as in a heartbeat. */
  readonly burst?: number;
}

export const SOCKET_LIMITS = {
  helloSeconds: 10,
  graceSeconds: REAUTHENTICATE_GRACE_SECONDS,
  maxBuffered: 1024 * 1024,
  socketsPerActor: 20,
} as const;

/** A token that does not say when it ends is looked at again after this. */
const OPAQUE_TOKEN_SECONDS = 15 * 60;
const MAX_TIMER_MS = 2 ** 31 - 1;

export interface ConnectionOptions {
  readonly socket: WebSocket;
  readonly hub: Hub;
  readonly authenticate: Authenticate;
  readonly contextOf: (actor: SocketActor, companyId: string | null) => Ctx;
  readonly now: () => Date;
  readonly log: Logger;
  readonly limits: SocketLimits;
  readonly onClose: () => void;
}

/** One socket: who is behind it, and whether it is still alive. What is said over it is up to its path. */
export abstract class Connection implements Subscriber {
  readonly #options: ConnectionOptions;
  readonly #pace: FramePace;
  protected companyId: string | null = null;
  #token: string | null = null;
  #actor: SocketActor | null = null;
  #closed = false;
  #heard = true;
  /** Frames are worked off one after the other. */
  #work: Promise<void> = Promise.resolve();
  #deadline: NodeJS.Timeout | undefined;
  readonly #heartbeat: NodeJS.Timeout;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    const { socket, limits } = options;
    const { framesPerHeartbeat, heartbeatSeconds, burst = framesPerHeartbeat } = limits;
    this.#pace = new FramePace({ burst, perSecond: framesPerHeartbeat / heartbeatSeconds });
    socketsOpen.inc();
    this.#heartbeat = setInterval(() => this.#beat(), heartbeatSeconds * 1000);
    this.expectWithin(limits.helloSeconds);
    socket.on('pong', () => {
      this.#heard = true;
    });
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('error', (error) => options.log.debug({ err: error }, 'socket failed'));
    socket.on('close', () => this.#end());
  }

  /** Sends what the hub has to tell, in the words of this path. */
  abstract send(type: string, data: object): void;
  /**
   * Takes a frame.
   * @returns what is to be done about it, after whatever came before; null for what is no frame of this path
   */
  protected abstract read(text: string): (() => Promise<void>) | null;
  /** Whoever is behind it has proved that they still are: asks again what they may. */
  protected abstract rightsChanged(): Promise<void>;
  /** Tells the page that the server is there: browsers answer pings by themselves, and do not show them. */
  protected abstract ping(): void;
  /** Asks for a fresh token. */
  protected abstract askAgain(graceSeconds: number): void;
  /** It is over: lets go of whatever the path holds for it. */
  protected abstract ended(): void;

  /** What ends when the token is none any more; a path that has more to say than this code says it first. */
  protected refused(): void {
    this.close(SOCKET_CLOSE.UNAUTHENTICATED);
  }

  get actor(): SocketActor | null {
    return this.#actor;
  }

  protected get isClosed(): boolean {
    return this.#closed;
  }

  context(): Ctx | null {
    return this.#actor && this.#options.contextOf(this.#actor, this.companyId);
  }

  recheck(): void {
    this.afterwards(async () => {
      if (this.#token === null) return;
      if (await this.identify(this.#token)) await this.rightsChanged();
    });
  }

  close(code: number): void {
    if (this.#closed) return;
    socketsClosed.inc({ code });
    this.#options.socket.close(code);
    this.#end();
  }

  protected write(frame: object): void {
    const { socket, limits } = this.#options;
    if (this.#closed || socket.readyState !== socket.OPEN) return;
    socket.send(JSON.stringify(frame));
    // A reader this slow would not see a closing handshake either.
    if (socket.bufferedAmount > limits.maxBuffered) this.#terminate();
  }

  /** Does something after whatever came before. */
  protected afterwards(step: () => Promise<void>): void {
    this.#work = this.#work
      .then(() => (this.#closed ? undefined : step()))
      .catch((error: unknown) => {
        this.#options.log.error({ err: error }, 'socket frame failed');
        this.close(1011);
      });
  }

  /** Finds out who holds a token. @returns whether the socket goes on, in the hands of the same actor */
  protected async identify(token: string): Promise<boolean> {
    const { authenticate, hub, limits } = this.#options;
    const actor = await authenticate(token);
    if (this.#closed) return false;
    const known = this.#actor;
    if (!actor || (known && ownAddress(known) !== ownAddress(actor))) {
      this.refused();
      return false;
    }
    const siblings = hub.followers(ownAddress(actor));
    if (!known && siblings.size >= limits.socketsPerActor) {
      this.close(SOCKET_CLOSE.TOO_MANY);
      return false;
    }
    this.#actor = actor;
    this.#token = token;
    hub.join(ownAddress(actor), this);
    return true;
  }

  /** From now on the token has to be renewed before it ends. @returns when that is */
  protected expectRenewal(): Date {
    const { now, limits } = this.#options;
    const expiresAt = tokenExpiry(this.#token ?? '') ?? opaqueExpiry(this.#actor, after(now(), OPAQUE_TOKEN_SECONDS));
    this.#setDeadline((expiresAt.getTime() - now().getTime()) / 1000, () => {
      this.askAgain(limits.graceSeconds);
      this.expectWithin(limits.graceSeconds);
    });
    return expiresAt;
  }

  /** Closes unless whoever is behind it says who they are in this time. */
  protected expectWithin(seconds: number): void {
    this.#setDeadline(seconds, () => this.close(SOCKET_CLOSE.UNAUTHENTICATED));
  }

  /** Nothing has to be said again: whoever is behind it has shown no token. */
  protected expectNothing(): void {
    clearTimeout(this.#deadline);
  }

  #receive(data: RawData, isBinary: boolean): void {
    this.#heard = true;
    const bytes = data as Buffer;
    const code = this.#pace.take() ? bytes.length > this.#options.limits.frameBytes && 1009 : SOCKET_CLOSE.TOO_MANY;
    const step = code || isBinary ? null : this.read(bytes.toString());
    if (step) this.afterwards(step);
    else this.close(code || SOCKET_CLOSE.MALFORMED);
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
    if (this.#actor) this.#options.hub.leave(ownAddress(this.#actor), this);
    this.ended();
    this.#options.onClose();
  }

  #setDeadline(seconds: number, then: () => void): void {
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(then, Math.min(MAX_TIMER_MS, Math.max(0, seconds * 1000)));
  }

  #beat(): void {
    if (!this.#heard) {
      this.#terminate();
      return;
    }
    this.#heard = false;
    const { socket } = this.#options;
    if (socket.readyState === socket.OPEN) socket.ping();
    this.ping();
  }
}

/** Where a socket hears what is meant for its holder, and nobody else. */
export function ownAddress(actor: SocketActor): Address {
  return actor.kind === 'user' ? toUser(actor.userId) : toUser(linkHolderId(actor.tokenId));
}

/** A link may end before it would be looked at again. */
function opaqueExpiry(actor: SocketActor | null, again: Date): Date {
  const ends = actor?.kind === 'token' ? actor.expiresAt : undefined;
  return ends && ends < again ? ends : again;
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
