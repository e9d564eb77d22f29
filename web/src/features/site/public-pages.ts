import { sitePaths } from '@prova/contract/site/paths';
import type { PublicPage } from '../../lib/feature.ts';

const terms = async () => (await import('./terms.page.tsx')).TermsPage;
const privacy = async () => (await import('./privacy.page.tsx')).PrivacyPage;

export const sitePages: readonly PublicPage[] = [
  { path: sitePaths.landing, page: async () => (await import('./landing.page.tsx')).LandingPage },
  { path: sitePaths.terms, page: terms },
  { path: sitePaths.termsOfTheFooter, page: terms },
  { path: sitePaths.privacy, page: privacy },
  { path: sitePaths.privacyOfTheFooter, page: privacy },
];
