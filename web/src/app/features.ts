import { accounts } from '../features/accounts/feature.ts';
import { aiInterviews } from '../features/ai-interviews/feature.ts';
import { assessments } from '../features/assessments/feature.ts';
import { attempts } from '../features/attempts/feature.ts';
import { billing } from '../features/billing/feature.ts';
import { certificates } from '../features/certificates/feature.ts';
import { companies } from '../features/companies/feature.ts';
import { conversations } from '../features/conversations/feature.ts';
import { dev } from '../features/dev/feature.ts';
import { evaluations } from '../features/evaluations/feature.ts';
import { funnel } from '../features/funnel/feature.ts';
import { interviews } from '../features/interviews/feature.ts';
import { jobs } from '../features/jobs/feature.ts';
import { knowledge } from '../features/knowledge/feature.ts';
import { matching } from '../features/matching/feature.ts';
import { metrics } from '../features/metrics/feature.ts';
import { notifications } from '../features/notifications/feature.ts';
import { privacy } from '../features/privacy/feature.ts';
import { recordings } from '../features/recordings/feature.ts';
import { recruiters } from '../features/recruiters/feature.ts';
import { rooms } from '../features/rooms/feature.ts';
import { talents } from '../features/talents/feature.ts';
import type { Feature } from '../lib/feature.ts';

/** The signed-in client, feature by feature, in the order of the modules. */
export const features: readonly Feature[] = [
  notifications,
  accounts,
  companies,
  recruiters,
  billing,
  talents,
  jobs,
  matching,
  conversations,
  assessments,
  interviews,
  rooms,
  recordings,
  aiInterviews,
  attempts,
  certificates,
  knowledge,
  evaluations,
  funnel,
  metrics,
  privacy,
  dev,
];
