import * as contract from '@prova/contract/metrics/metrics';
import { type Route, route } from '../../platform/http/route.ts';
import { readRecruiterHome, readRecruiterStats } from './metrics.service.ts';

export const metricsRoutes: readonly Route[] = [
  route(contract.recruiterHome, (ctx, { query }) => readRecruiterHome(ctx, query)),
  route(contract.recruiterStats, (ctx, { query }) => readRecruiterStats(ctx, query.timeRange)),
];
