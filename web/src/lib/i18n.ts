import type { Locale } from '@prova/contract/common';
import i18next, { type BackendModule, type InitOptions, type ReadCallback } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { readLocale, writeLocale } from './locale.ts';

type PhraseFile = Record<string, Record<string, unknown>>;

/** Every file of phrases, loaded when a screen first needs it, in the reader's language only. */
const files = import.meta.glob<PhraseFile>('../locales/*/*.ts');

const phraseFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (locale: string, namespace: string, done: ReadCallback) => {
    const load = files[`../locales/${locale}/${namespace}.ts`];
    if (!load) {
      done(new Error(`There are no phrases for ${namespace} in ${locale}.`), null);
      return;
    }
    load().then(
      (file) => done(null, Object.values(file)[0] ?? {}),
      (error: unknown) => done(error as Error, null),
    );
  },
};

const optionsIn = (locale: Locale, namespaces: readonly string[]): InitOptions => ({
  lng: locale,
  supportedLngs: ['pt-BR', 'en-US'],
  load: 'currentOnly',
  fallbackLng: false,
  ns: ['lib', 'ui', ...namespaces],
  defaultNS: 'ui',
  interpolation: { escapeValue: false },
});

/** Starts the interface in the reader's language, with the phrases that are needed at once. */
export async function startI18n(namespaces: readonly string[]): Promise<void> {
  const locale = readLocale();
  document.documentElement.lang = locale;
  // From the first visit on the server speaks the language of the page, whatever the browser asks for.
  writeLocale(locale);
  await i18next.use(phraseFiles).use(initReactI18next).init(optionsIn(locale, namespaces));
}

/** An interface of its own in one language, for the server, which draws pages in both at once. */
export async function createI18n(locale: Locale, namespaces: readonly string[]): Promise<typeof i18next> {
  const instance = i18next.createInstance();
  await instance.use(phraseFiles).init(optionsIn(locale, namespaces));
  return instance;
}

/** Changes the language here, at once and for the next visits. */
export async function changeLocale(locale: Locale): Promise<void> {
  writeLocale(locale);
  await i18next.changeLanguage(locale);
  document.documentElement.lang = locale;
  // An address that names its language would bring that one back when the page is loaded again.
  const address = new URL(location.href);
  if (!address.searchParams.has('lang')) return;
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
}

/** The language that the page is in. */
export function useLocale(): Locale {
  const { i18n } = useTranslation('ui');
  return i18n.language === 'en-US' ? 'en-US' : 'pt-BR';
}

export function currentLocale(): Locale {
  return i18next.language === 'en-US' ? 'en-US' : 'pt-BR';
}
