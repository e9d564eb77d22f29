import { lazy, Suspense } from 'react';
import { usePageState } from '../../../lib/page-state.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { offersGoogle } from '../google-offered.ts';
import type { GoogleSessionProps } from './google-session.tsx';

const GoogleSession = lazy(async () => ({ default: (await import('./google-session.tsx')).GoogleSession }));

/** The Google button above a form to get in; nothing, and no code of it, where the server has no client id. */
export function GoogleEntry(props: GoogleSessionProps) {
  const state = usePageState();
  const hydrated = useHydrated();
  if (!(state?.google ?? offersGoogle())) return null;
  // A part that the server draws and whose code comes late is thrown away when the page around it changes meanwhile.
  if (!hydrated) return <WaitingEntry />;
  return (
    <Suspense fallback={<WaitingEntry />}>
      <GoogleSession {...props} />
    </Suspense>
  );
}

/** As high as what comes, so that the form below stays where it is. */
function WaitingEntry() {
  return (
    <SkeletonGroup className="mb-5 flex flex-col gap-5">
      <Skeleton className="h-control w-full" />
      <Skeleton className="mx-auto h-5.5 w-32" />
    </SkeletonGroup>
  );
}
