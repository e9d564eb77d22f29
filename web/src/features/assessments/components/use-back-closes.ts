import { useEffect, useRef } from 'react';

/** How many layers lie above the page at an entry of the history. */
const layersOf = (state: unknown): number => (state as { layers?: number } | null)?.layers ?? 0;

/**
 * While it is drawn, the browser's Back takes the layer away and stays on the page. However else it is closed, the history
 * is as it was before.
 */
export function useBackCloses(onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const depth = layersOf(history.state) + 1;
    // What a router keeps there stays.
    history.pushState({ ...history.state, layers: depth }, '');
    const back = ({ state }: PopStateEvent) => {
      if (layersOf(state) < depth) close.current();
    };
    addEventListener('popstate', back);
    return () => {
      removeEventListener('popstate', back);
      if (layersOf(history.state) === depth) history.back();
    };
  }, []);
}
