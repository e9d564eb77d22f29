import { formatDate } from '../../../platform/mail/mail-format.ts';
import type { MailTexts } from '../../../platform/mail/mail-kind.ts';
import { button, paragraph } from '../../../platform/mail/mail-text.ts';
import { hello, locale } from '../../../platform/mail/mail-words.en-US.ts';
import type * as kinds from './companies.kinds.ts';
import { ROLES } from './team.en-US.ts';

export const companyMailsEnUS: MailTexts<typeof kinds> = {
  invitationMail: {
    subject: ({ companyName }) => `Invitation to the team: ${companyName}`,
    body: ({ params, link }) => ({
      heading: 'Invitation to a team',
      blocks: [
        hello(''),
        paragraph(
          `${params.inviterName} invited you to the ${params.companyName} team on Prova, as ${ROLES[params.role]}.`,
        ),
        button('See invitation', link),
        paragraph(
          `The invitation is valid until ${formatDate(locale, params.expiresAt)}. If you were not expecting it, ignore this message: nothing will happen.`,
        ),
      ],
      why: 'You received this message because someone invited this address to a team on Prova.',
    }),
  },
  companyVerificationMail: {
    subject: ({ companyName }) => `Confirm that this email belongs to the company: ${companyName}`,
    body: ({ params, link }) => ({
      heading: 'Confirm your company’s domain',
      blocks: [
        hello(''),
        paragraph(
          `For jobs at ${params.companyName} to appear in Prova’s public list, confirm that this email belongs to the company. The link is valid for 48 hours.`,
        ),
        button('Confirm company', link),
        paragraph(
          'If your company does not recruit with Prova, ignore this message: nothing changes without confirmation.',
        ),
      ],
      why: 'You received this message because someone said this address belongs to a company that recruits with Prova.',
    }),
  },
  companyVerifiedMail: {
    subject: ({ companyName }) => `Company verified: ${companyName}`,
    body: ({ params, url }) => ({
      heading: 'Your company is verified',
      blocks: [
        hello(params.name),
        paragraph(
          `We checked the details of ${params.companyName}. From now on, its open jobs appear in the public list and in search engines.`,
        ),
        button('See the company', url('/admin/recruiter/settings')),
      ],
      why: 'You received this message because you own the company on Prova.',
    }),
  },
  companyVerificationEndedMail: {
    subject: ({ companyName }) => `No longer verified: ${companyName}`,
    body: ({ params, url }) => ({
      heading: 'Your company is no longer verified',
      blocks: [
        hello(params.name),
        paragraph(
          `The name, website or CNPJ of ${params.companyName} was changed. Its verified badge is gone, and its jobs stay out of the public list until it is verified again. Links to the jobs keep working.`,
        ),
        button('Verify again', url('/admin/recruiter/settings')),
        paragraph('Don’t recognize this change? Check who owns the company on Prova.'),
      ],
      why: 'You received this message because you own the company on Prova.',
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
        paragraph('Correct the details and ask again, or verify the company with an email on its own domain.'),
        button('See the company details', url('/admin/recruiter/settings')),
      ],
      why: 'You received this message because you own the company on Prova.',
    }),
  },
};
