import { messagingPaths } from '@prova/contract/messaging/paths';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform/context.ts';
import { registerOneClick } from '../../../platform/http/one-click.ts';
import { endSubscription } from './subscription.ts';

export function registerLeavingNewsletter(app: FastifyInstance, platform: Platform): void {
  registerOneClick(app, platform, messagingPaths.leavingNewsletter, endSubscription);
}
