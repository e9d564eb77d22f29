import { DEFAULT_LOCALE } from '@prova/contract/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { guest } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { type Ctx, createContext, type Platform } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/tasks.ts';
import { insertEvent, type ReceivedEvent } from '../payment-events.queries.ts';
import { followEventTask } from './follow-event.ts';
import { isFollowed } from './followed-events.ts';
import { stripeOf } from './stripe-client.ts';

export const WEBHOOK_PATH = '/api/v1/billing/webhooks/stripe';

/** Many times what an event is long. */
const LONGEST_BODY = 256 * 1024;
/** An event that is older was recorded by somebody else. */
const TOLERANCE_SECONDS = 300;

const event = z.object({
  id: z.string().max(255),
  type: z.string().max(100),
  data: z.object({ object: z.object({ id: z.string().max(255) }) }),
});

/**
 * What Stripe sends when something has happened. The signature is over the bytes of the body, so that they are read as they
 * came. Answered as soon as the event is kept; what became of it all is fetched by a task.
 */
export function registerStripeWebhook(app: FastifyInstance, platform: Platform): void {
  if (platform.config.STRIPE_SECRET_KEY === undefined) return;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LONGEST_BODY }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(WEBHOOK_PATH, async (request, reply) => {
      const ctx = createContext(platform, { actor: guest, locale: DEFAULT_LOCALE });
      const received = await readEvent(ctx, request);
      if (received) await keepEvent(ctx, received);
      return reply.code(200).header('cache-control', 'no-store').send({ received: true });
    });
  });
}

/** @returns null for what nobody asked for. @throws AppError MALFORMED_REQUEST for what Stripe did not sign, or long ago */
async function readEvent(ctx: Ctx, { body, headers }: FastifyRequest): Promise<ReceivedEvent | null> {
  const { webhooks } = await stripeOf(ctx);
  const { STRIPE_WEBHOOK_SECRET: secret = '' } = ctx.platform.config;
  const signed = Buffer.isBuffer(body) ? body : '';
  const signature = String(headers['stripe-signature'] ?? '');
  const now = ctx.clock.now().getTime();
  try {
    const { type } = webhooks.constructEvent(signed, signature, secret, TOLERANCE_SECONDS, undefined, now);
    if (!isFollowed(type)) return null;
    const { id, data } = event.parse(JSON.parse(signed.toString()));
    return { eventRef: id, type, subjectRef: data.object.id };
  } catch (cause) {
    throw new AppError('MALFORMED_REQUEST', { cause });
  }
}

/** Once each: what is sent again has its task already. */
async function keepEvent(ctx: Ctx, received: ReceivedEvent): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const eventId = await insertEvent(ctx, received);
    if (eventId !== undefined) await enqueue(ctx, followEventTask, { eventId });
  });
}
