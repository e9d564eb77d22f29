import * as contract from '@prova/contract/ai-interviews/ai-interviews';
import * as analysis from '@prova/contract/ai-interviews/analysis';
import * as session from '@prova/contract/ai-interviews/session';
import type { Ctx } from '../../platform/context.ts';
import { type Route, reply, route } from '../../platform/http/route.ts';
import {
  getAiInterview,
  getLinkedAiInterview,
  listAiInterviews,
  listOwnAiInterviews,
  mailAgain,
  openOwnAiInterview,
} from './ai-interviews.service.ts';
import { cancelAiInterview } from './end-ai-interview.ts';
import { extendAiInterview } from './extend-ai-interview.ts';
import { setOwnProof } from './proofs/own-proof.ts';
import { getAnalysis, getTranscript, listRecords, recordFigures } from './records/records.service.ts';
import { requestAnalysis } from './records/request-analysis.ts';
import { reviewAnalysis } from './records/review-analysis.ts';
import { schedule } from './schedule-ai-interview.ts';
import { answer } from './session/answer.ts';
import { begin } from './session/begin.ts';
import { askForPerson, pause } from './session/leave.ts';
import { confirmName, sayName } from './session/name.ts';
import { speakPrompt, transcribeAnswer } from './session/voice.ts';
import { undoAiSchedule } from './undo-ai-schedule.ts';

/** Does something to an interview, and answers it as it is then: to the team, to its candidate, to nobody. */
const changed = async (ctx: Ctx, id: string, change: Promise<void>) => {
  await change;
  return getAiInterview(ctx, id);
};
const stepped = async (ctx: Ctx, step: Promise<void>) => {
  await step;
  return getLinkedAiInterview(ctx);
};
const done = async (step: Promise<unknown>) => {
  await step;
  return {};
};

export const aiInterviewRoutes: readonly Route[] = [
  route(contract.scheduleAiInterview, async (ctx, { body }) => getAiInterview(ctx, await schedule(ctx, body))),
  route(contract.undoAiSchedule, (ctx, { params }) => done(undoAiSchedule(ctx, params.id))),
  route(contract.listAiInterviews, async (ctx, { query }) => {
    const { data, meta } = await listAiInterviews(ctx, query);
    return reply(data, { meta });
  }),
  route(contract.extendAiInterview, (ctx, { params: { id }, body }) =>
    changed(ctx, id, extendAiInterview(ctx, id, body)),
  ),
  route(contract.cancelAiInterview, (ctx, { params: { id }, body }) =>
    changed(ctx, id, cancelAiInterview(ctx, id, body.reason || null)),
  ),
  route(contract.mailAiInvitation, (ctx, { params }) => done(mailAgain(ctx, params.id))),

  route(session.getAiInvitation, (ctx) => getLinkedAiInterview(ctx)),
  // What was said is kept before the next question is decided on, which may take a model seconds.
  route(session.beginAiInterview, (ctx, { body }) => stepped(ctx, begin(ctx, body)), { inPieces: true }),
  route(session.sayAiName, (ctx, { body }) => stepped(ctx, sayName(ctx, body.holder, body.name))),
  route(session.confirmAiName, (ctx, { body }) => stepped(ctx, confirmName(ctx, body.holder, body.right)), {
    inPieces: true,
  }),
  route(session.answerAiQuestion, (ctx, { body }) => stepped(ctx, answer(ctx, body)), { inPieces: true }),
  route(session.transcribeAiAnswer, (ctx, { body, files }) =>
    transcribeAnswer(ctx, { ...body, sound: files.sound?.[0] }),
  ),
  route(session.speakAiPrompt, (ctx, { body }) => speakPrompt(ctx, body)),
  route(session.pauseAiInterview, (ctx, { body }) => stepped(ctx, pause(ctx, body.holder))),
  route(session.askForPerson, (ctx, { body }) => stepped(ctx, askForPerson(ctx, body.note || null))),
  route(session.listOwnAiInterviews, async (ctx, { query }) => {
    const { data, meta } = await listOwnAiInterviews(ctx, query);
    return reply(data, { meta });
  }),
  route(session.showAiProof, (ctx, { params, body }) => setOwnProof(ctx, params.id, body.shown)),
  route(session.openOwnAiInterview, (ctx, { params }) => openOwnAiInterview(ctx, params.id)),

  route(analysis.listInterviewRecords, async (ctx, { query }) => {
    const { data, meta } = await listRecords(ctx, query);
    return reply(data, { meta });
  }),
  route(analysis.getAnalysisStats, (ctx, { query }) => recordFigures(ctx, query)),
  route(analysis.getInterviewAnalysis, (ctx, { params }) => getAnalysis(ctx, params.id)),
  route(analysis.getInterviewTranscript, (ctx, { params }) => getTranscript(ctx, params.id)),
  route(analysis.analyseInterview, (ctx, { params }) => requestAnalysis(ctx, params.id)),
  route(analysis.reviewAnalysis, (ctx, { params, body }) => done(reviewAnalysis(ctx, params.id, body))),
];
