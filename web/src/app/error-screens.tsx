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

const reload = () => location.reload();

/**
 * @param error what was thrown: code that did not arrive is no failure of ours
 * @param onRetry reloads unless told otherwise: after a new release only that brings code that still exists
 */
export function FailureScreen({ error, onRetry = reload }: { error?: unknown; onRetry?: () => void }) {
  return (
    <ErrorLayout>
      <FailurePage error={error} onRetry={onRetry} />
    </ErrorLayout>
  );
}
