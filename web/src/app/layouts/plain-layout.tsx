import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { DensityRoot } from '../../ui/density-root.tsx';
import { LoadingPage } from '../../ui/loading-page.tsx';
import { PlainHeader } from '../plain-header.tsx';
import { SkipLink } from '../skip-link.tsx';

/** For long forms outside of the signed-in areas: a bar with language and theme, and space below it. */
export function PlainLayout() {
  return (
    <DensityRoot density="comfortable" className="flex min-h-dvh flex-col">
      <SkipLink />
      <PlainHeader className="mx-auto w-full max-w-4xl sm:px-6" />
      <main id="content" className="mx-auto w-full max-w-4xl flex-1 px-4 pt-4 pb-16 sm:px-6">
        <Suspense fallback={<LoadingPage />}>
          <Outlet />
        </Suspense>
      </main>
    </DensityRoot>
  );
}
