import type { PageState } from '@prova/contract/pages';
import { lazy, StrictMode, Suspense } from 'react';
import { ErrorBoundary } from '../lib/error-boundary.tsx';
import { LeanRouter } from '../lib/lean-router.tsx';
import { PageStateProvider } from '../lib/page-state.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { LinkContext } from '../ui/link.tsx';
import { LoadingPage } from '../ui/loading-page.tsx';
import { FailureScreen } from './error-screens.tsx';
import { PublicLink } from './public-link.tsx';
import { PublicMoves } from './public-moves.tsx';
import { FailedPage, type LoadedPage, PublicRoutes } from './public-routes.tsx';
import { somethingIsDone } from './something-is-done.ts';

const ToastRegion = lazy(async () => {
  await somethingIsDone();
  return { default: (await import('../ui/toast-region.tsx')).ToastRegion };
});

type Props = {
  /** Null where the server has not drawn the page. */
  state: PageState | null;
  at: { pathname: string; search: string };
  first: LoadedPage | null;
};

/** The public entry, as the server draws it and the browser takes it over: both from the same props. */
export function PublicApp({ state, at, first }: Props) {
  return (
    <StrictMode>
      <PageStateProvider value={state}>
        <LeanRouter at={at}>
          <LinkContext value={PublicLink}>
            <ErrorBoundary fallback={() => <FailureScreen />}>
              <Suspense fallback={<LoadingPage />}>
                {state?.failed ? <FailedPage /> : <PublicRoutes first={first} />}
              </Suspense>
            </ErrorBoundary>
            <PublicMoves />
          </LinkContext>
          <Toasts />
        </LeanRouter>
      </PageStateProvider>
    </StrictMode>
  );
}

function Toasts() {
  if (!useHydrated()) return null;
  return (
    <Suspense>
      <ToastRegion />
    </Suspense>
  );
}
