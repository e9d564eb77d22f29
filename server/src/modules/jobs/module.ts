import { on } from '../../platform/events.ts';
import { defineMails } from '../../platform/mail/mail-kind.ts';
import type { ServerModule } from '../../platform/module.ts';
import { connect } from '../../platform/ports.ts';
import { billingPorts } from '../billing/billing.service.ts';
import { companyPorts, companyVerificationChanged } from '../companies/companies.service.ts';
import { skillsRevised } from '../skills/skills.service.ts';
import { talentPorts } from '../talents/talents.service.ts';
import { countActiveJobs } from './active-jobs.queries.ts';
import { closeJobsOf } from './close-jobs.ts';
import * as budgets from './jobs.budgets.ts';
import * as notifications from './jobs.notifications.ts';
import { jobsData } from './jobs.privacy.ts';
import { jobsChange, jobsFollowing } from './jobs.realtime.ts';
import { jobRoutes } from './jobs.routes.ts';
import * as mails from './mails/jobs.kinds.ts';
import { jobPorts } from './ports.ts';
import { companyPages } from './public/company-page.ts';
import { registerJobFeeds } from './public/job-feeds.ts';
import { jobPages } from './public/job-pages.ts';
import { registerJobViews } from './public/job-views.ts';
import { refreshListing } from './public/listing.ts';
import { reviseSkills } from './revise-skills.ts';
import { deleteAllSaved } from './saved/saved-jobs.queries.ts';
import { jobsByOwner, takeBackShares, transferJobs } from './sharing/transfer-jobs.queries.ts';

export const jobs: ServerModule = {
  name: 'jobs',
  routes: jobRoutes,
  http: [registerJobViews, registerJobFeeds],
  pages: [...jobPages, ...companyPages],
  followers: [
    on(companyVerificationChanged, 'jobs.list', (ctx, { companyId }) =>
      ctx.transaction((ctx) => refreshListing(ctx, { companyId })),
    ),
    on(skillsRevised, 'jobs.revise-skills', reviseSkills),
  ],
  topics: [jobsFollowing],
  messages: [jobsChange],
  mails: defineMails(mails),
  notifications: Object.values(notifications),
  budgets: Object.values(budgets),
  personalData: jobsData,
  ports: jobPorts,
  connects: [
    connect(billingPorts.activeJobs, countActiveJobs),
    connect(companyPorts.jobsByOwner, jobsByOwner),
    connect(companyPorts.transferWork, transferJobs),
    connect(companyPorts.onMemberLeaving, takeBackShares),
    connect(talentPorts.onEmptied, deleteAllSaved),
    connect(companyPorts.onClosing, async (ctx, companyId) => {
      await closeJobsOf(ctx, [companyId]);
    }),
  ],
};
