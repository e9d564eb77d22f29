import { DEFAULT_LOCALE, LOCALES, type Locale } from '@prova/contract/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../actor.ts';

const isLocale = (value: string | undefined): value is Locale => LOCALES.includes(value as Locale);

/** The reader's language: account preference, else the `app-locale` cookie, else Accept-Language, else pt-BR. */
export function readLocale(request: FastifyRequest, actor: Actor): Locale {
  if (actor.kind === 'user') return actor.locale;
  const cookie = request.cookies?.['app-locale'];
  if (isLocale(cookie)) return cookie;
  for (const part of (request.headers['accept-language'] ?? '').slice(0, 200).split(',')) {
    const tag = part.split(';')[0]?.trim().toLowerCase() ?? '';
    if (tag.startsWith('pt')) return 'pt-BR';
    if (tag.startsWith('en')) return 'en-US';
  }
  return DEFAULT_LOCALE;
}
