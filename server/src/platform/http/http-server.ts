import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import etag from '@fastify/etag';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, fastify, LogController } from 'fastify';
import { guest } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Platform } from '../context.ts';
import { failureBody, toAppError } from './failures.ts';
import { readLocale } from './locale.ts';
import { registerRequestMetrics } from './metrics.ts';
import type { Route } from './route.ts';

const JSON_LIMIT = 1024 * 1024;

/** Fastify with everything that every answer needs; routes are added by the caller. */
export async function createHttpServer(platform: Platform, routes: readonly Route[]): Promise<FastifyInstance> {
  const { config } = platform;
  const app = fastify({
    loggerInstance: platform.log as unknown as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: JSON_LIMIT,
    trustProxy: config.TRUST_PROXY,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    ajv: { customOptions: {} },
  });
  app.decorateRequest('ctx', null as never);

  app.setErrorHandler((thrown, request, reply) => {
    const error = toAppError(thrown);
    if (error.status >= 500)
      request.log.error(
        { err: error.cause ?? error, route: request.routeOptions.url, requestId: request.id },
        'request failed',
      );
    if (error.code === 'TOO_MANY_REQUESTS' && error.data?.seconds !== undefined)
      reply.header('retry-after', String(error.data.seconds));
    if (error.status === 503) reply.header('retry-after', '2');
    return reply
      .code(error.status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(failureBody(error, localeOf(request), request.id));
  });

  await app.register(cookie);
  await app.register(helmet, {
    // The API answers data only; pages and files set the policy that they need.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] },
    },
    strictTransportSecurity: config.production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
  await app.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // Level 4 of brotli is as fast as gzip and still smaller.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(etag, { weak: true });
  await app.register(multipart);
  if (config.RATE_LIMITS) {
    await app.register(rateLimit, {
      global: false,
      keyGenerator: (request) => request.ip,
      errorResponseBuilder: (_request, context) =>
        new AppError('TOO_MANY_REQUESTS', { data: { seconds: Math.ceil(context.ttl / 1000) } }),
    });
  }

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    // Templates of routes, never addresses: those may hold tokens.
    request.log.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
  registerRequestMetrics(app);
  // An empty JSON body is no body: sign-out and the like send none.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return app.getDefaultJsonParser('error', 'error')(request, body as string, done);
  });

  const known = routes.flatMap(({ endpoint }) =>
    [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => ({
      method: endpoint.method,
      pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`),
    })),
  );
  app.decorate('allowedMethods', (path: string) =>
    known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method as string),
  );
  return app;
}

function localeOf(request: FastifyRequest) {
  return request.ctx?.locale ?? readLocale(request, guest);
}

/** What an unknown address of the API answers: 405 where another method exists, else 404. */
export function unknownAddress(
  app: FastifyInstance,
  request: FastifyRequest,
): { error: AppError; allow: string | null } {
  const path = request.url.split('?')[0] ?? '/';
  const allowed = app.allowedMethods(path);
  return allowed.length > 0
    ? { error: new AppError('METHOD_NOT_ALLOWED'), allow: [...new Set(allowed)].join(', ') }
    : { error: new AppError('NOT_FOUND'), allow: null };
}

declare module 'fastify' {
  interface FastifyInstance {
    allowedMethods(path: string): string[];
  }
}
