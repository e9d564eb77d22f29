import * as templates from '@prova/contract/jobs/job-email-templates';
import * as jobList from '@prova/contract/jobs/job-list';
import * as members from '@prova/contract/jobs/job-members';
import * as wizard from '@prova/contract/jobs/job-wizard';
import * as jobs from '@prova/contract/jobs/jobs';
import { getPublicCompany } from '@prova/contract/jobs/public-companies';
import * as publicJobs from '@prova/contract/jobs/public-jobs';
import * as talentJobs from '@prova/contract/jobs/talent-jobs';
import { type Route, route } from '../../platform/http/route.ts';
import { saveDaysToBegin } from './days-to-begin.ts';
import { duplicateJob } from './duplicate-job.ts';
import { detailOf, pipelineOf } from './job-detail.ts';
import { closeJob, reopenJob, toggleJob, undoClosing } from './job-status.ts';
import { requireJob } from './jobs.service.ts';
import { listJobs } from './list/job-list.ts';
import { countJobView } from './public/job-views.ts';
import { publicCompanyOf } from './public/public-company.ts';
import { getPublicJob, hintAtJobs, listPublicJobs } from './public/public-jobs.ts';
import { removeJob } from './remove-job.ts';
import { dropJob, figuresOf, keepJob, keptAmong, keptJobs } from './saved/saved-jobs.ts';
import { listJobMembers, shareJob, unshareJob } from './sharing/share-job.ts';
import {
  createTemplate,
  listTemplates,
  removeTemplate,
  sendTestTemplate,
  templateByType,
  templateContent,
  updateTemplate,
} from './templates/templates.ts';
import { createJob } from './wizard/create-job.ts';
import { getDraft, saveDraft } from './wizard/draft.ts';
import { generateDescription } from './wizard/generate-description.ts';
import { publishJob } from './wizard/publish-job.ts';
import { saveStep, updateJob } from './wizard/save-step.ts';

export const jobRoutes: readonly Route[] = [
  route(wizard.createJob, (ctx, { body }) => createJob(ctx, body)),
  route(wizard.saveStep, (ctx, { params, body }) => saveStep(ctx, params.n, body)),
  route(wizard.getDraft, (ctx, { params }) => getDraft(ctx, params.id)),
  route(wizard.saveDraft, (ctx, { params, body }) => saveDraft(ctx, params.id, body.steps)),
  route(wizard.publishJob, (ctx, { params }) => publishJob(ctx, params.id)),
  route(jobs.getJob, async (ctx, { params }) => detailOf(ctx, await requireJob(ctx, params.id, 'read'))),
  route(jobs.updateJob, (ctx, { params, body }) => updateJob(ctx, params.id, body)),
  route(jobs.removeJob, (ctx, { params }) => removeJob(ctx, params.id)),
  route(jobs.duplicateJob, (ctx, { params }) => duplicateJob(ctx, params.id)),
  route(jobs.toggleJob, (ctx, { params, body }) => toggleJob(ctx, params.id, body?.status)),
  route(jobs.closeJob, (ctx, { params, body }) => closeJob(ctx, params.id, body)),
  route(jobs.undoClosing, (ctx, { params }) => undoClosing(ctx, params.id)),
  route(jobs.reopenJob, (ctx, { params, body }) => reopenJob(ctx, params.id, body)),
  route(jobList.listRecruiterJobs, (ctx, { query }) => listJobs(ctx, query)),
  route(jobs.jobPipeline, async (ctx, { params }) => pipelineOf(ctx, await requireJob(ctx, params.id, 'read'))),
  route(jobs.saveDaysToBegin, (ctx, { params: { id: jobId, stageId }, body }) =>
    saveDaysToBegin(ctx, { jobId, stageId }, body),
  ),
  route(wizard.generateDescription, (ctx, { body }) => generateDescription(ctx, body)),

  route(members.listJobMembers, (ctx, { params }) => listJobMembers(ctx, params.id)),
  route(members.shareJob, (ctx, { params, body }) => shareJob(ctx, params.id, body.userId)),
  route(members.unshareJob, (ctx, { params }) => unshareJob(ctx, params.id, params.userId)),

  route(templates.listTemplates, (ctx, { params }) => listTemplates(ctx, params.jobId)),
  route(templates.templateByType, (ctx, { params }) => templateByType(ctx, params.jobId, params.type)),
  route(templates.templateContent, (ctx, { params }) => templateContent(ctx, params.id)),
  route(templates.createTemplate, (ctx, { body }) => createTemplate(ctx, body)),
  route(templates.updateTemplate, (ctx, { params, body }) => updateTemplate(ctx, params.id, body)),
  route(templates.removeTemplate, (ctx, { params }) => removeTemplate(ctx, params.id)),
  route(templates.sendTestTemplate, (ctx, { params }) => sendTestTemplate(ctx, params.id)),

  route(talentJobs.saveJob, (ctx, { params }) => keepJob(ctx, params.id)),
  route(talentJobs.unsaveJob, (ctx, { params }) => dropJob(ctx, params.id)),
  route(talentJobs.listSavedJobs, (ctx, { query }) => keptJobs(ctx, query)),
  route(talentJobs.savedAmong, (ctx, { query }) => keptAmong(ctx, query.ids)),
  route(talentJobs.jobFigures, (ctx, { params }) => figuresOf(ctx, params.id)),

  route(publicJobs.listPublicJobs, (ctx, { query }) => listPublicJobs(ctx, query)),
  route(getPublicCompany, (ctx, { params }) => publicCompanyOf(ctx, params.slug)),
  route(publicJobs.hintAtJobs, (ctx, { query }) => hintAtJobs(ctx, query)),
  route(publicJobs.getPublicJob, (ctx, { params }) => getPublicJob(ctx, params.slug)),
  route(publicJobs.countJobView, async (ctx, { params, body }) => {
    await countJobView(ctx, params.slug, body.src);
    return {};
  }),
];
