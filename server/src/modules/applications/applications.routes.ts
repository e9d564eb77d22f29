import * as contract from '@prova/contract/applications/applications';
import { type Route, reply, route } from '../../platform/http/route.ts';
import { amendApplication } from './amend-application.ts';
import { apply, applySignedIn } from './apply.ts';
import { claim, listClaimable } from './claim.ts';
import { applicationDetail, jobCandidates } from './detail.ts';
import { listApplications } from './list-applications.ts';
import { applicationStatus, withdrawByToken, withdrawOwn } from './own-applications.ts';
import { timeline } from './timeline.ts';

export const applicationRoutes: readonly Route[] = [
  route(contract.apply, (ctx, { params, body, files }) => apply(ctx, params.slug, body, files.resume?.[0])),

  route(contract.applicationStatus, (ctx) => applicationStatus(ctx)),
  route(contract.withdrawByToken, (ctx, { body }) => withdrawByToken(ctx, body.reason)),

  route(contract.listApplications, async (ctx, { query }) => {
    const { data, meta } = await listApplications(ctx, query);
    return reply(data, { meta });
  }),
  route(contract.createApplication, (ctx, { body, files }) => applySignedIn(ctx, body, files.resume?.[0])),
  route(contract.amendApplication, (ctx, { params, body }) => amendApplication(ctx, params.id, body)),
  route(contract.removeApplication, (ctx, { params }) => withdrawOwn(ctx, params.id, undefined)),
  route(contract.withdrawOwn, (ctx, { params, body }) => withdrawOwn(ctx, params.id, body.reason)),
  route(contract.listClaimable, (ctx) => listClaimable(ctx)),
  route(contract.claim, (ctx, { body }) => claim(ctx, body.candidateIds)),

  route(contract.getApplication, (ctx, { params }) => applicationDetail(ctx, params.id)),
  route(contract.applicationTimeline, async (ctx, { params, query }) => {
    const { data, meta } = await timeline(ctx, params.id, query);
    return reply(data, { meta });
  }),
  route(contract.jobCandidates, async (ctx, { params, query }) => {
    const { data, meta } = await jobCandidates(ctx, params.id, query);
    return reply(data, { meta });
  }),
];
