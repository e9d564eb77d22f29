import type { Locale } from '@prova/contract/common';
import i18next, {
  type BackendModule,
  type FlatNamespace,
  type InitOptions,
  type PostProcessorModule,
  type ReadCallback,
} from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { PhraseFile } from '../locales/phrases.ts';
import { codeNotLoaded } from './api-error.ts';
import { loadCode } from './load-code.ts';
import { readLocale, writeLocale } from './locale.ts';
import { allPartsAnswer } from './page-parts.ts';

/** Files of phrases, each loaded when a screen first needs it, in the reader's language only. */
const files = import.meta.glob<PhraseFile>(['../locales/*/*.ts', '!../locales/*/*.test.ts']);

async function loadPhrases(path: string): Promise<PhraseFile> {
  const load = files[path];
  if (!load) throw new Error(`There are no phrases at ${path}.`);
  return load();
}

const phraseFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (locale: string, namespace: string, done: ReadCallback) => {
    loadPhrases(`../locales/${locale}/${namespace}.ts`).then(
      (file) => done(null, Object.values(file)[0] ?? {}),
      (error: unknown) => done(error as Error, null),
    );
  },
};

/** A day may end in the stop of its month ("28 de nov."), which then ends the sentence, too. */
const fullStop: PostProcessorModule = {
  type: 'postProcessor',
  name: 'fullStop',
  process: (text) => text.replace(/([^.])\.\.(?!\.)/g, '$1.'),
};

const optionsIn = (locale: Locale, namespaces: readonly string[]): InitOptions => ({
  lng: locale,
  supportedLngs: ['pt-BR', 'en-US'],
  load: 'currentOnly',
  fallbackLng: false,
  ns: ['lib', 'ui', ...namespaces],
  defaultNS: 'ui',
  interpolation: { escapeValue: false },
  postProcess: fullStop.name,
});

const ONE_OR_MORE = new Intl.PluralRules('en');

/** The rule of Portuguese takes none for one: "0 candidatura". In both languages of ours one is one, and the rest are many. */
function countNoneAsMany({ services }: typeof i18next): void {
  services.pluralResolver.getRule = () => ONE_OR_MORE;
}

/** What the page of failures itself says, which is there for whatever else is missing. */
const ALWAYS_DRAWN: readonly string[] = ['lib', 'ui', 'site'];

/**
 * Phrases that did not come count as code that did not come: who draws them throws, and nobody reads their keys. Another
 * address asks for them again; so does the page of failures, by loading it again.
 */
export function missPhrasesAsCode(i18n: typeof i18next): void {
  const missing = new Map<string, { at: string; error: unknown }>();
  i18n.on('failedLoading', (locale: string, name: string, cause: unknown) =>
    missing.set(`${locale} ${name}`, { at: location.href, error: codeNotLoaded(cause) }),
  );
  const isLoaded: typeof i18n.hasLoadedNamespace = i18n.hasLoadedNamespace.bind(i18n);
  i18n.hasLoadedNamespace = (names, options) => {
    const locale = String(options?.lng ?? i18n.language);
    for (const name of [names].flat()) {
      const key = `${locale} ${name}`;
      const failure = missing.get(key);
      if (!failure || ALWAYS_DRAWN.includes(name) || i18n.hasResourceBundle(locale, name)) continue;
      if (failure.at === location.href) throw failure.error;
      missing.delete(key);
      void i18n.reloadResources([locale], [name]);
    }
    return isLoaded(names, options);
  };
}

/** Loads phrases that are needed outside of what draws them. Throws `ApiError`. */
export async function needPhrases(names: readonly FlatNamespace[]): Promise<void> {
  const isMissing = (name: string) => !i18next.hasResourceBundle(i18next.language, name);
  await i18next.loadNamespaces(names);
  const failed = names.filter(isMissing);
  if (failed.length === 0) return;
  await i18next.reloadResources([i18next.language], failed);
  if (failed.some(isMissing)) throw codeNotLoaded(new Error(`Phrases have not come: ${failed.join(', ')}.`));
}

/** Starts the interface in the reader's language, with the phrases that are needed at once. */
export async function startI18n(namespaces: readonly string[]): Promise<void> {
  const locale = readLocale();
  document.documentElement.lang = locale;
  // From the first visit on the server speaks the language of the page, whatever the browser asks for.
  writeLocale(locale);
  await i18next.use(phraseFiles).use(fullStop).use(initReactI18next).init(optionsIn(locale, namespaces));
  countNoneAsMany(i18next);
  missPhrasesAsCode(i18next);
}

/** An interface of its own in one language, for the server, which draws pages in both at once. */
export async function createI18n(locale: Locale, namespaces: readonly string[]): Promise<typeof i18next> {
  const instance = i18next.createInstance();
  await instance.use(phraseFiles).use(fullStop).init(optionsIn(locale, namespaces));
  countNoneAsMany(instance);
  return instance;
}

/** Changes the language here, at once and for the next visits. Throws `ApiError` where its phrases do not come. */
export async function changeLocale(locale: Locale): Promise<void> {
  // A part that the server has drawn in another language would be drawn again, without what was typed there.
  await allPartsAnswer();
  const names = [i18next.options.ns ?? []].flat().filter((name) => i18next.hasResourceBundle(i18next.language, name));
  await loadCode(() => Promise.all(names.map((name) => loadPhrases(`../locales/${locale}/${name}.ts`))));
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
