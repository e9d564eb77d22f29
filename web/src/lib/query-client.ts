import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-error.ts';
import { leaveTo } from './leave.ts';
import { homeOf } from './places.ts';
import { chooseCompany } from './tokens.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The screen shows the failure itself. */
      quiet?: boolean;
    };
  }
}

const FRESH_MS = 15_000;

/** @param onFailure shows a failure of something the person did */
export function createQueryClient(onFailure: (error: Error) => void): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Calls repeat themselves where that makes sense (request.ts).
      queries: { retry: false, staleTime: FRESH_MS },
      mutations: { retry: false },
    },
    queryCache: new QueryCache({ onError: leaveLostCompany }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        leaveLostCompany(error);
        // What somebody gave up has not failed.
        if (!mutation.meta?.quiet && error.name !== 'AbortError') onFailure(error);
      },
    }),
  });
}

/** This window was about a company that its reader is no longer part of: it goes on with the one they last worked for. */
function leaveLostCompany(error: Error): void {
  if (!isApiError(error, 'NOT_A_MEMBER')) return;
  chooseCompany(null);
  leaveTo(homeOf('RECRUITER'));
}
