import { useCallback, useEffect, useRef, useState } from 'react';

type State<T> = { data?: T | undefined; error?: unknown; of?: string };

/** An answer that is there before it was asked for. */
export type Initial<T> = { data: T } | { error: unknown; final: boolean };

/**
 * Loads what a public page shows: the lean entry has no query cache. Answers in the words of a query, for `QueryView`,
 * and how to put in what a change answered.
 * @param key names what is loaded; another key loads again, and the former data stays until it has come
 * @param initial what the server wrote into the page; a failure that is not final is asked for again
 */
export function useLoad<T>(key: string, load: (signal: AbortSignal) => Promise<T>, initial?: Initial<T> | null) {
  const [{ data, error }, setState] = useState<State<T>>(initial ? { ...initial, of: key } : {});
  const [attempt, setAttempt] = useState(0);
  const given = useRef(initial && ('data' in initial || initial.final) ? key : null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what `load` closes over.
  useEffect(() => {
    if (key === given.current && attempt === 0) return;
    given.current = null;
    const abort = new AbortController();
    load(abort.signal).then(
      (data) => setState({ data, of: key }),
      (error: unknown) => {
        // What is of this key is still true; what is of another is not what was asked for.
        if (!abort.signal.aborted) setState((before) => (before.of === key ? { ...before, error } : { error }));
      },
    );
    return () => abort.abort();
  }, [key, attempt]);
  const refetch = useCallback(() => {
    setState(({ error: _, ...rest }) => rest);
    setAttempt((count) => count + 1);
  }, []);
  const put = useCallback((data: T) => setState((before) => ({ data, of: before.of })), []);
  return { data, error, refetch, put };
}
