import { useRouteError } from 'react-router';
import { FailurePage } from '../features/site/failure.page.tsx';
import { NotFoundPage } from '../features/site/not-found.page.tsx';
import { ErrorLayout } from './layouts/error-layout.tsx';

export function NotFoundScreen() {
  return (
    <ErrorLayout>
      <NotFoundPage />
    </ErrorLayout>
  );
}

/** @param onRetry reloads unless told otherwise: after a new release only that brings code that still exists */
export function FailureScreen({ onRetry = () => location.reload() }: { onRetry?: () => void }) {
  return (
    <ErrorLayout>
      <FailurePage onRetry={onRetry} />
    </ErrorLayout>
  );
}

/** A screen of the router that could not be loaded or drawn. */
export function RouteFailure() {
  console.error(useRouteError());
  return <FailureScreen />;
}
