import { sitePaths } from '@prova/contract/site/paths';
import { type ComponentType, lazy, useState } from 'react';
import { type LeanRoute, LeanRoutes } from '../lib/lean-router.tsx';
import { FailureScreen, NotFoundScreen } from './error-screens.tsx';
import { PublicLayout } from './layouts/public-layout.tsx';
import { PageIsReady } from './page-is-ready.tsx';
import { publicPages } from './public-pages.ts';

/** A page whose code is there. */
export interface LoadedPage {
  readonly source: string;
  readonly Page: ComponentType;
}

const failure: LeanRoute = {
  path: sitePaths.failure,
  page: () => <FailureScreen onRetry={() => location.assign('/')} />,
};
const lazyPages = publicPages.map(({ path, page, source }) => ({
  path,
  source,
  frame: PublicLayout,
  page: lazy(async () => ({ default: await page() })),
}));

/** With the page and not before it: what the browser takes over comes part by part. */
function withReady(Page: ComponentType): ComponentType {
  return () => (
    <>
      <Page />
      <PageIsReady />
    </>
  );
}

/** @param first the page that is drawn at once, without waiting for its code */
export function PublicRoutes({ first }: { first: LoadedPage | null }) {
  const [routes] = useState<readonly LeanRoute[]>(() => [
    ...lazyPages.map((route) => (route.source === first?.source ? { ...route, page: withReady(first.Page) } : route)),
    failure,
  ]);
  return <LeanRoutes routes={routes} notFound={NotFoundScreen} />;
}
