import { useEffect } from 'react';
import { useFocusHeading } from '../lib/focus-heading.ts';
import { useLocation } from '../lib/lean-router.tsx';

/** What names no text in any encoding is taken as it is. */
function plainText(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/** Scrolls to the top or to the named place after a move; going back is left to the browser. */
export function PublicMoves() {
  const place = useLocation();
  useFocusHeading(place.pathname);
  useEffect(() => {
    // The browser itself goes to the place that the first address names.
    const anchor = place.hash ? document.getElementById(plainText(place.hash.slice(1))) : null;
    if (anchor && place.by !== 'pop') anchor.scrollIntoView();
    else if (place.by === 'push') scrollTo(0, 0);
  }, [place]);
  return null;
}
