import {
  type ClientFrame,
  connected,
  HEARTBEAT_SECONDS,
  type LiveMessage,
  ping,
  reauthenticate,
  refused,
  SOCKET_CLOSE,
  subscribed,
  unsubscribed,
} from '@prova/contract/realtime';
import { parseFrame } from './client-frame.ts';
import { Connection, type ConnectionOptions, SOCKET_LIMITS, type SocketLimits } from './connection.ts';
import type { Hub } from './hub.ts';
import type { Address, Topic } from './messages.ts';

export interface TopicLimits extends SocketLimits {
  readonly topicsPerSocket: number;
}

export const TOPIC_LIMITS: TopicLimits = {
  ...SOCKET_LIMITS,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  frameBytes: 8 * 1024,
  framesPerHeartbeat: 60,
  topicsPerSocket: 20,
};

interface TopicOptions extends ConnectionOptions {
  readonly topics: ReadonlyMap<string, Topic>;
  readonly limits: TopicLimits;
}

type Subscribe = Extract<ClientFrame, { type: 'subscribe' }>;

/** A socket of `/ws/notifications`: what it follows. */
export class TopicConnection extends Connection {
  readonly #hub: Hub;
  readonly #topics: ReadonlyMap<string, Topic>;
  readonly #most: number;
  readonly #followed = new Map<Address, { topic: Topic; params: object }>();

  constructor(options: TopicOptions) {
    super(options);
    this.#hub = options.hub;
    this.#topics = options.topics;
    this.#most = options.limits.topicsPerSocket;
  }

  send(type: string, data: object): void {
    this.write({ type, data });
  }

  protected read(text: string): (() => Promise<void>) | null {
    const frame = parseFrame(text);
    return frame && (() => this.#handle(frame));
  }

  protected ping(): void {
    if (this.actor) this.#frame(ping, {});
  }

  protected askAgain(graceSeconds: number): void {
    this.#frame(reauthenticate, { graceSeconds });
  }

  protected ended(): void {
    for (const address of this.#followed.keys()) this.#hub.leave(address, this);
  }

  protected async rightsChanged(): Promise<void> {
    const ctx = this.context();
    for (const [address, { topic, params }] of [...this.#followed]) {
      if (ctx && (await topic.may(ctx, params))) continue;
      this.#unfollow(address);
      this.#frame(refused, { topic: topic.name, ...params });
    }
  }

  #frame<Data extends object>({ type }: LiveMessage<Data>, data: NoInfer<Data>): void {
    this.send(type, data);
  }

  async #handle(frame: ClientFrame): Promise<void> {
    if (frame.type === 'hello') return this.#greet(frame.data);
    if (!this.actor) return this.close(SOCKET_CLOSE.UNAUTHENTICATED);
    const { topic: name, ...params } = frame.data;
    const topic = this.#topics.get(name);
    const address = topic?.address(params);
    if (!topic || !address) return this.#frame(refused, frame.data);
    if (frame.type === 'unsubscribe') {
      this.#unfollow(address);
      return this.#frame(unsubscribed, frame.data);
    }
    await this.#follow(topic, address, params, frame);
  }

  async #greet({ token, companyId }: Extract<ClientFrame, { type: 'hello' }>['data']): Promise<void> {
    this.companyId = companyId ?? null;
    if (!(await this.identify(token))) return;
    await this.rightsChanged();
    if (this.isClosed || !this.actor) return;
    const expiresAt = this.expectRenewal();
    const { actor } = this;
    this.#frame(connected, { userId: actor.kind === 'user' ? actor.userId : null, expiresAt: expiresAt.toISOString() });
  }

  async #follow(topic: Topic, address: Address, params: object, frame: Subscribe): Promise<void> {
    const { data: ref, snapshot } = frame;
    const ctx = this.context();
    const full = this.#followed.size >= this.#most && !this.#followed.has(address);
    if (!ctx || full || !(await topic.may(ctx, params))) return this.#frame(refused, ref);
    if (this.isClosed) return;
    this.#followed.set(address, { topic, params });
    this.#hub.join(address, this);
    this.#frame(subscribed, { ...ref, missed: this.#hub.isMissed(address, snapshot) });
  }

  #unfollow(address: Address): void {
    this.#followed.delete(address);
    this.#hub.leave(address, this);
  }
}
