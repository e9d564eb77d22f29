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
  {
    path: sitePaths.cookies,
    page: async () => (await import('./cookies.page.tsx')).CookiesPage,
    source: 'site/cookies.page.tsx',
    phrases: ['legal'],
  },
  {
    path: sitePaths.help,
    page: async () => (await import('./help.page.tsx')).HelpPage,
    source: 'site/help.page.tsx',
    phrases: ['legal'],
  },
  {
    path: sitePaths.faq,
    page: async () => (await import('./faq.page.tsx')).FaqPage,
    source: 'site/faq.page.tsx',
    phrases: ['legal'],
  },
  {
    path: sitePaths.status,
    page: async () => (await import('./status.page.tsx')).StatusPage,
    source: 'site/status.page.tsx',
    phrases: [],
  },
];
