import * as analysis from '@prova/contract/assessments/analysis';
import * as assignments from '@prova/contract/assessments/assignments';
import * as certificates from '@prova/contract/assessments/certificates';
import * as codeCheck from '@prova/contract/assessments/code-check';
import * as grading from '@prova/contract/assessments/grading';
import * as open from '@prova/contract/assessments/open-tests';
import * as own from '@prova/contract/assessments/own-tests';
import * as questions from '@prova/contract/assessments/questions';
import * as stages from '@prova/contract/assessments/stage-tests';
import * as pictures from '@prova/contract/assessments/statement-pictures';
import * as taking from '@prova/contract/assessments/taking';
import * as testFiles from '@prova/contract/assessments/test-files';
import * as tests from '@prova/contract/assessments/tests';
import * as videos from '@prova/contract/assessments/video-answers';
import { type Route, reply, route } from '../../platform/http/route.ts';
import { whileThere } from '../../platform/http/while-there.ts';
import { analyseTest, compareResults } from './analysis/analyse-test.ts';
import { listQuestions, listTests, requireTest, testDetails } from './assessments.service.ts';
import {
  downloadCertificate,
  getCertificate,
  putCertificate,
  withdrawCertificate,
} from './certificates/own-certificate.ts';
import { getPublicCertificate } from './certificates/public-certificate.ts';
import { chooseTest, dropTest, listOpenTests } from './choosing/choose-test.ts';
import { lineOfRun, runOnVisibleCases, tryQuestion } from './code/run-code.ts';
import { exportAsFile, readFile } from './files/test-files.ts';
import { decideGrade } from './grading/decide-grade.ts';
import { gradeAnswers, regradeAnswer } from './grading/grade-answers.ts';
import { listGradedTests, listGrading } from './grading/list-grading.ts';
import { savePools } from './pools.ts';
import { cancelAssignment, changeAssignment, listAssignments, mailAgain } from './sending/manage-assignments.ts';
import { sendLinkAgain } from './sending/send-link-again.ts';
import { sendTests } from './sending/send-tests.ts';
import { listStageTests, saveStageTests } from './sending/stage-tests.ts';
import { undoSendTests } from './sending/undo-sending.ts';
import { uploadPicture } from './statement-pictures.ts';
import { declineTest } from './taking/decline-test.ts';
import { getOwnResult, getTestInvitation, markInvitationOpened, showOwnAnswers } from './taking/invitation.ts';
import { noteSignals } from './taking/note-signals.ts';
import {
  getResult,
  listOwnTests,
  listResults,
  listTestsOfJob,
  openOwnTests,
  resultStats,
  showAnswers,
  showProof,
  submitOwnTest,
} from './taking/own-tests.ts';
import { reuseResult } from './taking/reuse-result.ts';
import { saveAnswers } from './taking/save-answers.ts';
import { sittingState } from './taking/sitting-state.ts';
import { startTest } from './taking/start-attempt.ts';
import { submitAttempt } from './taking/submit-attempt.ts';
import { completeVideo, getVideo, openVideo, storeVideoPart } from './video/video-answers.ts';
import {
  addQuestion,
  appendQuestions,
  changeQuestion,
  listBank,
  orderQuestions,
  removeQuestion,
} from './write-questions.ts';
import { changeTest, createTest, duplicateTest, removeTest, toggleTest } from './write-test.ts';

