import { accountPages } from '../features/accounts/public-pages.ts';
import { aiInterviewPages } from '../features/ai-interviews/public-pages.ts';
import { applicationPages } from '../features/applications/public-pages.ts';
import { attemptPages } from '../features/attempts/public-pages.ts';
import { certificatePages } from '../features/certificates/public-pages.ts';
import { evaluationPages } from '../features/evaluations/public-pages.ts';
import { interviewPages } from '../features/interviews/public-pages.ts';
import { jobPages } from '../features/jobs/public-pages.ts';
import { knowledgePages } from '../features/knowledge/public-pages.ts';
import { messagingPages } from '../features/messaging/public-pages.ts';
import { notificationPages } from '../features/notifications/public-pages.ts';
import { offerPages } from '../features/offers/public-pages.ts';
import { privacyPages } from '../features/privacy/public-pages.ts';
import { roomPages } from '../features/rooms/public-pages.ts';
import { sitePages } from '../features/site/public-pages.ts';
import { talentPages } from '../features/talents/public-pages.ts';
import type { PublicPage } from '../lib/feature.ts';
import { matchPath } from '../lib/lean-router.tsx';

/** What anybody may open, feature by feature. */
export const publicPages: readonly PublicPage[] = [
  ...sitePages,
  ...accountPages,
  ...messagingPages,
  ...notificationPages,
  ...talentPages,
  ...jobPages,
  ...applicationPages,
  ...interviewPages,
  ...offerPages,
  ...roomPages,
  ...aiInterviewPages,
  ...attemptPages,
  ...certificatePages,
  ...knowledgePages,
  ...evaluationPages,
  ...privacyPages,
];

/** Phrases of the frame around every public page, besides those that the whole client needs. */
export const FRAME_PHRASES = ['site', 'language-switch', 'newsletter'];

/** The page at a path; undefined where there is none. */
export const publicPageAt = (pathname: string): PublicPage | undefined =>
  publicPages.find(({ path }) => matchPath(path, pathname));
