import type { DrawnPage, DrawPage, PageState } from '@prova/contract/pages';
import type { i18n as I18n } from 'i18next';
import { prerenderToNodeStream } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import type { PublicPage } from '../lib/feature.ts';
import { createI18n } from '../lib/i18n.ts';
import { PublicApp } from './public-app.tsx';
import { FRAME_PHRASES, publicPageAt } from './public-pages.ts';
import { loadPage } from './public-routes.tsx';

export { firstPages } from './first-pages.ts';

const interfaces = new Map<string, Promise<I18n>>();

/** Phrases are the same for everybody: one interface for each page and language, which knows what the page has used. */
function interfaceOf(page: PublicPage | undefined, { locale }: Pick<PageState, 'locale'>): Promise<I18n> {
  const key = `${locale} ${page?.source}`;
  const kept = interfaces.get(key) ?? createI18n(locale, [...FRAME_PHRASES, ...(page?.phrases ?? [])]);
  interfaces.set(key, kept);
  return kept;
}

/** What the server loads of the web client: draws a page as the browser would, whole and without a script of its own. */
export const drawPage: DrawPage = async ({ place: at, state }): Promise<DrawnPage> => {
  const page = state.failed ? undefined : publicPageAt(at.pathname);
  const [first = null, i18n] = await Promise.all([page && loadPage(page), interfaceOf(page, state)]);
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <I18nextProvider i18n={i18n}>
      <PublicApp state={{ ...state, phrases: [] }} at={at} first={first} />
    </I18nextProvider>,
    {
      // A part that fails would be left to the browser, which fails in it too: the page says so instead.
      onError: (error) => void failures.push(error),
      // Large parts would come behind the rest, with scripts that put them into their place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  let html = '';
  for await (const chunk of prelude) html += chunk;
  if (failures.length > 0) throw failures[0];
  const phrases = Object.keys(i18n.store.data[state.locale] ?? {});
  return {
    html,
    phrases,
    sources: [
      'src/app/take-over.tsx',
      ...(page ? [`src/features/${page.source}`] : []),
      ...(page?.frame ? [`src/app/layouts/${page.frame}-layout.tsx`] : []),
      ...phrases.map((name) => `src/locales/${state.locale}/${name}.ts`),
    ],
  };
};
