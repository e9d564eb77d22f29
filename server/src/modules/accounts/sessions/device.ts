import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config.ts';
import { deviceCookie } from '../../../platform/http/device-cookie.ts';
import type { CookieReply } from '../../../platform/http/sent-cookies.ts';
import { REFRESH_DAYS } from './sessions.ts';

export const REFRESH_COOKIE = 'refreshToken';
const YEAR = 365 * 24 * 3600;

interface Http {
  readonly request: FastifyRequest;
  readonly reply: CookieReply;
}

/** Recognises this browser from now on, and answers the hash by which it is known. */
export function rememberBrowser({ request, reply }: Http, config: Config): Buffer {
  const name = deviceCookie(config);
  const secret = request.cookies[name] ?? randomBytes(32).toString('base64url');
  reply.setCookie(name, secret, {
    path: '/',
    maxAge: YEAR,
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl.startsWith('https:'),
  });
  return createHash('sha256').update(secret).digest();
}

/** The refresh token lives in a cookie that no script reads. */
export function keepRefreshToken({ reply }: Http, config: Config, token: string): void {
  reply.setCookie(REFRESH_COOKIE, token, {
    path: '/',
    maxAge: REFRESH_DAYS * 24 * 3600,
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl.startsWith('https:'),
  });
}

export function forgetRefreshToken({ reply }: Http): void {
  reply.clearCookie(REFRESH_COOKIE, { path: '/' });
}

/** Whether a call that a cookie vouches for comes from a page of ours; programs send no Origin and no cookie of a browser. */
export function fromOwnPage(request: FastifyRequest, config: Config): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined)
    return request.headers['sec-fetch-site'] === undefined || request.headers['sec-fetch-site'] === 'same-origin';
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.origin === new URL(config.publicUrl).origin || (!config.production && page.host === host);
}
