import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { ErrorBoundary } from '../../../lib/error-boundary.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

/** A part of the interview whose code comes once it is needed. */
export function LatePart({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(error) => (
        <Callout kind="error" live>
          {messageOf(error)}
        </Callout>
      )}
    >
      <Suspense fallback={<Preparing />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function Preparing() {
  const { t } = useTranslation('ai-interview-session');
  return (
    <p role="status" className="flex min-h-11 items-center justify-center gap-2 text-muted">
      <Spinner className="size-5" />
      {t('preparing')}
    </p>
  );
}
