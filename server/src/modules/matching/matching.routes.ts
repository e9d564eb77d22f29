import * as alerts from '@prova/contract/matching/job-alerts';
import * as contract from '@prova/contract/matching/matching';
import { type Route, reply, route } from '../../platform/http/route.ts';
import { changeAlert, createAlert, listAlerts, removeAlert } from './job-alerts.ts';
import {
  countMatchedJobs,
  listMatchedJobs,
  matchOfTalent,
  ownMatch,
  ownScores,
  rankTalents,
  rankTalentsForJob,
  recommend,
  setDismissed,
} from './matching.service.ts';

export const matchingRoutes: readonly Route[] = [
  route(contract.recommendJobs, (ctx, { query }) => recommend(ctx, query.limit)),
  route(contract.listMatchedJobs, async (ctx, { query }) => {
    const { data, meta } = await listMatchedJobs(ctx, query);
    return reply(data, { meta });
  }),
  route(contract.countMatchedJobs, (ctx, { query }) => countMatchedJobs(ctx, query)),
  route(alerts.listJobAlerts, (ctx) => listAlerts(ctx)),
  route(alerts.createJobAlert, (ctx, { body }) => createAlert(ctx, body)),
  route(alerts.changeJobAlert, (ctx, { params, body }) => changeAlert(ctx, params.id, body.frequency)),
  route(alerts.deleteJobAlert, async (ctx, { params }) => {
    await removeAlert(ctx, params.id);
    return {};
  }),
  route(contract.dismissJob, async (ctx, { params }) => {
    await setDismissed(ctx, params.id, true);
    return {};
  }),
  route(contract.undismissJob, async (ctx, { params }) => {
    await setDismissed(ctx, params.id, false);
    return {};
  }),
  route(contract.matchWithJob, (ctx, { params }) => ownMatch(ctx, params.id)),
  route(contract.matchesWithJobs, (ctx, { query }) => ownScores(ctx, query.ids)),
  route(contract.rankTalentsForJob, async (ctx, { params, query }) => {
    const { data, meta } = await rankTalentsForJob(ctx, params.id, query);
    return reply(data, { meta });
  }),
  route(contract.rankTalents, async (ctx, { query }) => {
    const { data, meta } = await rankTalents(ctx, { ...query, seniority: query.level });
    return reply(data, { meta });
  }),
  route(contract.matchOfTalent, (ctx, { params }) => matchOfTalent(ctx, params.id, params.talentId)),
];
