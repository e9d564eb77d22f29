import { homePaths } from '@prova/contract/metrics/paths';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { useUnsentRecordings } from '../../features/recordings/unsent/use-unsent-recordings.ts';
import { useKnocksElsewhere } from '../../features/rooms/elsewhere/use-knocks-elsewhere.ts';
import { useWorkingCompany } from '../../lib/working-company.ts';
import { DensityRoot } from '../../ui/density-root.tsx';
import { LoadingPage } from '../../ui/loading-page.tsx';
import { TopNav } from '../nav-links.tsx';
import { foundBy, navigationOf } from '../navigation.ts';
import { PaletteButton } from '../palette/palette-button.tsx';
import { SkipLink } from '../skip-link.tsx';
import { TopBar } from '../top-bar.tsx';

const everything = navigationOf('recruiter');

/** Dense, with the navigation on top. */
export function RecruiterLayout() {
  const role = useWorkingCompany()?.role;
  useKnocksElsewhere();
  const UnsentRecordings = useUnsentRecordings();
  const navigation = everything.filter(foundBy(role));
  return (
    <DensityRoot density="compact" className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar
        home={homePaths.recruiterHome}
        items={navigation}
        search={<PaletteButton />}
        below={<TopNav items={navigation} className="overflow-x-auto px-1 pb-1 sm:px-3 sm:pb-1.5 xl:hidden" />}
      />
      {UnsentRecordings && <UnsentRecordings />}
      <main id="content" className="mx-auto w-full max-w-page flex-1 px-4 py-6 sm:px-6">
        <Suspense fallback={<LoadingPage />}>
          <Outlet />
        </Suspense>
      </main>
    </DensityRoot>
  );
}
