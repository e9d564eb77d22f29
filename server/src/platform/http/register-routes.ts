import { createHash } from 'node:crypto';
import { type EndpointShape, isRepeatable } from '@prova/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { type Actor, guest, type UserActor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { CallTransaction } from '../call-transaction.ts';
import { noSoonerThan } from '../constant-time.ts';
import { type Caller, type Ctx, createContext, type Platform } from '../context.ts';
import { actorOf, findToken } from '../tokens.ts';
import { OutcomeCounter, WindowCounter } from '../window-counter.ts';
import { deviceCookie } from './device-cookie.ts';
import { zodError } from './failures.ts';
import {
  type Answer,
  answerOnce,
  findAnswer,
  finishCall,
  type KeyedQuestion,
  keyOwner,
  requestHash,
} from './idempotency.ts';
import { keptPieces } from './kept-pieces.ts';
import { limitKey } from './limit-key.ts';
import { callLocale } from './locale.ts';
import { readMultipart } from './multipart.ts';
import { isReply, type Route, type RouteInput, type UploadedFile } from './route.ts';
import { SentCookies, sendCookies } from './sent-cookies.ts';

/** Who calls with a Bearer token. */
export interface Identify {
  /** Null when the token is none of ours or its session has ended. */
  readonly user: (ctx: Ctx, accessToken: string) => Promise<UserActor | null>;
  /** Whose token it is, though the session may have ended; null when it is none of ours or has expired. */
  readonly holder: (ctx: Ctx, accessToken: string) => Promise<string | null>;
}

/** Who made a call that has itself ended the session or the link by which it came: its repetition gets the same answer. */
interface Former {
  readonly owner: string;
  /** What anything else gets; null where it may be asked by anybody. */
  readonly refusal: AppError | null;
}

const WITHOUT_BODY = new Set(['GET', 'DELETE']);

/**
 * Of one person or one link, whatever they write: fifteen a second for a minute is more than hands do, and what each call
 * leaves behind (its answer by its key, the log of what was done) has an end by it.
 */
export const WRITES = { max: 900, seconds: 60 } as const;

/** Registers the endpoints with what every one of them needs: actor, checks, limits, idempotency, envelope. */
export function registerRoutes(
  app: FastifyInstance,
  platform: Platform,
  routes: readonly Route[],
  identify: Identify,
): void {
  const writes = new WindowCounter(WRITES);
  for (const route of routes) {
    const { endpoint } = route;
    for (const url of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      app.route({
        method: endpoint.method,
        url,
        ...limited(platform, endpoint),
        onRequest: async (request) => {
          request.ctx = await contextOf(platform, request, endpoint, identify);
          if (endpoint.method !== 'GET' && platform.config.RATE_LIMITS) countWrite(writes, request);
        },
        handler: (request, reply) => answer(request, reply, route),
      });
    }
  }
}

/** What guests may write has a limit of its own at each endpoint. @throws AppError TOO_MANY_REQUESTS */
function countWrite(writes: WindowCounter, request: FastifyRequest): void {
  const { actor, clock } = request.ctx;
  if (actor.kind === 'guest') return;
  const [key, now] = [limitKey(request), clock.now()];
  const seconds = writes.wait(key, now);
  if (seconds > 0) throw new AppError('TOO_MANY_REQUESTS', { data: { seconds } });
  writes.add(key, now);
}

/** How often the endpoint may be called: before anything of the body is read, but once it is known who calls. */
function limited(platform: Platform, { rateLimit }: EndpointShape) {
  if (!rateLimit || !platform.config.RATE_LIMITS) return {};
  const { max, seconds, refusals } = rateLimit;
  if (refusals === undefined) return { config: { rateLimit: { max, timeWindow: seconds * 1000 } } };
  const counter = new OutcomeCounter({ max, refusals, seconds });
  return {
    preParsing: async (request: FastifyRequest) => {
      const wait = counter.begin(limitKey(request), platform.clock.now());
      if (wait > 0) throw new AppError('TOO_MANY_REQUESTS', { data: { seconds: wait } });
      request.counted = true;
    },
    onResponse: async (request: FastifyRequest, { statusCode }: FastifyReply) => {
      if (!request.counted) return;
      const outcome = statusCode < 400 ? 'done' : statusCode < 500 ? 'refused' : 'failed';
      counter.end(limitKey(request), platform.clock.now(), outcome);
    },
  };
}

