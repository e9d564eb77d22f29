import { type ComponentType, lazy } from 'react';
import { type LeanRoute, LeanRoutes } from '../lib/lean-router.tsx';
import { FailureScreen, NotFoundScreen } from './error-screens.tsx';
import { PublicLayout } from './layouts/public-layout.tsx';
import { paths } from './paths.ts';

const page = <K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K) =>
  lazy(async () => ({ default: (await load())[name] }));

const TermsPage = page(() => import('../features/site/terms.page.tsx'), 'TermsPage');
const PrivacyPage = page(() => import('../features/site/privacy.page.tsx'), 'PrivacyPage');

/** Pages that anybody may open. They stay lean: no react-aria, no zod, and the contract only as types. */
const routes: readonly LeanRoute[] = [
  {
    path: paths.landing,
    frame: PublicLayout,
    page: page(() => import('../features/site/landing.page.tsx'), 'LandingPage'),
  },
  {
    path: paths.publicJobs,
    frame: PublicLayout,
    page: page(() => import('../features/jobs/public/public-jobs.page.tsx'), 'PublicJobsPage'),
  },
  {
    path: paths.publicJob,
    frame: PublicLayout,
    page: page(() => import('../features/jobs/public/public-job.page.tsx'), 'PublicJobPage'),
  },
  {
    path: paths.apply,
    frame: PublicLayout,
    page: page(() => import('../features/applications/apply/apply.page.tsx'), 'ApplyPage'),
  },
  {
    path: paths.company,
    frame: PublicLayout,
    page: page(() => import('../features/jobs/public/company.page.tsx'), 'CompanyPage'),
  },
  {
    path: paths.applicationStatus,
    frame: PublicLayout,
    page: page(() => import('../features/applications/application-status.page.tsx'), 'ApplicationStatusPage'),
  },
  {
    path: paths.offer,
    frame: PublicLayout,
    page: page(() => import('../features/offers/offer.page.tsx'), 'OfferPage'),
  },
  {
    path: paths.dataRequest,
    frame: PublicLayout,
    page: page(() => import('../features/privacy/data-request.page.tsx'), 'DataRequestPage'),
  },
  {
    path: paths.dataRequestPage,
    frame: PublicLayout,
    page: page(() => import('../features/privacy/data-request-status.page.tsx'), 'DataRequestStatusPage'),
  },
  { path: paths.terms, frame: PublicLayout, page: TermsPage },
  { path: paths.termsOfTheFooter, frame: PublicLayout, page: TermsPage },
  { path: paths.privacy, frame: PublicLayout, page: PrivacyPage },
  { path: paths.privacyOfTheFooter, frame: PublicLayout, page: PrivacyPage },
  { path: paths.failure, page: () => <FailureScreen onRetry={() => location.assign('/')} /> },
];

export function PublicRoutes() {
  return <LeanRoutes routes={routes} notFound={NotFoundScreen} />;
}
