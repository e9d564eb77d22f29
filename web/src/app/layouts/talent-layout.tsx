import { homePaths } from '@prova/contract/metrics/paths';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { DensityRoot } from '../../ui/density-root.tsx';
import { LoadingPage } from '../../ui/loading-page.tsx';
import { BottomNav } from '../nav-links.tsx';
import { navigationOf } from '../navigation.ts';
import { SkipLink } from '../skip-link.tsx';
import { TopBar } from '../top-bar.tsx';

const navigation = navigationOf('talent');

/** At ease, with the navigation on top and, on phones, at the foot. */
export function TalentLayout() {
  return (
    <DensityRoot density="comfortable" className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar home={homePaths.talentHome} items={navigation} />
      <main
        id="content"
        className="mx-auto w-full max-w-page flex-1 px-4 pt-6 pb-10 sm:px-6 max-md:[&:not(:last-child)]:pb-24"
      >
        <Suspense fallback={<LoadingPage />}>
          <Outlet />
        </Suspense>
      </main>
      <BottomNav items={navigation} />
    </DensityRoot>
  );
}
