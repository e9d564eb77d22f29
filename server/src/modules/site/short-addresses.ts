import { accountPaths } from '@prova/contract/accounts/paths';
import type { FastifyInstance } from 'fastify';

/** What people type by hand to get in, and the screen that each means. */
const screens = {
  '/login': accountPaths.login,
  '/entrar': accountPaths.login,
  '/signin': accountPaths.login,
  '/cadastro': accountPaths.register,
  '/register': accountPaths.register,
} as const;

/** Not pages of their own: the query goes along, so that a campaign or an address to return to is kept. */
export function registerShortAddresses(app: FastifyInstance): void {
  for (const [address, screen] of Object.entries(screens)) {
    app.get(address, (request, reply) => {
      const start = request.url.indexOf('?');
      return reply.redirect(`${screen}${start < 0 ? '' : request.url.slice(start)}`, 302);
    });
  }
}
