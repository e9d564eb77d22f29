import type { Role } from '@prova/contract/common';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router';
import { messageOf } from '../lib/api-error.ts';
import { type AuthState, useAuth } from '../lib/auth-store.ts';
import { areaOf, homeOf, loginPath, safeNext } from '../lib/places.ts';
import { checkAuth } from '../lib/session.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingPage } from '../ui/loading-page.tsx';
import { NotFoundScreen } from './error-screens.tsx';

const ChangedDocuments = lazy(async () => ({
  default: (await import('../features/accounts/components/changed-documents.tsx')).ChangedDocuments,
}));

/** Lets in people whose home is in this area; sends others home, and visitors to the login. */
export function SignedIn({ area, children }: { area: Role; children: ReactNode }) {
  const { auth, failure, retry } = useCheckedAuth();
  const { pathname, search, hash } = useLocation();
  if (failure) {
    return (
      <main className="mx-auto max-w-xl px-4 py-16">
        <ErrorState onRetry={retry}>{messageOf(failure)}</ErrorState>
      </main>
    );
  }
  if (auth.status === 'loading') return <LoadingPage />;
  if (auth.status === 'signed-out') return <Navigate to={loginPath(pathname + search + hash)} replace />;
  const home = homeOf(auth.user.role);
  if (areaOf(home) !== area) return <Navigate to={home} replace />;
  return (
    <>
      {children}
      {!auth.user.acceptedCurrentTerms && (
        <Suspense>
          <ChangedDocuments />
        </Suspense>
      )}
    </>
  );
}

/** The forms to get in: whoever is in already goes to where they wanted to, or home. */
export function OnlyVisitors() {
  const { auth, failure } = useCheckedAuth();
  const [search] = useSearchParams();
  // Whether somebody is here could not be found out: the form is of more use than an error.
  if (failure || auth.status === 'signed-out') return <Outlet />;
  if (auth.status === 'loading') return null;
  return <Navigate to={safeNext(search.get('next')) ?? homeOf(auth.user.role)} replace />;
}

/** An address of the signed-in area that no screen has: visitors learn that after they have signed in. */
export function UnknownInside() {
  const { auth, failure } = useCheckedAuth();
  const { pathname, search } = useLocation();
  if (failure || auth.status === 'signed-in') return <NotFoundScreen />;
  if (auth.status === 'loading') return <LoadingPage />;
  return <Navigate to={loginPath(pathname + search)} replace />;
}

function useCheckedAuth(): { auth: AuthState; failure: unknown; retry: () => void } {
  const auth = useAuth();
  const [failure, setFailure] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks again.
  useEffect(() => {
    let here = true;
    checkAuth().then(
      () => here && setFailure(null),
      (error: unknown) => here && setFailure(error),
    );
    return () => {
      here = false;
    };
  }, [tries]);
  return { auth, failure, retry: () => setTries(tries + 1) };
}
