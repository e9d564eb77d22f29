import { DEFAULT_LOCALE, LOCALES, type Locale } from '@prova/contract/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../actor.ts';

/** Where the client keeps the language that was chosen. */
export const LOCALE_COOKIE = 'app-locale';

const isLocale = (value: string | undefined): value is Locale => LOCALES.includes(value as Locale);

/** The language that the address of a page names (`?lang=en-US`); null where it names none of ours. */
export function namedLocale(query: unknown): Locale | null {
  const { lang } = Object(query) as { lang?: unknown };
  return typeof lang === 'string' && isLocale(lang) ? lang : null;
}

/** The language in which a page is drawn: that of the account, else the `app-locale` cookie, else Accept-Language, else pt-BR. */
export function readLocale(request: FastifyRequest, actor: Actor): Locale {
  return actor.kind === 'user' ? actor.locale : callLocale(request, actor);
}

/**
 * The language that a call is answered in: the one that the calling page is in, which its cookie names (the account may have
 * got another one on another device); without one that of the account, else Accept-Language, else pt-BR.
 */
export function callLocale(request: FastifyRequest, actor: Actor): Locale {
  const cookie = request.cookies?.[LOCALE_COOKIE];
  if (isLocale(cookie)) return cookie;
  if (actor.kind === 'user') return actor.locale;
  for (const part of (request.headers['accept-language'] ?? '').slice(0, 200).split(',')) {
    const tag = part.split(';')[0]?.trim().toLowerCase() ?? '';
    if (tag.startsWith('pt')) return 'pt-BR';
    if (tag.startsWith('en')) return 'en-US';
  }
  return DEFAULT_LOCALE;
}
