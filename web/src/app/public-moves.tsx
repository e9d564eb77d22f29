import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useFocusHeading } from '../lib/focus-heading.ts';

/** Scrolls to the top or to the named place after a move; going back is left to the browser. */
export function PublicMoves() {
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  useFocusHeading(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every move counts, also one to the same kind of page.
  useEffect(() => {
    if (kind === NavigationType.Pop && !hash) return;
    const place = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (place) place.scrollIntoView();
    else if (!hash) scrollTo(0, 0);
  }, [pathname, hash]);
  return null;
}
