import { useEffect, useRef, useState } from 'react';

export type Loaded<T> =
  | { status: 'loading'; data: T | null; error: null }
  | { status: 'failed'; data: T | null; error: unknown }
  | { status: 'ready'; data: T; error: null };

/**
 * What a public page shows, loaded by `load` whenever `key` changes; the former data stays in sight meanwhile. The
 * signed-in screens have the query cache, which public pages are too lean for.
 * @param first what the server has sent along with the page, if anything (`takePageData`)
 */
export function useLoaded<T>(
  key: string,
  load: (signal: AbortSignal) => Promise<T>,
  first: () => T | null = () => null,
): Loaded<T> & { retry: () => void } {
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<Loaded<T>>(() => {
    const data = first();
    return data === null ? { status: 'loading', data: null, error: null } : { status: 'ready', data, error: null };
  });
  const latest = useRef(load);
  latest.current = load;
  const shown = useRef(state.status === 'ready' ? `${key} 0` : null);

  useEffect(() => {
    if (shown.current === `${key} ${tries}`) return;
    shown.current = null;
    const { signal, abort } = controller();
    setState(({ data }) => ({ status: 'loading', data, error: null }));
    latest.current(signal).then(
      (data) => signal.aborted || setState({ status: 'ready', data, error: null }),
      (error: unknown) => signal.aborted || setState(({ data }) => ({ status: 'failed', data, error })),
    );
    return abort;
  }, [key, tries]);

  return { ...state, retry: () => setTries(tries + 1) };
}

function controller(): { signal: AbortSignal; abort: () => void } {
  const own = new AbortController();
  return { signal: own.signal, abort: () => own.abort() };
}
