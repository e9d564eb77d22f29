import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../lib/error-boundary.tsx';
import { startI18n } from '../lib/i18n.ts';
import { LeanRouter } from '../lib/lean-router.tsx';
import { checkAuth } from '../lib/session.ts';
import { LinkContext } from '../ui/link.tsx';
import { LoadingPage } from '../ui/loading-page.tsx';
import { toastStore } from '../ui/toast-store.ts';
import { FailureScreen } from './error-screens.tsx';
import { mount } from './mount.tsx';
import { PublicLink } from './public-link.tsx';
import { PublicMoves } from './public-moves.tsx';
import { PublicRoutes } from './public-routes.tsx';

// Nothing is to be told before somebody does something: the first visit does without it.
const somethingIsDone = new Promise<void>((done) => {
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, () => done(), { once: true, capture: true });
  toastStore.subscribe(done);
});
const ToastRegion = lazy(async () => {
  await somethingIsDone;
  return { default: (await import('../ui/toast-region.tsx')).ToastRegion };
});

checkAuth().catch(() => {
  // A public page is of use without knowing who reads it.
});
await startI18n(['site', 'language-switch']);
mount(
  <LeanRouter>
    <LinkContext value={PublicLink}>
      <ErrorBoundary fallback={() => <FailureScreen />}>
        <Suspense fallback={<LoadingPage />}>
          <PublicRoutes />
        </Suspense>
      </ErrorBoundary>
      <PublicMoves />
    </LinkContext>
    <Suspense>
      <ToastRegion />
    </Suspense>
  </LeanRouter>,
);
