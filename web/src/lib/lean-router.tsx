import {
  type ComponentType,
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { isPartMissing } from './page-parts.ts';

/**
 * The router of the public entry. The signed-in application has React Router, whose size alone is a third of what a
 * public page may weigh; names and use are the same here, so that a screen only imports from another place.
 */

export interface Place {
  pathname: string;
  search: string;
  hash: string;
  /** How one came here: by loading the page, by a link, or by the browser's back and forward. */
  by: 'load' | 'push' | 'replace' | 'pop';
}

export interface NavigateOptions {
  /** Takes the place of the present entry of the history. */
  replace?: boolean;
}

type Navigate = (href: string, options?: NavigateOptions) => void;

const here = (by: Place['by']): Place => ({
  pathname: location.pathname,
  search: location.search,
  hash: location.hash,
  by,
});

/**
 * Back and forward within a page are the browser's: React draws what `popstate` asks for at once, and would throw away parts whose
 * code is on its way.
 */
function placeAfter(from: Place, by: Place['by']): Place {
  const place = here(by);
  return by === 'pop' && place.pathname === from.pathname && place.search === from.search ? from : place;
}

const PlaceContext = createContext<Place | null>(null);
const NavigateContext = createContext<Navigate | null>(null);
const ParamsContext = createContext<Readonly<Record<string, string>>>({});

/** @param at where a page begins that the server draws, or has drawn; left out: the address of the window */
export function LeanRouter({ at, children }: { at?: Pick<Place, 'pathname' | 'search'>; children: ReactNode }) {
  const [place, setPlace] = useState<Place>(() => (at ? { ...at, hash: '', by: 'load' } : here('load')));
  // In a transition the former page stays until the code of the next one is there.
  const move = useCallback((by: Place['by']) => startTransition(() => setPlace((from) => placeAfter(from, by))), []);
  useEffect(() => {
    const back = () => move('pop');
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, [move]);
  const navigate = useCallback<Navigate>(
    (href, { replace = false } = {}) => {
      if (replace) history.replaceState(null, '', href);
      else history.pushState(null, '', href);
      move(replace ? 'replace' : 'push');
    },
    [move],
  );
  return (
    <NavigateContext value={navigate}>
      <PlaceContext value={place}>{children}</PlaceContext>
    </NavigateContext>
  );
}

function inside<T>(value: T | null): T {
  if (value === null) throw new Error('Only pages of the public entry may use its router.');
  return value;
}

export const useLocation = (): Place => inside(use(PlaceContext));
export const useNavigate = (): Navigate => inside(use(NavigateContext));
/** The parameters of the path that matched. */
export const useParams = (): Readonly<Record<string, string>> => use(ParamsContext);

/** The query of the address, and how to change it. */
export function useSearchParams(): [URLSearchParams, (next: URLSearchParams, options?: NavigateOptions) => void] {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback(
    (next: URLSearchParams, options?: NavigateOptions) =>
      navigate(next.size > 0 ? `${pathname}?${next}` : pathname, options),
    [navigate, pathname],
  );
  return [params, change];
}

export interface LeanRoute {
  path: string;
  page: ComponentType;
  /** Around the page; neighbours with the same frame share it. */
  frame?: ComponentType<{ children: ReactNode }>;
}

/** Draws the first route that matches the address. */
export function LeanRoutes({ routes, notFound: NotFound }: { routes: readonly LeanRoute[]; notFound: ComponentType }) {
  const { pathname } = useLocation();
  const match = useMemo(() => findRoute(routes, pathname), [routes, pathname]);
  if (!match) return <NotFound />;
  const { page: Page, frame: Frame } = match.route;
  const page = (
    <ParamsContext value={match.params}>
      <Page />
    </ParamsContext>
  );
  return Frame ? <Frame>{page}</Frame> : page;
}

function findRoute(routes: readonly LeanRoute[], pathname: string) {
  for (const route of routes) {
    const params = matchPath(route.path, pathname);
    if (params) return { route, params };
  }
  return null;
}

/** The parameters of a pattern such as `/jobs/:slug` in a path, or null when it does not match. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = pathname.replace(/(.)\/$/, '$1').split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) {
      if (value === '') return null;
      try {
        params[part.slice(1)] = decodeURIComponent(value);
      } catch {
        // Not text in any encoding we know: there is no such page.
        return null;
      }
    } else if (part !== value) return null;
  }
  return params;
}

/**
 * What a link does when clicked: moves without loading, unless a key, a button or a target asks for more. While code of the page is
 * on its way the move would wait for it, and the browser follows the link at once.
 */
export function useFollow(
  href: string,
  target: string | undefined,
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void,
) {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !plain || (target && target !== '_self') || isPartMissing()) return;
    event.preventDefault();
    navigate(href, { replace: href === location.pathname + location.search + location.hash });
  };
}
