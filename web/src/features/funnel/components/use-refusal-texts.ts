import type { RefusalTexts } from '@prova/contract/applications/refusal-texts.pt-BR';
import type { Locale } from '@prova/contract/common';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLocale } from '../../../lib/i18n.ts';

const refusalTextsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['refusal-texts', locale],
    queryFn: async (): Promise<RefusalTexts> =>
      locale === 'en-US'
        ? (await import('@prova/contract/applications/refusal-texts.en-US')).enUS
        : (await import('@prova/contract/applications/refusal-texts.pt-BR')).ptBR,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Why a step is refused, in the words that the server uses too; nothing for the moment until they have come. */
export function useRefusalTexts(): Partial<RefusalTexts> {
  return useQuery(refusalTextsQuery(useLocale())).data ?? {};
}
