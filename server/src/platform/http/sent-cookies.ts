import type {} from '@fastify/cookie';
import type { FastifyReply } from 'fastify';

/** What an endpoint may do to the reply. */
export interface CookieReply {
  setCookie(name: string, value: string, options: CookieOptions): unknown;
  clearCookie(name: string, options: CookieOptions): unknown;
}

interface CookieOptions {
  readonly path: string;
  readonly maxAge?: number;
  readonly httpOnly?: boolean;
  readonly sameSite?: 'lax' | 'strict';
  readonly secure?: boolean;
}

/** A cookie of an answer; without a value it is taken away. */
export interface SentCookie {
  readonly name: string;
  readonly value: string | null;
  readonly options: CookieOptions;
}

/** Keeps in mind what an endpoint sends, for the repetitions of its answer. */
export class SentCookies implements CookieReply {
  readonly sent: SentCookie[] = [];

  setCookie(name: string, value: string, options: CookieOptions): void {
    this.sent.push({ name, value, options });
  }

  clearCookie(name: string, options: CookieOptions): void {
    this.sent.push({ name, value: null, options });
  }
}

export function sendCookies(reply: FastifyReply, cookies: readonly SentCookie[]): void {
  for (const { name, value, options } of cookies) {
    if (value === null) reply.clearCookie(name, options);
    else reply.setCookie(name, value, options);
  }
}
