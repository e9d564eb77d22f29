import * as analysis from '@prova/contract/attempts/analysis';
import * as assignments from '@prova/contract/attempts/assignments';
import * as grading from '@prova/contract/attempts/grading';
import * as open from '@prova/contract/attempts/open-tests';
import * as own from '@prova/contract/attempts/own-tests';
import * as stages from '@prova/contract/attempts/stage-tests';
import * as taking from '@prova/contract/attempts/taking';
import * as videos from '@prova/contract/attempts/video-answers';
import { type Route, reply, route } from '../../platform/http/route.ts';
import { whileThere } from '../../platform/http/while-there.ts';
import { analyseTest, compareResults } from './analysis/analyse-test.ts';
import { sendLinkAgain } from './assignments/send-link-again.ts';
import { sendTests } from './assignments/send-tests.ts';
import { listStageTests, saveStageTests } from './assignments/stage-tests.ts';
import { undoSendTests } from './assignments/undo-send-tests.ts';
import { chooseTest, dropTest, listOpenTests } from './choosing/choose-test.ts';
import { proofWays } from './choosing/proof-ways.ts';
import { decideGrade } from './grading/decide-grade.ts';
import { gradeAnswers, regradeAnswer } from './grading/grade-answers.ts';
import { listGradedTests, listGrading } from './grading/list-grading.ts';
import {
  cancelAssignment,
  changeAssignment,
  listAssignments,
  mailAgain,
} from './open-assignments/manage-assignments.ts';
import { listInterviewResults } from './results/interview-results.ts';
import { getOwnResult, showOwnAnswers } from './results/own-result.ts';
import { getResult, listResults, resultStats, showAnswers, showProof } from './results/results.ts';
import { askForHelp } from './taking/ask-for-help.ts';
import { attemptState } from './taking/attempt-state.ts';
import { declineTest } from './taking/decline-test.ts';
import { getTestInvitation, markInvitationOpened } from './taking/invitation.ts';
import { noteSignals } from './taking/note-signals.ts';
import { listOwnTests, listTestsOfJob, openOwnTests, submitOwnTest } from './taking/own-tests.ts';
import { reuseResult } from './taking/reuse-result.ts';
import { lineOfRun, runOnVisibleCases } from './taking/run-code.ts';
import { saveAnswers } from './taking/save-answers.ts';
import { startTest } from './taking/start-attempt.ts';
import { submitAttempt } from './taking/submit-attempt.ts';
import { completeVideo, getVideo, openVideo, storeVideoPart } from './video/video-answers.ts';

export const attemptRoutes: readonly Route[] = [
  route(assignments.sendTests, (ctx, { body }) => sendTests(ctx, body)),
  route(assignments.undoSendTests, (ctx, { body }) => undoSendTests(ctx, body)),
  route(assignments.listAssignments, (ctx, { query }) => listAssignments(ctx, query.applicationId)),
  route(assignments.listInterviewResults, (ctx, { params }) => listInterviewResults(ctx, params.id)),
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
  route(grading.regradeAnswer, async (ctx, { params, body }) => {
    await regradeAnswer(ctx, params.id, body);
    return getResult(ctx, params.id);
  }),
  route(taking.sendTestLink, async (ctx) => {
    await sendLinkAgain(ctx);
    return {};
  }),
  route(taking.getTestInvitation, (ctx) => getTestInvitation(ctx)),
  route(taking.markInvitationOpened, (ctx) => markInvitationOpened(ctx)),
  route(taking.startTest, (ctx, { params }) => startTest(ctx, params.id)),
  route(taking.getAttemptState, (ctx, { params }) => attemptState(ctx, params.id)),
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
  route(taking.askForHelp, (ctx, { params, body }) => askForHelp(ctx, params.id, body)),
  route(taking.getOwnResult, (ctx, { params }) => getOwnResult(ctx, params.id)),
  route(taking.showOwnAnswers, (ctx, { params }) => showOwnAnswers(ctx, params.id)),
  route(analysis.analyseTest, (ctx, { params, query }) => analyseTest(ctx, params.id, query.version)),
  route(analysis.compareResults, (ctx, { params, query }) => compareResults(ctx, params.id, query.version)),
  route(open.listProofWays, (ctx, { query }) => proofWays(ctx, query.skills)),
  route(open.listOpenTests, async (ctx, { query }) => {
    const { data, meta } = await listOpenTests(ctx, query);
    return reply(data, { meta });
  }),
  route(open.chooseTest, (ctx, { params }) => chooseTest(ctx, params.id)),
  route(open.dropTest, (ctx, { params }) => dropTest(ctx, params.id)),
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
