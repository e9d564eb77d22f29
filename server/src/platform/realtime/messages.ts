import type { LiveMessage, LiveTopic } from '@prova/contract/realtime';
import { sql } from 'kysely';
import type * as z from 'zod';
import type { Ctx } from '../context.ts';

/** The one channel of PostgreSQL that every process listens to. */
export const CHANNEL = 'prova_realtime';
/** PostgreSQL refuses payloads of 8000 bytes and more. */
const MAX_PAYLOAD_BYTES = 7850;

/** Who hears a message: every socket of a person, or every socket that follows a topic. */
export type Address = `user:${string}` | `topic:${string}`;

export function toUser(userId: string): Address {
  return `user:${userId}`;
}

/** Whoever holds a link, in the place of a person. */
export const linkHolderId = (tokenId: string) => `token:${tokenId}`;

export function toTopic<P extends object>({ topic }: LiveTopic<P>, params: NoInfer<P>): Address {
  const ordered = Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1));
  return `topic:${topic}:${JSON.stringify(ordered)}`;
}

/** What may be followed, and by whom. */
export interface Topic {
  readonly name: string;
  /** The address of what the client named, or null when it named nothing. */
  address(params: unknown): Address | null;
  /** Whether the actor of `ctx` may follow it; asked again when the token is renewed or rights change. */
  may(ctx: Ctx, params: unknown): Promise<boolean>;
}

/**
 * Says who may follow a topic of the contract; `module.ts` lists it.
 * @param topic.params checks what the client named
 * @param topic.may goes by the policy of the module
 */
export function defineTopic<P extends object>(topic: {
  topic: LiveTopic<P>;
  params: z.ZodType<NoInfer<P>>;
  may: (ctx: Ctx, params: P) => Promise<boolean>;
}): Topic {
  return {
    name: topic.topic.topic,
    address: (params) => {
      const { success, data } = topic.params.safeParse(params);
      return success ? toTopic(topic.topic, data) : null;
    },
    may: async (ctx, params) => {
      const { success, data } = topic.params.safeParse(params);
      return success && (await topic.may(ctx, data));
    },
  };
}

/** What the processes tell each other (ids), and how it becomes what a socket sends. */
export interface Message<D> {
  readonly type: string;
  readonly data: z.ZodType<D, D>;
  readonly perReader: boolean;
  to(data: D): Address;
  load(ctx: Ctx, data: D): Promise<object | null>;
}

/**
 * Says whom a message of the contract reaches and how it is made; `module.ts` lists it.
 * @param message.data ids and numbers: the sum must stay below 7850 bytes of JSON
 * @param message.to who hears it
 * @param message.load makes the data of the frame, or null when there is nothing to tell any more; runs once a process
 *   as the system, or with `perReader` once a socket with the actor and the language of its reader
 */
export function defineMessage<D, F extends object>(message: {
  message: LiveMessage<F>;
  data: z.ZodType<D, D>;
  to: (data: D) => Address;
  perReader?: boolean;
  load: (ctx: Ctx, data: D) => Promise<NoInfer<F> | null>;
}): Message<D> {
  return {
    type: message.message.type,
    data: message.data,
    perReader: message.perReader ?? false,
    to: (data) => message.to(data),
    load: (ctx, data) => message.load(ctx, data),
  };
}

/**
 * Tells every process in the transaction of `ctx`; sockets hear of it when, and only when, that commits.
 * @throws ZodError when the data is not what the message declares
 * @throws Error when it is too long
 */
export async function publish<D>(ctx: Ctx, message: Message<D>, data: D): Promise<void> {
  await notify(ctx, message.type, message.data.parse(data));
}

/** Not a frame: sockets of this person ask again who they are and what they may follow. */
export const ACCESS_CHANGED = 'access:changed';

/** To be called where a session ends, an account is disabled or a membership changes. */
export async function publishAccessChanged(ctx: Ctx, userId: string): Promise<void> {
  await notify(ctx, ACCESS_CHANGED, { userId });
}

/** To be called where a link that somebody may have open is revoked, or what it opens has ended. */
export async function publishLinkChanged(ctx: Ctx, tokenId: string): Promise<void> {
  await notify(ctx, ACCESS_CHANGED, { userId: linkHolderId(tokenId) });
}

async function notify(ctx: Ctx, type: string, data: unknown): Promise<void> {
  const payload = JSON.stringify({ type, data });
  const bytes = Buffer.byteLength(payload);
  if (bytes > MAX_PAYLOAD_BYTES)
    throw new Error(`The message ${type} has ${bytes} bytes: publish ids and load the rest`);
  // Which transaction it was tells later who has read its work already (published.ts).
  await sql`select pg_notify(${CHANNEL}, '{"transaction":"' || pg_current_xact_id() || '",' || ${payload.slice(1)}::text)`.execute(
    ctx.db,
  );
}