export const assessmentRoutes: readonly Route[] = [
  route(tests.listTests, async (ctx, { query }) => {
    const { data, meta } = await listTests(ctx, query);
    return reply(data, { meta });
  }),
  route(tests.getTest, (ctx, { params }) => requireTest(ctx, params.id)),
  route(tests.getTestDetails, (ctx, { params, query }) => testDetails(ctx, params.id, query.includeAnswers === 'true')),
  route(tests.listQuestions, (ctx, { params, query }) =>
    listQuestions(ctx, params.id, query.includeAnswers === 'true'),
  ),
  route(tests.createTest, (ctx, { body }) => createTest(ctx, body)),
  route(tests.updateTest, (ctx, { params, body }) => changeTest(ctx, params.id, body)),
  route(tests.toggleTest, (ctx, { params, body }) => toggleTest(ctx, params.id, body?.status)),
  route(tests.duplicateTest, (ctx, { params }) => duplicateTest(ctx, params.id)),
  route(tests.orderQuestions, (ctx, { params, body }) => orderQuestions(ctx, params.id, body.ids)),
  route(tests.appendQuestions, (ctx, { params, body }) => appendQuestions(ctx, params.id, body.questions)),
  route(tests.savePools, (ctx, { params, body }) => savePools(ctx, params.id, body)),
  route(testFiles.exportTest, (ctx, { params, query }) => exportAsFile(ctx, params.id, query.format)),
  route(testFiles.readTestFile, async (ctx, { files: { file = [] } }) => readFile(ctx, file)),
  route(tests.removeTest, (ctx, { params }) => removeTest(ctx, params.id)),

  route(questions.listBank, async (ctx, { query }) => {
    const { data, meta } = await listBank(ctx, query);
    return reply(data, { meta });
  }),
  route(pictures.uploadStatementPicture, (ctx, { files: { file = [] } }) => uploadPicture(ctx, file)),
  route(codeCheck.tryCode, (ctx, { body }) => tryQuestion(ctx, body)),
  route(questions.createQuestion, (ctx, { body: { testId, position, ...question } }) =>
    addQuestion(ctx, testId, question, position),
  ),
  route(questions.updateQuestion, (ctx, { params, body: { version, ...question } }) =>
    changeQuestion(ctx, params.id, version, question),
  ),
  route(questions.removeQuestion, (ctx, { params }) => removeQuestion(ctx, params.id)),

  route(assignments.sendTests, (ctx, { body }) => sendTests(ctx, body)),
  route(assignments.undoSendTests, (ctx, { body }) => undoSendTests(ctx, body)),
  route(assignments.listAssignments, (ctx, { query }) => listAssignments(ctx, query.applicationId)),
  route(assignments.updateAssignment, (ctx, { params, body }) => changeAssignment(ctx, params.id, body)),
  route(assignments.cancelAssignment, (ctx, { params }) => cancelAssignment(ctx, params.id)),
  route(assignments.mailAssignmentAgain, async (ctx, { params }) => {
    await mailAgain(ctx, params.id);
    return {};
  }),

  route(stages.listStageTests, (ctx, { query }) => listStageTests(ctx, query.jobId)),
  route(stages.saveStageTests, (ctx, { params, body }) => saveStageTests(ctx, params.id, body)),

  route(grading.listGrading, async (ctx, { query }) => {
    const { data, meta } = await listGrading(ctx, query);
    return reply(data, { meta });
  }),
  route(grading.listGradedTests, (ctx) => listGradedTests(ctx)),
  route(grading.gradeAnswers, (ctx, { body }) => gradeAnswers(ctx, body)),
  route(grading.decideGrade, (ctx, { body }) => decideGrade(ctx, body)),
  route(grading.regradeAnswer, (ctx, { params, body }) => regradeAnswer(ctx, params.id, body)),

  route(taking.sendTestLink, async (ctx) => {
    await sendLinkAgain(ctx);
    return {};
  }),
  route(taking.getTestInvitation, (ctx) => getTestInvitation(ctx)),
  route(taking.markInvitationOpened, (ctx) => markInvitationOpened(ctx)),
  route(taking.startTest, (ctx, { params }) => startTest(ctx, params.id)),
  route(taking.getSittingState, (ctx, { params }) => sittingState(ctx, params.id)),
  route(taking.saveAnswers, (ctx, { params, body }) => saveAnswers(ctx, params.id, body)),
  route(taking.runCode, (ctx, { params, body, http }) =>
    whileThere(http.request, (signal) => runOnVisibleCases(ctx, params.id, body, signal)),
  ),
  route(taking.getRunLine, (ctx, { params }) => lineOfRun(ctx, params.id)),
  route(videos.openVideo, (ctx, { params, body }) => openVideo(ctx, params.id, body)),
  route(videos.getVideo, (ctx, { params }) => getVideo(ctx, params.id, params.videoId)),
  route(videos.putVideoPart, (ctx, { params, files: { part = [] } }) => storeVideoPart(ctx, params, part)),
  route(videos.completeVideo, (ctx, { params, body }) => completeVideo(ctx, params, body)),
  route(taking.noteSignals, (ctx, { params, body }) => noteSignals(ctx, params.id, body)),
  route(taking.submitAttempt, (ctx, { params }) => submitAttempt(ctx, params.id)),
  route(taking.reuseResult, (ctx, { params }) => reuseResult(ctx, params.id)),
  route(taking.declineTest, (ctx, { params, body }) => declineTest(ctx, params.id, body.reason || null)),
  route(taking.getOwnResult, (ctx, { params }) => getOwnResult(ctx, params.id)),
  route(taking.showOwnAnswers, (ctx, { params }) => showOwnAnswers(ctx, params.id)),

  route(analysis.analyseTest, (ctx, { params, query }) => analyseTest(ctx, params.id, query.version)),
  route(analysis.compareResults, (ctx, { params, query }) => compareResults(ctx, params.id, query.version)),

  route(open.listOpenTests, async (ctx, { query }) => {
    const { data, meta } = await listOpenTests(ctx, query);
    return reply(data, { meta });
  }),
  route(open.chooseTest, (ctx, { params }) => chooseTest(ctx, params.id)),
  route(open.dropTest, (ctx, { params }) => dropTest(ctx, params.id)),
  route(certificates.getCertificate, (ctx, { params }) => getCertificate(ctx, params.id)),
  route(certificates.putCertificate, (ctx, { params, body }) => putCertificate(ctx, params.id, body)),
  route(certificates.withdrawCertificate, (ctx, { params }) => withdrawCertificate(ctx, params.id)),
  route(certificates.downloadCertificate, (ctx, { params, query }) =>
    downloadCertificate(ctx, params.id, query.format),
  ),
  route(certificates.getPublicCertificate, (ctx, { params }) => getPublicCertificate(ctx, params.code)),

  route(own.listOwnTests, (ctx) => listOwnTests(ctx)),
  route(own.openOwnTests, (ctx, { params }) => openOwnTests(ctx, params.id)),
  route(own.submitOwnTest, (ctx, { params }) => submitOwnTest(ctx, params.id)),
  route(own.listTestsOfJob, (ctx, { params }) => listTestsOfJob(ctx, params.id)),
  route(own.listResults, async (ctx, { query }) => {
    const { data, meta } = await listResults(ctx, query);
    return reply(data, { meta });
  }),
  route(own.resultStats, (ctx, { query }) => resultStats(ctx, query.talentId)),
  route(own.showAnswers, (ctx, { params }) => showAnswers(ctx, params.id)),
  route(own.showProof, (ctx, { params, body }) => showProof(ctx, params.id, body.shown)),
  route(own.getResult, (ctx, { params }) => getResult(ctx, params.id)),
];
