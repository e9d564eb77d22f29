import type { FastifyRequest } from 'fastify';
import { networkOf } from './network-of.ts';

/**
 * Whose calls are counted together: people behind one address (an office, a mobile network, a room where a test is taken) by
 * themselves once they are signed in, or have a link of their own.
 */
export function limitKey({ ctx, ip }: Pick<FastifyRequest, 'ctx' | 'ip'>): string {
  const { actor } = ctx ?? {};
  if (actor?.kind === 'user') return actor.userId;
  return actor?.kind === 'token' ? actor.tokenId : networkOf(ip);
}
