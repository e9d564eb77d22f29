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

/** The reader's language: account preference, else the `app-locale` cookie, else Accept-Language, else pt-BR. */
export function readLocale(request: FastifyRequest, actor: Actor): Locale {
  if (actor.kind === 'user') return actor.locale;
  const cookie = request.cookies?.[LOCALE_COOKIE];
  if (isLocale(cookie)) return cookie;
  for (const part of (request.headers['accept-language'] ?? '').slice(0, 200).split(',')) {
    const tag = part.split(';')[0]?.trim().toLowerCase() ?? '';
    if (tag.startsWith('pt')) return 'pt-BR';
    if (tag.startsWith('en')) return 'en-US';
  }
  return DEFAULT_LOCALE;
}
