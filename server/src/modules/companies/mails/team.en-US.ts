import type { MailTexts } from '../../../platform/mail/mail-kind.ts';
import { button, paragraph } from '../../../platform/mail/mail-text.ts';
import { hello } from '../../../platform/mail/mail-words.en-US.ts';
import type * as kinds from './team.kinds.ts';

/** The role of somebody in a company. */
export const ROLES = {
  owner: 'an owner',
  recruiter: 'a recruiter',
  hiring_manager: 'a hiring manager',
  interviewer: 'an interviewer',
  expert: 'a test grader',
} as const;

const whyOwner = 'You received this message because you manage this company’s team on Prova.';

export const teamMailsEnUS: MailTexts<typeof kinds> = {
  memberRoleChangedMail: {
    subject: ({ companyName }) => `Your role on the team has changed: ${companyName}`,
    body: ({ params, url }) => ({
      heading: 'Your role on the team has changed',
      blocks: [
        hello(params.recruiterName),
        paragraph(
          `${params.changedBy} changed your role on the ${params.companyName} team. From now on you are ${ROLES[params.role]}.`,
        ),
        button('Open Prova', url('/admin/recruiter')),
      ],
      why: 'You received this message because you are part of this team on Prova.',
    }),
  },
  memberRemovedMail: {
    subject: ({ companyName }) => `You are no longer on the team: ${companyName}`,
    body: ({ params }) => ({
      heading: 'You are no longer part of the team',
      blocks: [
        hello(params.recruiterName),
        paragraph(
          `${params.changedBy} removed you from the ${params.companyName} team. You no longer have access to the jobs and applications of this company.`,
        ),
        paragraph(
          'You keep your Prova account. If this was a mistake, ask whoever manages the team to invite you again.',
        ),
      ],
      why: 'You received this message because you were part of this team on Prova.',
    }),
  },
  memberLeftMail: {
    subject: ({ companyName, memberName }) => `${memberName} left the team: ${companyName}`,
    body: ({ params, url }) => ({
      heading: 'Someone left the team',
      blocks: [
        hello(params.recruiterName),
        paragraph(
          `${params.memberName} left the ${params.companyName} team. Their jobs and open offers went to someone else on the team.`,
        ),
        button('See the team', url('/admin/recruiter/team')),
      ],
      why: whyOwner,
    }),
  },
  memberJoinedMail: {
    subject: ({ companyName, memberName }) => `${memberName} joined the team: ${companyName}`,
    body: ({ params, url }) => ({
      heading: 'Invitation accepted',
      blocks: [
        hello(params.recruiterName),
        paragraph(
          `${params.memberName} accepted the invitation and is now part of the ${params.companyName} team, as ${ROLES[params.role]}.`,
        ),
        button('See the team', url('/admin/recruiter/team')),
      ],
      why: whyOwner,
    }),
  },
  companyClosedMail: {
    subject: ({ companyName }) => `The company was closed on Prova: ${companyName}`,
    body: ({ params }) => ({
      heading: 'The company was closed on Prova',
      blocks: [
        hello(params.recruiterName),
        paragraph(
          `${params.changedBy} closed the company ${params.companyName} on Prova. Its jobs were closed, and we notified everyone who had applied.`,
        ),
        paragraph('You keep your account: you can accept invitations from other companies, or create a new one.'),
      ],
      why: 'You received this message because you were part of this team on Prova.',
    }),
  },
};
