import { applicationPages } from '../features/applications/feature.ts';
import { jobPages } from '../features/jobs/feature.ts';
import { offerPages } from '../features/offers/feature.ts';
import { privacyPages } from '../features/privacy/feature.ts';
import { sitePages } from '../features/site/feature.ts';
import type { PublicPage } from '../lib/feature.ts';

/** What anybody may open, feature by feature. */
export const publicPages: readonly PublicPage[] = [
  ...sitePages,
  ...jobPages,
  ...applicationPages,
  ...offerPages,
  ...privacyPages,
];
