import type { FastifyRequest } from 'fastify';
import { networkOf } from './network-of.ts';

/** Whose calls are counted together: people behind one address (an office, a mobile network) by themselves once signed in. */
export const limitKey = ({ ctx, ip }: Pick<FastifyRequest, 'ctx' | 'ip'>): string =>
  ctx?.actor.kind === 'user' ? ctx.actor.userId : networkOf(ip);
