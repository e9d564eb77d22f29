import * as contract from '@prova/contract/jobs';
import { type Route, route } from '../../platform/http/route.ts';
import { createJob } from './create-job.ts';
import { getDraft, saveDraft } from './draft.ts';
import { duplicateJob } from './duplicate-job.ts';
import { generateDescription } from './generate-description.ts';
import { detailOf, pipelineOf } from './job-detail.ts';
import { listJobs } from './job-list.ts';
import { closeJob, reopenJob, toggleJob } from './job-status.ts';
import { countJobView } from './job-views.ts';
import { requireJob } from './jobs.service.ts';
import { getPublicJob, listPublicJobs } from './public-jobs.ts';
import { publishJob } from './publish-job.ts';
import { removeJob } from './remove-job.ts';
import { saveStep, updateJob } from './save-step.ts';
import {
  createTemplate,
  listTemplates,
  removeTemplate,
  sendTestTemplate,
  templateByType,
  templateContent,
  updateTemplate,
} from './templates.ts';

export const jobRoutes: readonly Route[] = [
  route(contract.createJob, (ctx, { body }) => createJob(ctx, body)),
  route(contract.saveStep, (ctx, { params, body }) => saveStep(ctx, params.n, body)),
  route(contract.getDraft, (ctx, { params }) => getDraft(ctx, params.id)),
  route(contract.saveDraft, (ctx, { params, body }) => saveDraft(ctx, params.id, body.steps)),
  route(contract.publishJob, (ctx, { params }) => publishJob(ctx, params.id)),
  route(contract.getJob, async (ctx, { params }) => detailOf(ctx, await requireJob(ctx, params.id, 'read'))),
  route(contract.updateJob, (ctx, { params, body }) => updateJob(ctx, params.id, body)),
  route(contract.removeJob, (ctx, { params }) => removeJob(ctx, params.id)),
  route(contract.duplicateJob, (ctx, { params }) => duplicateJob(ctx, params.id)),
  route(contract.toggleJob, (ctx, { params }) => toggleJob(ctx, params.id)),
  route(contract.closeJob, (ctx, { params, body }) => closeJob(ctx, params.id, body)),
  route(contract.reopenJob, (ctx, { params }) => reopenJob(ctx, params.id)),
  route(contract.listRecruiterJobs, (ctx, { query }) => listJobs(ctx, query)),
  route(contract.jobPipeline, async (ctx, { params }) => pipelineOf(ctx, await requireJob(ctx, params.id, 'read'))),
  route(contract.generateDescription, (ctx, { body }) => generateDescription(ctx, body)),

  route(contract.listTemplates, (ctx, { params }) => listTemplates(ctx, params.jobId)),
  route(contract.templateByType, (ctx, { params }) => templateByType(ctx, params.jobId, params.type)),
  route(contract.templateContent, (ctx, { params }) => templateContent(ctx, params.id)),
  route(contract.createTemplate, (ctx, { body }) => createTemplate(ctx, body)),
  route(contract.updateTemplate, (ctx, { params, body }) => updateTemplate(ctx, params.id, body)),
  route(contract.removeTemplate, (ctx, { params }) => removeTemplate(ctx, params.id)),
  route(contract.sendTestTemplate, (ctx, { params }) => sendTestTemplate(ctx, params.id)),

  route(contract.listPublicJobs, (ctx, { query }) => listPublicJobs(ctx, query)),
  route(contract.getPublicJob, (ctx, { params }) => getPublicJob(ctx, params.slug)),
  route(contract.countJobView, async (ctx, { params, body }) => {
    await countJobView(ctx, params.slug, body.src);
    return {};
  }),
];
