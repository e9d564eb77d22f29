import * as contract from '@prova/contract/metrics/metrics';
import * as talentHome from '@prova/contract/metrics/talent-home';
import { type Route, reply, route } from '../../platform/http/route.ts';
import { readRecruiterHome, readRecruiterStats } from './metrics.service.ts';
import { readProfileViews, readTalentStats, readTopSkills } from './talent-home.ts';

export const metricsRoutes: readonly Route[] = [
  route(contract.recruiterHome, (ctx, { query }) => readRecruiterHome(ctx, query)),
  route(contract.recruiterStats, (ctx, { query }) => readRecruiterStats(ctx, query.timeRange)),
  route(talentHome.getTalentStats, (ctx) => readTalentStats(ctx)),
  route(talentHome.listProfileViews, async (ctx, { query }) => {
    const { data, meta } = await readProfileViews(ctx, query);
    return reply(data, { meta });
  }),
  route(talentHome.listTopSkills, (ctx) => readTopSkills(ctx)),
];
