import { DEFAULT_LOCALE } from '@prova/contract/common';
import { notificationPaths } from '@prova/contract/notifications/paths';
import type { FastifyInstance } from 'fastify';
import { guest } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { createContext, type Platform } from '../../platform/context.ts';
import { subscribe } from './preferences.ts';

/** What mailboxes send is one line. */
const LONGEST_BODY = 2_000;

/**
 * What a mailbox sends when its reader presses "unsubscribe": a POST to the address of `List-Unsubscribe`, without cookies,
 * as a form (RFC 8058). People who open the same address get a page that asks first.
 */
export function registerUnsubscribe(app: FastifyInstance, platform: Platform): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LONGEST_BODY }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Params: { token: string } }>(notificationPaths.unsubscribe, async ({ params, body }, reply) => {
      // As a form of either kind.
      if (!/List-Unsubscribe"?(?:=|\s+)One-Click/.test(String(body))) throw new AppError('VALIDATION_FAILED');
      await subscribe(createContext(platform, { actor: guest, locale: DEFAULT_LOCALE }), params.token, false);
      return reply.code(200).header('cache-control', 'no-store').send();
    });
  });
}
