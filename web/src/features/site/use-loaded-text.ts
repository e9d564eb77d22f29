import type { Locale } from '@prova/contract/common';
import { use } from 'react';
import { useLocale } from '../../lib/i18n.ts';

const loaded = new Map<() => Promise<unknown>, Promise<unknown>>();

/** A text in the reader's language, from a file of its own; suspends until it is there. */
export function useLoadedText<T>(files: Readonly<Record<Locale, () => Promise<T>>>): T {
  const load = files[useLocale()];
  const text = (loaded.get(load) as Promise<T> | undefined) ?? load();
  loaded.set(load, text);
  return use(text);
}
