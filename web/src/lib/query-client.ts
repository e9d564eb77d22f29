import type { Subject } from '@prova/contract/endpoint';
import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { isApiError } from './api-error.ts';
import { leaveLostCompany } from './lost-company.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The screen shows the failure itself. */
      quiet?: boolean;
    };
    queryMeta: {
      /** Asked for before it is known who is here and for which company (early-query.ts). */
      early?: boolean;
      /** What it was read of (`readAgain` of query.ts). */
      subjects?: readonly Subject[] | undefined;
    };
  }
}

const FRESH_MS = 15_000;

// What somebody chose is drawn in the frame in which they chose it. By default the screen hears of it a timer later, and a
// switch or radio button shows for a moment what it was.
notifyManager.setScheduler(queueMicrotask);

/** @param onFailure shows a failure of something the person did */
export function createQueryClient(onFailure: (error: Error) => void): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Calls repeat themselves where that makes sense (request.ts).
      queries: { retry: false, staleTime: FRESH_MS },
      // Without a connection they fail and say so, in the place of waiting for it in silence.
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      // The session is about to choose another company, for which the screen asks again.
      onError: (error, { meta }) => !meta?.early && followCompany(error),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        followCompany(error);
        // What somebody gave up has not failed.
        if (!mutation.meta?.quiet && error.name !== 'AbortError') onFailure(error);
      },
    }),
  });
}

/**
 * Asks again for all that the server has worded, once the language is another one. What nothing reloads by itself is left
 * alone: what is being written, and what is done by asking.
 */
export function followLanguage(client: QueryClient, i18n: Pick<I18n, 'on'>): void {
  i18n.on('languageChanged', () => {
    void client.invalidateQueries({
      predicate: ({ observers }) => observers.every(({ options }) => options.refetchOnWindowFocus !== false),
    });
  });
}

function followCompany(error: Error): void {
  if (isApiError(error, 'NOT_A_MEMBER')) leaveLostCompany();
}
