import { getTestInvitation } from '@prova/contract/attempts/taking';
import { takingPaths } from '@prova/contract/attempts/taking-paths';
import { secretPage } from '../../platform/http/page-heads.ts';
import { defineMails } from '../../platform/mail/mail-kind.ts';
import type { ServerModule } from '../../platform/module.ts';
import { connect } from '../../platform/ports.ts';
import { applicationPorts } from '../applications/applications.service.ts';
import { assessmentPorts } from '../assessments/assessments.service.ts';
import { interviewPorts } from '../interviews/interviews.service.ts';
import { jobPorts } from '../jobs/jobs.service.ts';
import { notifyReceived } from './assignments/notify-tests.ts';
import { holdTests } from './assignments/stage-tests.queries.ts';
import {
  followStage,
  refuseLastOfStage,
  saveTestsOfStage,
  sendOfStageTask,
  testsOfStages,
} from './assignments/stage-tests.ts';
import { waitingTests } from './assignments/waiting-tests.ts';
import * as budgets from './attempts.budgets.ts';
import * as notifications from './attempts.notifications.ts';
import { attemptsData } from './attempts.privacy.ts';
import { attemptChange, attemptFollowing } from './attempts.realtime.ts';
import { attemptRoutes } from './attempts.routes.ts';
import { selectGradersWaitedFor } from './grading/observed-people.queries.ts';
import * as mails from './mails/attempts.kinds.ts';
import { endWithApplicationTask, expireTestTask, remindTask, sweepTestsTask } from './open-assignments/end-of-tests.ts';
import { attemptPorts } from './ports.ts';
import { countSeen } from './right-answers/shown-answers.queries.ts';
import { checkAnswerTask } from './taking/check-answer-task.ts';
import { handInTask, sweepAttemptsTask } from './taking/submit-attempt.ts';
import { forgetHistoryTask } from './taking/thin-revisions.ts';
import { finishVideoTask } from './video/finish-video.ts';

export const attempts: ServerModule = {
  name: 'attempts',
  routes: attemptRoutes,
  pages: [
    secretPage(takingPaths.invitation, { 'pt-BR': 'Teste técnico', 'en-US': 'Technical test' }, getTestInvitation),
    secretPage(takingPaths.attempt, { 'pt-BR': 'Teste técnico', 'en-US': 'Technical test' }),
  ],
  tasks: [
    notifyReceived,
    expireTestTask,
    remindTask,
    sweepTestsTask,
    handInTask,
    sweepAttemptsTask,
    forgetHistoryTask,
    sendOfStageTask,
    checkAnswerTask,
    finishVideoTask,
  ],
  followers: [endWithApplicationTask],
  topics: [attemptFollowing],
  messages: [attemptChange],
  mails: defineMails(mails, { testSentMail: waitingTests, testReminderMail: waitingTests }),
  notifications: Object.values(notifications),
  budgets: Object.values(budgets),
  personalData: attemptsData,
  ports: attemptPorts,
  connects: [
    connect(applicationPorts.onApplicationChanged, followStage),
    connect(interviewPorts.gradersWaitedFor, selectGradersWaitedFor),
    connect(assessmentPorts.answersSeenBy, countSeen),
    connect(assessmentPorts.onPutAway, refuseLastOfStage),
    connect(jobPorts.holdTestsOfStages, (ctx, stageIds) => holdTests(ctx, { stageIds })),
    connect(jobPorts.testsOfStages, testsOfStages),
    connect(jobPorts.saveTestsOfStage, saveTestsOfStage),
  ],
};
