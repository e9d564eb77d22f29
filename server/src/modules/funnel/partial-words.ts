import type { Locale } from '@prova/contract/common';

const done: Readonly<Record<Locale, (count: number) => string>> = {
  'pt-BR': (count) => (count === 1 ? '1 candidato processado' : `${count} candidatos processados`),
  'en-US': (count) => (count === 1 ? '1 candidate processed' : `${count} candidates processed`),
};
const left: Readonly<Record<Locale, (count: number) => string>> = {
  'pt-BR': (count) =>
    count === 1 ? '1 candidato não pôde ser processado' : `${count} candidatos não puderam ser processados`,
  'en-US': (count) =>
    count === 1 ? '1 candidate could not be processed' : `${count} candidates could not be processed`,
};

/** What came of a step of several, some of which it could not be done to. */
export const notProcessed = (locale: Locale, processed: number, failed: number): string =>
  `${done[locale](processed)}. ${left[locale](failed)}`;
