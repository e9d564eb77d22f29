import type { Locale } from '@prova/contract/common';
import type { BelowText } from './below-text.ts';
import { useLoadedText } from './use-loaded-text.ts';

const files: Readonly<Record<Locale, () => Promise<BelowText>>> = {
  'pt-BR': () => import('./texts/below.pt-BR.ts').then((file) => file.below),
  'en-US': () => import('./texts/below.en-US.ts').then((file) => file.below),
};

/** In the reader's language; suspends until it is there. */
export const useBelowText = (): BelowText => useLoadedText(files);
