import { notificationPaths } from '@prova/contract/notifications/paths';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/context.ts';
import { registerOneClick } from '../../platform/http/one-click.ts';
import { subscribe } from './preferences.ts';

export function registerUnsubscribe(app: FastifyInstance, platform: Platform): void {
  registerOneClick(app, platform, notificationPaths.unsubscribe, (ctx, secret) => subscribe(ctx, secret, false));
}
