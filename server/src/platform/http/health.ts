import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Platform } from '../context.ts';

/** `/healthz`: the process answers. `/readyz`: it also reaches its database and is not shutting down. */
export function registerHealth(app: FastifyInstance, platform: Platform, draining: () => boolean): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (draining()) return reply.code(503).send({ status: 'draining' });
    try {
      await sql`select 1`.execute(platform.database);
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'no database' });
    }
  });
}
