import { applicationPaths } from '@prova/contract/applications/paths';
import { to } from '@prova/contract/paths';
import type { MailTexts } from '../../../platform/mail/mail-kind.ts';
import { button, paragraph } from '../../../platform/mail/mail-text.ts';
import { hello, whyProcess } from '../../../platform/mail/mail-words.en-US.ts';
import type * as kinds from './evaluations.kinds.ts';

export const evaluationMailsEnUS: MailTexts<typeof kinds> = {
  feedbackSharedMail: {
    subject: ({ companyName, jobTitle }) => `Feedback from ${companyName}: ${jobTitle}`,
    body: ({ params, link, url }) => ({
      heading: 'You received feedback',
      blocks: [
        hello(params.candidateName),
        paragraph(
          `${params.companyName} wrote feedback on your application for ${params.jobTitle} and shared it with you.`,
        ),
        button(
          'Read the feedback',
          link ?? url(to(applicationPaths.talentApplication, { id: params.applicationId }) as `/${string}`),
        ),
      ],
      why: whyProcess(params.companyName),
    }),
  },
};
