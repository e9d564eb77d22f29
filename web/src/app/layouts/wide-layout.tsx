import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { DensityRoot } from '../../ui/density-root.tsx';
import { LoadingPage } from '../../ui/loading-page.tsx';
import { PlainHeader } from '../plain-header.tsx';
import { SkipLink } from '../skip-link.tsx';

/** For work that a link opens, without an account: a bar with language and theme, and the whole width below it. */
export function WideLayout() {
  return (
    <DensityRoot density="compact" className="flex min-h-dvh flex-col">
      <SkipLink />
      <PlainHeader className="mx-auto w-full max-w-page sm:px-6" />
      <main id="content" className="mx-auto w-full max-w-page flex-1 px-4 pb-6 sm:px-6">
        <Suspense fallback={<LoadingPage />}>
          <Outlet />
        </Suspense>
      </main>
    </DensityRoot>
  );
}
