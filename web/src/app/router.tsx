import { accountPaths } from '@prova/contract/accounts/paths';
import { evaluationPaths } from '@prova/contract/evaluations/paths';
import { homePaths } from '@prova/contract/metrics/paths';
import { createBrowserRouter, Navigate, type RouteObject, redirect } from 'react-router';
import type { Area } from '../lib/feature.ts';
import { LoadingPage } from '../ui/loading-page.tsx';
import { AppRoot } from './app-root.tsx';
import { NotFoundScreen } from './error-screens.tsx';
import { features } from './features.ts';
import { OnlyVisitors, SignedIn, UnknownInside } from './guards.tsx';
import { AuthLayout } from './layouts/auth-layout.tsx';
import { RecruiterLayout } from './layouts/recruiter-layout.tsx';
import { TalentLayout } from './layouts/talent-layout.tsx';
import { RouteFailure } from './route-failure.tsx';

/** What the features add to an area. */
function routesOf(area: Area): RouteObject[] {
  return features.flatMap(({ routes = [], redirections = [] }) => [
    ...routes
      .filter((route) => route.area === area)
      .map(({ path, page }) => ({ path, lazy: async () => ({ Component: await page() }) })),
    ...redirections
      .filter((redirection) => redirection.area === area)
      .map(({ path, to }) => ({
        path,
        loader: ({ params }: { params: Record<string, string | undefined> }) => redirect(to(params)),
      })),
  ]);
}

/** Screens behind the login and the forms to get in. Public pages are in `public-routes.tsx`. */
export const router = createBrowserRouter([
  {
    Component: AppRoot,
    ErrorBoundary: RouteFailure,
    HydrateFallback: LoadingPage,
    children: [
      {
        Component: AuthLayout,
        children: [{ Component: OnlyVisitors, children: routesOf('visitors') }, ...routesOf('entry')],
      },
      {
        lazy: async () => ({ Component: (await import('./layouts/plain-layout.tsx')).PlainLayout }),
        children: routesOf('plain'),
      },
      {
        element: (
          <SignedIn area="RECRUITER">
            <RecruiterLayout />
          </SignedIn>
        ),
        children: routesOf('recruiter'),
      },
      {
        lazy: async () => ({ Component: (await import('./layouts/expert-area.tsx')).ExpertArea }),
        children: routesOf('expert'),
      },
      {
        element: (
          <SignedIn area="POTENTIAL">
            <TalentLayout />
          </SignedIn>
        ),
        children: routesOf('talent'),
      },
      ...routesOf('bare'),
      // Addresses cut short. The login leads whoever is in already to their home.
      { path: '/admin', element: <Navigate to={accountPaths.login} replace /> },
      ...[homePaths.recruiterHome, homePaths.talentHome, evaluationPaths.expertHome].map((home) => ({
        path: home.replace(/\/home$/, ''),
        element: <Navigate to={home} replace />,
      })),
      { path: '/admin/interview/*', Component: NotFoundScreen },
      { path: '/admin/*', Component: UnknownInside },
      { path: '*', Component: NotFoundScreen },
    ],
  },
]);
