import { DEFAULT_LOCALE } from '@prova/contract/common';
import type { FastifyInstance } from 'fastify';
import { guest } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { type Ctx, createContext, type Platform } from '../context.ts';

/** What mailboxes send is one line. */
const LONGEST_BODY = 2_000;

/**
 * What a mailbox sends when its reader presses "unsubscribe": a POST to the address of `List-Unsubscribe`, without cookies,
 * as a form (RFC 8058). People who open the same address get a page that asks first.
 * @param path with `:token`
 */
export function registerOneClick(
  app: FastifyInstance,
  platform: Platform,
  path: string,
  stop: (ctx: Ctx, secret: string) => Promise<unknown>,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LONGEST_BODY }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Params: { token: string } }>(path, async ({ params, body }, reply) => {
      // As a form of either kind.
      if (!/List-Unsubscribe"?(?:=|\s+)One-Click/.test(String(body))) throw new AppError('VALIDATION_FAILED');
      await stop(createContext(platform, { actor: guest, locale: DEFAULT_LOCALE }), params.token);
      return reply.code(200).header('cache-control', 'no-store').send();
    });
  });
}
