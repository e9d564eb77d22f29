import { resync } from '@prova/contract/realtime';
import type { Ctx } from '../context.ts';
import type { Logger } from '../log.ts';
import { ACCESS_CHANGED, type Address, type Message, toUser } from './messages.ts';
import { Published } from './published.ts';
import { framesSent } from './socket-metrics.ts';

/** A socket as the hub sees it. */
export interface Subscriber {
  /** A context of its actor; null before it is known. */
  context(): Ctx | null;
  send(type: string, data: object): void;
  /** Finds out again who it is and what it may follow. */
  recheck(): void;
}

/** Messages that wait for their loader; beyond this they are dropped and everybody is told to load again. */
const MAX_WAITING = 5_000;

/** What travels on the channel of the database. */
interface Payload {
  readonly type: string;
  readonly data: unknown;
  /** Number of the transaction that published it. */
  readonly transaction: string;
}

/** The sockets of this process by what they hear, and the way of a message to them. */
export class Hub {
  readonly #messages: ReadonlyMap<string, Message<unknown>>;
  readonly #context: () => Ctx;
  readonly #log: Logger;
  readonly #followers = new Map<Address, Set<Subscriber>>();
  /** What is told to one address is told in order. */
  readonly #chains = new Map<Address, Promise<void>>();
  readonly #published = new Published();
  #waiting = 0;

  constructor(options: { messages: readonly Message<unknown>[]; context: () => Ctx; log: Logger }) {
    this.#messages = new Map(options.messages.map((message) => [message.type, message]));
    this.#context = options.context;
    this.#log = options.log;
  }

  join(address: Address, subscriber: Subscriber): void {
    const followers = this.#followers.get(address) ?? new Set();
    followers.add(subscriber);
    this.#followers.set(address, followers);
  }

  leave(address: Address, subscriber: Subscriber): void {
    const followers = this.#followers.get(address);
    if (followers?.delete(subscriber) && followers.size === 0) this.#followers.delete(address);
  }

  followers(address: Address): ReadonlySet<Subscriber> {
    return this.#followers.get(address) ?? new Set();
  }

  /** The channel is listened to. @param snapshot taken after that */
  startFrom(snapshot: string): void {
    this.#published.startFrom(snapshot);
  }

  /** Whether a reader at that moment, who follows the address from now on, may have missed something between the two. */
  isMissed(address: Address, snapshot: string | undefined): boolean {
    return this.#published.isMissed(address, snapshot);
  }

  /** Everybody loads again: something may have been missed. */
  resync(): void {
    const everybody = new Set([...this.#followers.values()].flatMap((followers) => [...followers]));
    for (const subscriber of everybody) subscriber.send(resync.type, {});
  }

  /** Takes one payload of the channel. */
  receive(payload: string): void {
    try {
      const { type, data, transaction }: Payload = JSON.parse(payload);
      if (type === ACCESS_CHANGED) {
        const { userId } = data as { userId: string };
        for (const subscriber of this.followers(toUser(userId))) subscriber.recheck();
        return;
      }
      const message = this.#messages.get(type);
      // A newer process may tell what this one does not know yet.
      if (!message) {
        this.#log.warn({ message: type }, 'unknown real-time message');
        return;
      }
      const checked = message.data.parse(data);
      const address = message.to(checked);
      this.#published.add(address, BigInt(transaction));
      this.#deliver(message, checked, address);
    } catch (error) {
      this.#log.error({ err: error }, 'real-time message could not be read');
    }
  }

  #deliver(message: Message<unknown>, data: unknown, address: Address): void {
    if (this.followers(address).size === 0) return;
    if (this.#waiting >= MAX_WAITING) {
      this.resync();
      return;
    }
    this.#waiting += 1;
    const before = this.#chains.get(address) ?? Promise.resolve();
    const delivery = before
      .then(() => this.#notify(message, data, address))
      .catch((error: unknown) => {
        this.#log.error({ err: error, message: message.type }, 'real-time message could not be loaded');
        for (const subscriber of this.followers(address)) subscriber.send(resync.type, {});
      })
      .finally(() => {
        this.#waiting -= 1;
        if (this.#chains.get(address) === delivery) this.#chains.delete(address);
      });
    this.#chains.set(address, delivery);
  }

  async #notify(message: Message<unknown>, data: unknown, address: Address): Promise<void> {
    if (!message.perReader) {
      const frame = await message.load(this.#context(), data);
      if (frame) for (const subscriber of this.followers(address)) this.#send(subscriber, message, frame);
      return;
    }
    await Promise.all(
      [...this.followers(address)].map(async (subscriber) => {
        const ctx = subscriber.context();
        const frame = ctx && (await message.load(ctx, data));
        // It may have left, or lost its right, while the frame was loaded.
        if (frame && this.followers(address).has(subscriber)) this.#send(subscriber, message, frame);
      }),
    );
  }

  #send(subscriber: Subscriber, message: Message<unknown>, frame: object): void {
    subscriber.send(message.type, frame);
    framesSent.inc({ type: message.type });
  }
}
