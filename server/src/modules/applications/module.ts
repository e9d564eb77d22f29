import { applicationStatus, createApplication } from '@prova/contract/applications/applications';
import { applicationPaths } from '@prova/contract/applications/paths';
import { secretPage } from '../../platform/http/page-heads.ts';
import { requestExample } from '../../platform/http/request-example.ts';
import { defineMails } from '../../platform/mail/mail-kind.ts';
import type { ServerModule } from '../../platform/module.ts';
import { connect } from '../../platform/ports.ts';
import { billingPorts } from '../billing/billing.service.ts';
import { jobPorts } from '../jobs/jobs.service.ts';
import { matchingPorts } from '../matching/matching.service.ts';
import { messagingPorts } from '../messaging/messaging.service.ts';
import { talentPorts } from '../talents/talents.service.ts';
import * as budgets from './applications.budgets.ts';
import * as notifications from './applications.notifications.ts';
import { applicationsData } from './applications.privacy.ts';
import { revealKnown } from './applications.queries.ts';
import { applicationRoutes } from './applications.routes.ts';
import { closeTask, searchTask, takeUpTask } from './applications.tasks.ts';
import { countReceived, figuresByJob } from './figures.queries.ts';
import { applicationsBySource, occupiedStages } from './jobs-port.queries.ts';
import { keptPromisesOf } from './kept-promises.ts';
import * as mails from './mails/applications.kinds.ts';
import { appliedScores, readApplied } from './match/applied-matches.ts';
import {
  catchUpMatchesTask,
  catchUpScoresTask,
  followDictionary,
  followTalent,
  matchCandidateTask,
  queueScores,
  storeJobScoresTask,
} from './match/match.tasks.ts';
import { notifyEndTask } from './notify-end.ts';
import { notifyWithdrawnTask } from './notify-withdrawn.ts';
import { applicationPorts } from './ports.ts';
import { replyAddressOf } from './reply-address.ts';
import { followProfile } from './show-profile.ts';
import { appliedJobs, mayBeSeenBy } from './talent-ports.queries.ts';
import { unlockAllTask, unlockLater, unlockTask } from './unlock-applications.ts';

export const applications: ServerModule = {
  name: 'applications',
  routes: applicationRoutes,
  // The job is named by its id or by its slug.
  examples: [requestExample(createApplication, { slug: undefined })],
  pages: [
    secretPage(
      applicationPaths.applicationStatus,
      { 'pt-BR': 'Sua candidatura', 'en-US': 'Your application' },
      applicationStatus,
    ),
  ],
  tasks: [
    notifyWithdrawnTask,
    matchCandidateTask,
    catchUpMatchesTask,
    storeJobScoresTask,
    catchUpScoresTask,
    unlockTask,
    unlockAllTask,
  ],
  followers: [notifyEndTask, closeTask, takeUpTask, searchTask, followTalent, followDictionary],
  mails: defineMails(mails),
  notifications: Object.values(notifications),
  budgets: Object.values(budgets),
  personalData: applicationsData,
  ports: applicationPorts,
  connects: [
    connect(billingPorts.candidates, countReceived),
    connect(billingPorts.onPlanChanged, unlockLater),
    connect(messagingPorts.replyAddressOf, replyAddressOf),
    connect(jobPorts.keptPromises, keptPromisesOf),
    connect(jobPorts.onBlind, revealKnown),
    connect(jobPorts.occupiedStages, occupiedStages),
    connect(jobPorts.applicationsBySource, applicationsBySource),
    connect(jobPorts.figuresByJob, figuresByJob),
    connect(matchingPorts.appliedJobs, appliedJobs),
    connect(matchingPorts.appliedScores, appliedScores),
    connect(matchingPorts.readApplied, readApplied),
    connect(matchingPorts.onJobsWorkedOut, queueScores),
    connect(talentPorts.mayBeSeenBy, mayBeSeenBy),
    connect(talentPorts.onSpread, followProfile),
  ],
};
