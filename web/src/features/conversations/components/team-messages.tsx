import { lazy, Suspense } from 'react';
import { MessagesNotLoaded } from './messages-not-loaded.tsx';

// Comes when a candidate is opened: a board begins without it.
const TeamThread = lazy(() =>
  import('./team-thread.tsx').then(
    ({ TeamThread }) => ({ default: TeamThread }),
    () => ({ default: MessagesNotLoaded }),
  ),
);

/** The messages of an application in the company's screens. */
export function TeamMessages({ applicationId }: { applicationId: string }) {
  return (
    <Suspense>
      <TeamThread key={applicationId} applicationId={applicationId} />
    </Suspense>
  );
}
