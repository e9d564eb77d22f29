import { NotFoundPage } from '../features/site/components/not-found-page.tsx';
import { FailurePage } from '../features/site/failure.page.tsx';
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
