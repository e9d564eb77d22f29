import type { FastifyRequest } from 'fastify';

/** Whether somebody opens an address in a browser, where pages are served: they are answered with a page, not with JSON. */
export function wantsPage(request: FastifyRequest): boolean {
  return (
    request.server.unknownPage !== null &&
    request.method === 'GET' &&
    !/^\/(api|public|files|ws|assets)(\/|$)/.test(pathOf(request)) &&
    (request.headers.accept ?? '').includes('text/html')
  );
}

/** The path that was asked for, as it was typed. */
export const pathOf = (request: FastifyRequest) => request.url.split('?')[0] ?? '/';
