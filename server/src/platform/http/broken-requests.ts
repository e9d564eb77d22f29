import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { DEFAULT_LOCALE } from '@prova/contract/common';
import { sitePaths } from '@prova/contract/site/paths';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { guest } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { failureBody, toAppError } from './failures.ts';
import { readLocale } from './locale.ts';
import { wantsPage } from './wants-page.ts';

/** Answers an address that the router cannot read (`%ff`) or with a part that is too long; no hook has run for it. */
export function answerUnreadableAddress(
  thrown: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const error = toAppError(thrown);
  reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  // No page can be drawn for it here; the one of unknown addresses leads on.
  if (wantsPage(request)) return reply.code(302).header('location', sitePaths.notFound).send();
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failureBody(error, { locale: readLocale(request, guest) }, request.id)));
}

const STATUS_LINES: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Answers what is no HTTP at all, or has too long headers: there is no request yet, only a connection. */
export function answerBrokenConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const requestId = randomUUID();
    const body = JSON.stringify(failureBody(new AppError('MALFORMED_REQUEST'), { locale: DEFAULT_LOCALE }, requestId));
    const head = [
      `HTTP/1.1 ${STATUS_LINES[error.code ?? ''] ?? '400 Bad Request'}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      `x-request-id: ${requestId}`,
      'connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroySoon();
}
