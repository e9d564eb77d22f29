import { certificatePaths } from '@prova/contract/assessments/certificate-paths';
import { getPublicCertificate } from '@prova/contract/assessments/certificates';
import { createQuestion, updateQuestion } from '@prova/contract/assessments/questions';
import { getTestInvitation } from '@prova/contract/assessments/taking';
import { takingPaths } from '@prova/contract/assessments/taking-paths';
import { appendQuestions } from '@prova/contract/assessments/tests';
import { secretPage, titleOf } from '../../platform/http/page-heads.ts';
import { requestExample } from '../../platform/http/request-example.ts';
import { defineMails } from '../../platform/mail/mail-kind.ts';
import type { ServerModule } from '../../platform/module.ts';
import { connect } from '../../platform/ports.ts';
import { applicationPorts } from '../applications/applications.service.ts';
import * as budgets from './assessments.budgets.ts';
import * as notifications from './assessments.notifications.ts';
import { assessmentsData } from './assessments.privacy.ts';
import { sittingChange, sittingFollowing } from './assessments.realtime.ts';
import { assessmentRoutes } from './assessments.routes.ts';
import { rotateKeyTask } from './certificates/rotate-key.ts';
import { serveCredentials } from './certificates/serve-credentials.ts';
import { checkAnswerTask } from './code/check-answer-task.ts';
import { checkSolutionTask } from './code/check-solution.ts';
import { assessmentMailsEnUS } from './mails/assessments.en-US.ts';
import * as mails from './mails/assessments.kinds.ts';
import { assessmentMailsPtBR } from './mails/assessments.pt-BR.ts';
import { waitingTests } from './mails/waiting-tests.ts';
import { endWithApplicationTask, expireTestTask, remindTask, sweepTestsTask } from './sending/end-of-tests.ts';
import { followStage, sendOfStageTask } from './sending/stage-tests.ts';
import { tellReceived } from './sending/tell-tests.ts';
import { sweepPicturesTask } from './statement-pictures.ts';
import { handInTask, sweepAttemptsTask } from './taking/submit-attempt.ts';
import { forgetHistoryTask } from './taking/thin-revisions.ts';
import { finishVideoTask } from './video/finish-video.ts';

// Of the options one is right.
const options = [
  { text: 'map', correct: false },
  { text: 'filter', correct: true },
];

const appendExample = requestExample(appendQuestions, {
  questions: [
    { type: 'MULTIPLE_CHOICE', text: '<p>Qual método devolve os itens que passam por um teste?</p>', options },
  ],
});

export const assessments: ServerModule = {
  name: 'assessments',
  routes: assessmentRoutes,
  examples: [requestExample(createQuestion, { options }), requestExample(updateQuestion, { options }), appendExample],
  pages: [
    secretPage(takingPaths.invitation, { 'pt-BR': 'Teste técnico', 'en-US': 'Technical test' }, getTestInvitation),
    secretPage(takingPaths.sitting, { 'pt-BR': 'Teste técnico', 'en-US': 'Technical test' }),
    {
      path: certificatePaths.certificate,
      first: ({ params: { code = '' } }) => ({ endpoint: getPublicCertificate, params: { code } }),
      // Whose it is stands on the page alone: previews of links show the head to whoever is in a chat.
      head: async (ctx) => ({
        title: titleOf(ctx, { 'pt-BR': 'Certificado de teste técnico', 'en-US': 'Technical test certificate' }),
        secret: true,
      }),
    },
  ],
  http: [serveCredentials],
  tasks: [
    tellReceived,
    expireTestTask,
    remindTask,
    sweepTestsTask,
    handInTask,
    sweepAttemptsTask,
    forgetHistoryTask,
    sendOfStageTask,
    checkSolutionTask,
    checkAnswerTask,
    finishVideoTask,
    sweepPicturesTask,
    rotateKeyTask,
  ],
  followers: [endWithApplicationTask],
  topics: [sittingFollowing],
  messages: [sittingChange],
  mails: defineMails(
    mails,
    { 'pt-BR': assessmentMailsPtBR, 'en-US': assessmentMailsEnUS },
    { testSentMail: waitingTests, testReminderMail: waitingTests },
  ),
  notifications: Object.values(notifications),
  budgets: Object.values(budgets),
  personalData: assessmentsData,
  connects: [connect(applicationPorts.onApplicationChanged, followStage)],
};
