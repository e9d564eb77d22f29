import type { Locale } from '@prova/contract/common';
import type { StatusText } from './status-text.ts';
import { useLoadedText } from './use-loaded-text.ts';

const files: Readonly<Record<Locale, () => Promise<StatusText>>> = {
  'pt-BR': () => import('./texts/status.pt-BR.ts').then((file) => file.status),
  'en-US': () => import('./texts/status.en-US.ts').then((file) => file.status),
};

/** In the reader's language; suspends until it is there. */
export const useStatusText = (): StatusText => useLoadedText(files);
