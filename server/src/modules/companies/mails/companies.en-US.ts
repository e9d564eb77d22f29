import { formatDate } from '../../../platform/mail/mail-format.ts';
import type { MailTexts } from '../../../platform/mail/mail-kind.ts';
import { button, paragraph } from '../../../platform/mail/mail-text.ts';
import { hello, locale } from '../../../platform/mail/mail-words.en-US.ts';
import type * as kinds from './companies.kinds.ts';

/** As what somebody is invited. */
const ROLES = {
  owner: 'an owner',
  recruiter: 'a recruiter',
  hiring_manager: 'a hiring manager',
  interviewer: 'an interviewer',
  expert: 'an expert who grades tests',
} as const;

export const companyMailsEnUS: MailTexts<typeof kinds> = {
  invitationMail: {
    subject: ({ companyName }) => `Invitation to the team: ${companyName}`,
    body: ({ params, link }) => ({
      heading: 'Invitation to a team',
      blocks: [
        hello(''),
        paragraph(
          `${params.inviterName} invited you to the team of ${params.companyName} at Prova, as ${ROLES[params.role]}.`,
        ),
        button('See invitation', link),
        paragraph(
          `The invitation is good until ${formatDate(locale, params.expiresAt)}. If you did not expect it, ignore this message: nothing happens.`,
        ),
      ],
      why: 'You received this message because somebody invited this email to a team at Prova.',
    }),
  },
  companyVerificationMail: {
    subject: ({ companyName }) => `Confirm that this email is of the company: ${companyName}`,
    body: ({ params, link }) => ({
      heading: 'Confirm the domain of the company',
      blocks: [
        hello(''),
        paragraph(
          `For the jobs of ${params.companyName} to show in the public list of Prova, confirm that this email is of the company. The link is good for 48 hours.`,
        ),
        button('Confirm company', link),
        paragraph(
          'If your company does not recruit with Prova, ignore this message: without a confirmation nothing changes.',
        ),
      ],
      why: 'You received this message because somebody said that this email is of the company that recruits with Prova.',
    }),
  },
  companyVerifiedMail: {
    subject: ({ companyName }) => `Company verified: ${companyName}`,
    body: ({ params, url }) => ({
      heading: 'Your company is verified',
      blocks: [
        hello(params.name),
        paragraph(
          `We checked the details of ${params.companyName}. From now on its open jobs show in the public list and in search engines.`,
        ),
        button('See the company', url('/admin/recruiter/settings')),
      ],
      why: 'You received this message because you own the company at Prova.',
    }),
  },
  companyRefusedMail: {
    subject: ({ companyName }) => `The company could not be verified: ${companyName}`,
    body: ({ params, url }) => ({
      heading: 'Your company could not be verified',
      blocks: [
        hello(params.name),
        paragraph(`We checked the CNPJ ${params.cnpj} of ${params.companyName} and could not confirm the company.`),
        paragraph(`Reason: ${params.reason}`),
        paragraph('Correct the details and ask again, or verify the company by an email of your domain.'),
        button('See the company details', url('/admin/recruiter/settings')),
      ],
      why: 'You received this message because you own the company at Prova.',
    }),
  },
};
