import type { Locale } from '@prova/contract/common';
import { readCookie, writeCookie } from './cookies.ts';

export const LOCALES = ['pt-BR', 'en-US'] as const satisfies readonly Locale[];
const COOKIE = 'app-locale';
const YEAR_SECONDS = 31_536_000;

/** The language of the interface; Portuguese until somebody chooses. */
export function readLocale(): Locale {
  const stored = readCookie(COOKIE);
  return LOCALES.find((locale) => locale === stored) ?? 'pt-BR';
}

/** Keeps the language on this device, where the server reads it too. */
export function writeLocale(locale: Locale): void {
  // Browsers refuse secure cookies on plain http, except from the machine itself.
  writeCookie(COOKIE, locale, { seconds: YEAR_SECONDS, secure: globalThis.isSecureContext });
}
