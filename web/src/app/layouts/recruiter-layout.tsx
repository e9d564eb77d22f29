import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useMatches } from 'react-router';
import { DensityRoot } from '../../ui/density-root.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { LoadingPage } from '../loading-page.tsx';
import { TopNav } from '../nav-links.tsx';
import { recruiterNavigation } from '../navigation.ts';
import { paths } from '../paths.ts';
import type { ScreenHandle } from '../screen.ts';
import { SkipLink } from '../skip-link.tsx';
import { TopBar } from '../top-bar.tsx';

/** Dense, with the navigation on top. A route may name a heading in its `handle`; most screens draw their own. */
export function RecruiterLayout() {
  const { t } = useTranslation('app');
  const heading = (useMatches().at(-1)?.handle as ScreenHandle | undefined)?.heading;
  return (
    <DensityRoot density="compact" className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar
        home={paths.recruiterHome}
        items={recruiterNavigation}
        width="max-w-[100rem]"
        below={<TopNav items={recruiterNavigation} className="overflow-x-auto px-3 pb-1.5 md:hidden" />}
      />
      <main id="content" className="mx-auto w-full max-w-[100rem] flex-1 px-4 py-6 sm:px-6">
        {heading && <PageHeader title={t(heading)} className="mb-4" />}
        <Suspense fallback={<LoadingPage />}>
          <Outlet />
        </Suspense>
      </main>
    </DensityRoot>
  );
}
