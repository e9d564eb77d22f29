import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Platform } from '../context.ts';

/**
 * `/healthz`: the process answers. `/readyz`: it also reaches its database, finds space to write, and is not shutting
 * down; `status` says what is missing.
 */
export function registerHealth(app: FastifyInstance, platform: Platform, draining: () => boolean): void {
  const { database, diskSpace } = platform;
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (draining()) return reply.code(503).send({ status: 'draining' });
    try {
      await sql`select 1`.execute(database);
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      const status = (await diskSpace.databaseCannotStart()) ? 'no database: disk full' : 'no database';
      return reply.code(503).send({ status });
    }
    const lack = await diskSpace.lack();
    if (lack === undefined) return { status: 'ready' };
    request.log.warn({ lack }, 'not ready');
    return reply.code(503).send({ status: lack });
  });
}
