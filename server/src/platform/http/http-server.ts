import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import etag from '@fastify/etag';
import rateLimit from '@fastify/rate-limit';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import { guest } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Platform } from '../context.ts';
import { plainLog } from '../log.ts';
import { answerBrokenConnection, answerUnreadableAddress } from './broken-requests.ts';
import { failureBody, toAppError } from './failures.ts';
import { limitKey } from './limit-key.ts';
import { readLocale } from './locale.ts';
import { registerRequestMetrics } from './metrics.ts';
import { NO_PERMISSIONS } from './permissions-policy.ts';
import type { Route } from './route.ts';
import { securityHeaders } from './security-headers.ts';
import { makeAddressStorable } from './storable-address.ts';
import { pathOf, wantsPage } from './wants-page.ts';

const JSON_LIMIT = 1024 * 1024;
const IDLE_SWEEP_MILLISECONDS = 50;
const REQUEST_MILLISECONDS = 180_000;

/** Fastify with everything that every answer needs; routes are added by the caller. */
export async function createHttpServer(platform: Platform, routes: readonly Route[]): Promise<FastifyInstance> {
  const { config } = platform;
  const app = fastify({
    loggerInstance: platform.log as unknown as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: JSON_LIMIT,
    // Whoever sends a byte now and then would hold a connection for ever; 5 MB over a poor mobile line take a minute or two.
    requestTimeout: REQUEST_MILLISECONDS,
    trustProxy: config.TRUST_PROXY > 0 && ((_address, hop) => hop < config.TRUST_PROXY),
    genReqId: () => randomUUID(),
    // Each line names its request; a logger of its own for each costs more than most requests write.
    childLoggerFactory: (logger) => logger,
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    frameworkErrors: answerUnreadableAddress,
    clientErrorHandler: answerBrokenConnection,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    ajv: { customOptions: {} },
  });
  app.decorateRequest('ctx', null as never);
  app.decorate('unknownPage', null);

  app.setErrorHandler(async (thrown, request, reply) => {
    let error = toAppError(thrown);
    platform.diskSpace.noteFailure(error.cause);
    if (error.code === 'SERVICE_UNAVAILABLE' && (await platform.diskSpace.databaseCannotStart()))
      error = new AppError('STORAGE_FULL', { cause: error.cause });
    // A conflict that no service foresaw is for us to look at, whatever the caller is told.
    if (error.status >= 500 || (error.code === 'VERSION_CONFLICT' && error.cause !== undefined))
      request.log.error(
        { err: error.cause ?? error, route: request.routeOptions.url, requestId: request.id },
        'request failed',
      );
    if (error.status === 429 && error.data?.seconds !== undefined)
      reply.header('retry-after', String(error.data.seconds));
    if (error.status === 503) reply.header('retry-after', error.code === 'STORAGE_FULL' ? '60' : '2');
    return reply
      .code(error.status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(failureBody(error, { locale: localeOf(request), actor: request.ctx?.actor }, request.id));
  });

  const everywhere = securityHeaders(config);
  app.addHook('onRequest', (request, reply, done) => {
    makeAddressStorable(request);
    reply.headers(everywhere).header('x-request-id', request.id);
    done();
  });
  await app.register(cookie);
  await app.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // Level 4 of brotli is as fast as gzip and still smaller.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(etag, { weak: true });
  if (config.RATE_LIMITS) {
    await app.register(rateLimit, {
      global: false,
      keyGenerator: limitKey,
      errorResponseBuilder: (_request, context) =>
        new AppError('TOO_MANY_REQUESTS', { data: { seconds: Math.ceil(context.ttl / 1000) } }),
    });
  }

  // Data and sandboxed files run nothing that could ask for a camera; of the documents, pages have said what they use.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('permissions-policy') && String(reply.getHeader('content-type')).startsWith('text/html'))
      reply.header('permissions-policy', NO_PERMISSIONS);
    done();
  });
  const accessLog = plainLog(platform.log);
  app.addHook('onResponse', (request, reply, done) => {
    // Templates of routes, never addresses: those may hold tokens.
    accessLog.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
    done();
  });
  app.addHook('preClose', async () => {
    // A connection that answers its last request now would otherwise be kept open for the next one, which never comes.
    const timer = setInterval(() => app.server.closeIdleConnections(), IDLE_SWEEP_MILLISECONDS);
    app.server.once('close', () => clearInterval(timer));
  });
  registerRequestMetrics(app);
  // An empty JSON body is no body: sign-out and the like send none.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parseJson(request, body as string, done);
  });

  const known = routes.flatMap(({ endpoint }) =>
    [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => ({
      method: endpoint.method,
      // slow-expression-ignore: paths of our own, in which each parameter ends at the next slash
      pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`),
    })),
  );
  app.setNotFoundHandler((request, reply) => {
    if (app.unknownPage && wantsPage(request)) return app.unknownPage(request, reply);
    const methods = known.filter(({ pattern }) => pattern.test(pathOf(request))).map(({ method }) => method as string);
    if (methods.includes('GET')) methods.push('HEAD');
    if (methods.length > 0) reply.header('allow', [...new Set(methods)].join(', '));
    throw new AppError(methods.length > 0 ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND');
  });
  return app;
}

function localeOf(request: FastifyRequest) {
  return request.ctx?.locale ?? readLocale(request, guest);
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Draws the page for an address that nobody knows, where pages are served. */
    unknownPage: ((request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) | null;
  }
}
