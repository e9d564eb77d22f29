import { extendAiInterview, scheduleAiInterview } from '@prova/contract/ai-interviews/ai-interviews';
import { aiInterviewPaths } from '@prova/contract/ai-interviews/paths';
import { getAiInvitation } from '@prova/contract/ai-interviews/session';
import { on } from '../../platform/events.ts';
import { secretPage } from '../../platform/http/page-heads.ts';
import { requestExample } from '../../platform/http/request-example.ts';
import { defineMails } from '../../platform/mail/mail-kind.ts';
import type { ServerModule } from '../../platform/module.ts';
import { connect } from '../../platform/ports.ts';
import { applicationPorts } from '../applications/applications.service.ts';
import { billingPorts } from '../billing/billing.service.ts';
import { companyPorts } from '../companies/companies.service.ts';
import { jobPorts } from '../jobs/jobs.service.ts';
import { recordingRemoved, recordingWithdrawn } from '../rooms/rooms.service.ts';
import * as budgets from './ai-interviews.budgets.ts';
import * as notifications from './ai-interviews.notifications.ts';
import { aiInterviewsData } from './ai-interviews.privacy.ts';
import { aiInterviewRoutes } from './ai-interviews.routes.ts';
import { countInterviews } from './counted-interviews.queries.ts';
import { endOverdueAiInterviews } from './end-overdue-ai-interviews.ts';
import { endAiWithApplicationTask, followEnd, transferAiInterviews } from './follow-application.ts';
import * as mails from './mails/ai-interviews.kinds.ts';
import { takeCall } from './model.ts';
import { remindOfAiTask, ringOpenTask } from './notify-candidate.ts';
import { closingAt, invitedTo } from './opening.ts';
import { revokeWithVerificationTask } from './proofs/follow-company.ts';
import { revokeOfHidden, revokeOfReopened } from './proofs/follow-hidden.ts';
import { revokeWithApplicationTask } from './proofs/follow-withdrawal.ts';
import { takeBackProofsOfCompany } from './proofs/take-back-proofs.ts';
import { deleteAnalysesOf } from './records/analyses.queries.ts';
import { forgetAnalyses } from './records/forget-analyses.ts';
import { analyseTask } from './records/request-analysis.ts';

const deadline = { date: '2027-01-20', time: '18:00', timeZone: 'America/Sao_Paulo', offset: '-03:00' };

export const aiInterviews: ServerModule = {
  name: 'ai-interviews',
  routes: aiInterviewRoutes,
  examples: [
    requestExample(scheduleAiInterview, { ...deadline, documentsUrl: undefined }),
    requestExample(extendAiInterview, deadline),
  ],
  pages: [
    secretPage(aiInterviewPaths.interview, { 'pt-BR': 'Entrevista com IA', 'en-US': 'AI interview' }, getAiInvitation),
  ],
  tasks: [ringOpenTask, remindOfAiTask, endAiWithApplicationTask, endOverdueAiInterviews, analyseTask],
  followers: [
    revokeWithApplicationTask,
    revokeWithVerificationTask,
    on(recordingWithdrawn, 'aiInterviews.forgetAnalyses', (ctx, { recordingId }) => forgetAnalyses(ctx, recordingId)),
    on(recordingRemoved, 'aiInterviews.forgetAnalyses', (ctx, { interviewId }) =>
      ctx.transaction((ctx) => deleteAnalysesOf(ctx, interviewId)),
    ),
  ],
  mails: defineMails(mails, {
    aiInterviewInvitedMail: invitedTo,
    aiInterviewExtendedMail: closingAt,
    aiInterviewReminderMail: closingAt,
  }),
  notifications: Object.values(notifications),
  budgets: Object.values(budgets),
  personalData: aiInterviewsData,
  connects: [
    connect(billingPorts.interviews, countInterviews),
    connect(jobPorts.takeModelCall, takeCall),
    connect(companyPorts.transferWork, transferAiInterviews),
    // Nobody is left who could take a confirmation back.
    connect(companyPorts.onClosing, takeBackProofsOfCompany),
    connect(jobPorts.onBlind, revokeOfHidden),
    connect(applicationPorts.onApplicationChanged, followEnd),
    connect(applicationPorts.onApplicationChanged, revokeOfReopened),
  ],
};
