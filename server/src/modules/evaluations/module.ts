import { defineMails } from '../../platform/mail/mail-kind.ts';
import type { ServerModule } from '../../platform/module.ts';
import * as budgets from './evaluations.budgets.ts';
import * as notifications from './evaluations.notifications.ts';
import { evaluationsData } from './evaluations.privacy.ts';
import { feedbackChange, ownFeedbackFollowing, teamFeedbackFollowing } from './evaluations.realtime.ts';
import { evaluationRoutes } from './evaluations.routes.ts';
import * as mails from './mails/evaluations.kinds.ts';

export const evaluations: ServerModule = {
  name: 'evaluations',
  routes: evaluationRoutes,
  topics: [teamFeedbackFollowing, ownFeedbackFollowing],
  messages: [feedbackChange],
  mails: defineMails(mails),
  notifications: Object.values(notifications),
  budgets: Object.values(budgets),
  personalData: evaluationsData,
};
