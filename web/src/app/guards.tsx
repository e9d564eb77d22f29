import { loginPath } from '@prova/contract/accounts/next';
import type { Role } from '@prova/contract/common';
import { homeOf } from '@prova/contract/pages';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { messageOf } from '../lib/api-error.ts';
import { type AuthState, useAuth } from '../lib/auth-store.ts';
import { leaveTo } from '../lib/leave.ts';
import { areaOf } from '../lib/places.ts';
import { checkAuth } from '../lib/session.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingPage } from '../ui/loading-page.tsx';
import { NotFoundScreen } from './error-screens.tsx';

const ChangedDocuments = lazy(async () => ({
  default: (await import('../features/accounts/components/changed-documents.tsx')).ChangedDocuments,
}));

/** Lets in people whose home is in this area; sends others home, and visitors to the login. */
export function SignedIn({ area, children }: { area: Role; children: ReactNode }) {
  const { auth, failure, ended, retry } = useCheckedAuth();
  const { pathname, search, hash } = useLocation();
  if (failure) {
    return (
      <main className="mx-auto max-w-xl px-4 py-16">
        <ErrorState onRetry={retry}>{messageOf(failure)}</ErrorState>
      </main>
    );
  }
  if (auth.status === 'loading' || ended) return <LoadingPage />;
  if (auth.status === 'signed-out') return <Leave to={loginPath(pathname + search + hash)} />;
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

/** An address of the signed-in area that no screen has: visitors learn that after they have signed in. */
export function UnknownInside() {
  const { auth, failure, ended } = useCheckedAuth();
  const { pathname, search } = useLocation();
  if (failure || auth.status === 'signed-in') return <NotFoundScreen />;
  if (auth.status === 'loading' || ended) return <LoadingPage />;
  return <Leave to={loginPath(pathname + search)} />;
}

/** On to a page of the other entry, in the place of this one. */
export function Leave({ to }: { to: string }) {
  useEffect(() => leaveTo(to, { replace: true }), [to]);
  return <LoadingPage />;
}

function useCheckedAuth(): {
  auth: AuthState;
  failure: unknown;
  /** Somebody was here until now: how their session ended leads away from the page (lib/session.ts). */
  ended: boolean;
  retry: () => void;
} {
  const auth = useAuth();
  const wasIn = useRef(false);
  useEffect(() => {
    if (auth.status === 'signed-in') wasIn.current = true;
  }, [auth.status]);
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
  const ended = auth.status === 'signed-out' && wasIn.current;
  return { auth, failure, ended, retry: () => setTries(tries + 1) };
}
