import * as contract from '@prova/contract/interviews/interviews';
import type { Ctx } from '../../platform/context.ts';
import { type Route, reply, route } from '../../platform/http/route.ts';
import { answerByLink, answerOf, answerSignedIn } from './answer-interview.ts';
import { changeInterview } from './change-interview.ts';
import { cancelInterview, completeInterview, markNoShow } from './end-interview.ts';
import {
  getInterview,
  getInterviewInvitation,
  getSentApplication,
  listBusyTimes,
  listInterviews,
  listOwnInterviews,
  listUnscheduled,
  mailInvitationAgain,
} from './interviews.service.ts';
import { getObservedInterview, listObservedInterviews } from './observed-interviews.ts';
import { schedule } from './schedule-interview.ts';
import { undoSchedule } from './undo-schedule.ts';

/** Does something to an interview, and answers it as it is then. */
const changed = async (ctx: Ctx, id: string, change: Promise<void>) => {
  await change;
  return getInterview(ctx, id);
};

export const interviewRoutes: readonly Route[] = [
  route(contract.createInterview, async (ctx, { body }) => getInterview(ctx, await schedule(ctx, body))),
  route(contract.scheduleInterview, async (ctx, { body }) => getInterview(ctx, await schedule(ctx, body))),
  route(contract.undoSchedule, async (ctx, { params }) => {
    await undoSchedule(ctx, params.id);
    return {};
  }),
  route(contract.listInterviews, async (ctx, { query }) => {
    const { data, meta } = await listInterviews(ctx, query);
    return reply(data, { meta });
  }),
  route(contract.listUnscheduled, async (ctx, { query }) => {
    const { data, meta } = await listUnscheduled(ctx, query);
    return reply(data, { meta });
  }),
  route(contract.listBusyTimes, (ctx, { query }) => listBusyTimes(ctx, query)),
  route(contract.listObservedInterviews, async (ctx, { query }) => {
    const { data, meta } = await listObservedInterviews(ctx, query);
    return reply(data, { meta });
  }),
  route(contract.getObservedInterview, (ctx, { params }) => getObservedInterview(ctx, params.id)),
  route(contract.getInterview, (ctx, { params }) => getInterview(ctx, params.id)),
  route(contract.getSentApplication, (ctx, { params }) => getSentApplication(ctx, params.id)),
  route(contract.changeInterview, (ctx, { params: { id }, body }) => changed(ctx, id, changeInterview(ctx, id, body))),
  route(contract.cancelInterview, (ctx, { params: { id }, body }) =>
    changed(ctx, id, cancelInterview(ctx, id, body.reason || null)),
  ),
  route(contract.markNoShow, (ctx, { params: { id }, body }) =>
    changed(ctx, id, markNoShow(ctx, id, { absent: body.absent, reason: body.reason || null })),
  ),
  route(contract.completeInterview, (ctx, { params: { id } }) => changed(ctx, id, completeInterview(ctx, id))),
  route(contract.answerInterview, async (ctx, { params, body }) => {
    await answerSignedIn(ctx, params.id, answerOf(body));
    return {};
  }),
  route(contract.mailInvitationAgain, async (ctx, { params }) => {
    await mailInvitationAgain(ctx, params.id);
    return {};
  }),

  route(contract.listOwnInterviews, async (ctx, { query }) => {
    const { data, meta } = await listOwnInterviews(ctx, query);
    return reply(data, { meta });
  }),

  route(contract.getInterviewInvitation, (ctx) => getInterviewInvitation(ctx)),
  route(contract.answerInvitation, async (ctx, { body }) => {
    await answerByLink(ctx, answerOf(body));
    return getInterviewInvitation(ctx);
  }),
];
