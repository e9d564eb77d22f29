import { accountsAccess } from './access/accounts.ts';
import { accountsGoogleAccess } from './access/accounts-google.ts';
import { accountsSecurityAccess } from './access/accounts-security.ts';
import { aiInterviewsAccess } from './access/ai-interviews.ts';
import { applicationsAccess } from './access/applications.ts';
import { assessmentsAccess } from './access/assessments.ts';
import { attemptsAccess } from './access/attempts.ts';
import { billingAccess } from './access/billing.ts';
import { certificatesAccess } from './access/certificates.ts';
import { companiesAccess } from './access/companies.ts';
import { conversationsAccess } from './access/conversations.ts';
import { evaluationsAccess } from './access/evaluations.ts';
import { funnelAccess } from './access/funnel.ts';
import { interviewsAccess } from './access/interviews.ts';
import { jobsAccess } from './access/jobs.ts';
import { knowledgeAccess } from './access/knowledge.ts';
import { matchingAccess } from './access/matching.ts';
import { messagingAccess } from './access/messaging.ts';
import { metricsAccess } from './access/metrics.ts';
import { notificationsAccess } from './access/notifications.ts';
import { offersAccess } from './access/offers.ts';
import { privacyAccess } from './access/privacy.ts';
import { recordingsAccess } from './access/recordings.ts';
import { recruitersAccess } from './access/recruiters.ts';
import { roomsAccess } from './access/rooms.ts';
import { siteAccess } from './access/site.ts';
import { skillsAccess } from './access/skills.ts';
import { talentsAccess } from './access/talents.ts';
import type { AccessTable } from './outcomes.ts';

const TABLES: readonly AccessTable[] = [
  siteAccess,
  messagingAccess,
  notificationsAccess,
  accountsAccess,
  accountsSecurityAccess,
  accountsGoogleAccess,
  companiesAccess,
  recruitersAccess,
  skillsAccess,
  talentsAccess,
  jobsAccess,
  matchingAccess,
  applicationsAccess,
  conversationsAccess,
  assessmentsAccess,
  interviewsAccess,
  roomsAccess,
  recordingsAccess,
  aiInterviewsAccess,
  attemptsAccess,
  certificatesAccess,
  billingAccess,
  knowledgeAccess,
  offersAccess,
  evaluationsAccess,
  funnelAccess,
  metricsAccess,
  privacyAccess,
];

/** By hand, so that the contract does not prove itself: an endpoint without a row fails. */
export const EXPECTED_ACCESS: AccessTable = Object.assign({}, ...TABLES);
