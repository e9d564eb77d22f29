import type { PageState } from '@prova/contract/pages';
import { type ComponentType, lazy, type ReactNode, StrictMode, Suspense } from 'react';
import { ErrorBoundary } from '../lib/error-boundary.tsx';
import { LeanRouter, useLocation } from '../lib/lean-router.tsx';
import { PageStateProvider } from '../lib/page-state.ts';
import { Fillings } from '../lib/slots.tsx';
import { useHydrated } from '../lib/use-hydrated.ts';
import { LinkContext } from '../ui/link.tsx';
import { LoadingPage } from '../ui/loading-page.tsx';
import { FailureScreen } from './error-screens.tsx';
import { PublicLink } from './public-link.tsx';
import { PublicMoves } from './public-moves.tsx';
import { FailedPage, type LoadedPage, PublicRoutes } from './public-routes.tsx';
import { publicSlots } from './public-slots.ts';
import { somethingIsDone } from './something-is-done.ts';

/** Without a connection the page goes on without it, until there is one. */
const toastRegion = async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('../ui/toast-region.tsx')).ToastRegion };
  } catch {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return toastRegion();
  }
};
const ToastRegion = lazy(async () => {
  await somethingIsDone();
  return toastRegion();
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
            <Guarded>
              <Fillings of={publicSlots}>
                <Suspense fallback={<LoadingPage />}>
                  {state?.failed ? <FailedPage /> : <PublicRoutes first={first} />}
                </Suspense>
              </Fillings>
            </Guarded>
            <PublicMoves />
          </LinkContext>
          <Toasts />
        </LeanRouter>
      </PageStateProvider>
    </StrictMode>
  );
}

/** Another address, such as that of the page before, is tried by itself. */
function Guarded({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary resetKey={useLocation().pathname} fallback={(error) => <FailureScreen error={error} />}>
      {children}
    </ErrorBoundary>
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
