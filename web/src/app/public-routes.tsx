import { sitePaths } from '@prova/contract/site/paths';
import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import type { PublicPage } from '../lib/feature.ts';
import { type LeanRoute, LeanRoutes } from '../lib/lean-router.tsx';
import { loadCode } from '../lib/load-code.ts';
import { FailureScreen, NotFoundScreen } from './error-screens.tsx';
import { PublicLayout } from './layouts/public-layout.tsx';
import { PageIsReady } from './page-is-ready.tsx';
import { publicPages } from './public-pages.ts';

type Frame = ComponentType<{ children: ReactNode }>;

/** A page whose code is there. */
export interface LoadedPage {
  readonly source: string;
  readonly Page: ComponentType;
  readonly Frame: Frame;
}

const loginFrame = async () => (await import('./layouts/login-layout.tsx')).LoginLayout;

/** A page with what stands around it. Only the login, which is always loaded, has a frame of its own. */
export async function loadPage({ source, page, frame }: PublicPage): Promise<LoadedPage> {
  const [Page, Frame] = await Promise.all([page(), frame ? loginFrame() : PublicLayout]);
  return { source, Page, Frame };
}

/** With the page and not before it: what the browser takes over comes part by part. */
function withReady(Page: ComponentType): ComponentType {
  return () => (
    <>
      <Page />
      <PageIsReady />
    </>
  );
}

/** Who was sent to the page of failures tries where they came from; it names nothing else to try. */
function tryAgain(): void {
  const from = document.referrer;
  location.assign(from.startsWith(`${location.origin}/`) && from !== location.href ? from : '/');
}

const failure: LeanRoute = { path: sitePaths.failure, page: withReady(() => <FailureScreen onRetry={tryAgain} />) };
/** Where the server itself has failed to draw the page. */
export const FailedPage = withReady(() => <FailureScreen />);
const NotFound = withReady(NotFoundScreen);
const lazyPages = publicPages.map(({ path, page, source }) => ({
  path,
  source,
  frame: PublicLayout as Frame,
  page: lazy(async () => ({ default: await loadCode(page) })),
}));

/** @param first the page that is drawn at once, without waiting for its code */
export function PublicRoutes({ first }: { first: LoadedPage | null }) {
  const [routes] = useState<readonly LeanRoute[]>(() => [
    ...lazyPages.map((route) =>
      route.source === first?.source ? { ...route, page: withReady(first.Page), frame: first.Frame } : route,
    ),
    failure,
  ]);
  return <LeanRoutes routes={routes} notFound={NotFound} />;
}
