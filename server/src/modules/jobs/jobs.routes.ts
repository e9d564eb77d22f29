import * as contract from '@prova/contract/jobs';
import { type Route, route } from '../../platform/http/route.ts';
import { createJob } from './create-job.ts';
import { getDraft } from './draft.ts';
import { detailOf } from './job-detail.ts';
import { requireJob } from './jobs.service.ts';
import { publishJob } from './publish-job.ts';
import { saveStep, updateJob } from './save-step.ts';

export const jobRoutes: readonly Route[] = [
  route(contract.createJob, (ctx, { body }) => createJob(ctx, body)),
  route(contract.saveStep, (ctx, { params, body }) => saveStep(ctx, params.n, body)),
  route(contract.getDraft, (ctx, { params }) => getDraft(ctx, params.id)),
  route(contract.publishJob, (ctx, { params }) => publishJob(ctx, params.id)),
  route(contract.getJob, async (ctx, { params }) => detailOf(ctx, await requireJob(ctx, params.id, 'read'))),
  route(contract.updateJob, (ctx, { params, body }) => updateJob(ctx, params.id, body)),
];
