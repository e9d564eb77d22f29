import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { after, HOUR } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';

/** As long as the ID tokens that carry it. */
export const NONCE_SECONDS = HOUR;

const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);

/**
 * A nonce that only the browser with this secret can use: nothing is stored, several tabs have one each, and all of them
 * die with the secret. An ID token that was stolen, or made for another page, comes from a browser without it.
 */
export function newNonce(ctx: Ctx, browserSecret: string): string {
  const until = seconds(after(ctx.clock.now(), NONCE_SECONDS)).toString(36);
  const content = `${until}.${randomBytes(16).toString('base64url')}`;
  return `${content}.${sign(ctx, browserSecret, content).toString('base64url')}`;
}

/** Whether this server gave the nonce to this browser, less than an hour ago. */
export function isOwnNonce(ctx: Ctx, browserSecret: string, nonce: string): boolean {
  const [until = '', random = '', signature = ''] = nonce.split('.');
  const given = Buffer.from(signature, 'base64url');
  const wanted = sign(ctx, browserSecret, `${until}.${random}`);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false;
  return Number.parseInt(until, 36) > seconds(ctx.clock.now());
}

function sign(ctx: Ctx, browserSecret: string, content: string): Buffer {
  return createHmac('sha256', ctx.platform.config.tokenSecret)
    .update(`google-nonce:${browserSecret}:${content}`)
    .digest();
}
