import {
  changeInterview,
  createInterview,
  getInterviewInvitation,
  scheduleInterview,
} from '@prova/contract/interviews/interviews';
import { interviewPaths } from '@prova/contract/interviews/paths';
import { secretPage } from '../../platform/http/page-heads.ts';
import { requestExample } from '../../platform/http/request-example.ts';
import { defineMails } from '../../platform/mail/mail-kind.ts';
import type { ServerModule } from '../../platform/module.ts';
import { connect } from '../../platform/ports.ts';
import { applicationPorts } from '../applications/applications.service.ts';
import { companyPorts } from '../companies/companies.service.ts';
import { calledOff, invitedTo, remindedOf, takenOff } from './appointment.ts';
import { endWithApplicationTask, followEnd } from './end-with-application.ts';
import * as budgets from './interviews.budgets.ts';
import * as notifications from './interviews.notifications.ts';
import { interviewsData } from './interviews.privacy.ts';
import { interviewChange } from './interviews.realtime.ts';
import { interviewRoutes } from './interviews.routes.ts';
import * as mails from './mails/interviews.kinds.ts';
import { ringScheduledTask } from './notify-participants.ts';
import { interviewPorts } from './ports.ts';
import { remindTask } from './reminders.ts';
import { interviewsByMember } from './transfer-interviews.queries.ts';
import { takeOffInterviews, transferInterviews } from './transfer-interviews.ts';

const place = { type: 'presencial', location: 'Rua da Aurora, 100, sala 3' } as const;
const time = { date: '2027-01-20', time: '14:30', timeZone: 'America/Sao_Paulo', offset: '-03:00' };

export const interviews: ServerModule = {
  name: 'interviews',
  routes: interviewRoutes,
  // A time is an instant, or a day and what the clocks show.
  examples: [
    requestExample(createInterview, { ...place, ...time, scheduledAt: undefined }),
    requestExample(scheduleInterview, { ...place, scheduledAt: '2027-01-20T14:30:00-03:00' }),
    requestExample(changeInterview, { ...place, ...time }),
  ],
  pages: [
    secretPage(interviewPaths.invitation, { 'pt-BR': 'Entrevista', 'en-US': 'Interview' }, getInterviewInvitation),
  ],
  messages: [interviewChange],
  tasks: [ringScheduledTask, remindTask, endWithApplicationTask],
  mails: defineMails(mails, {
    interviewInvitedMail: invitedTo,
    interviewMovedMail: invitedTo,
    interviewChangedMail: invitedTo,
    interviewCancelledMail: calledOff,
    interviewReminderMail: remindedOf,
    panelInvitedMail: invitedTo,
    panelChangedMail: invitedTo,
    panelCancelledMail: calledOff,
    panelTakenOffMail: takenOff,
    panelReminderMail: remindedOf,
  }),
  notifications: Object.values(notifications),
  budgets: Object.values(budgets),
  personalData: interviewsData,
  ports: interviewPorts,
  connects: [
    connect(companyPorts.interviewsByMember, interviewsByMember),
    connect(companyPorts.transferWork, transferInterviews),
    connect(companyPorts.onMemberLeaving, takeOffInterviews),
    connect(applicationPorts.onApplicationChanged, followEnd),
  ],
};
