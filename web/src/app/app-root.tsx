import { Suspense } from 'react';
import { RouterProvider as AriaRouter } from 'react-aria-components';
import { Outlet, ScrollRestoration, useHref, useLocation, useNavigate } from 'react-router';
import { useFocusHeading } from '../lib/focus-heading.ts';
import { leaveTo } from '../lib/leave.ts';
import { isLeanHref } from '../lib/places.ts';
import { LinkContext } from '../ui/link.tsx';
import { LoadingPage } from '../ui/loading-page.tsx';
import { AppLink } from './app-link.tsx';

/** What all routes of the signed-in entry share: links, scrolling, and the focus after a move. */
export function AppRoot() {
  const navigate = useNavigate();
  useFocusHeading(useLocation().pathname);
  const go = (href: string) => (isLeanHref(href) ? leaveTo(href) : void navigate(href));
  return (
    <AriaRouter navigate={go} useHref={useHref}>
      <LinkContext value={AppLink}>
        <Suspense fallback={<LoadingPage />}>
          <Outlet />
        </Suspense>
        <ScrollRestoration />
      </LinkContext>
    </AriaRouter>
  );
}