/** The context of a call, once its access has been checked. */
async function contextOf(
  platform: Platform,
  request: FastifyRequest,
  endpoint: EndpointShape,
  identify: Identify,
): Promise<Ctx> {
  const caller = callerOf(platform, request);
  const contextFor = (actor: Actor) => createContext(platform, { actor, caller, locale: callLocale(request, actor) });
  const anonymous = contextFor(guest);
  request.ctx = anonymous;
  const { access } = endpoint;
  const former = (owner: string | null, refusal: AppError | null) => {
    if (owner !== null && keyOf(endpoint, request) !== null) request.former = { owner, refusal };
    else if (refusal) throw refusal;
    return anonymous;
  };

  if (access.kind === 'token') {
    const secret = (request.params as { token?: string }).token ?? '';
    const row = await findToken(anonymous, access.token, secret);
    if (!row) throw new AppError('TOKEN_INVALID');
    const actor = actorOf(row);
    return row.live ? contextFor(actor) : former(keyOwner(actor), new AppError('TOKEN_EXPIRED'));
  }

  const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  const user = bearer ? await identify.user(anonymous, bearer) : null;
  if (!user) {
    const holder = bearer ? await identify.holder(anonymous, bearer) : null;
    const refusal = bearer ? new AppError('SESSION_EXPIRED') : new AppError('UNAUTHENTICATED');
    return former(holder && `user:${holder}`, access.kind === 'public' ? null : refusal);
  }
  if (access.kind === 'public') return contextFor(user);
  const ctx = contextFor(user);
  request.ctx = ctx;
  if (access.roles && !access.roles.includes(user.role)) throw new AppError('FORBIDDEN');
  return ctx;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The call behind a request. */
export function callerOf({ config }: Platform, request: FastifyRequest): Caller {
  const company = request.headers['x-company-id'];
  const device = request.cookies?.[deviceCookie(config)];
  return {
    requestId: request.id,
    address: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    companyId: typeof company === 'string' && UUID.test(company) ? company.toLowerCase() : null,
    deviceHash: device ? createHash('sha256').update(device).digest() : null,
  };
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { endpoint, handle, noSoonerThan: least, inPieces = false }: Route,
): Promise<FastifyReply> {
  const ctx = request.ctx;
  const params = endpoint.params?.safeParse(request.params);
  // A malformed id in the path names nothing that exists.
  if (params && !params.success) throw new AppError('NOT_FOUND');
  const query = check(endpoint.query, endpoint.method === 'GET' ? namedIn(request.query) : request.query, ctx);
  let raw: unknown = WITHOUT_BODY.has(endpoint.method) ? undefined : (request.body ?? undefined);
  let files: Record<string, UploadedFile[]> = {};
  if (endpoint.files && request.isMultipart()) {
    const read = await readMultipart(request, endpoint, ctx.locale);
    raw = read.data;
    files = read.files;
  }
  // A body that may be empty is an object without fields; one that is required says so itself.
  const body = check(endpoint.body, raw ?? (endpoint.body ? {} : undefined), ctx);

  const work = async (ctx: Ctx): Promise<Answer> => {
    const cookies = new SentCookies();
    const input: RouteInput<EndpointShape> = {
      params: params?.data as undefined,
      query: query as undefined,
      body: body as undefined,
      files,
      http: { request, reply: cookies },
    };
    try {
      const result = await handle(ctx, input);
      const { data, message, meta, top, status } = isReply(result)
        ? result
        : { data: result, message: undefined, meta: undefined, top: undefined, status: undefined };
      const envelope = {
        success: true,
        ...top,
        data: endpoint.output.parse(data),
        ...(message !== undefined && { message }),
        ...(meta && { meta }),
      };
      return { status: status ?? endpoint.status ?? 200, body: JSON.stringify(envelope), cookies: cookies.sent };
    } catch (error) {
      // A refusal may take a cookie away.
      sendCookies(reply, cookies.sent);
      throw error;
    }
  };
  const run = async (): Promise<Answer> => {
    if (!isRepeatable(endpoint)) return work(ctx);
    const call = new CallTransaction(ctx.platform.database);
    const { platform, actor, locale, caller } = ctx;
    const withinOf = (question: KeyedQuestion | null) =>
      createContext(platform, { actor, locale, caller, call, pieces: inPieces ? keptPieces(ctx, question) : null });
    const key = keyOf(endpoint, request);
    if (key === null) return finishCall(call, () => work(withinOf(null)));
    const { owner, refusal } = request.former ?? { owner: keyOwner(actor), refusal: null };
    const question = { owner, key, hash: hashOf(endpoint, request, ctx, raw, files) };
    if (refusal === null) {
      const within = withinOf(question);
      return answerOnce(within, call, question, () => work(within));
    }
    const given = await findAnswer(ctx, question);
    if (!given) throw refusal;
    return given;
  };
  const result = least === undefined ? await run() : await noSoonerThan(ctx.clock, least, run);
  sendCookies(reply, result.cookies);
  return reply
    .code(result.status)
    .header('cache-control', 'private, no-cache')
    .type('application/json; charset=utf-8')
    .send(result.body);
}

function keyOf(endpoint: EndpointShape, request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  return isRepeatable(endpoint) && typeof key === 'string' && key.length > 0 && key.length <= 128 ? key : null;
}

function hashOf(
  endpoint: EndpointShape,
  request: FastifyRequest,
  { caller }: Ctx,
  body: unknown,
  files: Record<string, UploadedFile[]>,
): Buffer {
  const contents = Object.entries(files).flatMap(([name, list]) =>
    list.flatMap((file) => [name, file.name, file.body]),
  );
  const asked = [caller.companyId, request.params, request.query, body ?? null];
  return requestHash([endpoint.id, JSON.stringify(asked), ...contents]);
}

/** What a list is asked for: "?talentId=" names nobody, and asks for what would come without it. */
const namedIn = (query: unknown) =>
  Object.fromEntries(Object.entries(query as object).filter(([, value]) => value !== ''));

function check(schema: z.ZodType | undefined, value: unknown, ctx: Ctx): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  if (value === null || typeof value !== 'object') throw new AppError('MALFORMED_REQUEST');
  throw zodError(result.error, ctx.locale);
}

declare module 'fastify' {
  interface FastifyRequest {
    ctx: Ctx;
    former?: Former;
    /** It holds a place among the calls that its network may make. */
    counted?: boolean;
  }
}
