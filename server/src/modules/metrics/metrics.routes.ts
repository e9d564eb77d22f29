import * as contract from '@prova/contract/metrics/metrics';
import * as reports from '@prova/contract/metrics/reports';
import * as talentHome from '@prova/contract/metrics/talent-home';
import { type Route, reply, route } from '../../platform/http/route.ts';
import { readCharts } from './charts.ts';
import { readInsights } from './insights.ts';
import { readRecruiterHome, readRecruiterStats } from './metrics.service.ts';
import { readReportCases, readReports } from './reports.ts';
import { readNextProof, readProfileViews, readTalentStats, readTopSkills } from './talent-home.ts';

export const metricsRoutes: readonly Route[] = [
  route(contract.recruiterHome, (ctx, { query }) => readRecruiterHome(ctx, query)),
  route(contract.recruiterStats, (ctx, { query }) => readRecruiterStats(ctx, query.timeRange)),
  route(reports.recruiterReports, (ctx, { query }) => readReports(ctx, query)),
  route(reports.recruiterCharts, (ctx, { query }) => readCharts(ctx, query)),
  route(reports.recruiterInsights, (ctx, { query }) => readInsights(ctx, query)),
  route(reports.listReportCases, async (ctx, { query }) => {
    const { data, meta } = await readReportCases(ctx, query);
    return reply(data, { meta });
  }),
  route(talentHome.getTalentStats, (ctx) => readTalentStats(ctx)),
  route(talentHome.listProfileViews, async (ctx, { query }) => {
    const { data, meta } = await readProfileViews(ctx, query);
    return reply(data, { meta });
  }),
  route(talentHome.listTopSkills, (ctx) => readTopSkills(ctx)),
  route(talentHome.getNextProof, (ctx) => readNextProof(ctx)),
];
