import { lazy, Suspense } from 'react';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { offersGoogle } from '../google-offered.ts';
import type { GoogleSessionProps } from './google-session.tsx';

const GoogleSession = lazy(async () => ({ default: (await import('./google-session.tsx')).GoogleSession }));

/** The Google button above a form to get in; nothing, and no code of it, where the server has no client id. */
export function GoogleEntry(props: GoogleSessionProps) {
  if (!offersGoogle()) return null;
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
