import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, register } from 'prom-client';
import type { Config } from '../config.ts';

/** Seconds of each request by route template and status, for `/metrics`. */
const requestSeconds = new Histogram({
  name: 'prova_http_request_seconds',
  help: 'Time to answer a request, in seconds.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});

let collecting = false;

/** Measures every request. */
export function registerRequestMetrics(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    requestSeconds.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
}

/** `GET /metrics` for Prometheus: by token, or from loopback when none is set. */
export function registerMetricsRoute(app: FastifyInstance, config: Config): void {
  if (!collecting) {
    collectDefaultMetrics();
    collecting = true;
  }
  app.get('/metrics', async (request, reply) => {
    const allowed = config.METRICS_TOKEN
      ? holdsToken(request.headers.authorization ?? '', config.METRICS_TOKEN)
      : fromThisMachine(request);
    if (!allowed) return reply.callNotFound();
    return reply.type(register.contentType).send(await register.metrics());
  });
}

/** Compared in a time that does not tell how much of it is right. */
function holdsToken(authorization: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));
}

/** A proxy on this machine passes on calls of the whole world; it says so by its header. */
function fromThisMachine({ ip, headers }: FastifyRequest): boolean {
  return headers['x-forwarded-for'] === undefined && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip);
}
