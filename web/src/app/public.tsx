import { Suspense } from 'react';
import { ErrorBoundary } from '../lib/error-boundary.tsx';
import { startI18n } from '../lib/i18n.ts';
import { LeanRouter } from '../lib/lean-router.tsx';
import { checkAuth } from '../lib/session.ts';
import { readAccessToken } from '../lib/tokens.ts';
import { LinkContext } from '../ui/link.tsx';
import { ToastRegion } from '../ui/toast-region.tsx';
import { FailureScreen } from './error-screens.tsx';
import { LoadingPage } from './loading-page.tsx';
import { mount } from './mount.tsx';
import { PublicLink } from './public-link.tsx';
import { PublicMoves } from './public-moves.tsx';
import { PublicRoutes } from './public-routes.tsx';

if (readAccessToken()) {
  checkAuth().catch(() => {
    // A public page is of use without knowing who reads it.
  });
}
await startI18n(['site']);
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
    <ToastRegion />
  </LeanRouter>,
);
