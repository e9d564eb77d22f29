import type { Locale } from '@prova/contract/common';
import { readCookie, writeCookie } from './cookies.ts';

export const LOCALES = ['pt-BR', 'en-US'] as const satisfies readonly Locale[];
const COOKIE = 'app-locale';
const YEAR_SECONDS = 31_536_000;

/**
 * The language of the interface. The server has chosen it and written it into the page: that of the account, else of the
 * cookie, else what the browser asks for, else Portuguese. While developing, pages of Vite's own name none: there the cookie
 * counts.
 */
export function readLocale(): Locale {
  const named = import.meta.env.DEV ? readCookie(COOKIE) : document.documentElement.lang;
  return LOCALES.find((locale) => locale === named) ?? 'pt-BR';
}

/** Keeps the language on this device, where the server reads it too. */
export function writeLocale(locale: Locale): void {
  // Browsers refuse secure cookies on plain http, except from the machine itself.
  writeCookie(COOKIE, locale, { seconds: YEAR_SECONDS, secure: globalThis.isSecureContext });
}
