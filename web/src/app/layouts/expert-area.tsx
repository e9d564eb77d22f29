import { evaluationPaths } from '@prova/contract/evaluations/paths';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { DensityRoot } from '../../ui/density-root.tsx';
import { LoadingPage } from '../../ui/loading-page.tsx';
import { SignedIn } from '../guards.tsx';
import { navigationOf } from '../navigation.ts';
import { SkipLink } from '../skip-link.tsx';
import { TopBar } from '../top-bar.tsx';

const navigation = navigationOf('expert');

/** For those who grade: their home, the bell and the account. Loaded apart, for they are few. */
export function ExpertArea() {
  return (
    <SignedIn area="EXPERT">
      <ExpertLayout />
    </SignedIn>
  );
}

function ExpertLayout() {
  return (
    <DensityRoot density="comfortable" className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar home={evaluationPaths.expertHome} items={navigation} />
      <main id="content" className="mx-auto w-full max-w-page flex-1 px-4 py-6 sm:px-6">
        <Suspense fallback={<LoadingPage />}>
          <Outlet />
        </Suspense>
      </main>
    </DensityRoot>
  );
}
