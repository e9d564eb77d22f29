import { useEffect } from 'react';

const NAME = 'Prova';

/** Names the page in the tab and in the history. Undefined while the name is still loading. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = title === NAME ? NAME : `${title} · ${NAME}`;
  }, [title]);
}
