import { sitePaths } from '@prova/contract/site/paths';
import { lazy } from 'react';
import { type LeanRoute, LeanRoutes } from '../lib/lean-router.tsx';
import { FailureScreen, NotFoundScreen } from './error-screens.tsx';
import { PublicLayout } from './layouts/public-layout.tsx';
import { publicPages } from './public-pages.ts';

const routes: readonly LeanRoute[] = [
  ...publicPages.map(({ path, page }) => ({
    path,
    frame: PublicLayout,
    page: lazy(async () => ({ default: await page() })),
  })),
  { path: sitePaths.failure, page: () => <FailureScreen onRetry={() => location.assign('/')} /> },
];

export function PublicRoutes() {
  return <LeanRoutes routes={routes} notFound={NotFoundScreen} />;
}
