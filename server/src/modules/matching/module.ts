import { defineMails } from '../../platform/mail/mail-kind.ts';
import type { ServerModule } from '../../platform/module.ts';
import { connect } from '../../platform/ports.ts';
import { talentPorts } from '../talents/talents.service.ts';
import { setOpen } from './derived.queries.ts';
import * as mails from './mails/matching.kinds.ts';
import * as budgets from './matching.budgets.ts';
import * as notifications from './matching.notifications.ts';
import { matchingData } from './matching.privacy.ts';
import { changeOfMatches } from './matching.realtime.ts';
import { matchingRoutes } from './matching.routes.ts';
import {
  catchUpTask,
  followDictionary,
  followJob,
  followMerges,
  followTalent,
  refreshJobTask,
  refreshTalentTask,
} from './matching.tasks.ts';
import { matchingPorts } from './ports.ts';
import { forgetChoices, proofsOf } from './proofs.ts';
import { sendJobAlerts } from './send-job-alerts.ts';

export const matching: ServerModule = {
  name: 'matching',
  routes: matchingRoutes,
  tasks: [refreshTalentTask, refreshJobTask, catchUpTask, sendJobAlerts],
  followers: [followTalent, followJob, followDictionary, followMerges],
  messages: [changeOfMatches],
  mails: defineMails(mails),
  notifications: Object.values(notifications),
  budgets: Object.values(budgets),
  personalData: matchingData,
  ports: matchingPorts,
  connects: [
    connect(talentPorts.proofsOf, proofsOf),
    connect(talentPorts.setOpen, setOpen),
    connect(talentPorts.onEmptied, forgetChoices),
  ],
};
