import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, messageOf } from '../lib/api-error.ts';
import { useOnline } from '../lib/use-online.ts';
import { ErrorState, type ErrorStateProps } from './error-state.tsx';

/** What a query of TanStack Query and `useLoad` both answer. */
export type Viewed<T> = {
  data: T | undefined;
  error: unknown;
  refetch: () => unknown;
  /** `paused`: there is no connection; it goes on by itself. */
  fetchStatus?: string;
};

type Props<T> = {
  query: Viewed<T>;
  /** Shapes in the final layout, in a `SkeletonGroup`. */
  skeleton: ReactNode;
  /** Words and place of the error; without a text, the message of the failure. */
  failure?: Omit<ErrorStateProps, 'onRetry' | 'children'> & { text?: ReactNode };
  /** What stands in the place of the error where trying again would not help, because something is gone or not allowed. */
  refusal?: (error: unknown) => ReactNode;
  /** What this place is for and the one next step; shown for data of which `isEmpty` is true. */
  empty?: ReactNode;
  isEmpty?: (data: T) => boolean;
  children: (data: T) => ReactNode;
};

/**
 * The four states of what is loaded: coming, failed, empty, there. What was loaded stays on screen when a refresh fails.
 * Whoever has tried again from the keyboard goes on from here, whatever came of it.
 */
export function QueryView<T>({ query, skeleton, failure, refusal, empty, isEmpty, children }: Props<T>) {
  const { t } = useTranslation('ui');
  const { data, error, refetch } = query;
  const [retried, setRetried] = useState(false);
  const there = data !== undefined;
  const isWaiting = useWaiting(query);
  if (!there && !error && !isWaiting) return skeleton;
  const instead = !there && Boolean(error) && refusal?.(error);
  if (instead) return instead;
  const retry = () => {
    setRetried(true);
    void refetch();
  };
  return (
    <>
      {retried && (
        <span key={`${there}`} ref={takeLostFocus} tabIndex={-1} className="sr-only">
          {there && t('loaded')}
        </span>
      )}
      {!there ? (
        <ErrorState {...failure} onRetry={retry}>
          {/* A failure of the server is none of the connection. */}
          {isApiError(error) && error.status >= 500
            ? error.message
            : isWaiting
              ? t('waiting')
              : (failure?.text ?? messageOf(error))}
        </ErrorState>
      ) : isEmpty?.(data) ? (
        empty
      ) : (
        children(data)
      )}
    </>
  );
}

/** Without a connection that is said at once, not after all tries; what it has cost loads by itself once it is back. */
function useWaiting({ data, error, refetch, fetchStatus }: Viewed<unknown>): boolean {
  const online = useOnline();
  const missing = data === undefined;
  const lost = isApiError(error, 'NO_CONNECTION');
  const [left, setLeft] = useState(false);
  useEffect(() => {
    if (!online) setLeft(true);
    else if (left) {
      setLeft(false);
      if (missing && lost) void refetch();
    }
  }, [online, left, missing, lost, refetch]);
  return missing && ((!error && fetchStatus === 'paused') || (!online && (!error || lost)));
}

/** The button that had it is gone. An error says itself what it is. */
function takeLostFocus(place: HTMLElement | null) {
  if (document.activeElement === document.body) place?.focus({ preventScroll: true });
}
