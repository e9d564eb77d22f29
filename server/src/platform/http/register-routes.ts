import { createHash } from 'node:crypto';
import type { EndpointShape } from '@prova/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { type Actor, guest, type UserActor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { type Caller, type Ctx, createContext, type Platform } from '../context.ts';
import { requireToken } from '../tokens.ts';
import { deviceCookie } from './device-cookie.ts';
import { zodError } from './failures.ts';
import { once, requestHash } from './idempotency.ts';
import { readLocale } from './locale.ts';
import { readMultipart } from './multipart.ts';
import { isReply, type Route, type RouteInput, type UploadedFile } from './route.ts';

/** Finds who a Bearer token is; null when it is none of ours or its session has ended. */
export type ResolveUser = (ctx: Ctx, accessToken: string) => Promise<UserActor | null>;

const WITHOUT_BODY = new Set(['GET', 'DELETE']);

/** Registers the endpoints with what every one of them needs: actor, checks, limits, idempotency, envelope. */
export function registerRoutes(
  app: FastifyInstance,
  platform: Platform,
  routes: readonly Route[],
  resolveUser: ResolveUser,
): void {
  for (const { endpoint, handle } of routes) {
    for (const url of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      app.route({
        method: endpoint.method,
        url,
        config: endpoint.rateLimit
          ? { rateLimit: { max: endpoint.rateLimit.max, timeWindow: endpoint.rateLimit.seconds * 1000 } }
          : {},
        onRequest: async (request) => {
          request.ctx = await contextOf(platform, request, endpoint, resolveUser);
        },
        handler: (request, reply) => answer(request, reply, endpoint, handle),
      });
    }
  }
}

/** The context of a call, once its access has been checked. */
async function contextOf(
  platform: Platform,
  request: FastifyRequest,
  endpoint: EndpointShape,
  resolveUser: ResolveUser,
): Promise<Ctx> {
  const caller = callerOf(platform, request);
  const contextFor = (actor: Actor) =>
    createContext(platform, {
      actor,
      caller,
      locale: readLocale(request, actor),
      log: request.log as unknown as Ctx['log'],
    });
  const anonymous = contextFor(guest);
  request.ctx = anonymous;
  const { access } = endpoint;

  if (access.kind === 'token') {
    const secret = (request.params as { token?: string }).token ?? '';
    const row = await requireToken(anonymous, access.token, secret);
    return contextFor({
      kind: 'token',
      token: access.token,
      tokenId: row.id,
      subjectId: row.subjectId,
      companyId: row.companyId,
      permissions: row.permissions,
      label: row.label,
    });
  }

  const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  const user = bearer ? await resolveUser(anonymous, bearer) : null;
  if (access.kind === 'public') return user ? contextFor(user) : anonymous;
  if (!user) throw new AppError(bearer ? 'SESSION_EXPIRED' : 'UNAUTHENTICATED');
  const ctx = contextFor(user);
  request.ctx = ctx;
  if (access.roles && !access.roles.includes(user.role)) throw new AppError('FORBIDDEN');
  return ctx;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function callerOf({ config }: Platform, request: FastifyRequest): Caller {
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
  endpoint: EndpointShape,
  handle: Route['handle'],
): Promise<FastifyReply> {
  const ctx = request.ctx;
  const params = endpoint.params?.safeParse(request.params);
  // A malformed id in the path names nothing that exists.
  if (params && !params.success) throw new AppError('NOT_FOUND');
  const query = check(endpoint.query, request.query, ctx);
  let raw: unknown = WITHOUT_BODY.has(endpoint.method) ? undefined : (request.body ?? undefined);
  let files: Record<string, UploadedFile[]> = {};
  if (endpoint.files && request.isMultipart()) {
    const read = await readMultipart(request, endpoint, ctx.locale);
    raw = read.data;
    files = read.files;
  }
  // A body that may be empty is an object without fields; one that is required says so itself.
  const body = check(endpoint.body, raw ?? (endpoint.body ? {} : undefined), ctx);
  const input: RouteInput<EndpointShape> = {
    params: params?.data as undefined,
    query: query as undefined,
    body: body as undefined,
    files,
    http: { request, reply },
  };

  const work = async () => {
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
    return { status: status ?? endpoint.status ?? 200, body: envelope as unknown };
  };
  const key = endpoint.idempotent ? request.headers['idempotency-key'] : undefined;
  const result =
    typeof key === 'string' && key.length > 0 && key.length <= 128
      ? await once(ctx, key, hashOf(endpoint, request, raw, files), work)
      : await work();
  return reply
    .code(result.status)
    .header('cache-control', 'private, no-cache')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(result.body));
}

function hashOf(
  endpoint: EndpointShape,
  request: FastifyRequest,
  body: unknown,
  files: Record<string, UploadedFile[]>,
): Buffer {
  const contents = Object.entries(files).flatMap(([name, list]) =>
    list.flatMap((file) => [name, file.name, file.body]),
  );
  return requestHash([endpoint.id, JSON.stringify(request.params), JSON.stringify(body ?? null), ...contents]);
}

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
  }
}
