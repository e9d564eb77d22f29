import { sitePaths } from '@prova/contract/site/paths';
import type { PublicPage } from '../../lib/feature.ts';

const terms = {
  page: async () => (await import('./terms.page.tsx')).TermsPage,
  source: 'site/terms.page.tsx',
  phrases: ['widgets', 'legal', 'terms'],
};
const privacy = {
  page: async () => (await import('./privacy.page.tsx')).PrivacyPage,
  source: 'site/privacy.page.tsx',
  phrases: ['widgets', 'legal', 'privacy'],
};

export const sitePages: readonly PublicPage[] = [
  {
    path: sitePaths.landing,
    page: async () => (await import('./landing.page.tsx')).LandingPage,
    source: 'site/landing.page.tsx',
    phrases: ['landing', 'app'],
  },
  { path: sitePaths.terms, ...terms },
  { path: sitePaths.termsOfTheFooter, ...terms },
  { path: sitePaths.privacy, ...privacy },
  { path: sitePaths.privacyOfTheFooter, ...privacy },
];
