import { getLanding, getStatus } from '@prova/contract/site/site';
import { type Route, route } from '../../platform/http/route.ts';
import { readLanding } from './landing.ts';
import { readStatus } from './status.ts';

export const siteRoutes: readonly Route[] = [
  route(getLanding, (ctx) => readLanding(ctx)),
  route(getStatus, (ctx) => readStatus(ctx)),
];
