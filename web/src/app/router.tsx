import { accountPaths } from '@prova/contract/accounts/paths';
import { evaluationPaths } from '@prova/contract/evaluations/paths';
import { homePaths } from '@prova/contract/metrics/paths';
import i18next from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  Navigate,
  Outlet,
  type RouteObject,
  redirect,
} from 'react-router';
import { readEarly } from '../lib/early-query.ts';
import type { Area, FeatureRoute } from '../lib/feature.ts';
import { loadCode } from '../lib/load-code.ts';
import { noteMoves } from '../lib/moves.ts';
import { needsLogin } from '../lib/places.ts';
import { readAccessToken } from '../lib/tokens.ts';
import { LoadingPage } from '../ui/loading-page.tsx';
import { AppRoot } from './app-root.tsx';
import { NotFoundScreen } from './error-screens.tsx';
import { features } from './features.ts';
import { Leave, SignedIn, UnknownInside } from './guards.tsx';
import { RecruiterLayout } from './layouts/recruiter-layout.tsx';
import { TalentLayout } from './layouts/talent-layout.tsx';
import { queryClient } from './query-client.ts';
import { RouteFailure } from './route-failure.tsx';

interface Handle {
  readonly phrases: readonly string[];
}

/** What a page will need is asked for before it is there. */
function begin({ phrases = [], reads }: FeatureRoute, { params, request }: LoaderFunctionArgs): null {
  if (i18next.isInitialized) void i18next.loadNamespaces(phrases);
  const { pathname, searchParams: search } = new URL(request.url);
  if (reads && needsLogin(pathname) && readAccessToken()) readEarly(queryClient, reads({ params, search }));
  return null;
}

/** What the features add to an area. */
function routesOf(area: Area): RouteObject[] {
  return features.flatMap(({ routes = [], redirections = [] }) => [
    ...routes
      .filter((route) => route.area === area)
      .map((route) => ({
        path: route.path,
        handle: { phrases: route.phrases ?? [] } satisfies Handle,
        // Runs beside what loads the code.
        loader: (address: LoaderFunctionArgs) => begin(route, address),
        lazy: async () => {
          // After what it reads: a browser lets few calls through at a time, and the code is many files.
          await null;
          return { Component: await loadCode(route.page) };
        },
      })),
    ...redirections
      .filter((redirection) => redirection.area === area)
      .map(({ path, to }) => ({
        path,
        loader: ({ params }: { params: Record<string, string | undefined> }) => redirect(to(params)),
      })),
  ]);
}

/** Around the pages of a route. */
const framed = (Frame: ComponentType<{ children: ReactNode }>) => ({
  element: (
    <Frame>
      <Outlet />
    </Frame>
  ),
});

/** Screens behind the login and the forms to get in. Public pages are in `public-routes.tsx`. */
const routes: RouteObject[] = [
  {
    Component: AppRoot,
    ErrorBoundary: RouteFailure,
    HydrateFallback: LoadingPage,
    children: [
      {
        lazy: async () => framed((await loadCode(() => import('./layouts/visitors-layout.tsx'))).VisitorsLayout),
        children: routesOf('visitors'),
      },
      {
        lazy: async () => framed((await loadCode(() => import('./layouts/auth-layout.tsx'))).AuthLayout),
        children: routesOf('entry'),
      },
      {
        lazy: async () => ({ Component: (await loadCode(() => import('./layouts/plain-layout.tsx'))).PlainLayout }),
        children: routesOf('plain'),
      },
      {
        lazy: async () => ({ Component: (await loadCode(() => import('./layouts/wide-layout.tsx'))).WideLayout }),
        children: routesOf('wide'),
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
        lazy: async () => ({ Component: (await loadCode(() => import('./layouts/expert-area.tsx'))).ExpertArea }),
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
      { path: '/admin', element: <Leave to={accountPaths.login} /> },
      ...[homePaths.recruiterHome, homePaths.talentHome, evaluationPaths.expertHome].map((home) => ({
        path: home.replace(/\/home$/, ''),
        element: <Navigate to={home} replace />,
      })),
      { path: '/admin/*', Component: UnknownInside },
      { path: '*', Component: NotFoundScreen },
    ],
  },
];

/** Begins to route: of the code around it, the login makes use before anybody is in. */
export function startRouter() {
  const router = createBrowserRouter(routes);
  router.subscribe(({ location, navigation }) =>
    noteMoves({ at: location.pathname, to: navigation.location?.pathname ?? null }),
  );
  return router;
}

/** The phrases that the page at hand begins with. */
export function firstPhrases({ state }: ReturnType<typeof startRouter>): string[] {
  const handles = state.matches.map(({ route }) => route.handle as Handle | undefined);
  return handles.flatMap((handle) => handle?.phrases ?? []);
}
