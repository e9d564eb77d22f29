import { useCallback, useEffect, useState } from 'react';

export type Loaded<T> =
  | { status: 'loading'; data?: undefined; error?: undefined }
  | { status: 'ready'; data: T; error?: undefined }
  | { status: 'failed'; data?: undefined; error: unknown };

/**
 * Loads what a public page shows: the lean entry has no query cache. Answers the state, how to try again, and how to
 * put in what a change answered.
 * @param key names what is loaded; another key loads again, and the former data stays until it has come
 * @param initial what the server wrote into the page
 */
export function useLoad<T>(key: string, load: (signal: AbortSignal) => Promise<T>, initial?: T | null) {
  const [state, setState] = useState<Loaded<T>>(initial ? { status: 'ready', data: initial } : { status: 'loading' });
  const [skipped, setSkipped] = useState(initial ? key : null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what `load` closes over.
  useEffect(() => {
    if (key === skipped) return;
    setSkipped(null);
    const abort = new AbortController();
    load(abort.signal).then(
      (data) => setState({ status: 'ready', data }),
      (error: unknown) => {
        if (!abort.signal.aborted) setState({ status: 'failed', error });
      },
    );
    return () => abort.abort();
  }, [key, attempt]);
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  const put = useCallback((data: T) => setState({ status: 'ready', data }), []);
  return { ...state, retry, put };
}
