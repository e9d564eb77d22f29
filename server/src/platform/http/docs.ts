import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { openApiDocument } from './openapi.ts';
import type { RequestExample } from './request-example.ts';
import type { Route } from './route.ts';

/** `/api/openapi.json`, and a page to read it at `/api/docs`. */
export async function registerDocs(
  app: FastifyInstance,
  config: Config,
  { routes, examples }: { routes: readonly Route[]; examples: readonly RequestExample[] },
): Promise<void> {
  await app.register(swagger, {
    openapi: {},
    // All of it comes from the contract, nothing from the routes as Fastify knows them.
    hideUntagged: true,
    // Called when somebody first asks: a start does not wait for it.
    transformObject: () =>
      openApiDocument(
        routes.map((each) => each.endpoint),
        { publicUrl: config.publicUrl, examples },
      ) as never,
  });
  app.get('/api/openapi.json', async () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'none', filter: true },
  });
}
