import { useEffect } from 'react';
import { usePageState } from './page-state.ts';

const NAME = 'Prova';

/**
 * Names the page in the tab and in the history. Undefined while the name is still loading. What the server has drawn it has
 * named itself, at more length.
 */
export function usePageTitle(title: string | undefined): void {
  const state = usePageState();
  useEffect(() => {
    if (!title) return;
    if (state && !named.has(state)) named.add(state);
    else document.title = title === NAME ? NAME : `${title} · ${NAME}`;
  }, [title, state]);
}

/** The one visit whose first title has been passed over. */
const named = new WeakSet<object>();
