import type { Locale } from '@prova/contract/common';
import { use } from 'react';
import { useLocale } from '../../lib/i18n.ts';
import { loadCode } from '../../lib/load-code.ts';

interface Loading {
  readonly text: Promise<unknown>;
  /** The address at which it did not come. */
  failedAt?: string;
}

const loadings = new Map<() => Promise<unknown>, Loading>();

/** A text in the reader's language, from a file of its own; suspends until it is there. */
export function useLoadedText<T>(files: Readonly<Record<Locale, () => Promise<T>>>): T {
  const load = files[useLocale()];
  const kept = loadings.get(load);
  // Another address asks again. At the same one the failure stays, else drawing it would ask without end.
  const isOver = kept?.failedAt !== undefined && kept.failedAt !== location.href;
  return use((kept && !isOver ? kept.text : begin(load)) as Promise<T>);
}

function begin(load: () => Promise<unknown>): Promise<unknown> {
  const loading: Loading = { text: loadCode(load) };
  loading.text.catch(() => {
    // The server draws pages too, and is at no address: there the next page asks again.
    if ('location' in globalThis) loading.failedAt = location.href;
    else loadings.delete(load);
  });
  loadings.set(load, loading);
  return loading.text;
}
